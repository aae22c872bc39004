import { englishWork, readEnglishVerbPhrase } from '../verb-phrase-en';
import type { Cue, LanguagePack } from './language-pack';

const adverbs =
  '(?:uh |um |er |also |then |just |personally |definitely |certainly |gladly |probably |quickly |now |first |still |really |actually |please |always |all |both )*';
const cue = (kind: Cue['kind'], source: string, extra: Partial<Cue> = {}): Cue => ({
  kind,
  pattern: new RegExp(`\\b(?:${source}) ${adverbs}(?=[a-z])`, 'g'),
  ...extra,
});
const someone = '(?:some ?one|some ?body|one of (?:us|you))';
const must =
  "(?:(?:should|must|needs? to|ha(?:s|ve) to|ought to|will have to|would have to|had better|'s got to|has got to))";
const may = "(?:could|can|will|'ll)";

const cues: readonly Cue[] = [
  cue(
    'self',
    "i'll|i will|i shall|i'm going to|i am going to|i'm gonna|i am gonna|i'm to|my (?:action|task|job|to-?do|homework)(?: item)? is to|i promise to|i promise i'll|i volunteer to|i'm happy to|i am happy to|i'd be happy to|i can gladly|i commit to|i plan to have|i'll be able to|i'm able to",
  ),
  cue(
    'self',
    "i can|i could|i have to|i need to|i must|i've got to|i should|i plan to|i intend to|i want to|let me|i think i'll|i guess i'll|my plan is to|i'd like to|i aim to",
    { weak: true },
  ),
  cue(
    'self',
    "i'll take care of|i will take care of|i take care of|i'm taking care of|leave it to me to|i'll be responsible for|i'm responsible for",
    { keepsVerb: true },
  ),
  cue(
    'request',
    "(?:can|could|would|will) you(?: guys)?|(?:can|could|would|will) you be able to|would you mind|do you mind|are you able to|would it be possible for you to|i need you to|i'd like you to|i would like you to|i want you to|i'd ask you to|may i ask you to|can i ask you to|could i ask you to|make sure you|make sure to|don't forget to|do not forget to|remember to|be sure to|your task is to|your job is to",
  ),
  cue(
    'request',
    "you need to|you have to|you should|you will|you'll|you'll need to|you'll have to|you could",
    {
      weak: true,
    },
  ),
  cue('request', 'please(?! (?:note|remember that|forgive|excuse))'),
  {
    kind: 'open',
    weak: true,
    pattern: new RegExp(
      `^(?:and |so |then |also |but )?(?=(?:${englishWork.join('|')}) (?:the|a|an|our|your|them|him|her|me|us|all|both|every|each|new|more|some|another|this|that|two|three)\\b|let (?!(?:us|me|you|it|him|her|them|go|alone)\\b)\\w+ know\\b)`,
      'g',
    ),
  },
  cue(
    'open',
    `${someone} (?:else |on the team |from \\w+ |of us )?(?:also |really |still |definitely |probably |then )?${must}`,
    { sure: true },
  ),
  cue('open', `${someone} (?:else )?${may}|who (?:can|could|will|would|wants to|has time to)`, {
    weak: true,
  }),
  cue(
    'open',
    `(?:we|i) (?:also |still |really )?need ${someone} (?:who can |who could |to)|we're looking for ${someone} (?:who can |to)|we (?:are looking|look) for (?:a volunteer|someone) to|we need a volunteer to|(?:would|will) be (?:good|great|helpful|useful) if ${someone} (?:could|can|would)|it (?:would|will) help if ${someone} (?:could|can|would)|can (?:someone|somebody|anyone|anybody)|could (?:someone|somebody|anyone|anybody)|${someone} please`,
    { sure: true },
  ),
  cue(
    'open',
    "(?:we|the team) (?:also |still |really |definitely |absolutely |urgently )*(?:need to|have to|must|should|ought to|'ve got to|have got to|'ll have to|will have to|'ll need to|will need to)|we'll|we will|we're going to|we are going to|let's|the next step is to|next step is to|what remains is to|it remains to|it is still open to",
    { weak: true },
  ),
];

