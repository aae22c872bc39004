import { mostFindings } from '@/adapters/language/choose-items';
import { dayText } from '@/adapters/language/days/calendar-date';
import { words } from '@/adapters/language/fold-text';
import type { DraftAnalysis } from '@/adapters/language/ground-analysis';
import type { FoundCue } from '../find-cues';
import { findCues } from '../find-cues';
import { dueIn, type HeardItem, type Meeting, replyTo } from '../heard-meeting';
import type { LanguagePack } from '../packs/language-pack';
import type { Sentence } from '../sentences';
import { isOwnPresent } from '../verbs-es';
import { alike, contentOf, titleOf } from './item-title';
import { judgeItems } from './judge-items';
import { workOnNeeded } from './needed-thing';
import { answered, isHandedOver, takeKnown, takenAt, takeOver, whoseItem } from './whose-item';
import { workBefore } from './work-before';
import { withOther, workOnThing } from './work-on-thing';

/**
 * Reads the action items of a meeting: those that rules find, in the order in which they were said, and those that
 * the learned score finds beside them (English). Those that are only possible come last.
 */
export function findActionItems(meeting: Meeting): DraftAnalysis['actionItems'] {
  const items: HeardItem[] = [];
  const possible: HeardItem[] = [];
  meeting.sentences.forEach((_, at) => {
    readSentence(meeting, at, items, possible);
  });
  const others = possible.filter(({ content }) => !items.some((item) => alike(item.content, content)));
  return judgeItems(meeting, [...items, ...others]).map(
    ({ title, owner, candidates = [], quote, due, confidence, nearMs }) => ({
      title: inLowerCase(title),
      owner,
      candidates,
      quote,
      due: null,
      dueDate: due && dayText(due.date),
      isRead: true,
      confidence,
      nearMs,
    }),
  );
}

/** 'SEND THE LIST' of a transcript that is written so is 'Send the list'; a name among other letters stays. */
const inLowerCase = (title: string) =>
  /\b(?:THE|TO|OF|AND|WITH|FOR|ON|INTO|LOS?|LAS?|DEL?|CON|PARA)\b/.test(title)
    ? title.charAt(0) + title.slice(1).toLowerCase()
    : title;

