import { isLikely } from '@tavla/shared/meetings/confidence';
import { words } from '../../api/src/adapters/language/fold-text';
import type { Analysis } from '../../api/src/adapters/language/language';

/** What a meeting's ground truth says, as far as it is scored. Owners are full names. */
export interface MeetingTruth {
  language: 'en' | 'es';
  recordedAt: string;
  turns: { speaker: string; startMs: number; endMs: number; text: string }[];
  actionItems: {
    quote: string;
    owner: string | null;
    due: string | null;
    dueAlso: string[];
    ownerBasis: 'self' | 'named' | 'none';
  }[];
  decisions: { quote: string }[];
  updates: { task: string; newStatus: string }[];
  existingTasks: { title: string; status: string }[];
}

/** Counts that add up over meetings. `spoken` are owners whom the words name, `self` those who said "I'll …". */
export interface Score {
  items: Hits;
  decisions: Hits;
  updates: Hits;
  owners: { spoken: Share; self: Share; wrong: number };
  due: Share;
}
interface Hits {
  right: number;
  found: number;
  wanted: number;
}
interface Share {
  right: number;
  of: number;
}

export function emptyScore(): Score {
  const hits = () => ({ right: 0, found: 0, wanted: 0 });
  const share = () => ({ right: 0, of: 0 });
  return {
    items: hits(),
    decisions: hits(),
    updates: hits(),
    owners: { spoken: share(), self: share(), wrong: 0 },
    due: share(),
  };
}

/** Adds a meeting to a score. Person ids are full names, task ids are titles. */
export function addMeeting(score: Score, analysis: Analysis, truth: MeetingTruth): void {
  const found = analysis.actionItems.filter(isLikely);
  const left = [...found];
  count(score.items, found, truth.actionItems);
  for (const wanted of truth.actionItems) {
    const at = left.findIndex(({ quote }) => isSameQuote(quote, wanted.quote));
    const [item] = at < 0 ? [] : left.splice(at, 1);
    if (!item) continue;
    score.items.right += 1;
    const owners = wanted.ownerBasis === 'self' ? score.owners.self : score.owners.spoken;
    owners.of += 1;
    if (item.ownerId === wanted.owner) owners.right += 1;
    else if (item.ownerId !== null) score.owners.wrong += 1;
    const date = item.endDate;
    score.due.of += 1;
    if (date === wanted.due || (date !== null && wanted.dueAlso.includes(date))) score.due.right += 1;
  }
  count(score.decisions, analysis.decisions, truth.decisions);
  const decided = [...analysis.decisions];
  for (const wanted of truth.decisions) {
    const at = decided.findIndex(({ quote }) => isSameQuote(quote, wanted.quote));
    if (at < 0) continue;
    decided.splice(at, 1);
    score.decisions.right += 1;
  }
  count(score.updates, analysis.updates, truth.updates);
  score.updates.right += truth.updates.filter(({ task, newStatus }) =>
    analysis.updates.some(({ taskId, status }) => taskId === task && status === newStatus),
  ).length;
}

function count(hits: Hits, found: readonly unknown[], wanted: readonly unknown[]): void {
  hits.found += found.length;
  hits.wanted += wanted.length;
}

/** Half the words of the shorter quote stand in the longer one. */
export function isSameQuote(a: string, b: string): boolean {
  const [short = [], long = []] = [a, b]
    .map((text) => words(text).map((word) => word.text))
    .sort((x, y) => x.length - y.length);
  return short.filter((word) => long.includes(word)).length >= short.length / 2;
}
