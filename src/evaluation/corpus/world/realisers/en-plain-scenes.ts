import type { Scenes } from "./voice.ts";

const list = (text: string): readonly string[] => text.split(" | ");

const words = {
  sky: list(
    "the sky was grey | a thin rain fell | the wind was full of grit | the fog had not lifted | the clouds hung low | the river was high | the sky was a dull white | puddles shone in the lane",
  ),
  skyCold: list(
    "the snow had just stopped | frost lay thick | the north wind was rising | the cold bit the fingers",
  ),
  skyWarm: list("thunder rolled far off | a warm wind blew | not a leaf stirred | the air was heavy"),
  hour: list(
    "early in the morning | at first light | after breakfast | towards noon | at midday | in the afternoon | at sunset | at dusk | by lamplight | after dark | near midnight | at cock-crow | after the day's work | before opening time | at closing time",
  ),
  doing: list(
    "counting | carrying | bundling | sorting | stacking | packing | unloading | checking | tidying | wrapping | shifting | pricing | listing | covering | fetching | weighing",
  ),
  goods: list(
    "coils of rope | dry hay | clay jars | wooden pails | seed corn | cakes of tea | old sails | oiled paper | wicker baskets | bags of salt | cotton yarn | pickled cabbage | straw mats | firewood | iron nails | dried herbs | wine jugs | beans | window frames | harness straps",
  ),
  mood: list(
    "looking pale | without a word | sighing again and again | rubbing cold hands | staring at the floor | with a forced smile | with a heavy heart | pacing up and down | coughing hard | with clenched fists | crumpling a hat | sweating at the brow | frowning | as if nothing had happened | gazing at the wall | lost for words | biting a lip",
  ),
  sound: list(
    "a dog barking | running water | hammering | cart wheels | a child crying | knocking | sawing | birdsong | laughter | pupils reciting | coins being counted | a knife on a whetstone | hawkers calling | church bells | footsteps | wind chimes",
  ),
  smell: list(
    "lamp oil | wet wood | herbs | smoke | fish | new rice | tar | stale beer | earth | blossom | roasted beans | leather | resin | old paper",
  ),
  rumour: list(
    "rents were going up | the dam upstream was to be repaired | a troupe of players had come | there was a new toll on the road | salt would be cheaper | a new shop would open | ore had been found in the hills | the school was getting a new teacher | the old well had gone cloudy | the barges would change their route | hands would be hired after harvest | crossing the bridge would cost a penny | the draper had lost money | a wolf had come down from the hills | the corn dealer had sold out | the shrine would be rebuilt",
  ),
  saying: list(
    "a near neighbour beats a far cousin | once bitten, twice shy | bad news has wings | no smoke without fire | one false step leads to another | least said, soonest mended | all thunder and no rain | time will tell | everyone kicks a falling wall | even brothers should keep accounts | things straighten out in the end | walls have ears | he who eats your bread sings your song",
  ),
  meal: list(
    "a bowl of thin porridge | two cold rolls | a dish of pickles | a pot of tea | some sweet potatoes | a steamed fish | a plate of beans | half a cup of ale | a few flat cakes | a pan of cabbage soup | a handful of nuts | a bowl of noodles",
  ),
  animal: list(
    "the yellow dog | the grey cat | the old donkey | the ducks | the sparrows | the speckled hen | the lamb | the oxen | the white goose | the swallows | the thin horse | the rats",
  ),
  spot: list(
    "on the threshold | by the wall | behind the counter | beside the steps | near the water butt | at the window | under the eaves | on a stone block | by the millstone | next to the woodpile | in front of the stove | in the shade | beneath the signboard | beside a pillar",
  ),
  origin: list(
    "upriver | the hills | the coast | the county town | the north | the south | the next province | across the river | far down the highway | the salt country | the tea valleys | a village ruined by drought",
  ),
  habit: list(
    "drew out every word | walked with bowed head | drank five pots of tea a day | gave sweets to every child | kept both sleeves rolled up | did sums aloud | read at night by a single lamp | never haggled on market days | ached in wet weather | laughed with a missing tooth | knew everybody's birthday | carried a whetstone everywhere | could not stop humming | hated to owe a favour | slept through any storm | loved to grow flowers | crossed the road to avoid dogs | never spoke at meals | wore patches upon patches | whistled on night walks | kept every account in red ink | shut the windows at any thunder | asked everyone about dinner first | grew onions in every pot | could play draughts for three days | collected copper buttons | never took off that hat | spoke in comparisons | chopped wood when angry | was the first to open each morning | loved news from far away | wrote letters for others without charge",
  ),
  where: list(
    "the east end of town | the west end of town | the bend of the river | the corner of the high road | the top of the slope | the old town wall | the pond | the back of the market | the two ditches | the edge of the wood | the north side of the docks | the end of the cobbled street",
  ),
  ground: list(
    "gravel lay before the door | a well stood behind it | ivy covered the walls | an old sign hung from the eaves | carts always waited in the yard | jars were piled in one corner | two of its steps were missing | its windows faced north | a flagpole stood at the entrance | its floor was never dry | pigeons sat on the roof | elms grew all round it",
  ),
};

