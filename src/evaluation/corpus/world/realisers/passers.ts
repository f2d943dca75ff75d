import type { Random } from "../../../../core/random.ts";
import type { Person } from "../world.ts";

/** Somebody without a name who stands by. */
export interface Passer {
  readonly gender: Person["gender"];
  /** When first seen, and afterwards. */
  readonly first: string;
  readonly later: string;
}

/** Makes passers-by of a language. */
export type PasserMaker = (random: Random) => Passer;

const split = (text: string): readonly string[] => text.split(" ");

const chineseRoles = {
  f: split("绣娘 卖花女 洗衣妇 稳婆 采茶女 老妇 织女 豆腐娘子 渔妇 厨娘 村姑 奶娘"),
  m: split("货郎 船家 脚夫 更夫 樵夫 差役 书生 渔翁 车把式 剃头匠 小贩 道士 庄稼汉 杂耍艺人 卖油翁 小伙计"),
};
const chineseLooks = split(
  "穿蓝布衫 戴斗笠 挑着担子 缺了门牙 脸上有疤 打着赤脚 拄着竹杖 背着包袱 系红腰带 个子矮小 满头白发 嗓子沙哑 牵着毛驴 抱着孩子 提着灯笼 刚下船 眯着眼睛 披着蓑衣 嚼着甘蔗 脸晒得黑红",
);

export const chinesePasser: PasserMaker = (random) => {
  const gender = random.pick(["f", "m"] as const);
  const role = random.pick(chineseRoles[gender]);
  return { gender, first: `一个${random.pick(chineseLooks)}的${role}`, later: `那${role}` };
};

const list = (text: string): readonly string[] => text.split(" | ");

const englishRoles = {
  f: list(
    "seamstress | flower seller | laundress | midwife | tea picker | old woman | lace maker | fishwife | kitchen maid | country girl | wet nurse | widow",
  ),
  m: list(
    "pedlar | boatman | porter | lamplighter | woodcutter | constable | student | fisherman | carter | barber | hawker | friar | farmhand | juggler | oil seller | shop boy",
  ),
};
const englishLooks = list(
  "in a blue smock | in a straw hat | with a yoke of buckets | with a missing tooth | with a scarred cheek | without shoes | with a bamboo cane | with a bundle | with a red sash | of small stature | with white hair | with a hoarse voice | leading a donkey | holding a baby | carrying a lamp | fresh off the boat | with narrowed eyes | in a rain cape | chewing sugar cane | with a sunburnt face",
);

export const englishPasser: PasserMaker = (random) => {
  const gender = random.pick(["f", "m"] as const);
  const role = random.pick(englishRoles[gender]);
  const article = /^[aeiou]/.test(role) ? "an" : "a";
  return { gender, first: `${article} ${role} ${random.pick(englishLooks)}`, later: `the ${role}` };
};
