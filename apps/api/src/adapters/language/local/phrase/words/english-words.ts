import { wordSet } from '@/adapters/language/local/word-set';

/** Words by what they may do in a sentence; a word of none of these lists may be a noun or an adjective. */
export const determiners = wordSet(
  'the a an this that these those my your our their his her its some any each every all both no another enough several many few everything next last more most less much other two three four five six seven eight nine ten twenty thirty fifty hundred different various certain one half',
);
/** Of these, 'the' says the same to somebody who was not there. */
export const pointing = wordSet('this that these those my your our their his her its');
export const prepositions = wordSet(
  'of in on at for from with by about to into onto over under between through after before during without within per against via towards toward behind beyond around across among regarding concerning inside outside near off upon until along using',
);
export const particles = wordSet(
  'up out down back off on over away together in along around through forward',
);
export const pronouns = wordSet('it them him her me us you this that these those one ones itself themselves');
export const nominatives = wordSet('i we he she they who there');
export const finite = wordSet(
  "am is are was were 'm 're 's 'd 'll 've will would can could should may might must shall do does did doesn't don't didn't isn't aren't wasn't weren't won't can't couldn't wouldn't shouldn't has had hasn't haven't having gonna wanna gotta hafta be being says said means meant seems seemed looks looked goes went gets got needs needed wants wanted comes came makes made takes took gave gives thought thinks knew knows told became becomes happens happened works cannot began felt found",
);
export const subordinators = wordSet(
  'because cuz cos coz cause since although though unless while whereas so but if when as than then cos except otherwise nor yet including whatever once whenever wherever therefore however till',
);
export const questionWords = wordSet('whether if how what which who where when why');
export const adverbs = wordSet(
  'now then again too soon later today tomorrow tonight here there away only even ever never always often together instead somewhere anywhere afterwards right straight already first actually further closely carefully properly directly separately quite very rather pretty much more so yesterday not shortly well off-line offline sometime',
);
/** Nouns that say nothing without what was said around them. */
export const vague = wordSet(
  'thing things stuff one ones way ways bit lot lots kind sort part case point something anything nothing someone somebody couple number place time times guy guys other others same rest most more some all both any each whole first second last next good sure fact fun sense account mind others level little specific particular general deep high low small big large good great new old long short main certain possible available important better best worst hard fast quick nice interesting regard respect terms order addition',
);
/** Nouns of people and bodies that may be given work. */
export const bodies = wordSet(
  'manager designer designers engineer engineers developer developers marketing team group department committee minister secretary professor student students officer officials government board company supplier colleague assistant expert lawyer accountant clerk everyone everybody anyone anybody someone somebody nobody design office staff doctor treasurer chair director legal finance sales support transcribers interface phd grad postdoc',
);
/** With 'this' or 'that' these say no more than 'it'. */
export const pointedAt = wordSet(
  'problem issue approach point question idea stuff thing things one ones direction matter way part area stage reason option case direction kind sort bit',
);
/** When something is done is said by its due day, not by its title. */
export const isTime = (low: string) =>
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|weeks?|months?|years?|days?|hours?|morning|afternoon|evening|noon|night|weekend|end|beginning|start|middle|christmas|o'clock|(?:twenty-|thirty-)(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|(?:four|fif|six|seven|eigh|nine|thir)teenth|eleventh|twelfth|twentieth|thirtieth)$/.test(
    low,
  );
/** Said of a thing behind 'make that': 'clear' is no thing. */
export const predicates = wordSet(
  'clear sure available possible simple ready easy easier better work happen good bad small smaller big bigger fine public different hard difficult short shorter',
);
/** No noun, so that nothing ends with it: 'the work done', 'the better', 'the parenthesized'. */
export const isAdjectival = (low: string) =>
  /^(?:done|gone|going|coming|smaller|bigger|larger|better|worse|cheaper|easier|faster|higher|lower|later|earlier|sooner|somehow|late|early|ready|available|possible|clear|able|useful|important|different|similar|own|such|nice|real|ago|good|bad|clean|noisy|dirty|dry|wet|raw|according|formal|informal|final|full|whole|initial|main|central|local|total|overall)$|(?<!^b|^l|^r|se|ee|hundr|sh)ed$|[^f]ful$|ious$|(?:ion|ic)al$/.test(
    low,
  );
/** End as what somebody is doing does, and are things. */
export const nounsInIng = new Set(
  'meeting building funding training testing meaning setting drawing recording heading finding hearing briefing pricing marketing opening closing warning listing reading rating painting wiring packaging timing wording branding spring string thing morning evening engineering heating housing learning modelling parking planning processing programming clothing lighting muting smoothing mapping matching tagging advertising accounting banking catering cleaning editing filming hosting lettering mailing merging parsing printing purchasing reporting sampling scheduling screening shipping spelling tracking writing trend-watching'.split(
    ' ',
  ),
);

/** Said of a thing; alone it is none. */
export const isColour = (low: string) =>
  /^(?:white|black|red|blue|green|yellow|grey|gray|brown|pink|purple)$/.test(low);
/** How many, without of what. */
export const isNumberWord = (low: string) =>
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|\d+(?:,\d{3})*)$/.test(
    low,
  );
/** How big or old: of what follows it. */
export const isSize = (low: string) =>
  /^(?:big|small|large|little|long|short|new|old|great|tiny|huge|high|low|wide|thick|thin|heavy|soft|hard)$/.test(
    low,
  );
