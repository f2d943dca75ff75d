const digits = [..."零一二三四五六七八九十"];

/** A number below 100 in Chinese: 十二, 二十, 三十一; 两 stands for a bare two. */
export function chineseNumber(amount: number): string {
  if (amount === 2) return "两";
  if (amount <= 10) return digits[amount] ?? "";
  const tens = Math.floor(amount / 10);
  const ones = amount % 10;
  return `${tens === 1 ? "" : digits[tens]}十${ones === 0 ? "" : digits[ones]}`;
}

const months = ["正", "二", "三", "四", "五", "六", "七", "八", "九", "十", "冬", "腊"];

export const chineseMonth = (date: Date): string => `${months[date.getUTCMonth()]}月`;

/** 初八, 十五, 廿三, 三十. */
export function chineseDayOfMonth(date: Date): string {
  const day = date.getUTCDate();
  const one = digits[day % 10] ?? "";
  if (day <= 10) return `初${digits[day]}`;
  if (day < 20) return `十${one}`;
  if (day === 20 || day === 30) return `${digits[day / 10]}十`;
  return day === 31 ? "月末" : `廿${one}`;
}
