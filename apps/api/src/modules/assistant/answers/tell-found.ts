import { fold } from '@/adapters/language/fold-text';
import { clock } from '@/adapters/language/local/find-passages';
import type { Question } from '@/adapters/language/local/requests/request';
import { linesOf as linesOfMeeting } from '@/modules/meetings/said/said';
import { mayBeTold } from '@/modules/retrieval/may-be-told';
import { retrieve } from '@/modules/retrieval/retrieve';
import type { Retrieved, Scope } from '@/modules/retrieval/retrieved';
import type { Asked } from '../asked';
import { taskCitation } from '../citations';
import { evidenceIn } from '../only-asks';
import { type Reply, tell } from '../reply';
import { resolveTarget } from '../resolve-target';
import { askBack } from './ask-back';
import { asksWhoSaid, asksWhy, evidenceOf, isAsking, partsOf } from './evidence';
import { citationOf, type Line, placeOf, quotable, said } from './passage-lines';
import { type Answering, hasAsked, lineStems, rankLines } from './rank-lines';

/** So many passages are told. */
const told = 3;
/** And so many looked at. */
const read = 40;
/** How much of what a question is about must stand in a line or around it, or how well the line must answer. */
const coveredFrom = 0.5;
const answersFrom = 0.7;
const answersCovered = 0.35;
/** What answers so much worse than the best is left out. */
const closeFrom = 0.65;
/** Of a task's title so much is enough to be about the same. */
const relatedFrom = 0.3;
/** Where no passage is covered enough, so few of those that are covered so much are told as the nearest. */
const nearest = { told: 2, coveredFrom: 0.2 };

/** What was written or said about the words of a question, each piece with where it stands; nothing where nothing is. */
export async function tellFound(asked: Asked, about = asked.message): Promise<Reply | undefined> {
  for (const scope of scopesOf(asked)) {
    const found = await passagesIn(asked, about, scope, nearest.coveredFrom);
    const ranked = answersIn(found, about, asked.message);
    const best = ranked[0];
    if (!best || best.coverage < nearest.coveredFrom) continue;
    const isFound =
      best.coverage >= coveredFrom || (best.score >= answersFrom && best.coverage >= answersCovered);
    if (!isFound && scope.of !== 'everything') continue;
    const close = ranked.filter(({ score, asks }) => score >= best.score * closeFrom || asks !== best.asks);
    const [opening, most] = isFound ? [asked.words.found, told] : [asked.words.nearest, nearest.told];
    const reply = await tellPassages(asked, opening, close.slice(0, most));
    return { ...reply, finds: isFound ? 'this' : 'nearest' };
  }
  return undefined;
}

/** Pure: the passages that answer, the best first; where two things are asked, first the best for each. */
function answersIn(found: readonly Retrieved[], about: string, message: string): Answering[] {
  const parts = partsOf(message);
  const [first, second] = parts;
  if (first === undefined || second === undefined)
    return rankLines(found, first === message ? about : (first ?? about), first ?? message);
  const one = rankLines(found, first, first, message);
  const [other] = rankLines(found, second, second, message);
  const [best, ...rest] = one;
  return best && other && other.coverage >= coveredFrom ? [best, other, ...rest.slice(0, 1)] : one;
}

/** What is open first; where that says nothing, everything. */
function scopesOf({ audioId, taskId }: Asked): Scope[] {
  const everywhere: Scope = { of: 'everything' };
  if (audioId !== null) return [{ of: 'meeting', audioId }, everywhere];
  return taskId === null ? [everywhere] : [{ of: 'task', taskId }, everywhere];
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
  return tellPassages(asked, asked.words.related(row.title), rankLines(others, about, ''));
}

