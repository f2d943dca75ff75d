import type { NameMaker, PlaceMaker, Vocabulary } from "./vocabulary.ts";

const split = (text: string): readonly string[] => text.split(" ");

const women = split(
  "Martha Nell Agnes Bridget Cora Dinah Edith Fanny Greta Hester Ida Joan Kate Lettice Mabel Nora Olive Prudence Rhoda Sybil Tamsin Una Verity Winifred Yvonne Zillah Clemence Dorcas Esme Phoebe",
);
const men = split(
  "Amos Barnaby Caleb Daniel Edmund Felix Gideon Hugh Isaac Jasper Kit Lewis Matthew Ned Oliver Piers Ralph Simon Tobias Urban Vincent Walter Abel Bertram Conrad Denis Ezra Francis Giles Henry",
);
const surnames = split(
  "Hale Wren Marlow Pike Thorne Ashby Dunn Farrow Gale Hobbs Ivers Jessop Kemp Larkin Moss Nash Orme Penrose Quill Rudd Stroud Tolley Upton Vane Weller Yates Brock Crane Dyce Ellery Finch Grove Hazel Inman Jolley Knapp Lowe Mercer Noakes Oakes Pryor Rook Sayer Tripp Unwin Voss Wade Yarrow Birch Coyle",
);
const nickHeads = split(
  "Copper Quick Grey Long Lucky Silent Crooked Merry Sharp Rusty Slow Bright Bitter Honest Loud Tall Tin Velvet Stormy Early Late Sober Double Plain Wandering Salty",
);
const nickTails = split(
  "Thumbs Marrow Whistle Shanks Button Pepper Feather Walnut Magpie Badger Candle Bramble Pocket Thistle Pigeon Sparrow Ribbon Barrel Otter Needle Cricket Anchor Clover Mitten Turnip Heron",
);
const trades: Readonly<Record<string, string>> = {
  clerk: "clerk",
  ferryman: "ferryman",
  smith: "smith",
  carpenter: "carpenter",
  physician: "physician",
  keeper: "shopkeeper",
  teacher: "schoolteacher",
  tailor: "tailor",
  painter: "painter",
  mason: "mason",
  dyer: "dyer",
  potter: "potter",
  postmaster: "postmaster",
  elder: "village elder",
  guard: "watchman",
  cook: "cook",
  miller: "miller",
  weaver: "weaver",
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const makeNames: NameMaker = (gender, random, attempt) => {
  const given = random.pick(gender === "f" ? women : men);
  const surname = random.pick(surnames);
  const second = attempt > 8 ? `${random.pick(surnames)} ` : "";
  const trade = random.pick(Object.keys(trades));
  const nick = `${random.pick(nickHeads)} ${random.pick(nickTails)}`;
  return {
    trade,
    names: {
      full: `${given} ${second}${surname}`,
      short: given,
      title: `${capitalised(trades[trade] ?? "")} ${surname}`,
      nickname: attempt < 8 ? nick : `${nick} ${surname}`,
    },
  };
};

const siteNames = [
  ...[
    "Willow Bend",
    "White Stone",
    "South Slope",
    "Twin Wells",
    "Heron's Pool",
    "Bramble Lane",
    "Long Reach",
  ],
  ...["Maple Cross", "Eastfell", "Lime Walk", "Reed Island", "Sandholm", "Orchard End", "Gull Strand"],
  ...["Pine Flat", "Deer Hollow", "Crescent", "Carter's Row", "Three Ways", "Dragon Mere", "Cloud Top"],
  ...["Meadow Gate", "Northlock", "Halfway Hill", "Sunset Rise", "Cockerel Yard", "Salt Row", "Peach Tree"],
  ...["Chequer Street", "Drummer's Green", "Abbot's Acre", "Kiln Hill", "Fallow Field", "Barley Mow"],
];
/** Each with the word that people use for it when they are in no mood for the whole name. */
const sites = {
  Ferry: "crossing",
  "Tea House": "tea stall",
  Mill: "grinding house",
  "Dye Works": "vat yard",
  Warehouse: "storage shed",
  Bridge: "span",
  Chapel: "prayer house",
  Dispensary: "remedy shop",
  Wharf: "landing",
  Market: "trading square",
  Kiln: "firing yard",
  School: "lesson room",
  Inn: "lodging house",
  Granary: "corn loft",
  Lock: "sluice",
  Belfry: "tower",
  Brewery: "malt cellar",
  Forge: "hearth",
  Playhouse: "stage",
  Stables: "horse yard",
};
const siteMarks = split(
  "old upper lower eastern western far near riverside hilltop back corner northern southern little",
);

const makePlace: PlaceMaker = (random, attempt) => {
  const [site, loose] = random.pick(Object.entries(sites));
  const more = attempt > 20 ? `${capitalised(random.pick(siteMarks))} ` : "";
  return {
    name: `${random.pick(siteNames)} ${more}${site}`,
    alias: `the ${random.pick(siteMarks)} ${loose}`,
  };
};

export const englishVocabulary: Vocabulary = {
  makeNames,
  makePlace,
  trades,
  nouns: {
    abacus: "abacus",
    oar: "oar",
    ledger: "ledger",
    clock: "mantel clock",
    lantern: "storm lantern",
    bell: "handbell",
    shuttle: "shuttle",
    saddle: "saddle",
    map: "map",
    seal: "seal",
    kettle: "kettle",
    fiddle: "fiddle",
    mirror: "mirror",
    chest: "chest",
    scale: "balance",
    sickle: "sickle",
    net: "fishing net",
    anvil: "anvil",
    quilt: "quilt",
    key: "key",
    inkstone: "inkwell",
    lock: "padlock",
    ladder: "ladder",
    drum: "drum",
    handcart: "handcart",
    telescope: "telescope",
    ring: "ring",
    chisel: "chisel",
    compass: "compass",
    teapot: "teapot",
    wheel: "spinning wheel",
    comb: "comb",
    saw: "saw",
    flute: "flute",
    anchor: "anchor",
    barometer: "barometer",
    bracelet: "bracelet",
    parasol: "parasol",
    bellows: "bellows",
    hourglass: "hourglass",
    cauldron: "cauldron",
    whip: "whip",
    portrait: "portrait",
    prescription: "prescription",
    spade: "spade",
    lute: "lute",
  },
  qualities: {
    old: "timeworn",
    new: "brand-new",
    inherited: "inherited",
    southern: "southern-made",
    "blue-cloth": "blue-wrapped",
    marked: "notched",
    chipped: "chipped",
    smoked: "smoke-blackened",
    "red-cord": "red-corded",
    brass: "brass-bound",
    gilded: "gilded",
    mended: "much-mended",
    worn: "worn-smooth",
    given: "gift-marked",
    "water-stained": "water-stained",
    dusty: "dust-covered",
    oiled: "freshly oiled",
    patterned: "patterned",
    waxed: "waxed",
    "white-edged": "white-edged",
    green: "green-painted",
    scorched: "scorched",
    foreign: "foreign-looking",
    initialled: "initialled",
  },
};
