import { byDetail, type Translation, type Translations } from "./translation.ts";

const checkApi = "请检查服务地址是否写到 API 的起点（通常以 /v1 结尾）";

const answered = (hint: string): Translation => ({
  message: "{baseUrl} 上的 {model} 返回了状态码 {status}",
  hint,
});

/** A model service refused, failed or answered nonsense. */
export const providerErrors: Translations = {
  PROVIDER_KEY_MISSING: {
    message: "环境变量 {name} 里没有密钥",
    hint: "请设置 {name}，或写明装着密钥的变量名",
  },
  PROVIDER_AUTH: byDetail("status", {
    401: answered("请检查密钥，以及为它指定的环境变量里是否装着它"),
    403: answered("密钥有效，但无权使用这个模型；请换一个密钥或模型"),
  }),
  PROVIDER_RATE_LIMIT: answered("请稍后再运行同一条命令，或提高密钥的配额"),
  PROVIDER_TIMEOUT: {
    message: "{baseUrl} 上的 {model} 没有按时应答",
    hint: "请再试一次，或允许更长的时间",
  },
  PROVIDER_UNREACHABLE: {
    message: "连接不上 {baseUrl} 上的 {model}",
    hint: "请检查服务地址和网络",
  },
  PROVIDER_CUT_OFF: {
    message: "{baseUrl} 上的 {model} 应答到一半就断开了",
    hint: "请再运行同一条命令",
  },
  PROVIDER_TOO_LARGE: {
    message: "发给 {baseUrl} 上的 {model} 的内容超出了它的上限",
    hint: "请减小每批的数量，或换用能接受更长文字的模型",
  },
  PROVIDER_BAD_RESPONSE: (details) => {
    if ("reason" in details)
      return {
        message: "{baseUrl} 上的 {model} 给出的应答不合要求：{reason}",
        hint: /has \d+ numbers, not/.test(String(details.reason))
          ? "请把 embedding.dimensions 改成模型给出的数目，或删去这个键"
          : "请换用别的模型或服务",
      };
    if ("notes" in details)
      return {
        message: "{provider} 没有写出一道可用的题（{notes}）",
        hint: "请换用更强的模型，或查看录下的应答（--record）",
      };
    return "status" in details
      ? answered(`${checkApi}，以及那里是否有这个模型`)
      : { message: "{baseUrl} 上的 {model} 返回的内容无法读取", hint: checkApi };
  },
  BUDGET_EXCEEDED: {
    message: "预算 {period}.{unit}（{limit}）不够：已用 {spent}，还需 {wanted}",
    hint: "请在配置中提高 budget.{period}.{unit}，或一次少做一些；`alaya costs` 显示已用多少",
  },
  BUDGET_UNPRICED: {
    message: "预算限制了费用，但 {model} 没有价格",
    hint: "请在模型旁写明每百万词元的价格，或改为限制词元数或调用次数",
  },
  PROVIDER_REPLAY_MISS: {
    message: "没有录下请求“{firstLine}”的应答（键 {key}）",
    hint: "请向模型录制：--model <name> --base-url <url> --api-key-env <VAR> --record <file>",
  },
  RECORDING_INVALID: (details) =>
    "line" in details
      ? { message: "第 {line} 行不是录制记录：{reason}", hint: "请删除这一行，或重新录制这个文件" }
      : { message: "一个录制文件只能来自一个模型：{reason}", hint: "请为每个模型各用一个文件" },
};