/** English. */
export const englishPack: LanguagePack = {
  language: 'en',
  cues,
  assigns: [
    /(?<!\p{L})(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:will|'ll|’ll|should|must|is going to|has to|needs to|agreed to|volunteered to|promised to|takes care of|is responsible for|is supposed to|could|can|to)(?: also| then| please)* (?!you\b)(?=[a-z])/gu,
    /\b(?:ask|have|let|get|need|want|would like) (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?) (?:to )?(?=[a-z])/gu,
  ],
  orders: new RegExp(`^(?:then |also |just |and |so )?(?=(?:${englishWork.join('|')})\\b)`),
  readVerbPhrase: readEnglishVerbPhrase,
  reported:
    /\b(?:said|says|told (?:me|him|her|us|them|you)|thought|promised|whether|when|whenever|which|what|where|how|why|who|until|till|once|unless|so that|before|after|as soon as|while|in case|hope|wish|wondered|wondering|asked if|things?|afraid|maybe|perhaps|not sure)[:,]? ?["“]?(?:that )?$/,
  condition: /\b(?:if|unless|suppose|supposing|imagine|assuming|even if|had we|were we)\b/g,
  politeCondition:
    /\bif (?:you (?:have|can|could|get|find|don't|want|like)|possible|that's|that is|nobody|no one|it's ok)\b/,
  agenda:
    /\b(?:today we|this meeting|for today|on the agenda|agenda for|let's (?:start|begin|talk|get|move|go (?:on|over|through|around)|keep this)|next (?:topic|item|point)|this is about)\b/,
  accepts:
    /^(?:and |but |oh |well |um |uh )*(?:yes|yeah|yep|sure|of course|okay|ok|all right|alright|certainly|absolutely|definitely|gladly|no problem|no worries|will do|can do|i can do (?:that|it)|i'll do (?:that|it)|i will|happy to|consider it done|on it|i'm on it|got it|you(?: will|'ll) (?:have|get) (?:it|them|that|those)|fine|sounds good|with pleasure|my pleasure|perfect|great|good|understood|noted|right|done deal|that works|that's fine|leave it (?:to|with) me|i'd be glad|i'm happy to)\b/,
  asksAround:
    /\bwho (?:can|could|will|would|wants to|has time to) |^(?:and |so |but |ok(?:ay)?,? )*who [a-z]{2,}s (?:the|an?|our|my|your|them|it|this|that|all|everybody|everyone) /,
  refuses:
    /^(?:and |but |oh |well |um |uh |hmm |actually |honestly )*(?:(?:no|nah|nope)\b(?! (?:problem|worries|objections?|doubt|idea|need to thank|one)|,? (?:wait|hang on|hold on|actually|make (?:it|that)|let's (?:make it|say)|sorry,? (?:make|i mean|by))\b)|forget it|never ?mind|let's not|scratch that|don't (?:bother|worry)|not (?:necessary|needed|now|yet|this time)|i (?:already|have already) (?:did|have|sent)|that's already|that is already|i'm afraid|sorry|unfortunately|i can't|i cannot|we can't|(?:i(?:'d| would) (?:much |really )?)?(?:rather|prefer) not|i (?:won't|will not|don't|do not) (?:really |quite |actually )?(?:have|find|get) (?:any |the |enough )?time|i have no time|no time|i (?:won't|will not) (?:be able|manage|make it|get (?:to|round))|i'm (?:away|off|on (?:holiday|leave|vacation)|(?:too|so|really) busy|swamped|fully booked)|skip (?:it|that)|drop (?:it|that)|no need|that would only|leave it)\b/,
  takenBack:
    /\b(?:never ?mind|forget it|scratch that|no need to|but honestly|but (?:that|it) (?:would|is not|isn't)|but no,|not anymore|just kidding|i'm joking|in theory)\b/,
  noted:
    /\b(?:without (?:a name|an owner)|volunteers?|who has time|(?:don't|do not|not) (?:yet )?(?:know|sure|clear) who|put (?:it|that|this) (?:on|down)|note (?:it|that|this)|write (?:it|that|this) down|keep (?:it|that) (?:open|on the list)|nobody|no one|no owner|whoever|on the list|leave (?:it|that) open|find (?:someone|somebody)|decide who|see who)\b/,
  acknowledges:
    /^(?:"|')?(?:good|great|okay|ok|perfect|excellent|thanks?|thank you|nice|right|true|agreed|fine|makes sense|alright|all right|yes|yeah|exactly|absolutely|indeed|sounds|wonderful|lovely|super|then|so|that too|no|well|understood|noted|got it|cool|sure|fair)\b/,
  question:
    /\?\s*$|^(?:and |so |but |okay |well )?(?:what|how|who|when|where|why|which|do|does|did|is|are|was|were|have|has|any)\b/,
  thanks:
    /\b(?:thanks|thank you|great|perfect|good|nice|excellent|cheers|wonderful),? (?:so much|a lot|very much)?,?$/,
  introduces:
    /^(?:hi|hello|good \w+)?,? ?(?:everyone|all)?,? ?(?:this is|i'm|i am|my name is|it's) (\w+)(?: (?:here|speaking|from)|[,.]|$)/,
  newDate:
    /^(?:no,? |sorry,? |actually,? |well,? |wait,? |or )*(?:make (?:it|that)|let's (?:make it|say)|say|rather|better) /,
  takesOn:
    /^(?:ok(?:ay)?,? |sure,? |yes,? |yeah,? )?(?:i (?:do|will|can|could|got (?:it|that))|me|i'm on it|on it|mine|i've got (?:it|that)|i volunteer)(?: then)?[.!]*$/,
  handsOver:
    /\bi(?:'ll| will| can) (?:take|do|handle|cover) (?:that|it|this)(?: one)?(?=[,.!;]|$| (?:for|since|as|because)\b)|^(?:no|actually)\b.*\b(?:let me|i'll|i will|i can|leave (?:that|it) to)\b|\b(?:let me (?:do|take|handle)|leave (?:that|it) to)\b|\b(?:do|take|handle) (?:that|it|this) instead\b/,
  decides: [
    /\bwe(?:'ve| have)? (?:now |just |already )*(?:decided|agreed|settled|concluded|resolved|chose|opted)\b(?: (?:to|that|on|against|for)\b)?/,
    /\b(?:it is|it's|it was|that's|so it's) (?:decided|agreed|settled)\b(?: (?:that|to|then)\b)/,
    /\b(?:the|our|my|final) (?:final )?decision(?: \w+){0,4} is\b/,
    /\b(?:let's|let us|we'll|we will|we're going to|we are going to|we|i'd say we|i suggest we|then we)(?: just| all| simply| now| therefore| definitely)? (?:go with|stay with|stick with|stick to|settle on|settle for|keep (?!\w+ing\b|in mind|going|it short|this short|an eye|you|talking|moving|that in|it in)|choose|pick|opt for|stay on|go for|drop|cancel|postpone|abandon|skip|adopt|approve)\b/,
    /\bwe(?:'re| are) (?:going with|staying with|sticking with|keeping|dropping|cancelling|canceling|postponing|skipping|choosing)\b/,
    /\b(?:let's|let us|we'll|we will|we're going to) (?:move|push|shift|delay|bring forward) (?:the|our) (?:\w+ ){1,4}(?:to|until) (?:(?:the|next) )?(?:\d|first|second|third|last|beginning|end|week|month|quarter|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)/,
    /\bfrom now on\b|\bstarting (?:today|next \w+),? we\b|\beffective immediately\b/,
    /^(?:(?:okay|ok|so|then|right|good|fine|great|alright|well|all right),? )*(?!(?:yes|yeah|no|what|how|that|as|where|but|i|maybe|there|here|because)\b)(?:\w+ ){1,4}it is[,.!]*(?:\s+(?:then|that is decided|that's decided)\.?)?\s*$/,
    /\bwe (?:will|'ll|are) (?:not|won't) (?:going to )?(?:do|launch|build|hire|buy|use|offer|support|move|ship|have|renew|change|accept)\b|\bwe won't (?:do|launch|build|hire|buy|use|offer|support|move|ship|have|renew|change|accept)\b/,
    /\b(?:has|have) been (?:approved|decided|agreed)\b/,
    /\b(?:is|are) (?:now |officially |hereby )?(?:approved|agreed|cancelled|canceled|postponed to|moved to)\b/,
  ],
  decidedBefore:
    /\b(?:that|this|it)(?: is|'s| was)(?: now| then| therefore)? (?:decided|settled|agreed|final|our (?:new )?(?:rule|decision|policy|plan)|the (?:new )?(?:rule|decision|policy|final (?:word|date|decision)))|\b(?:we have|we've got|we've|have we) (?:got )?(?:a|our|the) (?:final )?decision\b|\bdecision made\b|\bdecided then\b|\bso decided\b|\bthat is that\b|\bthat's the (?:decision|final)\b|\bagreed by everyone\b|\beveryone agrees\b|\bfinal decision\b/,
  decidesNext:
    /\b(?:let's|let us|we(?:'ll| will| can| should| have to)?) (?:settle|decide) (?:it|this|that)(?: now| here| today| right away)*|\b(?:here is|here's|this is) (?:the|our|my) decision\b|\bdecision:?\s*$/,
  noDecision:
    /\?\s*$|\b(?:haven't|have not|hasn't|didn't|not yet|can't|cannot|never|need to|have to|should|must|before we|until we|once we|whether|if we|if you|who|going to be|might|maybe|perhaps|could|would|will be decided|to be decided) (?:\w+ ){0,2}(?:decide|decided|agree|agreed|settle|settled|go with|choose|pick|keep|drop|skip|cancel|postpone|stick|stay)\b|^(?:if|maybe|perhaps|should|could)\b/,
  statuses: [
    {
      status: 'blocked',
      pattern:
        /\b(?:blocked|stuck|on hold|held up|stalled|can(?:'t|not) (?:continue|go on|proceed|move forward|finish)|at a standstill|waiting (?:for|on)|blocker)\b/,
    },
    {
      status: 'in_progress',
      pattern:
        /\b(?:in progress|under way|underway|ongoing|on-going|still (?:being )?(?:working|worked|running|busy|testing|writing|at it|doing|going on)|half(?:way| way)? (?:done|finished|through|ready)|(?:almost|nearly|not (?:quite |yet )?|partly|partially|isn't|aren't|\d+ percent|percent) (?:done|finished|ready|complete)|(?:have|has|'ve|just|we|i) (?:already )?(?:started|begun|began)|is coming along|working on|in the works|making progress|being (?:worked|built|written|tested|prepared|reviewed|translated))\b/,
    },
    {
      status: 'done',
      pattern:
        /\b(?:(?:is|are|'s|'re|was|were|got)(?: now| already| finally| all| both| completely| fully)* (?:done|finished|completed?|ready|closed|fixed|signed|live|online|sent(?: out)?|solved|resolved|shipped|delivered|published|approved|in place|installed|merged|deployed|paid|booked|over|out|up and running|tested|updated|ordered)|(?:has|have|'ve)(?: now| already| finally| all| both)* (?:been (?:\w+ ly )?\w+(?:ed|t|ne|en)|gone out|finished|completed|closed|fixed|signed|sent|solved|shipped|delivered|published|arrived|passed|gone live)|went (?:out|live|online)|(?:i|we|they|he|she) (?:already |finally |have |just )*(?:finished|completed|closed|fixed|signed|sent|solved|shipped|delivered|published|resolved|installed|merged|deployed|updated|ordered|booked|paid)|done with|wrapped up|complete)\b/,
    },
  ],
  noStatus:
    /\?\s*$|^(?:(?:and|but|well|so),? )*(?:nobody|no one|none of|i (?:thought|assumed|hoped)|we (?:thought|assumed|hoped)|last (?:year|quarter|month)'?s?\b)|\b(?:will|'ll|would|should|could|must|might|has to|have to|needs? to|going to|if|when|once|until|by the time|as soon as) (?:\w+ ){0,6}(?:be |is |are |get |it's |have )?(?:done|finished|ready|complete|closed|sent|signed)\b/,
  stopWords: new Set(
    'the a an and or but of to in on at for from with by about as is are was were be been being it its this that these those there here i you he she we they me him her us them my your his our their who what which when where how not no yes so if then than too also just very can could will would should must may might do does did done have has had get got one two let go going some any all more most other into out up down over again still only own same s t ll re ve m d okay well right think know like really see say said thing things yeah'.split(
      ' ',
    ),
  ),
  // 'I do the gloves on Mondays' holds none of the cues.
  habit: /(?!)/,
  smallTalk:
    /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|thanks|thank you|bye|see you|welcome|how are you|have a (?:good|nice))\b/,
};
