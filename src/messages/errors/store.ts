import { byDetail, type Translation, type Translations } from "./translation.ts";

const rebuildIndex = "请运行 alaya rebuild-l1，从卡片重建它";
const freeSpace = "请腾出一些空间再试";
const grantAccess = "请取得该文件夹的写权限，或把存储复制到可以写入的文件夹";

/** The store cannot be opened, read or written. */
export const storeErrors: Translations = {
  STORE_MISSING: {
    message: "这里没有记忆",
    hint: "用 `alaya init` 建立一个，或用 --data-dir 指定另一个文件夹",
  },
  STORE_NOT_A_FOLDER: { message: "数据目录是一个文件", hint: "请用 --data-dir 指定文件夹" },
  STORE_LOCKED: byDetail("what", {
    memory: { message: "另一个进程正在使用这个记忆", hint: "请等它结束，或结束它" },
    "memory-of-pid": {
      message: "另一个进程正在使用这个记忆（进程号 {pid}）",
      hint: "请等它结束，或结束它",
    },
    graph: {
      message: "另一个进程已经打开了图",
      hint: "请等它结束，或结束它；图同时只能由一个进程打开",
    },
  }),
  STORE_VERSION: byDetail("what", {
    memory: { message: "当前版本读不了这个记忆的格式", hint: "当前版本读取格式 {supported}" },
    "newer-graph": {
      message: "图的格式是 {stored}，当前版本读取格式 {supported}",
      hint: "请升级到写入它的版本",
    },
    "older-graph": {
      message: "图的格式是 {stored}，当前版本读取格式 {supported}",
      hint: "请运行 alaya rebuild --from raw，由原始会话重建",
    },
    "graph-library": {
      message: "图是由另一个版本的数据库软件写入的",
      hint: "请用写入它的版本打开，或运行 alaya rebuild --from raw 重建",
    },
    vectors: {
      message: "向量的格式是 {stored}，当前版本读取格式 {supported}",
      hint: rebuildIndex,
    },
    words: {
      message: "全文索引的格式是 {found}，当前版本读取格式 {expected}",
      hint: "请运行 alaya rebuild-l1，从卡片重建它",
    },
  }),
  STORE_READ_ONLY: byDetail("what", {
    memory: {
      message: "数据目录不能写入",
      hint: "即使只读取，记忆也要写入锁文件；请把它复制到可以写入的文件夹",
    },
    graph: { message: "图所在的文件夹不能写入", hint: grantAccess },
    vectors: { message: "向量所在的文件夹不能写入：{reason}", hint: grantAccess },
    words: {
      message: "全文索引不能读取或写入",
      hint: "请取得该文件夹的读写权限，或把存储复制到可以写入的文件夹",
    },
    EACCES: fileUnusable("请取得该文件夹的读写权限"),
    EPERM: fileUnusable("请取得该文件夹的读写权限"),
    EROFS: fileUnusable("请把数据目录放在可以写入的磁盘上"),
  }),
  STORE_DISK_FULL: byDetail("what", {
    graph: { message: "磁盘已满", hint: freeSpace },
    vectors: { message: "磁盘已满", hint: freeSpace },
    lock: { message: "磁盘已满", hint: freeSpace },
    words: { message: "没有空间存放全文索引", hint: freeSpace },
    ENOSPC: fileUnusable(freeSpace),
  }),
  STORE_FULL: {
    message: "图已超出它可以使用的内存",
    hint: "请拆分存储，例如按命名空间",
  },
  STORE_UNWRITABLE: fileUnusable("请确认数据目录是一个文件夹，且磁盘正常"),
  STORE_CORRUPT: byDetail("what", {
    built: {
      message: "已构建的存储与第一次评估时的内容不同",
      hint: "请删除这个存储的文件夹；它会从语料重新构建",
    },
    passages: {
      message: "已构建的存储中，段落无法读取",
      hint: "请删除这个存储的文件夹；它会从语料重新构建",
    },
    "graph-gone": { message: "这份记忆的图不见了", hint: "请运行 alaya rebuild --from raw，由原始会话重建" },
    "vectors-gone": { message: "这份记忆的向量不见了", hint: rebuildIndex },
    graph: { message: "图无法打开", hint: "请运行 alaya rebuild --from raw，由原始会话重建" },
    row: { message: "图中有一行的格式不对", hint: "请运行 alaya rebuild --from raw，由原始会话重建" },
    embedder: { message: "记录向量所用嵌入模型的文件已损坏", hint: rebuildIndex },
    vectors: { message: "向量表无法打开", hint: rebuildIndex },
    words: { message: "全文索引已损坏", hint: "请运行 alaya rebuild-l1，从卡片重建它" },
    journal: {
      message: "日志第 {line} 行已损坏：{reason}",
      hint: "请从备份恢复这个文件，或把它移走：丢失的只是卡片的使用记录，卡片都还在",
    },
    raw: {
      message: "文件已损坏：{reason}",
      hint: "请从备份恢复；或删除它，再重新导入或蒸馏所属的会话",
    },
  }),
  GRAPH_ENGINE_MISSING: {
    message: "图引擎 {engine} 的库没有安装",
    hint: "请运行 npm install @ladybugdb/core@0.19.1，或把 graph.engine 设为 kuzu",
  },
  GRAPH_ENGINE_OTHER: {
    message: "这份记忆的图存放在 {held} 中，而 graph.engine 是 {asked}",
    hint: "请运行 alaya rebuild --from raw 迁移，或把 graph.engine 设为 {held}",
  },
  STORE_EMBEDDER_MISMATCH: {
    message: "这些向量由 {stored}（{storedDimensions} 维）生成，而不是 {wanted}（{wantedDimensions} 维）",
    hint: "请配置当初的嵌入模型，或运行 alaya rebuild-l1，为每张卡片重新生成向量",
  },
  STORE_DIMENSIONS_MISMATCH: {
    message: "存储中的向量是 {stored} 维，而不是 {given} 维",
    hint: "请使用打开存储时的嵌入模型",
  },
  EVAL_TOUCHED_STORE: {
    message: "评估期间，{system} 的存储发生了变化",
    hint: "请评估一份无人写入的封存副本；如果确实没有别的程序写入，就是该系统在召回时写入了存储",
  },
};

function fileUnusable(hint: string): Translation {
  return { message: "无法使用这个文件：{reason}", hint };
}
