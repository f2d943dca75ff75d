import type { Scenes } from "./voice.ts";

const list = (text: string): readonly string[] => text.split(" | ");

const words = {
  season: list(
    "clouds hid the sun | drizzle went on and on | a gale blew from the plain | mist hid the far bank | storm clouds were gathering | the river ran brown | dust flew along the road",
  ),
  seasonCold: list(
    "hoar frost silvered the ground | the last snow lingered | the cold crept into the bones | dead leaves whirled",
  ),
  seasonWarm: list(
    "heat shimmered over the roofs | the spring floods were rising | lightning flickered | a mild wind blew | dew soaked every shoe",
  ),
  moment: list(
    "as day broke | when the sun was high | just past noon | with the shadows lengthening | as evening drew in | in the dead of night | before the last watch | an hour afterwards | when the tea had gone cold | as the gates opened | once the stalls were shut | when the watch had gone by | as supper smoke rose | with the moon at its height",
  ),
  labour: list(
    "hauling | tallying | hoisting | shelving | heaping | turning over | wrapping | binding | stowing | carting | weighing | marking | portioning | looking over | lugging | roping",
  ),
  load: list(
    "reed blinds | medicine dregs | leather thongs | rush mats | barley | turnips | sacking | ship's planks | umbrellas | candles | soy crocks | dried fish | hampers | lamp wicks | porcelain bowls | bolts of cloth | quicklime | straw capes | malt | beeswax",
  ),
  air: list(
    "downcast | not displeased | long silent | in a cold sweat | at a loss | smiling wryly | lost in thought | trembling with rage | close to tears | ill at ease | stony-faced | dryly amused | bowed down | full of sighs | deaf to everything | half asleep | flushed to the ears",
  ),
  noise: list(
    "the watchman's rattle | cicadas | creaking oars | neighing | drums | dripping gutters | frogs | firecrackers | a distant fiddler | somebody's cough | washing beaten on stones | loose tiles | wild geese | a work song | a temple gong | squealing pigs",
  ),
  gossip: list(
    "the tax office was sending an inspector | the eastern hill was haunted | a barge had sunk downstream | the new collector drank | winter would come early | old coins had been dug up | grain had doubled in price | a censer was missing from the shrine | a floating bridge was planned | a new school had opened in the city | the players had broken up | outsiders were buying hill land | the great elm had been struck | grubs were in the mulberries | somebody had won the lottery | the salt boats were aground",
  ),
  proverb: list(
    "fortune turns like the weather | mercy costs nothing | wrong breeds wrong | three liars make a tiger | the full never pity the hungry | small leaks sink great dykes | spilt water cannot be gathered | every debt is paid at last | thick ice takes more than one night | two tigers cannot share a hill | forced fruit is never sweet | a loose tongue cuts its owner | pride walks before a stumble",
  ),
  food: list(
    "two cups of cloudy wine | a crock of bean curd | half a roast fowl | a basket of dumplings | three eggs | a bowl of cold tea | some slices of bacon | a few green plums | a fistful of seeds | a basin of hot soup | half a seed cake | a string of candied fruit",
  ),
  beast: list(
    "an old tomcat | a lean hound | a mule | a crane | a crow | a goat | a turtle dove | a gander | a dragonfly | a bat | a calf | a hare",
  ),
  corner: list(
    "along the gallery | under the trellis | by the well-head | on the stone stairs | behind the screen wall | at the fireside | behind the bamboo blind | by the manger | up in the loft | at the boundary stone | below the gauze window | outside the fence | before the till | in the lamp's shadow",
  ),
  home: list(
    "the lakes | the far frontier | the high passes | the lake shore | the capital | the western plain | the islands | the old post road | the pottery towns | the herb country | the timber camps | the salt pans",
  ),
  quirk: list(
    "could not walk past a wine shop | wrote a fine hand | told fortunes that never came true | was louder than a gong | outran the post horse | never touched onions | begged back every bad move at chess | made matches for everybody | feared the dark | told old tales to all comers | was cleverer with the left hand | was famous for thrift | kept a roomful of birds | took an umbrella everywhere | could date a wine by its scent | sneezed like a cannon | was never known to leave a glass half full | burnt incense before every ferry | always refused the best chair | did sums while asleep | went about in hand-me-downs | knew a hundred herbs by name | talked of nothing but weather | kept a lame crane | sang without a tune | drank left-handed only | swore oaths by the dozen | dreaded every official | wore an empty scabbard | told tales better than any player | lay awake at full moon | fanned away in every season",
  ),
  site: list(
    "the far end of the busy street | the barren slope | the meeting of two streams | the old post road | the pagoda | the deep bamboo | the stone arch | the foot of the dyke | the temple gate | the vegetable plots | the big banyan | the salt store",
  ),
  look: list(
    "grey tiles on blue brick | quiet at all hours | crowded from dawn to dusk | lit far into the night | half collapsed and built up again | marked by a faded wine flag | guarded by a one-eared stone lion | haunted by stray cats | scribbled over with bad verse | paved with stones worn like glass | plastered with old notices | roofed with moss",
  ),
};

