import { wordSet } from '@/adapters/language/local/word-set';

/** These ask, so that a question may be their object. */
export const asking = wordSet(
  'check find look ask investigate determine decide figure see test examine explore know consider discuss verify clarify think work study learn explain describe show define say tell watch estimate evaluate choose research send mail email e-mail',
);
export const stating = wordSet('ensure check confirm verify mention note say explain suggest show');
export const giving = wordSet(
  'send give show tell email e-mail mail bring get hand offer pay teach lend make write pass buy find ask draw print order book provide',
);
/** What one asks for, or of whom, is said behind the person. */
export const telling = wordSet('ask remind teach show');
export const asked = wordSet('to for whether about what how which where who when');
export const gestures = wordSet(
  'call hint ring hand try break time minute second chance go idea shout heads-up',
);
/** Before a preposition these are whole; of any other verb one asks what is done. */
export const prepositional = wordSet(
  'work look talk speak think listen focus write go come meet report check prepare search apply continue start wait respond reply contribute commit sign catch follow agree decide deal play proceed move switch concentrate experiment collaborate coordinate consult negotiate vote research participate subscribe register read learn ask communicate liaise engage reflect plan help correspond experiment get be study inquire enquire return log connect walk sync circle dig delve refer relate train dive comment campaign',
);
/** And these before another verb. */
export const leading = wordSet(
  'try continue start begin plan help work meet decide agree offer arrange prepare learn aim ask get',
);
/** To somebody, but what? */
export const handing = wordSet('show give send hand offer teach tell remind bring pass lend pay');
/** 'in regard to' and the like only lead on to something. */
export const hollow = wordSet('regard regards respect terms order addition case particular general');
/** 'fill in the form', 'hand in the report', 'loop in the plumber' */
export const filling = wordSet('fill hand bring type plug build send put turn factor loop drop');
/** Where something is put has to be said. */
export const placing = wordSet(
  'put set stick lay leave move base compare add attach apply adapt match replace tie connect transfer',
);
/** Of these 'on' or 'off' behind the thing says what is done: 'leave the light on' is not to leave it. */
export const switching = wordSet('leave keep turn switch put');
export const clear = wordSet('up out down back off away together along forward');
export const doing = wordSet(
  'start keep continue stop finish try consider begin avoid suggest practise practice stop discuss',
);
/** With 'take', 'get' and their like these are only half of what is done. */
export const light = wordSet(
  'front rid track step care touch account charge advantage part place notice else hold chance note someone somebody people',
);
/** Of these a colleague has to know about what: 'do some research'. With the word that leads to it, where one does. */
const halves: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(
    'research work insight insights input feedback evidence agreement experiment experiments decision decisions instruction instructions solution solutions effort efforts'
      .split(' ')
      .map((noun) => [noun, 'on']),
  ),
  ...Object.fromEntries(
    'information info answer answers question questions detail details note conversation conversations discussion discussions dialogue talk idea ideas thought thoughts word words'
      .split(' ')
      .map((noun) => [noun, 'about']),
  ),
  ...Object.fromEntries(
    'aspect aspects issue issues problem problems look view thing things job jobs assurance interest opportunity topic topics reason reasons part parts piece pieces example examples copy copies'
      .split(' ')
      .map((noun) => [noun, null]),
  ),
};
export const halfNouns: ReadonlySet<string> = new Set(Object.keys(halves));
export const leadOf = (noun: string): string | null => halves[noun] ?? null;
/** Verbs that go with any thing, as a title has them before it. */
export const withTopic: Readonly<Record<string, string>> = {
  analyse: 'analyse',
  analyze: 'analyze',
  check: 'check',
  'double-check': 'double-check',
  clarify: 'clarify',
  compare: 'compare',
  consider: 'consider',
  decide: 'decide on',
  discuss: 'discuss',
  estimate: 'estimate',
  evaluate: 'evaluate',
  examine: 'examine',
  explain: 'explain',
  explore: 'explore',
  figure: 'figure out',
  find: 'find out about',
  dive: 'dive into',
  finish: 'finish',
  finalise: 'finalise',
  finalize: 'finalize',
  improve: 'improve',
  inquire: 'inquire about',
  enquire: 'enquire about',
  investigate: 'investigate',
  look: 'look into',
  measure: 'measure',
  prepare: 'prepare',
  present: 'present',
  quantify: 'quantify',
  read: 'read about',
  report: 'report on',
  research: 'research',
  review: 'review',
  revisit: 'revisit',
  study: 'study',
  talk: 'talk about',
  test: 'test',
  think: 'think about',
  work: 'work on',
};
/** Verbs of which 'it' is the thing that was just spoken of: 'we have to fix it'. */
export const pointing = wordSet(
  'fix try use update change publish write rewrite build design redesign record collect run develop print order buy paint label clean convert rename remove replace read look check analyse analyze clarify consider discuss estimate evaluate examine explain explore finish finalise finalize improve investigate measure prepare present quantify report research review revisit study test think work document describe define email send share compare talk decide support announce address resolve solve implement expand upgrade extend deliver organise organize arrange schedule update approve submit complete correct adjust draft edit install cancel book repair mend simplify verify confirm attach copy forward transcribe run scan upload download store save mail hand digitise digitize encode translate calibrate reset replace refine polish finalise circulate distribute pursue monitor track rerun re-run retrain recheck summarise summarize sketch prototype maintain renew negotiate sign launch debug tune adapt adjust automate summarize',
);
