import { wordSet } from '@/adapters/language/local/word-set';
import type { Ground } from '../grammar/match';
import type { RequestContext } from '../request';
import { unsafe } from '../slots/stop-words';
import type { TaskRef } from '../slots/task-slot';
import { endOfSentence } from '../text/tokens';
import type { Unit } from './read-clauses';
import { speaksOfSame } from './sentences';

const longest = 25;
const longestSubject = 10;
const verbs = wordSet(
  "is are was were has have had needs need went left came esta estan es son ha han tiene tienen va van llega sigue siguen necesita necesitan queda quedan vuelve llego quedo quedaron salio salieron came arrived looks look seems broke works isn't aren't wasn't hasn't haven't",
);

const conjunctions = wordSet('because since as porque como');
const adverbs = wordSet('still already now ya todavia aun');
const separators = /^(?:[,:\-–—]|but|so|pero|asi)$/;

/** Something told, and where what follows it begins. */
export interface Telling {
  unit: Unit;
  next: number;
  isInside: boolean;
  words: number;
}

/**
 * What tells something before a wish, up to a comma or the end of its sentence: 'the licence is waiting for the port,
 * put it in pending'. Its subject is what 'it' means from there on, unless it is a person.
 */
export function tellingsAt(ground: Ground, at: number, place: RequestContext['place']): Telling[] {
  const { tokens } = ground;
  const end = endOfSentence(tokens, at);
  if (tokens[end]?.text === '?') return [];
  const first = conjunctions.has(tokens[at]?.text ?? '') ? at + 1 : at;
  const isShort = /^(?:i'm|we're|it's|he's|she's|they're|that's)$/.test(tokens[first]?.text ?? '');
  const verb = isShort ? first : tokens.findIndex((token, index) => index > first && verbs.has(token.text));
  if (verb < 0 || verb >= Math.min(end, at + longestSubject)) return [];
  const stop = adverbs.has(tokens[verb - 1]?.text ?? '') ? verb - 1 : verb;
  const unit: Unit | null = isShort ? { kind: 'aside', isSame: true } : subjectOf(ground, first, stop);
  if (!unit) return [];
  const found: Telling[] = [];
  let isNext = false;
  for (let to = first; to <= Math.min(end, at + longest); to += 1) {
    const token = tokens[to];
    const words = to - at;
    // 'The ramp is repaired, the licence arrived': each is told of by itself.
    if (token?.text === '⟦' && isNext) break;
    isNext ||= /^(?:,|and|y|e|but|pero|so)$/.test(token?.text ?? '');
    if (to === end) {
      // With a ticket open 'it' may be either.
      if (unit.kind === 'aside' || place !== 'ticket') {
        found.push({ unit, next: end + 1, isInside: false, words });
      }
    } else if (separators.test(token?.text ?? '')) {
      if (to > verb) found.push({ unit, next: to + 1, isInside: true, words });
    } else if (isDue(ground, to)) break;
    else if ((token?.kind !== 'word' && token?.text !== '⟦') || /^-/.test(token.text)) break;
    else if (to !== verb && to > stop && (unsafe.has(token.text) || /n't$/.test(token.text))) break;
  }
  return found;
}

/** 'The policy is due the 2nd' may be a wish. */
const isDue = ({ tokens, slots }: Ground, at: number) =>
  /^(?:due|by|until|till|vence|para|hasta)$/.test(tokens[at]?.text ?? '') &&
  (['en', 'es'] as const).some((tongue) =>
    (slots.day?.(at + 1, tongue) ?? []).some(({ unclear }) => !unclear),
  );

/** What a sentence is about: a task, or somebody, who changes nothing of what 'it' means. */
function subjectOf(ground: Ground, at: number, verb: number): Unit | null {
  if (speaksOfSame(ground.tokens[at])) return verb === at + 1 ? { kind: 'aside', isSame: true } : null;
  for (const tongue of ['en', 'es'] as const) {
    const isPerson = (ground.slots.owner?.(at, tongue) ?? []).some(({ end }) => end === verb);
    if (isPerson) return { kind: 'aside', isSame: true };
    const [best] = (ground.slots.task?.(at, tongue) ?? [])
      .filter(({ end, unclear }) => end === verb && !unclear)
      .sort((a, b) => a.cost - b.cost);
    if (best)
      return {
        kind: 'clause',
        clause: { task: best.value as TaskRef, wishes: [], isTopic: true, isTold: true },
      };
  }
  return null;
}
