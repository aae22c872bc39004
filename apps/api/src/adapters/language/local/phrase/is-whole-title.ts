import { wordSet } from '../word-set';
import { hasObject } from './has-object';
import { isPartial } from './is-partial';
import { isOpen } from './read-noun';
import { readsWhole } from './strict/reads-whole';
import { baseForm, isIdle, isVerb } from './words/english-verbs';
import {
  determiners,
  finite,
  nominatives,
  particles,
  prepositions,
  questionWords,
} from './words/english-words';
import { asking, prepositional } from './words/verb-classes';

const mostWords = 16;
const never = wordSet(
  "i me my mine we us our ours 'm myself ourselves yourself um uh er erm hmm like it them him her they he she you your yours whatever someone somebody something",
);
/** A sentence was cut behind one of these: 'inform Mr. Berg'. */
const abbreviated = wordSet('mr mrs ms dr rt st vs etc');
const dangling = wordSet(
  'and or but so because to not that this these those which who if when whether with as of for from by at into onto than more most very too real well ago',
);
/** What ends as a verb does and may stand behind a noun all the same. */
const plain = new Set(["'s", 'being', 'found', 'made', 'do', 'works', 'may']);
/** Behind these a title may have a second verb: 'Check whether the chip supports voice'. */
const opensClause = new Set([...questionWords, 'that', 'we', 'people']);
/** Where something is put or goes has to be said. */
const placed = new Set(['put', 'set']);
const pointers = new Set(['that', 'this', 'the', 'these', 'those', 'last', 'next', 'other']);
/** What stands for a clause and is no pronoun: 'whether it is possible to'. */
const possible = ['it', 'is', 'possible'];

/**
 * Whether the words of a title stand for themselves: they begin with a verb as in an order, say what it is done to with a noun
 * or a name, and leave nothing open, neither at the end nor by a word that only those who were there understand.
 */
export function isWholeTitle(text: readonly string[]): boolean {
  const low = text.map((word) => word.toLowerCase());
  return (
    low.length >= 2 &&
    low.length <= mostWords &&
    !isSaidTwice(low) &&
    // 'every time y': the next word was only begun.
    !text.some((word) => /^[b-z]$/.test(word)) &&
    // 'the hon. member'
    !low.includes('hon') &&
    beginsAsOrder(low) &&
    !low.some((word, at) => never.has(word) && !isPossible(low, at) && !isAnybody(low, at)) &&
    !endsOpen(low) &&
    !isTornInside(low) &&
    !low.some(
      (word, at) => /^ones?$/.test(word) && low[at + 1] !== 'of' && pointers.has(low[at - 1] ?? ''),
    ) &&
    hasOneVerb(low) &&
    !givesReason(low) &&
    hasObject(text) &&
    isPlaced(low) &&
    !isPartial(low) &&
    !pointsAtNothing(low) &&
    !(tellers.has(low[0] ?? '') && !low.some((word) => told.has(word))) &&
    readsWhole(text)
  );
}

/**
 * The longest beginning of these words, of at most so many, that is a whole title, cut where something new is joined to
 * it; null where none is. 'Start mending the roof and feed stuff' is whole up to the roof.
 */
export function wholeStart(text: readonly string[], most = mostWords): string[] | null {
  for (let end = Math.min(text.length, most); end >= 2; end -= 1) {
    const next = text[end]?.toLowerCase() ?? '';
    const mayEnd =
      end === text.length || parting.has(next) || (isLink(next) && beginsAnew(text[end + 1] ?? ''));
    if (mayEnd && isWholeTitle(text.slice(0, end))) return text.slice(0, end);
  }
  return null;
}
const isLink = (low: string) => low === 'and' || low === 'or';
/** Behind 'and': but 'of various age and income groups' has no end before it. */
const beginsAnew = (word: string) => isVerb(word) || determiners.has(word) || /^\p{Lu}/u.test(word);
/** What stands behind one of these tells more of a thing that is known without it. */
const parting = new Set(
  'to for with by about from in at on after before during towards around using'.split(' '),
);

/** Of these one has to know what is told, or asked for. */
export const tellers = wordSet('ask remind inform tell assure notify warn');
const told = wordSet('to for about of that whether if how what when where who which with');

/** 'the the', 'the design components design', 'Reach the reach'; but 'from meeting to meeting'. */
function isSaidTwice(low: readonly string[]): boolean {
  return low.some((word, at) => {
    const next = low[at + 1] ?? '';
    // 'the interf interface' was begun anew
    // 'Look at the signal and think about the signal'
    if (
      word === 'the' &&
      low.some((other, later) => later > at && other === 'the' && low[later + 1] === next)
    )
      return true;
    if (word === next || (word.length > 3 && next.startsWith(word) && isOpen(word))) return true;
    const again = isOpen(word) ? low.indexOf(word, at + 1) : -1;
    return again > 0 && again < at + 4 && !low.slice(at, again).some(joins);
  });
}
const joins = (word: string) => word === 'and' || word === 'or' || word === 'to' || prepositions.has(word);