function readSentence(meeting: Meeting, at: number, items: HeardItem[], possible: HeardItem[]): void {
  const { pack, people, sentences } = meeting;
  const sentence = sentences[at];
  if (!sentence) return;
  const recent = items.at(-1);
  const near = recent && at - recent.sentence <= 3 ? recent : undefined;
  const date = dueIn(meeting, at, sentence.text);
  // 'Please. Let's say Monday' accepts, and speaks of something else.
  const isOther = near?.due && /^(?:yes|please|si|vale)\b.{0,12}$/.test(sentences[at - 1]?.folded ?? '');
  if (near && date && !isOther && pack.newDate.test(sentence.folded)) near.due = date;
  // A yes that names the day: "Sure, by Friday."
  if (
    near &&
    date &&
    !near.due &&
    near.kind === 'request' &&
    pack.accepts.test(sentence.folded) &&
    at - near.sentence <= 2
  )
    takenAt(near, at, { due: date });
  answered(meeting, at, near, date);
  if (pack.agenda.test(sentence.folded)) return;
  const cues = findCues(sentence, sentences[at - 1], people, pack).filter((cue) =>
    isMeant(meeting, sentence, cue),
  );
  const isSure = cues.some((cue) => !cue.weak);
  const own = cues.filter((cue) => !(cue.weak && isSure) || cue.verb.pointer);
  const joined = own.filter((cue, index) => !continues(own[index - 1], cue));
  joined.forEach((found, index) => {
    const cue = upTo(meeting, sentence, found, joined[index + 1]);
    const text = sentence.text.slice(cue.start, joined[index + 1]?.start).trim();
    const left = sentence.text.slice(0, cue.start);
    // 'Mañana temprano los pido'
    const own = dueIn(meeting, at, text, left) ?? (index === 0 ? dueIn(meeting, at, left) : null);
    const needed = workOnNeeded(meeting, at, cue.verb.title);
    const due = own ?? (needed && dueIn(meeting, needed.sentence, sentences[needed.sentence]?.text ?? ''));
    const { owner, candidates } = whoseItem(meeting, cue, at);
    const before =
      needed?.title ??
      (cue.kind === 'self' ? workBefore(meeting, at, cue) : null) ??
      workOnThing(meeting, at, cue);
    const isPointing = cue.verb.pointer || (cue.pronoun && near && at - near.sentence <= 2);
    if (isPointing && (before === null || isHandedOver(meeting, at))) {
      takeOver(meeting, at, items, { owner, due });
      return;
    }
    if (before === null && cue.weak && /^\w+ (?:it|that|this)\b/.test(cue.verb.title.toLowerCase())) return;
    if (before !== null && owner !== null && takeKnown(meeting, at, items, { title: before, owner, due }))
      return;
    // What nobody can tell the thing of is no task that stands for itself.
    const isTorn = cue.pronoun && before === null && pack.language === 'es';
    const isSure =
      !isTorn &&
      ((needed !== null && replyTo(meeting, at) !== 'no') || counts(meeting, cue, at, due !== null));
    if (!isSure && !mayCount(meeting, cue, at)) return;
    const named = before ?? withOther(meeting, at, cue.verb.title);
    const title = titleOf(withoutName(named, cue.name), due?.text ?? null);
    if (words(title).length < 2) return;
    const content = contentOf(title, pack);
    const item = {
      sentence: at,
      kind: cue.kind,
      title,
      content,
      owner,
      candidates,
      // What it is about may stand before the verb: 'la copia te la mando'.
      quote: (before !== null && pack.language === 'es' ? sentence.text : text).replace(/[,;\s]+$/, ''),
      due,
      isSure,
      isSaid: isSaid(meeting, cue, at),
      nearMs: sentence.startMs,
    };
    if (isProvided(item) && isGiven.test(sentences[at + 1]?.folded ?? '')) return;
    const list = isSure ? items : possible;
    const same = list.find((known) => alike(known.content, content)) ?? providedBefore(list, item);
    if (same && same.title !== title && isProvided(same)) same.title = title;
    if (same) Object.assign(same, { owner: same.owner ?? owner, due: same.due ?? due });
    else if (list.length < mostFindings) list.push(item);
  });
}

