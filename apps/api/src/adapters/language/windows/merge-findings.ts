import { chooseItems, mostFindings } from '@/adapters/language/choose-items';
import { words } from '@/adapters/language/fold-text';
import type { Findings } from '@/adapters/language/ground-analysis';
import type { ActionItem, Decision, TaskUpdate } from '@/adapters/language/language';
import { tellingWordsOf } from './everyday-words';
import { overlaps } from './overlaps';

/** What is said again within this time is said of the same thing, if the words are alike. */
const nearMs = 180_000;
/** Share of the words of two titles, or of two quotes, that are in both. */
const alikeShare = 0.5;

interface Found {
  quote: string;
  startMs: number;
}

/**
 * Joins what the windows of a meeting gave: what two of them have found is there once, with the better owner and day.
 * Two findings of one window are never the same, for the model has seen both.
 */
export function mergeFindings(windows: readonly Findings[]): Findings {
  return {
    decisions: merge(
      windows.map((window) => window.decisions),
      likenessOfDecisions,
      (decision) => decision,
    ),
    actionItems: merge(
      windows.map((window) => window.actionItems),
      likenessOfItems,
      betterItem,
    ),
    updates: merge(
      windows.map((window) => window.updates),
      likenessOfUpdates,
      (update) => update,
    ),
    leftOut: windows.reduce((sum, { leftOut }) => sum + leftOut, 0),
  };
}

/** No more than anybody reads, of action items the surest. Those beyond that would be told are counted. */
export function boundFindings({ decisions, actionItems, updates, leftOut }: Findings): Findings {
  const items = chooseItems(actionItems);
  const over = [decisions, updates].map(({ length }) => Math.max(0, length - mostFindings));
  return {
    decisions: decisions.slice(0, mostFindings),
    actionItems: inOrder(items.chosen),
    updates: updates.slice(0, mostFindings),
    leftOut: over.reduce((sum, count) => sum + count, leftOut + items.leftOut),
  };
}

/** Each finding of a later window joins at most one of the earlier ones: the one that it is most like. */
function merge<Item extends Found>(
  windows: readonly (readonly Item[])[],
  likeness: (known: Item, other: Item) => number,
  join: (known: Item, other: Item) => Item,
): Item[] {
  let all: Item[] = [];
  for (const found of windows) {
    const begin = Math.min(...found.map(({ startMs }) => startMs)) - nearMs;
    const recent = all.filter(({ startMs }) => startMs >= begin);
    const pairs = found
      .flatMap((other) => recent.map((known) => ({ known, other, likeness: likeness(known, other) })))
      .filter((pair) => pair.likeness > 0)
      .sort((a, b) => b.likeness - a.likeness);
    const joined = new Map<Item, Item>();
    const taken = new Set<Item>();
    for (const { known, other } of pairs) {
      if (joined.has(known) || taken.has(other)) continue;
      joined.set(known, join(known, other));
      taken.add(other);
    }
    all = [...all.map((known) => joined.get(known) ?? known), ...found.filter((other) => !taken.has(other))];
  }
  return inOrder(all);
}

const inOrder = <Item extends Found>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => a.startMs - b.startMs);

/** 0 when they are two tasks. */
function likenessOfItems(a: ActionItem, b: ActionItem): number {
  if (!isNear(a, b)) return 0;
  const titles = shareOf(contentOf(a.title), contentOf(b.title));
  // In one sentence somebody may send the report and book the room.
  const isSame = () =>
    titles >= alikeShare || (shareOfWords(a.quote, b.quote) >= alikeShare && isSameObject(a, b));
  if (overlaps(a, b) && isSame()) return 1 + titles;
  // Two who are to do the same thing have a task each.
  if (a.ownerId && b.ownerId && a.ownerId !== b.ownerId) return 0;
  return titles >= alikeShare ? titles : 0;
}

function likenessOfDecisions(a: Decision, b: Decision): number {
  if (!isNear(a, b)) return 0;
  const quotes = shareOfWords(a.quote, b.quote);
  if (quotes >= alikeShare) return 1 + quotes;
  const texts = shareOfWords(a.text, b.text);
  return texts >= alikeShare ? texts : 0;
}

const likenessOfUpdates = (a: TaskUpdate, b: TaskUpdate) =>
  a.taskId === b.taskId && a.status === b.status && isNear(a, b) ? 1 : 0;

const isNear = (a: Found, b: Found) => Math.abs(a.startMs - b.startMs) <= nearMs;

/** The words of the surer one, an owner and a day from whichever has them. Two owners of one promise are none. */
function betterItem(known: ActionItem, other: ActionItem): ActionItem {
  const [better, worse] = other.confidence > known.confidence ? [other, known] : [known, other];
  return { ...better, ...ownerOf(better, worse), endDate: better.endDate ?? worse.endDate };
}

function ownerOf(better: ActionItem, worse: ActionItem): Pick<ActionItem, 'ownerId' | 'ownerCandidates'> {
  if (better.ownerId && worse.ownerId && better.ownerId !== worse.ownerId)
    return { ownerId: null, ownerCandidates: [better.ownerId, worse.ownerId] };
  const { ownerId, ownerCandidates } = [better, worse].find((item) => item.ownerId) ?? better;
  if (ownerId || ownerCandidates.length > 0) return { ownerId, ownerCandidates };
  return { ownerId: null, ownerCandidates: worse.ownerCandidates };
}

/** 'Call the bank' and 'Phone the bank about it': another verb, and the same thing. */
function isSameObject(a: ActionItem, b: ActionItem): boolean {
  const [first, second] = [a, b].map(({ title }) => new Set([...contentOf(title)].slice(1)));
  return first !== undefined && second !== undefined && shareOf(first, second) >= alikeShare;
}

const shareOfWords = (a: string, b: string) => shareOf(wordsOf(a), wordsOf(b));

/** How much of two sets is in both, from 0 to 1. */
function shareOf(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const both = [...first].filter((word) => second.has(word)).length;
  const all = first.size + second.size - both;
  return all === 0 ? 0 : both / all;
}

const wordsOf = (text: string) => new Set(words(text).map((word) => word.text));

/** The words of a title that tell one task from another, several of a thing as one; all, where it has no others. */
function contentOf(title: string): Set<string> {
  const telling = tellingWordsOf(title).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  return telling.length > 0 ? new Set(telling) : wordsOf(title);
}
