import { type CalendarDate, dayText } from '@/adapters/language/calendar-date';
import { findDueDate } from '@/adapters/language/find-due-date';
import { words } from '@/adapters/language/fold-text';
import { type DraftAnalysis, mostFindings, shorten } from '@/adapters/language/ground-analysis';
import type { MeetingLanguage, Person } from '@/adapters/language/language';
import type { FoundCue } from './find-cues';
import { findCues } from './find-cues';
import { judgeItems } from './judge-items';
import type { LanguagePack } from './language-pack';
import type { SentenceScores } from './learned/score-sentences';
import type { Sentence } from './sentences';

/** An action item while the meeting is still being read. */
export interface HeardItem {
  sentence: number;
  kind: FoundCue['kind'];
  title: string;
  /** The title's content words. */
  content: ReadonlySet<string>;
  owner: string | null;
  /** Ids of several who may be meant, of whom none was named alone. */
  candidates?: readonly string[];
  quote: string;
  due: ReturnType<typeof findDueDate>;
  /** Whether the signs that its kind of cue asks for are there. */
  isSure: boolean;
  /** Whoever is to do it was called by name, or the words say that somebody must. */
  isSaid: boolean;
  nearMs: number;
}

export interface Meeting {
  sentences: readonly Sentence[];
  /** Person id of who speaks each sentence, where that is known. */
  speakers: readonly (string | null)[];
  people: readonly Person[];
  said: CalendarDate;
  language: MeetingLanguage;
  pack: LanguagePack;
  /** What the learned score says of each sentence; null where none was learned. */
  scores: SentenceScores | null;
}

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
      title,
      owner,
      candidates,
      quote,
      due: null,
      dueDate: due && dayText(due.date),
      confidence,
      nearMs,
    }),
  );
}

function readSentence(meeting: Meeting, at: number, items: HeardItem[], possible: HeardItem[]): void {
  const { pack, people, sentences } = meeting;
  const sentence = sentences[at];
  if (!sentence) return;
  const recent = items.at(-1);
  const near = recent && at - recent.sentence <= 3 ? recent : undefined;
  const date = dueIn(meeting, at, sentence.text);
  if (near && date && pack.newDate.test(sentence.folded)) near.due = date;
  // A yes that names the day: "Sure, by Friday."
  if (
    near &&
    !near.due &&
    near.kind === 'request' &&
    pack.accepts.test(sentence.folded) &&
    at - near.sentence <= 2
  )
    near.due = date;
  if (pack.agenda.test(sentence.folded)) return;
  const cues = findCues(sentence, sentences[at - 1], people, pack).filter((cue) =>
    isMeant(meeting, sentence, cue),
  );
  const own = cues.filter((cue) => !(cue.weak && cues.some((other) => !other.weak)));
  const joined = own.filter((cue, index) => !continues(own[index - 1], cue));
  joined.forEach((cue, index) => {
    const text = sentence.text.slice(cue.start, joined[index + 1]?.start).trim();
    const due = dueIn(meeting, at, text, sentence.text.slice(0, cue.start));
    const owner = ownerOf(meeting, cue, at);
    if (cue.verb.pointer || (cue.pronoun && near && at - near.sentence <= 2)) {
      takeOver(items, at, owner, due);
      return;
    }
    if (cue.weak && /^\w+ (?:it|that|this)\b/.test(cue.verb.title.toLowerCase())) return;
    const isSure = counts(meeting, cue, at, due !== null);
    if (!isSure && !mayCount(meeting, cue, at)) return;
    const title = titleOf(withoutName(cue.verb.title, cue.name), due?.text ?? null);
    if (words(title).length < 2) return;
    const content = contentOf(title, pack);
    const item = {
      sentence: at,
      kind: cue.kind,
      title,
      content,
      owner,
      quote: text.replace(/[,;\s]+$/, ''),
      due,
      isSure,
      isSaid: isSaid(meeting, cue, at),
      nearMs: sentence.startMs,
    };
    const list = isSure ? items : possible;
    const same = list.find((known) => alike(known.content, content));
    if (same) Object.assign(same, { owner: same.owner ?? owner, due: same.due ?? due });
    else if (list.length < mostFindings) list.push(item);
  });
}

/** Whether the words name who is to do it, or say that somebody must. */
function isSaid({ pack, sentences }: Meeting, cue: FoundCue, at: number): boolean {
  if (cue.name !== null) return true;
  const asked = pack.asksAround.test(sentences[at]?.folded ?? '');
  return cue.kind === 'open' && (cue.sure || asked) && !pronounOnly.test(cue.verb.title);
}

/** 'develop that': nobody can tell what. */
const pronounOnly = /^\w+ (?:it|this|that|them|these|those)\b/i;

export function dueIn({ sentences, language, said }: Meeting, at: number, text: string, left = '') {
  return findDueDate(text, language, said, `${sentences[at - 1]?.text ?? ''} ${left}`);
}

