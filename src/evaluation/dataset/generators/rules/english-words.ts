const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Stand before a surname and make one name with it. */
export const titles = set(
  "Mr Mrs Miss Ms Dr Sir Lady Lord Captain Colonel Major Doctor Professor Father Uncle Aunt Madame Monsieur Count Countess Inspector Reverend Old Young",
);

/** Capitalised words that name no person. */
export const notNames = set(
  "The And But For Nor Yet His Her Their There Then That This These Those What When Where Who Why How Yes Now Well You She They Its One Two God Heaven Christmas Sunday Monday Tuesday Wednesday Thursday Friday Saturday January February March April May June July August September October November December English French England London Chapter Letter Volume Oh Ah Here Not All With From Some Such After Before Indeed Perhaps If It He In As At So We My No Do Did Are Is Was Very Good Dear Poor Captain Sir Lady Lord Papa Mama Mother Father",
);

/** Right beside a name they tell that it is a person's. */
export const speechVerbs = set(
  "said replied cried answered asked exclaimed returned added observed continued whispered called thought remarked muttered shouted laughed smiled",
);

/** Open a noun. */
export const determiners = set(
  "the a an his her their my your its this that some another every old little own",
);

/** Past tenses without -ed that say something. */
export const irregularPasts = set(
  "took gave found brought sent wrote bought sold broke lost left kept held threw tore drew drove rode struck hid stole caught built burnt read spoke taught won chose forgot forgave shook sank swore wore woke fled fell rose bound dug fought hung laid lent paid shot sang swam swept wept",
);

/** Words in -ed that say too little, or are no verbs. */
export const weakPasts = set(
  "seemed appeared looked turned asked replied cried answered exclaimed returned added continued called wanted wished needed used indeed tired hundred kindred sacred wicked naked rugged aged beloved obliged pleased supposed remained passed stopped begged happened moved seated interested married determined accustomed concerned engaged",
);

/** Nouns that stand for anything, anyone or any time. */
export const weakEnglishNouns = set(
  "thing things time times place places person people man woman men women lady gentleman gentlemen father mother sister brother daughter wife husband friend friends child children girl young whole same other others first last next great good little more most much such only very long moment minute hour evening morning night year years week month part point side hand hands eyes face head mind heart room house door home world life word words subject matter manner sort kind degree least rest case fact course means half hers have that with from this been were will would could should about into upon what when where which than then they them there their your some wish hope idea opinion feelings feeling pleasure attention voice name reason answer question party former latter present past",
);

/** Follow a noun, never stand within its phrase. */
export const functionWords = set(
  "of in to with for on at by from as that which who whom and or but was is were had has have he she it they him her them his when where while because into upon over under about after before through without would could should might must will shall did do not so then than if up down out off again till until between among against towards toward there here therefore however indeed though although whether either neither nothing something anything everything every being having",
);

/** Between a subject and a word in -ed they make it a passive or begin something else. */
export const passiveOrNew = set(
  "was were is are be been being am to who which that whom whose and or but than as if by of with in on at for from would could should might must may can will shall need",
);

/** Verbs of liking and trust. */
export const attitudesFor = set(
  "loved liked admired respected trusted praised esteemed thanked pitied helped saved defended comforted approved forgave valued honoured love like admire respect trust praise esteem pity forgive value",
);

/** Verbs of dislike and blame. */
export const attitudesAgainst = set(
  "hated disliked despised distrusted blamed resented reproached abused suspected scorned detested scolded cursed dreaded feared insulted accused avoided hate dislike despise distrust blame resent detest suspect abuse fear avoid",
);

/** Verbs of wish and belief in the forms that follow a negation. */
export const volitions = set(
  "believe think want wish like love hate know understand remember trust mean intend marry leave go come see hear speak write forgive accept refuse care mind",
);