export const scenes: Scenes = {
  words,
  titles: [
    "{A} comes to {P}",
    "The tale of {t}",
    "Night talk at {P}",
    "{B} and {t}",
    "{P}, {moment}",
    "{N} days of {A}",
  ],
  causes: [
    "Look for the reason and you find this: {G}.",
    "First {G}, and then came this.",
    "Blame nobody else, only the fact that {G}.",
    "{W} put it plainly: “Seeing that {G}, what did you expect?”",
    "Seeing that {G}, {a} had hardened {a_poss} heart.",
    "The bitter seed had been sown when {G}.",
  ],
  retellings: [
    "{moment}, among old neighbours at {P}, {W} let out the hidden part: {G}, and that was how {E}.",
    "All that people knew was that {E}, but {W} shook {w_poss} head at {P}: “And do you forget that {G}?”",
    "Over {food} at {P}, {W} confessed what {w} knew: {G}; had it been otherwise, nobody could now say that {E}.",
    "“You ask how it is that {E}?” said {W}, {labour} {load} at {P}. “{G}, and there you have it.”",
  ],
  before: [
    "{season}, and {corner} at {P} there was nobody but {W}, {labour} {load}.",
    "{moment}, {W} came by {P} with a load of {load}, and heard little but {noise}.",
    "Done with {labour} {load}, {W} took {food} and settled {corner} at {P}, {air}.",
    "It was {moment}; {season}, and about {P} the one sound was {noise}.",
    "{beast} crouched {corner} at {P}, and {W}, {air}, tossed it a morsel from {food}.",
  ],
  after: [
    "{W}, who was {labour} {load} {corner}, heard all of it, {air}.",
    "{A} was {air}; {B}, for {b_poss} part, was {air}; one could hear {noise}.",
    "“{proverb},” remarked {W}, and set the {load} down {corner}.",
    "{moment}, {B} sat {corner} over {food}, {air}.",
    "When the story came to {V}, who was still {labour} {load}, {v} was {air}.",
    "{A} gone, {beast} could be heard {corner}, and {B} remained, {air}.",
    "Somebody told {A} that {proverb}; {a}, {air}, went about {labour} {load}.",
  ],
  fillers: {
    weather: [
      "{season}, and {moment} even {beast} at {P} had no wish to stir.",
      "Leaning {corner} at {P}, {air}, {W} observed that now, while {season}, was the time for {labour} {load}.",
      "Whatever the weather, {V} brought {W} {food}, and the two sat {corner} hearing {noise}.",
      "All at once {season}; {W} gathered up the {load}, {V} barred the door of {P}, and there was only {noise}.",
      "{W} could recall another year when {season} and {V}, {air}, was {labour} {load} at {P}.",
    ],
    work: [
      "Side by side {W} and {V} were {labour} {load}, {moment} still busy {corner} at {P}.",
      "Half-way through {labour} the {load}, {W}, {air}, begged {food} of {V}.",
      "{V} made fun of how {W} was {labour} the {load}; {w}, {air}, retorted that {proverb}.",
      "A mountain of {load} rose {corner} at {P}, and {W} went on {labour} it with an aching back, {moment} and after.",
      "{moment}, {beast} trod on the {load}; {V} was {air}, and {W} had to start {labour} afresh.",
    ],
    talk: [
      "From {P} {W} brought home the news that {gossip}; {V} heard it {air}.",
      "“They say that {gossip},” whispered {W} to {V}, {moment}, never ceasing from {labour} {load}.",
      "{V} pushed {food} across and asked whether it was so that {gossip}; {W} was {air}.",
      "Because it was said that {gossip}, {W} and {V} wrangled {corner} at {P} until both were {air}.",
      "That {proverb} was all {W} would say; {w} went to see to {labour} {load} {corner}, and {V} stayed, {air}.",
    ],
  },
  portraits: [
    "The name was {full}, by birth from {home}, by trade a {trade}; acquaintances made it {short}, respect made it {title}, mockery made it {nick}; {w} {quirk}.",
    "As to {nick}, that is {full} from {home}, otherwise {short}, otherwise {title}, who {quirk}.",
    "Among those of the craft there was a {trade}, {full}, who {quirk}: {short} to old friends, {title} to customers, and, thanks to the children, {nick}.",
  ],
  openings: [
    "By {site} lay {name}, vulgarly {alias}, {look}.",
    "{alias}, that is to say {name}, was to be found by {site}, {look}.",
    "To reach {name} one made for {site}; locals said merely {alias}, {look}.",
  ],
};
