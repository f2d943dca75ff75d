const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Titles of men, as they stand before a name. */
export const maleTitles = words(
  "Mr Sir Lord Master Monsieur M Signor Herr Father Brother Uncle King Prince Duke Baron Count Mister Monsieur Messrs",
);

/** Titles of women. */
export const femaleTitles = words(
  "Mrs Ms Miss Lady Madame Madam Mme Mlle Mademoiselle Signora Frau Dame Sister Aunt Mother Queen Princess Duchess Countess",
);

/** Titles of either. */
export const commonTitles = words(
  "Dr Doctor Captain Capt Colonel Col Major General Gen Lieutenant Lt Sergeant Sgt Professor Prof Rev Reverend Hon Judge Justice President Senator Governor Inspector Detective Officer Bishop Saint St Dean Cardinal Pope Commander Admiral Cousin Grandma Grandpa Coach Chef Squire Deacon Constable Nurse Alderman Schoolmaster Schoolmistress Schoolteacher Postmaster Postmistress Watchman Ferryman Shopkeeper Innkeeper Blacksmith Farmer Goodman",
);

/** Capitalised words that are no names by themselves. */
export const notNames = words(
  "Poor Dear Old Young Little Elegant Christmas Easter Michaelmas Midsummer Thanksgiving Halloween Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun I O Oh Ah Sir Sirs Madam Ma'am Mamma Mama Mom Mum Papa Dad Daddy Father Mother Brother Sister Uncle Aunt Grandma Grandpa God Heaven Heavens Lord Lordship Ladyship Majesty Providence January February March April May June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday English French German Italian Spanish American Chinese Japanese Russian Dutch Greek Latin European Christian Indian Irish Scotch Scottish British Chapter Volume Book Part Section Letter Illustration Gutenberg Yes No Well Why What Who How When Where Which Here There This That These Those Now Then But And Or So If As At In On By For From With To Of The A An He She It We You They My His Her Its Our Your Their Me Him Us Them Not Nor Yet Still Even Only Just Thus Hence Indeed Perhaps Maybe Never Always Let Come Go Look See Hi Hey Hello Thanks Thank Please Sorry Good Great Nice Wow Okay Ok Sure Yeah Yep Nope Lol Hmm Haha Congrats Awesome Absolutely Definitely Totally After Before Since Because Although Though Unless Whenever Wherever Whatever Early Midway Thenceforth While During Until Once Told Asked Near Everybody Everyone Somebody Someone Nobody Anybody Something Nothing Everything People Those Each Every Some Most Many Both Another Other Either Neither Then Later Soon Today Tomorrow Yesterday Esq Jr Sr Mr Mrs Miss Ms Dr PS AM PM OK TV",
);

/** Last words by which a name is a place. */
export const placeWords = words(
  "Street Road Lane Avenue Square Park Hall Abbey Bay River Lake Island Islands Isle City Town Village County Castle Bridge Hill Hills Mountain Mountains Mount Valley Forest Wood Beach Cape Sea Ocean Station Inn Cottage Farm Mill Wharf Granary Playhouse Theatre Theater Chapel Belfry Brewery Forge Warehouse Market Works Ferry Tavern Pier Quay Dock Lodge Manor Dispensary Lock Kiln Pottery Schoolhouse Smithy Stables Barn Lighthouse Fort Gate Tower Temple Shrine Monastery Priory Bakery Foundry Pool Crossing Court Place Grove House Harbour Harbor Point Falls Creek Canyon Desert Coast Kingdom State Province Gardens Garden Terrace Hotel Airport Cafe Restaurant Trail",
);

/** Last words by which a name is an organisation. */
export const organisationWords = words(
  "University College School Academy Company Corporation Inc Ltd Bank Church Club Society Association Institute Foundation Agency Committee Council Ministry Department Hospital Museum Library Press Times Party Union League Group Team Office Studio Studios Center Centre Orchestra Army Navy",
);

/** Prepositions before a place more often than before a person. */
export const placePrepositions = words(
  "in at near from into through towards toward across around outside inside beyond within",
);

/** Verbs of saying and of doing that persons do. */
export const personVerbs =
  /^(?:'s|’s)?,?\s+(?:said|says|replied|answered|cried|asked|exclaimed|thought|felt|looked|smiled|laughed|nodded|sighed|shook|turned|spoke|told|knew|saw|went|came|took|gave|wished|could|would|did|had|has|was|is|himself|herself|who|loves|likes|wants)\b/;
export const speechBefore =
  /\b(?:said|replied|answered|cried|asked|exclaimed|continued|added|returned|dear|poor|young|old|little|told|met|saw|thanked|married)\s+$/;
