import type { Day, RequestContext, Unclear } from '../request';
import type { Token } from '../text/tokens';
import type { People } from './people';

/** What slots read from: the message, its tokens, and where it was written. */
export interface Reader {
  context: RequestContext;
  tokens: readonly Token[];
  people: People;
  /** Days that words were found to name, by how many of them: each expression is read once. */
  days: Map<string, ReadonlyMap<number, Day>>;
}

/** What it costs to take words that cannot be known: every other reading goes before it. */
export const unclearCost = 100;

/** The words from one token up to another, as typed. */
export function typed(
  { context, tokens }: Pick<Reader, 'context' | 'tokens'>,
  from: number,
  to: number,
): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  return first && last && to > from ? context.message.slice(first.start, last.end) : '';
}

/** The same, folded, with one space between words. */
export function foldedWords({ tokens }: Pick<Reader, 'tokens'>, from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text, raw }) => raw ?? text)
    .join(' ');
}

/** The ends of the runs of words that begin at a token, the shortest first. */
export function spansOf({ tokens }: Reader, at: number, longest: number): number[] {
  const ends: number[] = [];
  for (let end = at; end < Math.min(tokens.length, at + longest); end += 1) {
    if (tokens[end]?.kind !== 'word') break;
    ends.push(end + 1);
  }
  return ends;
}

export const unclear = (
  about: Unclear['about'],
  words: string,
  why: Unclear['why'],
  candidates: string[] = [],
): Unclear => ({ kind: 'unclear', about, words, candidates, why });
