import type { Bound, Tongue } from '../grammar/match';
import { compile, firstWords, type Node } from '../grammar/pattern';
import type { RequestContext } from '../request';
import type { Part } from './part';

/** A form of words that is one part of a wish, wherever it stands. */
export interface Tile {
  tongue: Tongue;
  nodes: readonly Node[];
  first: ReadonlySet<string> | null;
  cost: number;
  /** Only where an imperative may stand: at the beginning, behind a comma, or behind an 'and'. */
  isImperative: boolean;
  read(bound: Bound, context: RequestContext): Part;
}

type Read = (bound: Bound, context: RequestContext) => Part;

const made =
  (tongue: Tongue, isImperative: boolean) =>
  (read: Read, cost: number, ...sources: string[]): Tile[] =>
    sources.map((source) => {
      const nodes = compile(source);
      return { tongue, nodes, first: firstWords(nodes), cost, isImperative, read };
    });

export const english = made('en', false);
export const spanish = made('es', false);
export const englishVerb = made('en', true);
export const spanishVerb = made('es', true);
