import { fold, words as wordsOf } from '@/adapters/language/fold-text';
import { clock } from '@/adapters/language/local/find-passages';
import type { Question } from '@/adapters/language/local/requests/request';
import { translationsOf } from '@/adapters/language/translations/word-pairs';
import { linesOf as linesOfMeeting } from '@/modules/meetings/said/said';
import { retrieve } from '@/modules/retrieval/retrieve';
import type { Retrieved, Scope } from '@/modules/retrieval/retrieved';
import { stemsOf } from '@/modules/tasks/find/find-by-words';
import type { Asked } from '../asked';
import { taskCitation } from '../citations';
import { evidenceIn } from '../only-asks';
import { type Reply, tell } from '../reply';
import { resolveTarget } from '../resolve-target';
import { askBack } from './ask-back';
import {
  asksWhy,
  bestOf,
  citationOf,
  kindOf,
  type Line,
  linesOf,
  placeOf,
  quotable,
  said,
} from './passage-lines';

/** So many passages are told. */
const told = 4;
/** And so many looked at: what people asked before is none. */
const read = 15;
/** How much of what a question is about must stand in a passage. */
const coveredFrom = 0.5;
/** Of a task's title so much is enough to be about the same. */
const relatedFrom = 0.3;
/** Where no passage is covered enough, so few of those that are covered so much are told as the nearest. */
const nearest = { told: 2, coveredFrom: 0.2 };

/** What was written or said about the words of a question, each piece with where it stands; nothing where nothing is. */
export async function tellFound(asked: Asked, about = asked.message): Promise<Reply | undefined> {
  const found = await foundAbout(asked, about);
  if (found.length > 0) return tellPassages(asked, asked.words.found, found, about);
  // What is asked in the one language may have been said in the other.
  const other = await passagesIn(asked, about, { of: 'everything' }, coveredFrom, true);
  const near = await passagesIn(asked, about, { of: 'everything' }, nearest.coveredFrom);
  const both = eachOnce([...other.slice(0, nearest.told), ...near.slice(0, nearest.told)]);
  if (both.length === 0) return undefined;
  return tellPassages(asked, other.length > 0 ? asked.words.found : asked.words.nearest, both, about);
}

/** What only asks after a figure or a day, and stands in few answers. */
const asksOnly = /\b(?:costs?|cuestan?|vale|valen|comes?|coming|vienen?|llegan?|happens?|pasa)\b/g;

/** Passages about the words; without those that only ask, where with them nothing of the thing itself is found. */
async function foundAbout(asked: Asked, about: string): Promise<Retrieved[]> {
  const found = await findPassages(asked, about);
  const bare = fold(about).replace(asksOnly, ' ');
  if (bare === fold(about)) return found;
  const things = stemsOf(bare).filter((stem) => stem.length > 3);
  const isAbout = found.some((one) =>
    linesOf(one).some(({ text }) => stemsOf(text).some((stem) => things.includes(stem))),
  );
  const others = isAbout ? [] : await findPassages(asked, bare);
  return others.length > 0 ? others : found;
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
  const kind = kindOf(asked.message);
  const isWhy = asksWhy(asked.message);
  const passages = await Promise.all(
    found.map(async (one, at) => {
      const lines = bestOf(one, stems, kind);
      const isTold = at < goneOn && one.kind === 'meeting';
      const after = isTold ? await linesAfter(asked, one, lines[0], isWhy) : [];
      return { one, lines: quotable(after.length > 1 ? after : lines) };
    }),
  );
  return (
    sayerOf(asked, passages[0]) ??
    tell(
      [opening, ...passages.flatMap(({ one, lines }) => quotesOf(one, lines, asked))].join('\n'),
      passages.flatMap(({ one, lines }) => lines.map((line) => citationOf(one, line, said(line)))),
    )
  );
}

/** A passage, and those of its lines that are told. */
interface Passage {
  one: Retrieved;
  lines: Line[];
}

/** Pure: a passage with its place; where several speak, a line for each. */
function quotesOf(one: Retrieved, lines: readonly Line[], asked: Asked): string[] {
  const [first, ...others] = lines;
  if (!first) return [];
  return [
    `- “${said(first)}” — ${placeOf(one, first, asked)}`,
    ...others.map((line) => `  - “${said(line)}”`),
  ];
}

/** Pure: who said it, where that is asked for and known. */
function sayerOf({ message, words }: Asked, passage: Passage | undefined): Reply | undefined {
  const line = passage?.lines[0];
  if (passage?.one.kind !== 'meeting' || !line?.speaker || !asksWhoSaid.test(fold(message))) return undefined;
  const opening = words.said(line.speaker, passage.one.name, clock(line.startMs));
  return tell(`${opening} “${line.text}”`, [citationOf(passage.one, line, said(line))]);
}

const asksWhoSaid =
  /^\W*(?:and |y )?(?:who (?:said|mentioned|told|claimed|reported|suggested|brought up)|quien(?:es)? (?:dijo|dijeron|menciono|comento|conto))\b/;

/** Of so many passages of talk it is told how they go on: a figure is often said a line or two later. */
const goneOn = 2;
const afterMs = 20_000;
const linesAfterMost = 4;

/** A reason may have been told a little before what it is asked about. */
const beforeMs = 15_000;
const reason = /\b(?:because|since|so that|otherwise|porque|ya que|para que|puesto que|si no)\b/;

/** A line of a meeting and those behind it, of a why from where the reason is; none where nobody may hear it. */
async function linesAfter(
  asked: Asked,
  { audioId }: { audioId: string },
  best: Line | undefined,
  isWhy: boolean,
): Promise<Line[]> {
  if (!best) return [];
  const heard = await linesOfMeeting(asked, {
    audioId,
    fromMs: best.startMs - (isWhy ? beforeMs : 0),
    toMs: best.startMs + afterMs,
  });
  const all = heard?.lines ?? [];
  const at = all.findIndex(({ startMs }) => startMs >= best.startMs);
  if (at < 0) return [];
  const isReason = ({ text }: { text: string }) => reason.test(fold(text));
  const next = all.slice(at, at + linesAfterMost);
  const earlier = isWhy && !next.some(isReason) ? all.slice(0, at).findIndex(isReason) : -1;
  const lines = earlier < 0 ? next : all.slice(earlier, at + linesAfterMost);
  return lines.map(({ speaker, text, startMs }) => ({ speaker, text: text.trim(), startMs, place: null }));
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