async function tellPassages(asked: Asked, opening: string, found: readonly Answering[]): Promise<Reply> {
  const read = await Promise.all(
    found.map(async (one, at) => ({
      one: one.one,
      lines: quotable(await linesTold(asked, one, at < goneOn)),
    })),
  );
  const passages = eachLineOnce(read);
  return (
    sayerOf(asked, passages) ??
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

/** Pure: without what an earlier passage tells. */
function eachLineOnce(passages: readonly Passage[]): Passage[] {
  const known = new Set<string>();
  return passages.flatMap(({ one, lines }) => {
    const isTold = ({ startMs, text }: Line) => {
      const key = one.kind === 'meeting' ? `${one.audioId} ${startMs}` : text;
      return known.has(key) || !known.add(key);
    };
    const first = lines[0];
    if (!first || isTold(first)) return [];
    return [{ one, lines: [first, ...lines.slice(1).filter((line) => !isTold(line))] }];
  });
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
function sayerOf({ message, words }: Asked, passages: readonly Passage[]): Reply | undefined {
  if (!asksWhoSaid(message)) return undefined;
  const passage = passages.find(({ one }) => one.kind === 'meeting');
  const line = passage?.lines[0];
  if (passage?.one.kind !== 'meeting' || !line?.speaker) return undefined;
  const opening = words.said(line.speaker, passage.one.name, clock(line.startMs));
  return tell(`${opening} “${line.text}”`, [citationOf(passage.one, line, said(line))]);
}

/** Of so many passages of talk it is told how they go on: a figure is often said a line or two later. */
const goneOn = 2;
const afterMs = 20_000;
const linesAfterMost = 4;
const linesAfterLeast = 3;

/** A reason may have been told a little before what it is asked about. */
const beforeMs = 15_000;
const reason = /\b(?:because|since|so that|otherwise|porque|ya que|para que|puesto que|si no)\b/;

/** The lines of a passage that are told, from the one that answers best on. */
async function linesTold(
  asked: Asked,
  { one, lines, at, asks }: Answering,
  isLong: boolean,
): Promise<Line[]> {
  const best = lines[at];
  if (!best) return [];
  if (one.kind !== 'meeting') return [asOne(lines, at)];
  const heard = isLong ? await linesAfter(asked, one, best, asksWhy(asks)) : [];
  const all = heard.length > 0 ? heard : lines.slice(at).map((line) => ({ ...line, text: line.text.trim() }));
  return all.slice(0, enough(all, asks));
}

/** Pure: what nobody speaks, with the next line where that stands in the same place. */
function asOne(lines: readonly Line[], at: number): Line {
  const [first, next] = lines.slice(at, at + 2);
  if (!first) throw new Error('a passage has lines');
  const isRow = first.place?.kind === 'cells' || first.place?.kind === 'row';
  const told = isRow || !next ? [first] : [first, next];
  const text = told.map((line) => line.text.trim()).filter(Boolean);
  return { ...first, text: text.join(' ') };
}

/** Pure: how many lines answer: up to the one that has what is asked for, and what that leads to. */
function enough(lines: readonly Line[], message: string): number {
  const kinds = evidenceOf(message);
  const isPlain = (at: number) => !isAsking(lines[at]?.text ?? '');
  const own = lineStems(message);
  const needed = kinds.map((kind) =>
    lines.findIndex(({ text }, at) => isPlain(at) && hasAsked(text, { kinds: [kind], own })),
  );
  if (needed.includes(-1)) return linesAfterMost;
  let last = Math.max(0, ...needed) + (isPlain(0) || kinds.length === 0 ? 1 : 0);
  // What answers a question stands behind it.
  while (last < lines.length && !isPlain(last)) last += 1;
  return Math.max(last + 1, linesAfterLeast);
}

/** A line of a meeting and those behind it, of a why from where the reason is; none where nobody may hear it. */
async function linesAfter(
  asked: Asked,
  { audioId }: { audioId: string },
  best: Line,
  isWhy: boolean,
): Promise<Line[]> {
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

/**
 * Passages about some words within a scope, as far as whoever asks may be told them; what people only asked the assistant
 * is none.
 */
export async function passagesIn(
  asked: Asked,
  about: string,
  scope: Scope,
  covered: number,
): Promise<Retrieved[]> {
  const { db, me, permissions, language, forEverybody, exceptMessageIds } = asked;
  const found = await retrieve(db, me, about, {
    ...{ language, limit: read, scope, isForEverybody: forEverybody, exceptMessageIds },
    // What is asked in the one language may have been said in the other.
    ...{ isTranslated: true, isDense: true },
  });
  return evidenceIn(
    asked,
    found.filter((one) => one.coverage >= covered && mayBeTold(permissions, one)),
  );
}
