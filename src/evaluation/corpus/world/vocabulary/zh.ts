import type { NameMaker, PlaceMaker, Vocabulary } from "./vocabulary.ts";

const split = (text: string): readonly string[] => text.split(" ");

const surnames = split(
  "陈 柳 沈 陆 韩 魏 秦 许 何 吕 施 孔 曹 严 华 金 陶 姜 戚 谢 邹 喻 柏 章 云 苏 潘 葛 范 彭 鲁 韦 马 苗 方 俞 任 袁 鲍 史 唐 费 岑 薛 雷 贺 倪 汤 殷 罗 毕 郝 安 常 乐 于 傅 卞 齐 康",
);
const givenFirst = split(
  "守 怀 秉 若 令 思 敬 允 叔 伯 景 望 知 立 长 明 文 素 静 玉 秋 春 月 宝 兰 梅 承 继 广 云",
);
const givenLast = split(
  "拙 谷 仁 衡 川 远 诚 安 舟 平 石 林 年 生 渊 清 芷 荷 娥 贞 音 芸 英 珠 莲 筠 岳 礼 信 山",
);
const nickHeads = split("铁 快 冷 慢 笑 黑 白 红 长 短 半 双 响 闷 直 弯 热 硬 软 金 银 铜 木 石 老 满");
const nickTails = split(
  "念珠 嘴皮 脚板 手指 眉毛 耳朵 葫芦 肚皮 扁担 草鞋 锣鼓 竹竿 菩萨 秤砣 膏药 钉子 麻雀 蚂蚱 门神 烟袋 毛笔 瓦片 草帽 石磨 黄牛 泥鳅",
);
const trades: Readonly<Record<string, string>> = {
  clerk: "账房",
  ferryman: "船工",
  smith: "铁匠",
  carpenter: "木匠",
  physician: "郎中",
  keeper: "掌柜",
  teacher: "先生",
  tailor: "裁缝",
  painter: "画师",
  mason: "石匠",
  dyer: "染匠",
  potter: "窑工",
  postmaster: "驿丞",
  elder: "里正",
  guard: "镖头",
  cook: "厨子",
  miller: "磨工",
  weaver: "织户",
};

const makeNames: NameMaker = (_gender, random, attempt) => {
  const surname = random.pick(surnames);
  const last = random.pick(givenLast);
  const trade = random.pick(Object.keys(trades));
  const nick = `${random.pick(nickHeads)}${random.pick(nickTails)}`;
  return {
    trade,
    names: {
      full: `${surname}${random.pick(givenFirst)}${last}`,
      short: random.pick([`老${surname}`, `小${surname}`, `阿${last}`]),
      title: `${surname}${trades[trade]}`,
      nickname: attempt < 8 ? nick : `${nick}${surname}`,
    },
  };
};

const siteNames = split(
  "柳湾 白石 南坡 青莲 双井 石塘 竹溪 枫桥 东岭 槐荫 莲塘 芦汀 旧堰 沙洲 桑园 梅岭 古榕 雁滩 松坪 鹿坑 月牙 罗家 关帝 三岔 龙潭 云台 银杏 草甸 望湖 北闸 杨柳 半山 落霞 栖霞 金鸡 海棠 盐埠 桃渚 棋盘 铜锣",
);
/** Each with the word that people use for it when they are in no mood for the whole name. */
const sites = {
  渡口: "渡头",
  茶棚: "茶摊",
  磨坊: "碾房",
  染坊: "染缸院",
  货栈: "堆房",
  石桥: "桥头",
  祠堂: "祖屋",
  药铺: "药柜",
  码头: "船埠",
  集市: "墟场",
  窑场: "窑口",
  书塾: "学馆",
  客栈: "歇脚店",
  粮仓: "仓房",
  水闸: "闸口",
  钟楼: "鼓台",
  酒坊: "酒窖",
  铁铺: "炉房",
  戏台: "台子",
  驿站: "马店",
};
const siteMarks = split("老 旧 大 小 东头 西头 后街 河边 坡上 坡下 村口 墙外 北面 南面");

const makePlace: PlaceMaker = (random, attempt) => {
  const [site, loose] = random.pick(Object.entries(sites));
  const more = attempt > 20 ? random.pick(siteMarks) : "";
  return {
    name: `${random.pick(siteNames)}${more}${site}`,
    alias: `${random.pick(siteMarks)}${loose}`,
  };
};

export const chineseVocabulary: Vocabulary = {
  makeNames,
  makePlace,
  trades,
  nouns: {
    abacus: "算盘",
    oar: "船桨",
    ledger: "账簿",
    clock: "座钟",
    lantern: "风灯",
    bell: "铜铃",
    shuttle: "梭子",
    saddle: "马鞍",
    map: "地图",
    seal: "印章",
    kettle: "水壶",
    fiddle: "胡琴",
    mirror: "镜子",
    chest: "木箱",
    scale: "杆秤",
    sickle: "镰刀",
    net: "渔网",
    anvil: "铁砧",
    quilt: "棉被",
    key: "钥匙",
    inkstone: "砚台",
    lock: "门锁",
    ladder: "梯子",
    drum: "皮鼓",
    handcart: "板车",
    telescope: "望远镜",
    ring: "戒指",
    chisel: "凿子",
    compass: "罗盘",
    teapot: "茶壶",
    wheel: "纺车",
    comb: "木梳",
    saw: "锯子",
    flute: "竹笛",
    anchor: "船锚",
    barometer: "晴雨表",
    bracelet: "手镯",
    parasol: "纸伞",
    bellows: "风箱",
    hourglass: "沙漏",
    cauldron: "铁锅",
    whip: "马鞭",
    portrait: "画像",
    prescription: "药方",
    spade: "铁锹",
    lute: "琵琶",
  },
  qualities: {
    old: "老旧的",
    new: "崭新的",
    inherited: "祖传的",
    southern: "从南边带来的",
    "blue-cloth": "缠着蓝布的",
    marked: "刻着记号的",
    chipped: "缺了一角的",
    smoked: "熏黑了的",
    "red-cord": "系着红绳的",
    brass: "包铜边的",
    gilded: "描金的",
    mended: "修补过的",
    worn: "磨得发亮的",
    given: "别人送的",
    "water-stained": "泡过水的",
    dusty: "落满灰的",
    oiled: "上过油的",
    patterned: "带暗纹的",
    waxed: "打过蜡的",
    "white-edged": "镶白边的",
    green: "漆成绿色的",
    scorched: "烧焦了边的",
    foreign: "外乡样式的",
    initialled: "写着姓氏的",
  },
};
