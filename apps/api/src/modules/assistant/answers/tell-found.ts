import type { FilePlace } from '@tavla/shared/chat/file-places';
import { fold, words as wordsOf } from '@/adapters/language/fold-text';
import { clock } from '@/adapters/language/local/find-passages';
import type { Question } from '@/adapters/language/local/requests/request';
import { translationsOf } from '@/adapters/language/translations/word-pairs';
import { linesOf as linesOfMeeting } from '@/modules/meetings/said/said';
import { retrieve } from '@/modules/retrieval/retrieve';
import type { Retrieved, Scope } from '@/modules/retrieval/retrieved';
import { stemOf, stemsOf } from '@/modules/tasks/find/find-by-words';
import type { Asked } from '../asked';
import { saidCitation, taskCitation } from '../citations';
import { evidenceIn } from '../only-asks';
import { type Reply, tell } from '../reply';
import { resolveTarget } from '../resolve-target';
import { askBack } from './ask-back';

/** So many passages are told. */
const told = 4;
/** And so many looked at: what people asked before is none. */
const read = 15;
/** How much of what a question is about must stand in a passage. */
const coveredFrom = 0.5;
/** Of a task's title so much is enough to be about the same. */
const relatedFrom = 0.3;
/** Lines of talk that are quoted together. */
const linesMost = 4;
/** Where no passage is covered enough, so few of those that are covered so much are told as the nearest. */
const nearest = { told: 2, coveredFrom: 0.2 };
/** Characters of a passage that are quoted. */
const quoted = 400;

/** What was written or said about the words of a question, each piece with where it stands; nothing where nothing is. */
export async function tellFound(asked: Asked, about = asked.message): Promise<Reply | undefined> {
  const found = await findPassages(asked, about);
  if (found.length > 0) return tellPassages(asked, asked.words.found, found, about);
  // What is asked in the one language may have been said in the other.
  const other = await passagesIn(asked, about, { of: 'everything' }, coveredFrom, true);
  const near = await passagesIn(asked, about, { of: 'everything' }, nearest.coveredFrom);
  const both = eachOnce([...other.slice(0, nearest.told), ...near.slice(0, nearest.told)]);
  if (both.length === 0) return undefined;
  return tellPassages(asked, other.length > 0 ? asked.words.found : asked.words.nearest, both, about);
}

/** Other tasks, talk, messages and files that share words with a task. */
export async function tellRelated(
  asked: Asked,
  { target }: Extract<Question, { kind: 'related' }>,
): Promise<Reply | undefined> {
  const task = await resolveTarget(asked, target, 1);
  if (task.kind === 'unclear') return askBack(asked, task);
  const [row] = task.rows;
  if (!row) return tell(asked.words.noneFits);
  const about = row.title;
  const found = await passagesIn(asked, about, { of: 'everything' }, relatedFrom);
  const others = found.filter((one) => one.kind !== 'task' || one.taskId !== row.id).slice(0, told);
  const citation = taskCitation(row);
  if (others.length === 0) return tell(asked.words.noRelated(row.title), [citation]);
  return tellPassages(asked, asked.words.related(row.title), others, about);
}

const keyOf = (one: Retrieved) => JSON.stringify([one.kind, one.text]);
const eachOnce = (all: readonly Retrieved[]) =>
  all.filter((one, at) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at);

async function tellPassages(
  asked: Asked,
  opening: string,
  found: readonly Retrieved[],
  about: string,
): Promise<Reply> {
  const stems = stemsOf([about, ...wordsOf(about).flatMap(({ text }) => translationsOf(text))].join(' '));
  const lines = await Promise.all(
    found.map(async (one, at) => {
      const best = bestOf(one, stems, kindOf(asked.message));
      const after = at < goneOn && one.kind === 'meeting' ? await linesAfter(asked, one, best) : [];
      const quote = shortened(after.length > 1 ? after.map(({ text }) => text).join(' ') : best.text);
      const others = after.slice(1).map((line) => citationOf(one, line, line.text));
      return {
        text: `- “${quote}” — ${placeOf(one, best, asked)}`,
        citations: [citationOf(one, best, quote), ...others],
      };
    }),
  );
  return tell(
    [opening, ...lines.map(({ text }) => text)].join('\n'),
    lines.flatMap(({ citations }) => citations),
  );
}

/** Of so many passages of talk it is told how they go on: a figure is often said a line or two later. */
const goneOn = 2;
const afterMs = 20_000;
const linesAfterMost = 4;

/** A line of a meeting and those behind it; none where nobody may hear it. */
async function linesAfter(asked: Asked, { audioId }: { audioId: string }, best: Line): Promise<Line[]> {
  const said = await linesOfMeeting(asked, {
    audioId,
    fromMs: best.startMs,
    toMs: best.startMs + afterMs,
  });
  return (said?.lines ?? [])
    .filter(({ startMs }) => startMs >= best.startMs)
    .slice(0, linesAfterMost)
    .map(({ speaker, text, startMs }) => ({
      ...{ text: speaker ? `${speaker}: ${text.trim()}` : text.trim(), startMs, place: null },
    }));
}

