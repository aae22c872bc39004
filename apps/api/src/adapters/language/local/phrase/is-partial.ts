import { wordSet } from '../word-set';
import { determiners, isColour, isNumberWord, isSize, particles, prepositions } from './words/english-words';
import { handing } from './words/verb-classes';

/** What happens to somebody: nobody can be told to do it. */
const undergone = wordSet('receive undergo suffer inherit experience lose face');
/** 'Keep an eye', 'Get a grip': on what? */
const idioms = wordSet('eye grip glance');
/** Who gets one of these does nothing for it. */
const notices = wordSet(
  'instruction instructions guidelines reminder notice notification invitation chance opportunity',
);
/** 'I'll start off with two': how the talk goes on, not what is done after it. */
const running = wordSet('start begin finish end close kick wrap open');
/** Who is told something; about what has to be said. */
const listeners = wordSet(
  'member team staff committee group everyone everybody colleague council resident parent',
);
/** 'Think about the roof', 'Think hard about it'; but 'Think familiar to people'. */
const thoughtOf = wordSet('about of through over up how what whether which where who when hard again');

/**
 * Whether the words of a title, in lower case, read as an order but lack a part of it: what is sent, the noun behind an adjective.
 */
export function isPartial(low: readonly string[]): boolean {
  const [verb = '', second = '', third = ''] = low;
  return (
    undergone.has(verb) ||
    idioms.has(low.at(-1) ?? '') ||
    (verb === 'get' && low.slice(1, 4).some((word) => notices.has(word))) ||
    (running.has(verb) && particles.has(second) && third === 'with') ||
    lacksGift(low) ||
    // 'Trade off the time' against what?
    (verb === 'trade' && second === 'off' && !low.some((word) => word === 'against' || word === 'with')) ||
    // 'Double check': what?
    (verb === 'double' && second === 'check' && low.length === 2) ||
    (second === 'in' && (verb === 'check' || verb === 'ask')) ||
    (verb === 'think' && !thoughtOf.has(second)) ||
    lacksMatter(low) ||
    endsInQuality(low)
  );
}

/** 'Send out to the tenants', 'Give with the key': what? */
function lacksGift([verb = '', ...behind]: readonly string[]): boolean {
  const at = particles.has(behind[0] ?? '') ? 1 : 0;
  const next = behind[at] ?? '';
  const isGiven = handing.has(verb) && verb !== 'show' && verb !== 'pass';
  return isGiven && (next === 'to' || (prepositions.has(next) && next !== 'for' && !particles.has(next)));
}

/** 'Update the team' on what? */
function lacksMatter(low: readonly string[]): boolean {
  const last = low.at(-1) ?? '';
  const isTold = listeners.has(last) || listeners.has(last.replace(/s$/, ''));
  return isTold && low.length <= 3 && (low[0] === 'update' || low[0] === 'brief');
}

/** 'on the big white', 'with two thousand': the noun is still to come; but 'Paint the wall red'. */
function endsInQuality(low: readonly string[]): boolean {
  const last = low.at(-1) ?? '';
  const isQuality = isColour(last) || isSize(last) || isNumberWord(last);
  if (!isQuality) return false;
  let at = low.length - 2;
  while (at > 0 && (isColour(low[at] ?? '') || isSize(low[at] ?? '') || isNumberWord(low[at] ?? ''))) at -= 1;
  const before = low[at] ?? '';
  // 'the price to two thousand' says enough.
  if (isNumberWord(last)) return at === 0 || (prepositions.has(before) && before !== 'by' && before !== 'to');
  return determiners.has(before);
}
