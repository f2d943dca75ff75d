/** Words of about the same frequency in everyday text, and what a match of one is worth (1 for all other words). */
interface FrequencyClass {
  readonly weight: number;
  readonly words: string;
}

/** Written by hand from general knowledge of the two languages; fitted to no text. */
export const englishClasses: readonly FrequencyClass[] = [
  {
    weight: 0.05,
    words:
      "a an the and or but nor if of to in on at by for with from into onto about as than that this these those it " +
      "its is am are was were be been being do does did done have has had having i me my mine you your yours he him " +
      "his she her hers we us our ours they them their theirs who whom whose which what when where why how not no so " +
      "too very there here then will would shall should can could may might must up out off over under again s t d " +
      "ll m re ve don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't i'm i've i'd i'll " +
      "you're you've he's she's it's we're we've they're that's there's what's let's",
  },
  {
    weight: 0.3,
    words:
      "just also only even still yet ever never always now soon once while because since until although though both " +
      "each every either any some all many much more most few less least other another such own same well really " +
      "quite rather maybe perhaps oh ok okay yes yeah hey hi hello wow thanks thank please sure get gets got getting " +
      "go goes going gone went come comes coming came make makes making made take takes taking took give gives " +
      "giving gave put see sees seeing saw seen say says saying said tell tells told ask asks asked know knows knew " +
      "think thinks thought want wants wanted like likes liked look looks looked looking seem need needs use used " +
      "thing things something anything everything nothing someone anyone everyone one ones way lot lots bit kind sort",
  },
  {
    weight: 0.6,
    words:
      "time times day days week weeks month months year years today yesterday tomorrow morning night last next first " +
      "second new old good great nice better best bad big small little long short right wrong hard easy real sure " +
      "man woman people person men women child children kid kids friend friends family home house place world life " +
      "work works worked working job feel feels feeling felt love loves loved enjoy hope glad happy find finds found " +
      "keep kept let start started try tried trying help helps helped talk talked talking call called hear heard " +
      "leave left live lived show showed play played turn turned move moved mean means believe happen happened " +
      "two three four five part side hand head eye eyes face name word words idea reason story",
  },
];

export const chineseClasses: readonly FrequencyClass[] = [
  {
    weight: 0.05,
    words:
      "的 了 着 过 地 得 是 在 有 和 与 及 或 而 且 也 都 就 还 又 才 再 很 太 更 最 不 没 无 未 别 把 被 让 使 给 对 向 从 到 " +
      "于 由 为 以 之 其 此 这 那 哪 谁 何 什 么 怎 吗 呢 吧 啊 呀 嘛 啦 哦 嗯 我 你 您 他 她 它 们 咱 个 些 一 乃 矣 焉 哉 者 " +
      "所 若 則 则 卻 却 這 們 個 嗎 麼 還 沒 為 與 對 從 過 說 會 來 裡 什么 怎么 为什么 为何 如何 哪里 我们 你们 他们 " +
      "她们 它们 自己 这个 那个 这些 那些 这样 那样 这里 那里 因为 所以 但是 可是 如果 虽然 而且 然后 不是 没有 就是 " +
      "还是 是不 的是 了一 一个 这一 那一 有一 是一 的人 了吗 是什 是谁",
  },
  {
    weight: 0.3,
    words:
      "说 道 来 去 上 下 里 中 内 外 前 后 出 进 起 回 开 看 见 想 要 能 会 可 做 作 用 叫 问 听 知 觉 走 拿 等 只 多 少 大 小 " +
      "好 人 事 日 时 年 月 天 今 如 同 样 次 两 二 三 几 第 头 儿 子 地方 时候 现在 今天 已经 可以 觉得 知道 起来 出来 " +
      "一些 一下 一样 不过 只是 只见 听说 说道 问道 笑道 喜欢 感觉 非常 真的 谢谢 希望 应该 可能 需要",
  },
  {
    weight: 0.6,
    words:
      "家 手 心 头 面 身 口 话 名 字 生 老 新 长 高 明 白 真 正 当 成 动 发 得 气 水 山 门 路 车 东 西 四 五 六 七 八 九 十 " +
      "百 千 万 半 早 晚 夜 朋友 工作 生活 问题 东西 昨天 明天 最近 一起 开始 帮助 建议 自然 先生 孩子",
  },
];