/** 'I need the photos from you' and 'I'll send them tomorrow' are one. */
function providedBefore(list: readonly HeardItem[], { sentence, content }: HeardItem): HeardItem | undefined {
  return list.findLast(
    (known) =>
      isProvided(known) &&
      sentence - known.sentence <= 3 &&
      [...known.content].every((word) => content.has(word)),
  );
}
/** 'I sent them to you', 'ya te los mandé'. */
const isGiven =
  /\b(?:i|we)(?:'ve| have)? (?:already )?(?:sent|gave|given|handed)\b|\bya (?:te|os|se) l[oa]s?\b/;
const isProvided = ({ title }: HeardItem) => /^(?:Provide|Entregar) /.test(title);

/** 'Tom will write the plan, and Anna will book the room': what Tom does ends where Anna begins. */
function upTo({ pack }: Meeting, { text, folded }: Sentence, cue: FoundCue, next?: FoundCue): FoundCue {
  if (!next || next.start <= cue.verbStart) return cue;
  const own = text.slice(cue.verbStart, next.start).replace(/[\s,;]+(?:and|but|y|e|pero)?[\s,;]*$/i, '');
  const verb = pack.readVerbPhrase(own, folded.slice(cue.verbStart, cue.verbStart + own.length), cue.kind);
  return { ...cue, verb };
}

/** Whether the words name who is to do it, or say that somebody must. */
function isSaid({ pack, sentences }: Meeting, cue: FoundCue, at: number): boolean {
  if (cue.name !== null) return true;
  const asked = pack.asksAround.test(sentences[at]?.folded ?? '');
  return cue.kind === 'open' && (cue.sure || asked) && !pronounOnly.test(cue.verb.title);
}

/** 'develop that': nobody can tell what. */
const pronounOnly = /^\w+ (?:it|this|that|them|these|those)\b/i;

/** False for what is imagined, reported or taken back in the same breath. */
function isMeant({ pack }: Meeting, sentence: Sentence, cue: FoundCue): boolean {
  const left = sentence.folded.slice(0, cue.start);
  if (pack.reported.test(left)) return false;
  if (isHabit(pack, sentence, cue)) return false;
  if (cue.verb.kind === 'stop' || pack.takenBack.test(sentence.folded.slice(cue.start))) return false;
  const condition = [...left.matchAll(pack.condition)].at(-1);
  if (!condition || pack.politeCondition.test(left.slice(condition.index))) return true;
  // The clause after an if-clause is its consequence; what comes after that stands on its own.
  return (left.slice(condition.index).match(/,/g)?.length ?? 0) > 1;
}

/** 'La nómina la saco yo los viernes, como siempre'. */
function isHabit(pack: LanguagePack, { folded }: Sentence, { kind, verbStart }: FoundCue): boolean {
  const [word = ''] = /^[a-z]+/.exec(folded.slice(verbStart)) ?? [];
  return kind === 'self' && isOwnPresent(word) && pack.habit.test(folded);
}

/** "I'll profile it and I'll share the numbers" is one item. */
function continues(previous: FoundCue | undefined, cue: FoundCue): boolean {
  return previous?.kind === 'self' && cue.kind === 'self' && !previous.verb.pointer;
}

/** Whether what was said is a task: each kind of cue asks for its own signs. */
function counts(meeting: Meeting, cue: FoundCue, at: number, dated: boolean): boolean {
  const { pack, sentences } = meeting;
  const reply = replyTo(meeting, at);
  const { kind } = cue.verb;
  const isTaken = reply === 'yes' || pack.takesOn.test(sentences[at + 1]?.folded ?? '');
  const notedHere = pack.noted.test(sentences[at]?.folded ?? '');
  // What nobody has been found for is not refused by the next sentence.
  if (reply === 'no' && !(cue.kind === 'open' && notedHere)) return false;
  if (kind === 'talk') return dated && !cue.weak && (cue.kind !== 'request' || cue.name !== null);
  const noted = notedHere || [1, 2].some((step) => pack.noted.test(sentences[at + step]?.folded ?? ''));
  switch (cue.kind) {
    case 'self':
      return cue.weak ? kind === 'work' && (dated || isAgreed(meeting, at)) : true;
    case 'request':
      if (cue.name !== null) return kind === 'work' || dated || reply === 'yes';
      return (
        !cue.weak && kind === 'work' && reply === 'yes' && (dated || !sentences[at]?.opens || cue.start < 40)
      );
    case 'assign':
      return kind === 'work' || dated;
    case 'open':
      if (!cue.weak) return cue.sure || kind === 'work' || dated || noted;
      return (
        kind === 'work' && (dated || noted || (isTaken && pack.asksAround.test(sentences[at]?.folded ?? '')))
      );
  }
}

/** 'Entonces cambio el cartel', 'sí, aviso al carpintero': what somebody does because of what another has just said. */
function isAgreed({ pack, sentences }: Meeting, at: number): boolean {
  const [before, own] = [sentences[at - 1], sentences[at]];
  if (pack.language !== 'es' || !before || !own) return false;
  if (tells.test(own.folded)) return false;
  const first = before.segment === own.segment ? before : own;
  const heard = before.segment === own.segment ? sentences[at - 2] : before;
  return (
    heard !== undefined &&
    heard.segment !== own.segment &&
    (pack.accepts.test(first.folded) || /^(?:pues )?(?:entonces|asi que)\b/.test(first.folded))
  );
}
/** 'Entonces llamo y no abre nadie', 'cuando hace falta': what happened, or what is always so. */
const tells = /\by (?:no |me |le |nos |nadie )|\bcuando\b|\b(?:llevo|recibo|tengo|uso)\b/;

/** Whether what lacks its signs is worth a look all the same: real work that somebody was asked for or took on. */
function mayCount(meeting: Meeting, cue: FoundCue, at: number): boolean {
  const isOrder = cue.kind === 'open' && cue.start === 0;
  return (!cue.weak || isOrder) && cue.verb.kind === 'work' && replyTo(meeting, at) !== 'no';
}

/** 'review the contract, Sofia' */
function withoutName(phrase: string, name: string | null): string {
  return name !== null && phrase.endsWith(name)
    ? phrase.slice(0, -name.length).replace(/[\s,]+$/, '')
    : phrase;
}
