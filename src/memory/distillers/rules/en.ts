import type { LanguageCues } from "./cues.ts";

/** English. */
export const englishCues: LanguageCues = {
  passage: { min: 240, max: 900 },
  boilerplate:
    /^(?:[\s*·•○●◇◆—_=~.-]+|\*{2,}.*\*{2,}|\[?illustrations?(?:[:.][^\]]*)?\]?\.?|produced by .{1,120}|.*project gutenberg.{0,80}|end of (?:the )?(?:project|volume|book).{0,80}|the end\.?|finis\.?|(?:table of )?contents\.?|to be continued\.?|\[?page \d+\]?|copyright.{0,120}|all rights reserved\.?|https?:\/\/\S+|transcriber.s notes?:?)$/iu,
  chatter:
    /\b(?:hi|hello|hey|good (?:morning|evening|afternoon|night)|bye|goodbye|see you|see ya|take care|thanks?|thank you|you(?:'|’)?re welcome|welcome|no problem|sure|okay|ok|yes|yeah|yep|no|nope|great|cool|nice|awesome|wow|haha+|lol|got it|sounds good|i see|right|alright|well|oh|so much|very|a lot|talk|soon|later|to you|too|you|and|for|it|that|is|i|all|there|again|everyone|have a (?:good|great|nice) (?:day|night|one|time))\b/giu,
  question: /\?/u,
  kinds: [
    {
      kind: "template",
      pattern: /\b(?:template|boilerplate|fill in the blanks?|sample letter|format is as follows)\b/iu,
    },
    {
      kind: "skill",
      pattern:
        /\b(?:how to|step (?:one|1)|first,? .{1,100}\bthen\b.{1,100}\bfinally|here(?:'|’)s how|the trick is|the way to|recipe)\b/iu,
    },
    {
      kind: "gotcha",
      pattern:
        /\b(?:beware|be careful|watch out|careful not to|pitfall|gotcha|trap|caveat|make sure not|never forget to|to (?:my|his|her|their) (?:surprise|dismay|horror)|unexpectedly|turned out|little did|failed|failure|error|mistake|blunder|lesson|nearly (?:lost|drowned|died|fell))\b/iu,
    },
    {
      kind: "decision",
      pattern:
        /\b(?:decid(?:e|ed|es|ing)|decision|resolv(?:e|ed) (?:to|upon|on|that)|determined (?:to|upon|on)|made up (?:my|his|her|their|your) mind|chose(?:n)?|choose to|agreed (?:to|that|upon)|settled (?:on|upon|that)|vow(?:ed)?|swor(?:e|n)|plan(?:s|ned|ning)? to|going to (?:start|move|switch|use|try)|switched to|opted)\b/iu,
    },
    {
      kind: "constraint",
      pattern:
        /\b(?:must(?:n(?:'|’)t| not| never| always)|forbid(?:s|den)?|forbade|not allowed|prohibited|required to|at most|at least|no more than|limit(?:ed)? (?:of|to)|deadline|on (?:the )?condition|rule(?:s)? (?:is|are|was|were|that)|under no circumstances|never to)\b/iu,
    },
    {
      kind: "preference",
      pattern:
        /\b(?:love[sd]? (?:to|the|it|my|his|her|reading|\w+ing)|like[sd]? (?:to|best|the)|enjoy(?:s|ed)?|prefer(?:s|red)?|favou?rite|fond of|hate[sd]?|dislike[sd]?|can(?:'|’)t stand|would rather|had rather|allergic|hobb(?:y|ies)|passion for|keen on|into \w+ing)\b/iu,
    },
    {
      kind: "pattern",
      pattern:
        /\b(?:every (?:time|day|week|year|morning|evening|night|sunday|monday|summer|winter)|always|whenever|as usual|usually|used to|in the habit|habit(?:ually)?|invariably|once again|each time|as ever)\b/iu,
    },
    {
      kind: "concept",
      pattern:
        /\b(?:is (?:called|known as|defined as)|are called|means that|refers to|is a kind of|in other words|by definition|that is to say|is the (?:art|science|study|idea) of)\b/iu,
    },
  ],
  weighty:
    /\b(?:died?|dead|death|ill(?:ness)?|marri(?:ed|age)|wedding|engaged|engagement|born|birth|left|leave|escaped?|killed|murder(?:ed)?|saved|rescued|lost|won|stole|stolen|fire|secret|truth|discovered|confess(?:ed)?|promised?|refused|decided|swore|betray(?:ed)?|forgave|forgiven|reconciled|regret(?:ted)?|first time|at last|finally|suddenly|because|therefore|must|important|crucial|careful|will|job|moved|graduated|adopt(?:ed|ion)?|pregnant|pounds?|dollars?|years?)\b/iu,
  weakClause:
    /^(?:and|but|or|nor|for|that|which|who|whom|as|than|to|of|in|with|so|then|if|because|though|while|when|it|this|these)\b|\b(?:said|replied|cried|asked|answered)\b.{0,24}$|\?$/iu,
  causes: [
    {
      pattern:
        /\b(?:because(?: of)?|owing to|due to|thanks to|on account of|caused by|brought (?:on|about) by|the reason (?:is|was|for|why)|for the (?:simple )?reason that|in consequence of|as a (?:result|consequence) of|but for|(?:all )?(?:goes|went) back to (?:this|that|the|when)|(?:it|this|all) (?:had )?(?:all )?(?:begun|began|started)(?: \w+)?,? when|at (?:the )?(?:bottom|root)|the root of (?:it|this|the matter)(?: all)?|sown when|look for the reason|(?:if it|had it|were it|it) (?:were |been |had been )?not (?:that|for|been for|been that)|seeing that|explain(?:ed)? by)\b/iu,
      cause: "after",
      sureness: 0.8,
    },
    {
      pattern: /(?:^|[.!?;]["”’]?\s+["“]?)Since(?= .{4,120}\b(?:had|was|were)\b)/u,
      cause: "after",
      sureness: 0.6,
    },
    {
      pattern:
        /\b(?:led to|resulted in|gave rise to|brought about|caused|which made (?:him|her|them|me|us|it)|drove (?:him|her|them|me) to|obliged (?:him|her|them|me) to|forced (?:him|her|them|me) to|cost (?:him|her|them|me))\b/iu,
      cause: "before",
      sureness: 0.75,
    },
    {
      pattern:
        /\b(?:therefore|(?<=[.;] |^)thus(?!,? (?:far|much))|hence|consequently|as a (?:result|consequence)|in consequence|accordingly|that(?:'|’)?s why|that (?:is|was) why|that (?:is|was) how|and then came this|had it been otherwise|there you have it|out of this came|which (?:is|was) why|for (?:this|that) reason|so that|that is how)\b/iu,
      cause: "before",
      sureness: 0.6,
    },
    { pattern: /(?:^|[.!?;]\s+["“]?)So,? (?!far|long|much|many|what)/u, cause: "before", sureness: 0.35 },
  ],
  needs:
    /\b(?:depend(?:s|ed|ing)? (?:up)?on|rel(?:y|ies|ied) (?:up)?on|requires?|required|needs?|needed|cannot .{1,40} without|could not .{1,40} without|not until|only if|unless|first (?:have|need|must))\b/iu,
  lookingBack:
    /\b(?:turned out|remember(?:ed|s|ing)?|recall(?:ed|s|ing)?|recollect(?:ed|ion)?|ever since|found out|learn(?:ed|t) (?:that|of|from)|heard (?:that|of|from)|was told|discovered that|reali[sz]ed (?:that|how|why)|after that|back then|years ago|long ago|in those days|once before|the other day|formerly|before that)\b/iu,
  change:
    /\b(?:no longer|not any ?more|any ?more|never again|chang(?:ed|ing) (?:my|his|her|their|your|its) (?:mind|opinion|tone|manner|tune)|change of (?:heart|mind|opinion)|(?<!\b(?:is|was|were|be|been|are|am|being|get|got|quite|so|not) )used to|had always .{1,80}\bnow|once .{1,60}\bbut now|broke (?:his|her|their|my) (?:word|promise)|went back on|took back|contrary to|reversed|cancel(?:l?ed)?|turned against|in spite of what|quite altered|so altered|so changed|actually,? (?:it|he|she|they|that) (?:is|was|were|are)(?:n(?:'|’)t| not))\b/iu,
  attitudes: {
    favourable:
      /\b(?:love[sd]?|lik(?:e[sd]?|ing)|trust(?:s|ed)?|believe[sd]? in|support(?:s|ed)?|admire[sd]?|respect(?:s|ed)?|esteem(?:s|ed)?|forg(?:ave|iven|ives)|approve[sd]?|fond of|grateful|delighted with|prais(?:ed|es)|adore[sd]?|welcomed|reconciled|in favou?r of|enjoy(?:s|ed)?)\b/iu,
    adverse:
      /\b(?:hate[sd]?|hatred|dislike[sd]?|distrust(?:s|ed)?|mistrust(?:s|ed)?|(?<!\bno )doubt(?:s|ed)?|oppose[sd]?|refuse[sd]?|despise[sd]?|resent(?:s|ed|ment)?|blame[sd]?|disapprove[sd]?|detest(?:s|ed)?|scorn(?:s|ed)?|contempt|angry with|furious with|quarrel(?:l?ed)?|abhor(?:s|red)?|suspect(?:s|ed)?|loathe[sd]?|against the (?:plan|idea|match))\b/iu,
    negation:
      /\b(?:not|no|never|no longer|n(?:'|’)t|hardly|scarcely|without|cannot|nor|ceased to|less)(?: \w+)?\s*$/iu,
  },
  negation: /\b(?:not|never|no longer|cannot|nobody|nothing|without)\b|n(?:'|’)t\b/iu,
  speakerMark: ": ",
  roleNames: { user: "User", assistant: "Assistant", tool: "Tool" },
};
