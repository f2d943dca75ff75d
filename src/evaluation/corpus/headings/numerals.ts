const chineseDigits: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  "○": 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  壹: 1,
  贰: 2,
  叁: 3,
  肆: 4,
  伍: 5,
  陆: 6,
  柒: 7,
  捌: 8,
  玖: 9,
};
const chineseUnits: Readonly<Record<string, number>> = {
  十: 10,
  拾: 10,
  百: 100,
  佰: 100,
  千: 1000,
  万: 10_000,
};
const tens: Readonly<Record<string, number>> = { 廿: 20, 卅: 30 };

/** Characters a Chinese chapter number is written with, for use inside a character class. */
export const chineseNumeralClass = "零〇○一二两三四五六七八九十百千万壹贰叁肆伍陆柒捌玖拾佰廿卅0-9０-９";

/** 十七, 一百十九, 一一九, 一零零, 廿三, 001 and １２ as numbers; `null` for anything else. */
export function parseChineseNumeral(text: string): number | null {
  const compact = text.replace(/\s/g, "").normalize("NFKC");
  if (/^\d+$/.test(compact)) return Number(compact);
  const characters = [...compact];
  if (characters.length === 0) return null;
  if (characters.every((character) => character in chineseDigits))
    return Number(characters.map((character) => chineseDigits[character]).join(""));
  let total = 0;
  let digit: number | null = null;
  for (const character of characters) {
    const unit = chineseUnits[character];
    if (unit !== undefined) {
      total += (digit ?? (total % (unit * 10) === 0 ? 1 : 0)) * unit;
      digit = null;
    } else if (character in tens) total += tens[character] ?? 0;
    else if (character in chineseDigits) digit = chineseDigits[character] ?? null;
    else return null;
  }
  return total + (digit ?? 0);
}

const romanPattern = /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,4})(IX|IV|V?I{0,4})$/;
const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

/** XXXVIII and xl as numbers, IIII too; `null` for anything else. */
export function parseRoman(text: string): number | null {
  const upper = text.toUpperCase();
  if (upper === "" || !romanPattern.test(upper)) return null;
  const values = [...upper].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

const cardinals =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const ordinals =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
    " ",
  );
const cardinalTens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ordinalTens = "twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth".split(
  " ",
);

/** Twenty-one and FIRST as numbers below a hundred; `null` for anything else. */
function parseEnglishWord(text: string): number | null {
  const [first = "", second] = text.toLowerCase().split(/[\s-]+/);
  const small = Math.max(cardinals.indexOf(first), ordinals.indexOf(first));
  if (small >= 0) return second === undefined ? small : null;
  const ten = cardinalTens.indexOf(first);
  const unit = second === undefined ? 0 : Math.max(cardinals.indexOf(second), ordinals.indexOf(second));
  if (ten >= 0) return unit >= 0 && unit < 10 ? (ten + 2) * 10 + unit : null;
  const ordinalTen = ordinalTens.indexOf(first);
  return ordinalTen >= 0 && second === undefined ? (ordinalTen + 2) * 10 : null;
}

/** 12, XII, twelve and twelfth as numbers; `null` for anything else. */
export function parseEnglishNumber(text: string): number | null {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  return parseRoman(text) ?? parseEnglishWord(text);
}
