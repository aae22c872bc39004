import { englishWork } from '@/adapters/language/local/verb-phrase-en';

/** Beside the verbs of work: what somebody may be told to do when a word before it says that it is a verb. */
const more =
  'resubmit reupload re-upload reschedule redeploy reassign repost onboard sync circle loop access accept achieve acquire act adapt address advise agree aim alter answer anticipate argue assign assume attend avoid await balance backfill base beat begin borrow break broaden browse budget calibrate capture care carry categorise categorize charge choose cite classify code collaborate combine come comment commission commit communicate concentrate conduct connect consider consolidate construct consult consume continue contribute control convince correspond cost count criticise cross-check crop debug decide decorate decrease deduct defer demonstrate derive describe detail detect devise differentiate dig digitise digitize direct discover discuss display divide double-check drop edit elaborate elect eliminate email e-mail emphasise emphasize employ encourage engage enhance enjoy equip establish examine exchange exclude execute expand experiment explain explore export express extract fetch feed figure finalize fine-tune fit fly focus force formulate found fund give glue go grab grow guide have highlight hold hunt illustrate imagine implement inquire enquire incorporate increase indicate inspect install interpolate interpret invent invest isolate iterate justify keep kick label lay lead learn leave let limit line listen locate lock lower mail-out maximise maximize meet mend heat wash cut mention mess minimise minimize mix model modify mould mold move narrow normalise normalize note number observe operate outline overlay override paste perform persuade place play plot ponder port practise practice predict press prevent print probe progress promote proof prove provision pursue query question quantify rank rate read reassess rebuild recalculate recall recap receive recode recommend reconsider reconvene reconsider recreate rectify re-examine refer refine reflect reformat reformulate refresh regenerate regroup rehearse reinforce reject relate relay rely remember render reorganise reorganize rephrase reproduce republish re-read re-record re-run rerun rescan retest rethink retrain rewire retry re-write rule rotate sample scale score scrap see segment separate serve shape shift shorten shoot sit situate slow smooth space specialise spend spread stabilise standardise standardize stay steal stick stop store strengthen stress stretch structure study substitute suggest sum supervise support swap synthesise synchronise synthesize tackle tag target teach tell think throw tie tighten time touch track trade trace transform trim tune tweak unify understand undertake unpack use vary view vote wait walk watch weigh wire wonder utilise utilize revisit reinspect re-inspect dive delve sketch simulate compile incorporate assemble clarify quantify prototype poll quote recheck reprint resend respond restart retitle retype scope script skim sign source spot stage start-up stop streamline subscribe subtract synchronize tabulate tally tidy transcribe translate troubleshoot uninstall unplug unsubscribe water widen withdraw zip plug rub disseminate obtain accommodate advance amend appoint attract await ban boost build campaign cement chair commission compensate conclude confront convene cooperate co-operate co-ordinate deepen defend deliver deploy detail develop draft eliminate embed enact encourage enforce endorse enlarge evaluate evolve exempt expedite facilitate finance fulfil fulfill fund grant handle harmonise honour impose inspect invest issue launch legislate lobby mandate meet mobilise monitor negotiate notify nominate oversee phase pilot plant pledge preserve proceed prohibit promise propose protect provide pursue recognise reform refund regulate release renew replenish respect restore resume roll scrutinise secure seek set spend sponsor strengthen subsidise sustain table tackle train uphold urge vaccinate drive mute rent repaint hose scrub mop wipe haul shovel mow bake restock refill unload dismantle disassemble photocopy laminate defrost varnish weld grease reorder refuel photograph text'.split(
    ' ',
  );
const known: ReadonlySet<string> = new Set([...englishWork.filter((verb) => verb !== 'join-up'), ...more]);

/** With one of these nothing is said that somebody could do and be done with. */
const idle: ReadonlySet<string> = new Set(
  'be spend argue assume agree care charge come enjoy found go have imagine let recall remember rely sit situate stay stick tell understand wait wonder hear say know mean like love hate need guess hope believe feel seem forget suppose become happen vote mess see care line aim space want prefer deserve reckon been done expect enjoy number thing point stretch fun'.split(
    ' ',
  ),
);
/** Only these may begin an order: most others are nouns as often. */
const orders: ReadonlySet<string> = new Set(
  'save copy fill compile add arrange carry ask assess attach book bring buy calculate check circulate clarify collect compare compile complete consider contact coordinate create decide define delete determine develop discuss distribute document e-mail email ensure estimate evaluate examine explore figure find finish fix gather generate get identify implement improve include inform integrate investigate invite keep learn look make produce deliver build merge organise organize pick post prepare provide put raise read reduce remove rename reorganise reorganize replace reply report reserve re-run rerun retrain review revise rewrite run schedule send share show simplify speak start submit summarise summarize take talk tell test think train try update upload use verify watch work write do choose design draft explain discuss forward mail print research extend measure'.split(
    ' ',
  ),
);

/** Never a noun: where a noun is looked for, one of these begins something else. */
const pure: ReadonlySet<string> = new Set(
  'accept achieve add advise agree allow allocate announce apply arrange ask assess assume attend avoid become begin believe borrow bring build buy calculate choose clarify collect come communicate compare compile confirm connect consider contribute coordinate create decide define delete deliver describe determine develop disappear discuss distribute eliminate emphasise encourage ensure examine exist expand explain extract finalise forget gather generate get give go happen have hear identify illustrate implement improve include inform integrate introduce investigate invite keep know learn let listen maintain make meet sit modify need obtain organise organize prepare prevent produce provide publish put receive reduce refer remember remind remove replace resolve redo rewrite say see seem select sell send simplify solve speak specify submit suggest summarise take tell think throw understand upload verify wonder write'.split(
    ' ',
  ),
);
export const isPureVerb = (word: string) => pure.has(word);
export const isVerb = (word: string) => known.has(word) || word === 'do';
export const isIdle = (word: string) => idle.has(word);
export const isOrder = (word: string) => orders.has(word);

/** 'thinking' is 'think', 'writes' is 'write', 'get' is itself; null for what is no form of a known verb. */
export function baseForm(word: string): string | null {
  if (isVerb(word)) return word;
  const stem = /^(.{2,})(?:ing|in')$/.exec(word)?.[1];
  if (stem !== undefined)
    return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/y$/, 'ie')].find(isVerb) ?? null;
  return thirdPerson(word);
}

export const isGerund = (word: string) => /ing$/.test(word) && baseForm(word) !== null;

function thirdPerson(word: string): string | null {
  if (word === 'does') return 'do';
  if (!word.endsWith('s')) return null;
  return [word.slice(0, -1), word.slice(0, -2), word.replace(/ies$/, 'y')].find(isVerb) ?? null;
}
