import { eng, zho } from "stopword";

const englishBeyondTheList =
  "the its it's let let's us shall will would won't wouldn't can't cannot couldn't don't doesn't does doing done " +
  "didn't isn't aren't ain't wasn't weren't haven't hasn't hadn't shouldn't having being i'm i've i'd i'll you're " +
  "you've you'd you'll he's he'd he'll she's she'd she'll we're we've we'd we'll they're they've they'd they'll " +
  "that's that'd there's here's what's who's where's when's how's whom whose why mine yours hers ours theirs myself " +
  "yourself herself itself ourselves yourselves themselves not no nor so if then once until while during against " +
  "above below off again further own few just very y'all";

const chineseCharacters = "呀啦呗咧嘛么被让从而却则其且若以所者乃矣焉没去能要想再才只個這們嗎說來對會";

const chineseWords =
  "我们 你们 他们 她们 它们 咱们 自己 什么 怎么 怎样 怎么样 如何 为何 为什么 哪里 哪儿 哪个 哪些 哪位 多少 几个 " +
  "这个 那个 这些 那些 这里 那里 这儿 那儿 这样 那样 这么 那么 因为 所以 但是 可是 不过 然而 而且 并且 或者 还是 " +
  "如果 虽然 即使 只是 就是 不是 没有 可以 已经 正在 一个 一些 有些 以及 关于 对于 由于 为了 是否 有没有 是不是 " +
  "我們 你們 他們 她們 什麼 甚麼 怎麼 怎樣 為何 為什麼 哪裡 哪兒 哪個 這個 那個 這些 這裡 那裡 這樣 那樣 這麼 那麼 " +
  "因為 還是 雖然 沒有 已經 一個 關於 對於 由於 為了";

/** English words that no index needs, in lower case with straight apostrophes. */
export const englishFunctionWords: ReadonlySet<string> = new Set([
  ...eng,
  ...englishBeyondTheList.split(" "),
]);

/** Chinese characters that mean nothing alone. */
export const chineseFunctionCharacters: ReadonlySet<string> = new Set([...zho, ...chineseCharacters]);

/** Matches Chinese function words of two and more characters, the longest first. */
export const chineseFunctionWord = new RegExp(
  chineseWords
    .split(" ")
    .sort((a, b) => b.length - a.length)
    .join("|"),
  "g",
);
