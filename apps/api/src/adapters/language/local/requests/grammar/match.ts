import type { Unclear } from '../request';
import type { Token } from '../text/tokens';
import type { Node } from './pattern';
import { isTypoOf } from './typos';

/** The two languages that rules are written in. */
export type Tongue = 'en' | 'es';

/** What a slot read from a word on: up to which token, what it means, and how unlikely that is. */
export interface SlotMatch {
  end: number;
  value: unknown;
  cost: number;
  /** It stands where it must and cannot be known. */
  unclear?: Unclear;
}

/** Every way to read a slot that begins at this token. */
export type SlotReader = (at: number, tongue: Tongue) => readonly SlotMatch[];

/** What a form of words has bound, by the names of its slots. */
export type Bound = Readonly<Record<string, unknown>>;

export interface Match {
  end: number;
  bound: Bound;
  cost: number;
  unclear: readonly Unclear[];
}

/** How much has been tried. Beyond the limit nothing matches, so a message made to be slow is not read. */
export interface Work {
  steps: number;
  limit: number;
}

/** A message to match against. */
export interface Ground {
  tokens: readonly Token[];
  slots: Readonly<Record<string, SlotReader>>;
  /** Every word of every form: none of them is a slip of another. */
  keywords: ReadonlySet<string>;
  work: Work;
  /** What slots read, by slot, language and place: each is asked once. */
  read: Map<string, readonly SlotMatch[]>;
}

const typoCost = 1;

/** Every way in which a form of words begins at a token. Hundreds of forms are tried at each, and nearly none fits. */
export function matchAt(ground: Ground, nodes: readonly Node[], at: number, tongue: Tongue): Match[] {
  let found: Match[] = [{ end: at, bound: {}, cost: 0, unclear: [] }];
  for (const node of nodes) {
    const next: Match[] = [];
    for (const match of found) step(ground, node, match, tongue, next);
    if (next.length === 0) return next;
    found = next;
  }
  return found;
}

function step(ground: Ground, node: Node, match: Match, tongue: Tongue, next: Match[]): void {
  ground.work.steps += 1;
  if (ground.work.steps > ground.work.limit) return;
  if (node.kind === 'word') {
    const cost = wordCost(ground, node.text, match.end);
    if (cost !== null) next.push({ ...match, end: match.end + 1, cost: match.cost + cost });
    return;
  }
  if (node.kind === 'slot') {
    for (const { end, value, cost, unclear } of slotAt(ground, node.slot, match.end, tongue))
      next.push({
        end,
        bound: { ...match.bound, [node.name]: value },
        cost: match.cost + cost,
        unclear: unclear ? [...match.unclear, unclear] : match.unclear,
      });
    return;
  }
  for (const option of node.options)
    for (const way of matchAt(ground, option, match.end, tongue))
      next.push({
        end: way.end,
        bound: { ...match.bound, ...way.bound },
        cost: match.cost + way.cost,
        unclear: way.unclear.length > 0 ? [...match.unclear, ...way.unclear] : match.unclear,
      });
}

/** What it costs to take a token for a word; null: it is another one. */
export function wordCost(ground: Ground, word: string, at: number): number | null {
  const token = ground.tokens[at];
  if (!token || token.kind === 'quote') return null;
  if (token.text === word || token.raw === word) return 0;
  if (token.kind !== 'word' || ground.keywords.has(token.text)) return null;
  return isTypoOf(token.text, word) ? typoCost : null;
}

function slotAt(ground: Ground, slot: string, at: number, tongue: Tongue): readonly SlotMatch[] {
  const key = `${slot} ${tongue} ${at}`;
  const known = ground.read.get(key);
  if (known) return known;
  ground.work.steps += 1;
  const ways = at < ground.tokens.length ? (ground.slots[slot]?.(at, tongue) ?? []) : [];
  ground.read.set(key, ways);
  return ways;
}