/** 'the list that we made', 'the list we made' */
const isAnybody = (low: readonly string[], at: number) =>
  low[at] === 'we' && at > 2 && (relatives.has(low[at - 1] ?? '') || isOpen(low[at - 1] ?? ''));
const relatives = new Set(['that', 'which', 'who']);

const isPossible = (low: readonly string[], at: number) =>
  possible.every((word, step) => low[at + step] === word);

/** 'Send the list', and 'Rewire the room', whose verb no list has; not 'Program is late' and 'Report was sent'. */
export function beginsAsOrder(low: readonly string[]): boolean {
  const [verb = '', next = ''] = low;
  if (finite.has(next) || nominatives.has(next)) return false;
  // 'we do want to look at those'
  if (verb === 'do' && isIdle(next)) return false;
  const isKnown = isVerb(verb) || verb === 'follow' || (verb === 'be' && next === 'responsible');
  return (
    isKnown ||
    (determiners.has(next) && isOpen(verb) && baseForm(verb) === null && !/(?:s|ed|ing)$/.test(verb))
  );
}

function endsOpen(low: readonly string[]): boolean {
  const last = low.at(-1) ?? '';
  // 'some examples of events going', but 'how the work is going'
  if (last === 'going' && !finite.has(low.at(-2) ?? '')) return true;
  // 'the stains that we have to get rid of'
  if (prepositions.has(last) && low.some((word, at) => at > 1 && relatives.has(word))) return false;
  if (dangling.has(last) || abbreviated.has(last) || last.startsWith("'")) return !isLoneOwner(low);
  return determiners.has(last) && !/^\d|^(?:two|three|both|all|one)$/.test(last);
}

const ofSome = wordSet(
  'some all any each both one two three four five most many several none half few enough another',
);
const leadsIn = wordSet('up out down back off on over away together along forward in from until');

/** 'on the in the folder', 'for with': begun anew, where no word joins. */
function isTornInside(low: readonly string[]): boolean {
  return low.some((word, at) => {
    const next = low[at + 1] ?? '';
    if (at === 0 || next === '') return false;
    // 'something to work on with the neighbours': on what?
    if (at === 1 && word === 'on' && next === 'with' && !goingOn.has(low[0] ?? '')) return true;
    // 'find out more about the roof'
    if (word === 'more' && next === 'about') return false;
    if (determiners.has(word) && !ofSome.has(word))
      return prepositions.has(next) || next === 'and' || next === 'to';
    return prepositions.has(word) && prepositions.has(next) && !leadsIn.has(word) && next !== 'about';
  });
}

const goingOn = new Set(['carry', 'move', 'go', 'get', 'keep', 'press']);

/** 'at the supplier's' */
const isLoneOwner = (low: readonly string[]) => low.at(-1) === "'s" && prepositions.has(low.at(-4) ?? '');

/** A verb with an ending only where a question or 'that' leads to it: 'Report the member is talking about' was torn. */
function hasOneVerb(low: readonly string[]): boolean {
  const clause = low.findIndex((word) => opensClause.has(word));
  return low.every(
    (word, at) =>
      at === 0 ||
      !finite.has(word) ||
      plain.has(word) ||
      (clause >= 0 && clause < at) ||
      (word === 'is' && isPossible(low, at - 1)),
  );
}

/** 'Call the plumber because it drips'; an 'if' belongs only to who checks or asks. */
function givesReason(low: readonly string[]): boolean {
  return low.some((word) => reasons.has(word) || (word === 'if' && !asking.has(low[0] ?? '')));
}
const reasons = new Set(['because', 'but', 'so', 'although', 'since', 'though']);

function isPlaced(low: readonly string[]): boolean {
  const [verb = '', next = ''] = low;
  // 'Submit to the board': what?
  if (next === 'to' && !prepositional.has(verb)) return false;
  if (verb === 'go') return low.slice(1).some((word) => prepositions.has(word));
  if (!placed.has(verb)) return true;
  return low
    .slice(1)
    .some((word) => (prepositions.has(word) && word !== 'of') || particles.has(word) || word === 'to');
}

/** 'Figure that out': nobody knows what. */
function pointsAtNothing(low: readonly string[]): boolean {
  return low.some((word, at) => {
    const next = low[at + 1] ?? '';
    return pointing.has(word) && (particles.has(next) || prepositions.has(next) || next === '');
  });
}
const pointing = new Set(['that', 'this', 'these', 'those']);