/** False for what is imagined, reported or taken back in the same breath. */
function isMeant({ pack }: Meeting, sentence: Sentence, cue: FoundCue): boolean {
  const left = sentence.folded.slice(0, cue.start);
  if (pack.reported.test(left)) return false;
  if (cue.verb.kind === 'stop' || pack.takenBack.test(sentence.folded.slice(cue.start))) return false;
  const condition = [...left.matchAll(pack.condition)].at(-1);
  if (!condition || pack.politeCondition.test(left.slice(condition.index))) return true;
  // The clause after an if-clause is its consequence; what comes after that stands on its own.
  return (left.slice(condition.index).match(/,/g)?.length ?? 0) > 1;
}

/** "I'll profile it and I'll share the numbers" is one item. */
function continues(previous: FoundCue | undefined, cue: FoundCue): boolean {
  return previous?.kind === 'self' && cue.kind === 'self' && !previous.verb.pointer;
}

/** "I can take that one": the speaker takes what nobody had. */
function takeOver(
  items: readonly HeardItem[],
  at: number,
  owner: string | null,
  due: HeardItem['due'],
): void {
  const free = items.findLast((item) => item.owner === null && at - item.sentence <= 4);
  if (free) Object.assign(free, { owner, due: free.due ?? due });
}

function ownerOf({ people, speakers }: Meeting, cue: FoundCue, at: number): string | null {
  if (cue.kind === 'request' || cue.kind === 'assign') return cue.name;
  const speaker = cue.kind === 'self' ? people.find(({ id }) => id === speakers[at]) : undefined;
  return speaker?.email ?? null;
}

/** Whether what was said is a task: each kind of cue asks for its own signs. */
function counts(meeting: Meeting, cue: FoundCue, at: number, dated: boolean): boolean {
  const { pack, sentences } = meeting;
  const reply = replyTo(meeting, at);
  const { kind } = cue.verb;
  const notedHere = pack.noted.test(sentences[at]?.folded ?? '');
  // What nobody has been found for is not refused by the next sentence.
  if (reply === 'no' && !(cue.kind === 'open' && notedHere)) return false;
  if (kind === 'talk') return dated && !cue.weak && (cue.kind !== 'request' || cue.name !== null);
  const noted = notedHere || [1, 2].some((step) => pack.noted.test(sentences[at + step]?.folded ?? ''));
  switch (cue.kind) {
    case 'self':
      return cue.weak ? kind === 'work' && dated : true;
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
        kind === 'work' &&
        (dated || noted || (reply === 'yes' && pack.asksAround.test(sentences[at]?.folded ?? '')))
      );
  }
}

/** Whether what lacks its signs is worth a look all the same: real work that somebody was asked for or took on. */
function mayCount(meeting: Meeting, cue: FoundCue, at: number): boolean {
  return !cue.weak && cue.verb.kind === 'work' && replyTo(meeting, at) !== 'no';
}

/** What the next sentences say to it. */
export function replyTo({ pack, sentences }: Meeting, at: number): 'yes' | 'no' | null {
  const said = sentences[at];
  for (const step of [1, 2, 3]) {
    const next = sentences[at + step];
    if (!next || !said) return null;
    if (pack.refuses.test(next.folded)) return 'no';
    if (pack.accepts.test(next.folded)) return 'yes';
    // Only the first sentence of someone else is a reply; the speaker may go on before it.
    if (next.segment !== said.segment || pack.question.test(next.folded)) return null;
  }
  return null;
}

/** 'review the contract, Sofia' */
function withoutName(phrase: string, name: string | null): string {
  return name !== null && phrase.endsWith(name)
    ? phrase.slice(0, -name.length).replace(/[\s,]+$/, '')
    : phrase;
}

/** A short imperative: without the date, first letter large. */
export function titleOf(phrase: string, due: string | null): string {
  const dated = due ? phrase.replace(dueWithMarker(due), '') : phrase;
  const bare = dated
    .replace(/\s{2,}/g, ' ')
    .replace(/(?:[\s,.;:]|\b(?:by|on|the|before|for|until|del?|el|la|para|antes))+$/i, '')
    .trim();
  return shorten(bare.charAt(0).toUpperCase() + bare.slice(1), 150);
}

function dueWithMarker(due: string): RegExp {
  const plain = due.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(
    `,? ?(?:\\b(?:by|before|on|until|till|due|for|no later than|antes del?|para el|para|hasta el|hasta|como muy tarde|a más tardar)(?: the| el| la)? )?${plain}`,
    'i',
  );
}

/** Two titles mean one task when most content words of the shorter stand in the longer. */
export function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [x, y] = a.size <= b.size ? [a, b] : [b, a];
  if (x.size < 2) return false;
  return [...x].filter((word) => y.has(word)).length / x.size >= 0.75;
}

export function contentOf(title: string, pack: LanguagePack): Set<string> {
  const said = words(title).map(({ text }) => text);
  return new Set(said.filter((word) => !pack.stopWords.has(word)));
}