/** In what is open first; where that says nothing, everywhere. */
async function findPassages(asked: Asked, about: string): Promise<Retrieved[]> {
  const { audioId, taskId } = asked;
  const everywhere: Scope = { of: 'everything' };
  const here: Scope =
    audioId !== null ? { of: 'meeting', audioId } : taskId !== null ? { of: 'task', taskId } : everywhere;
  const near = await passagesIn(asked, about, here);
  const found = near.length > 0 || here === everywhere ? near : await passagesIn(asked, about, everywhere);
  return found.slice(0, told);
}

async function passagesIn(
  asked: Asked,
  about: string,
  scope: Scope,
  covered = coveredFrom,
  isTranslated = false,
): Promise<Retrieved[]> {
  const { db, me, language, forEverybody, exceptMessageIds } = asked;
  const found = await retrieve(db, me, about, {
    ...{ language, limit: read, scope, isForEverybody: forEverybody, exceptMessageIds, isTranslated },
  });
  const covering = found.filter(({ coverage }) => coverage >= covered);
  return evidenceIn(asked, covering).slice(0, told + 1);
}

/** A line, when it was said, and where it stands in its file. */
interface Line {
  text: string;
  startMs: number;
  place: FilePlace | null;
}

function linesOf(one: Retrieved): Line[] {
  switch (one.kind) {
    case 'meeting':
      return one.lines.map(({ speaker, text, startMs }) => {
        return { text: speaker ? `${speaker}: ${text}` : text, startMs, place: null };
      });
    case 'file':
      return one.lines.map(({ text, place }) => ({ text, startMs: 0, place }));
    default: {
      const startMs = one.kind === 'decision' ? (one.startMs ?? 0) : 0;
      return one.text.split('\n').map((text) => ({ text, startMs, place: null }));
    }
  }
}

/** Pure: of a passage the line that has most of the words, with the next one where that stands in the same place. */
function bestOf(one: Retrieved, stems: readonly string[], kind: RegExp | undefined): Line {
  const lines = linesOf(one);
  const scores = lines.map(({ text }) => {
    const said = new Set(wordsOf(text).map((word) => stemOf(word.text)));
    const count = stems.filter((stem) => said.has(stem)).length;
    // What somebody asked in the same way is followed by its answer.
    return count > 0 && kind && asks({ text }) && kind.test(fold(text)) ? count + 1.5 : count;
  });
  const at = scores.indexOf(Math.max(...scores));
  const { startMs = 0, place = null } = lines[at] ?? {};
  const isRow = place?.kind === 'cells' || place?.kind === 'row';
  let end = isRow ? at + 1 : at + 2;
  // What answers a question stands behind it.
  while (!isRow && end < Math.min(lines.length, at + linesMost) && asks(lines[end - 1])) end += 1;
  const told = lines.slice(at, end).map(({ text }) => text.trim());
  return { text: told.filter(Boolean).join(' '), startMs, place };
}

/** What is asked for: how much, why, who, when. */
const kinds = [
  /\bhow (?:many|much)\b|\bcuant[oa]s?\b|what (?:does|do|did|would|will) .*\bcosts?\b/,
  /\bwhy\b|\bpor que\b/,
  /\bwho\b|\bquien(?:es)?\b/,
  /\bwhen\b|\bcuando\b|\b(?:what|which) day\b|\bque dia\b/,
];
const kindOf = (message: string) => kinds.find((kind) => kind.test(fold(message)));

const asks = (line: Pick<Line, 'text'> | undefined) => /[?？]\s*$/.test(line?.text ?? '');

const shortened = (text: string) => (text.length > quoted ? `${text.slice(0, quoted).trimEnd()}…` : text);

/** Pure: how the place of a passage is called. */
export function placeOf(one: Retrieved, { startMs, place }: Line, { words }: Asked): string {
  switch (one.kind) {
    case 'meeting':
    case 'decision':
      return `${one.name}, ${clock(startMs)}`;
    case 'task':
      return one.title;
    case 'message':
      return one.authorName;
    case 'file':
      return place ? `${one.name}, ${words.place(place)}` : one.name;
  }
}

/** Pure: a passage as what a sentence rests on. */
export function citationOf(
  one: Retrieved,
  { startMs, place }: Line,
  quote: string,
): Reply['citations'][number] {
  switch (one.kind) {
    case 'meeting':
    case 'decision':
      return saidCitation({ audioId: one.audioId, meetingName: one.name, quote, startMs });
    case 'task':
      return { ...taskCitation({ id: one.taskId, title: one.title }), quote };
    case 'message':
      return {
        ...{ kind: 'message', id: one.messageId, title: one.authorName, quote },
        ...(one.taskId !== null && { taskId: one.taskId }),
        ...(one.audioId !== null && { audioId: one.audioId }),
      };
    case 'file':
      return { kind: 'file', id: one.attachmentId, title: one.name, quote, ...(place && { place }) };
  }
}