export const scenes: Scenes = {
  words,
  titles: [
    "{t} at {P}",
    "{A} and {B}",
    "{P}, {hour}",
    "What became of {t}",
    "Those days at {P}",
    "{A} and the {N} days",
  ],
  causes: [
    "At bottom it was because {G}.",
    "All this came about because {G}.",
    "If it were not that {G}, {A} would never have gone so far.",
    "It had begun earlier, when {G}.",
    "Since {G}, {a} had made up {a_poss} mind long before.",
    "Everyone understood the reason: {G}.",
    "{W}, who was standing near, said: “And all because {G}!”",
  ],
  retellings: [
    "{hour}, {W} spoke of old times at {P}, and of how {E}, and sighed: “It all goes back to this, that {G}.”",
    "Somebody at {P} asked why {E}, and {W} thought it over and answered: “Because {G}.”",
    "While {doing} {goods} at {P}, {W} suddenly said: “You all know that {E}, but not that {G} before that.”",
    "Only now, at {P}, did {W} explain it: {E}, and the reason was that {G}.",
    "When the talk at {P} turned to how {E}, {W} lowered {w_poss} voice: “It would never have happened if it were not that {G}.”",
  ],
  before: [
    "{hour}, while {sky}, {W} was {doing} {goods} {spot}, at {P}.",
    "{sky}, the air around {P} smelt of {smell}, and {W} was busy {doing} {goods}.",
    "{hour}, {W} passed {P} and heard {sound} from a long way off.",
    "All that week {sky}, and {W} was so busy {doing} {goods} that {w} had no time for other people's business.",
    "{animal} slept {spot} at {P}, and {W} held {meal} and listened to {sound}.",
  ],
  after: [
    "{A} stood there {mood}, and {B} went off {mood}.",
    "{W} saw it from where {w} sat {spot}, {mood}, and did not interfere.",
    "{B} spoke of it later to {W} over {meal}, still {mood}.",
    "{hour}, {A} sat alone {spot}, {doing} {goods}, {mood}.",
    "“{saying},” said {W}, and went back to {doing} {goods}.",
    "From outside came the sound of {sound}, and neither {A} nor {B} spoke again.",
    "The news reached {V} {hour}; {v} put down the {goods} and stayed where {v} was, {mood}.",
    "{B} went to stand {spot}, where it smelt of {smell}, {mood}.",
  ],
  fillers: {
    weather: [
      "{hour} {sky}, and {animal} at {P} took shelter {spot}.",
      "{W} stood {spot} at {P}, watching the sky, and said that this was no weather for {doing} {goods}.",
      "Later {sky}, and nothing was left at {P} but {sound} and a smell of {smell}.",
      "{V} was afraid that the damp would spoil the {goods}, and {hour} {v} hurried to {P} to help {W} with {doing} them.",
      "On days when {sky}, {W} liked to sit {spot} with {meal}, listening to {sound}.",
      "{V} told a story of another year when {sky}, and {W} listened to it {mood}.",
    ],
    work: [
      "{W} spent the day at {P} {doing} {goods}, and only {hour} did {w} get {meal}.",
      "{V} taught {W} a better way of {doing} {goods}, muttering all the while that {saying}.",
      "More {goods} had come in at {P}, and {W} and {V} were {doing} them from morning until late.",
      "{W} was not content with the {goods} and sat down {spot} to begin {doing} them again, {mood}.",
      "{hour} they rested, and {V} took out {meal} and gave {W} half.",
      "{animal} upset the {goods} that {W} had been {doing}, and {V} laughed aloud {spot} at {P}.",
      "{W} had learnt all about {doing} {goods} from {V} and could judge them by the smell of {smell}.",
    ],
    talk: [
      "{W} heard at {P} that {rumour}, and {hour} {w} told {V}.",
      "Told that {rumour}, {V} put down the {goods} and answered over {meal} that {saying}.",
      "{hour}, a few people sat {spot} at {P}; {W} said that {rumour}, while {V} cared only for {meal}.",
      "{V} did not like such talk and went off to see about {doing} the {goods} {spot}, and {W} was left there {mood}.",
      "When {W} had finished telling them that {rumour}, there came from outside the sound of {sound}, and {V} got up to look after {animal}.",
      "“{saying},” said {W}, looking towards {P} over the {goods}.",
    ],
  },
  portraits: [
    "{full}, a {trade}, came from {origin}; neighbours said {short}, polite people said {title}, and behind {w_poss} back it was {nick}, for {w} {habit}.",
    "The {trade} {full} had arrived {hour} one day; friends called {w_obj} {short}, strangers {title}, and the nickname {nick} stuck because {w} {habit}.",
    "Everybody in town knew the {trade} {full}: {short} to the old, {title} to the young and {nick} to the cheeky, somebody who {habit}.",
  ],
  openings: [
    "{name} stood near {where}; {ground}, and for short everyone called it {alias}.",
    "Near {where} was {name}, in common talk {alias}, where {ground}.",
    "What people called {alias} was properly {name}; it lay near {where}, and {ground}.",
  ],
};
