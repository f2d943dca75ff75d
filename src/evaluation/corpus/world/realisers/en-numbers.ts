const small = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen"
).split(" ");
const tens = ["", "", "twenty", "thirty"];

/** A number below 40 in words: twelve, twenty-one. */
export function englishNumber(amount: number): string {
  if (amount < small.length) return small[amount] ?? "";
  const ones = amount % 10;
  return `${tens[Math.floor(amount / 10)]}${ones === 0 ? "" : `-${small[ones]}`}`;
}

const irregular: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
  twenty: "twentieth",
  thirty: "thirtieth",
};

/** Twenty-first for 21, below 40. */
export function ordinal(amount: number): string {
  const [head, tail] = englishNumber(amount).split("-");
  const last = tail ?? head ?? "";
  const ending = irregular[last] ?? `${last}th`;
  return tail ? `${head}-${ending}` : ending;
}

const months = "January February March April May June July August September October November December".split(
  " ",
);

export const englishMonth = (date: Date): string => months[date.getUTCMonth()] ?? "";
