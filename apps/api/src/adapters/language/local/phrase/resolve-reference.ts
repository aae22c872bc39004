import { readNoun } from './read-noun';
import { finite, prepositions } from './words/english-words';
import type { SpokenWord } from './words/spoken-words';

const plural = new Set(['them', 'these', 'those', 'ones']);
/** Times, and people, who are nothing that is made or sent. */
const unfit =
  /^(?:\p{Lu}\p{Ll}.*|weeks?|months?|days?|years?|hours?|minutes?|meetings?|morning|afternoon|evening|mornings?|beginning|end|first|(?:mon|tues|wednes|thurs|fri|satur|sun)day|done|gone|.*(?:er|ers|or|ors))$/u;
/** 'this' and 'that' stand for what somebody said more often than for a thing. */
const resolvable = new Set(['it', 'them', 'those']);

/**
 * What a pronoun stands for: the one thing that was named with 'the' or 'a' in what was said before, where there is
 * exactly one. Null where there are several, or none: a wrong thing is worse than no title.
 */
export function resolveReference(pronoun: string, before: readonly SpokenWord[]): string[] | null {
  if (!resolvable.has(pronoun)) return null;
  const named: string[][] = [];
  for (let at = 0; at < before.length; at += 1) {
    if (
      !['the', 'a', 'an', 'our', 'my', 'your', 'this', 'that', 'these', 'those'].includes(
        before[at]?.low ?? '',
      )
    )
      continue;
    // 'in the break': a place or a time, not what the talk is about.
    if (prepositions.has(before[at - 1]?.low ?? '')) continue;
    const noun = readNoun(before, at);
    if (!noun || noun.pronoun !== null || noun.isVague) continue;
    const text = noun.text.map((word, index) => (index === 0 && /^(?:an?|the)$/i.test(word) ? 'the' : word));
    const after = before[noun.next];
    const whole = !after || after.breaks || finite.has(after.low) ? text : null;
    named.push(whole ?? []);
    at = noun.next - 1;
  }
  const [only] = named;
  if (named.length !== 1 || !only || only.length < 2 || only.length > 5) return null;
  const isPlural = /[^s]s$/.test(only.at(-1) ?? '');
  return isPlural === plural.has(pronoun) && !only.some((word) => finite.has(word) || unfit.test(word))
    ? only
    : null;
}
