import { isOpen, isPredicate } from '../read-noun';
import { baseForm, isPureVerb } from '../words/english-verbs';
import {
  bodies,
  determiners,
  isAdjectival,
  isColour,
  isNumberWord,
  isSize,
  isTime,
  nounsInIng,
} from '../words/english-words';
import { isWord, kindOf, withoutS } from '../words/word-kinds';

/** The places at which what was begun may end; empty where it cannot be read. */
export type Ends = ReadonlySet<number>;

const mostNouns = 6;
/** What no title names although it may stand where a noun does. */
const unnamed = new Set('same such own furthermore moreover etc etcetera'.split(' '));
/** Letters with a mark in them, or all large: 'XML', 'MSG', 'C-3', 'JavaBayes'. */
const isCode = (text: string) => /^\p{Lu}[^\p{Ll}]|\p{Ll}\p{Lu}|\p{N}/u.test(text);
const isName = (text: string) => /^\p{Lu}\p{Ll}/u.test(text);

/**
 * Reads noun phrases in the words of a title, from an article to the noun in which they end, and knows each word of them
 * for what it is: 'the final report', 'some photos of the flat', "people's schedules". Nothing that was broken off
 * or begun anew is one: 'the big', 'the ideas Anna', 'the key services new members'.
 */
export abstract class NounReader {
  protected readonly low: readonly string[];

  constructor(protected readonly text: readonly string[]) {
    this.low = text.map((word) => word.toLowerCase());
  }

  protected at(index: number): string {
    return this.low[index] ?? '';
  }

  /** The clause about a noun that ends just before. */
  protected abstract relative(from: number): Ends;

  /** Noun phrases, several joined with 'and' among them; a time only where `timed`. */
  protected noun(from: number, timed = false): Ends {
    const ends = new Set<number>();
    for (const end of this.single(from, timed)) {
      ends.add(end);
      if (this.at(end) === 'of') for (const of of this.noun(end + 1, true)) ends.add(of);
      for (const last of this.relative(end)) ends.add(last);
    }
    for (const end of [...ends])
      if (joins(this.at(end)) && !this.isOther(end))
        for (const next of this.noun(end + 1, timed)) ends.add(next);
    return ends;
  }

  /** 'a letter or Anna': a thing and somebody are not joined. */
  private isOther(link: number): boolean {
    const [before = '', next = ''] = [this.text[link - 1], this.text[link + 1]];
    const isOne = bodies.has(before.replace(/s$/, '')) || /(?:er|or)s?$/.test(before);
    const isSomebody = isName(before) || isCode(before) || (isOne && this.at(link) === 'and');
    return isName(next) && !this.isOpenAt(link + 2) && !isSomebody;
  }

  private single(from: number, timed: boolean): Ends {
    const start = this.skipDeterminers(from);
    const ends = new Set<number>();
    // 'two thousand', 'all three'
    if (start > from && isNumberWord(this.at(start - 1)) && !this.isOpenAt(start)) ends.add(start);
    let at = start;
    let named = -1;
    while (at - start < mostNouns && this.isPart(at, start, named)) {
      if (this.isHead(at, start, named, timed)) {
        ends.add(at + 1);
        named = at;
      }
      at += 1;
      if (this.at(at) === "'s") {
        at += 1;
        named = -1;
      } else if (joins(this.at(at)) && this.isQuality(at - 1) && this.isQuality(at + 1)) at += 1;
    }
    return ends;
  }

  private skipDeterminers(from: number): number {
    let at = from;
    while (determiners.has(this.at(at)) || isNumberWord(this.at(at))) {
      at += 1;
      if (this.at(at) === 'of' && determiners.has(this.at(at + 1))) at += 1;
    }
    if (at > from && this.at(at) === 'first' && this.isOpenAt(at + 1)) at += 1;
    const isDescribed = /ly$|^(?:very|more|most|less)$/.test(this.at(at)) && this.isQuality(at + 1);
    return isDescribed ? at + 1 : at;
  }

  /** Whether a word may go on a noun phrase in which `named` was the last noun. */
  private isPart(at: number, start: number, named: number): boolean {
    const low = this.at(at);
    const said = this.text[at] ?? '';
    const before = this.text[at - 1] ?? '';
    if (low === '' || unnamed.has(low)) return false;
    // 'step two', 'minute forty-one'
    if (named === at - 1 && named >= start && isNumberWord(low)) return true;
    if (!isOpen(low) || isPureVerb(low)) return false;
    const isBehindNoun = named >= start && named === at - 1;
    // 'the ideas Anna': somebody was called.
    if (isBehindNoun && isName(said) && !isName(before) && !isCode(before))
      return isName(this.text[at + 1] ?? '');
    // 'the minutes individual work', 'the services key members'
    if (isBehindNoun && this.isOnlyQuality(at)) return false;
    // 'social services new members', where a second thing begins behind several of a first.
    if (isBehindNoun && /[^s]s$/.test(this.at(at - 1)) && this.isOpenAt(at + 1)) return false;
    // 'the set subset' was begun anew.
    if (this.at(at - 1).length > 2 && at > start && low.endsWith(this.at(at - 1))) return false;
    // 'the summaries summary' as well
    if (at > start && beginAlike(this.at(at - 1), low)) return false;
    return !this.isHeap(at, start) && this.isKnown(at);
  }

  /** The fourth of as many nouns in a row: a list whose commas nobody heard. */
  private isHeap(at: number, start: number): boolean {
    const isPlain = (index: number) =>
      !isName(this.text[index] ?? '') &&
      !isCode(this.text[index] ?? '') &&
      !this.isQuality(index) &&
      isOpen(this.at(index));
    return at - start >= 3 && [at, at - 1, at - 2, at - 3].every(isPlain);
  }

  private isOpenAt(at: number): boolean {
    return at < this.low.length && isOpen(this.at(at));
  }

  private isKnown(at: number): boolean {
    const low = this.at(at);
    const said = this.text[at] ?? '';
    if (isName(said) || isCode(said) || /^\p{Lu}$/u.test(said)) return true;
    const kind = kindOf(low);
    if (kind === 'adverb') return false;
    // 'int', 'comp': the beginning of a word.
    return (
      kind !== null ||
      low.split('-').every(isWordPart) ||
      baseForm(low) !== null ||
      isColour(low) ||
      isSize(low)
    );
  }

  private isHead(at: number, start: number, named: number, timed: boolean): boolean {
    const low = this.at(at);
    const said = this.text[at] ?? '';
    if (isNumberWord(low)) return at > start;
    // 'the R' and what else
    if (/^\p{L}$/u.test(said)) return at > start;
    if (isCode(said) || isName(said) || nounsToo.has(low)) return true;
    // 'some stuff', 'feed things'; but 'the budget thing'
    const isCalled =
      named === at - 1 && (determiners.has(this.at(start - 1)) || isName(this.text[named] ?? ''));
    if (hollow.has(low) && this.at(at + 1) !== 'of' && !isCalled) return false;
    // 'the two overlap': a verb.
    const isCounted = start > 0 && several.has(this.at(start - 1));
    if (isCounted && !/s$/.test(low) && !withoutS.has(low) && !isNumberWord(low) && !this.isOpenAt(at + 1))
      return false;
    const kind = kindOf(low);
    if (!timed && (isTime(low) || (kind === 'time' && !things.has(low.replace(/s$/, ''))))) return false;
    // 'the backup restore' is done; 'the tenants restore' it.
    const isDone = named === at - 1 && named >= start && !/s$/.test(this.at(named)) && baseForm(low) === low;
    if (kind === 'verb' && !nounsInIng.has(low) && !isDone) return false;
    return kind === 'noun' || kind === 'time' || !this.isOnlyQuality(at);
  }

  /** It says how something is, and names nothing. */
  private isOnlyQuality(at: number): boolean {
    const low = this.at(at);
    if (nounsInIng.has(low) || nounsToo.has(low) || isName(this.text[at] ?? '')) return false;
    return (
      (/er$/.test(low) && isPredicate(low)) ||
      kindOf(low) === 'adjective' ||
      isAdjectival(low) ||
      /.-ish$/.test(low)
    );
  }

  private isQuality(at: number): boolean {
    return (
      this.isOnlyQuality(at) ||
      isColour(this.at(at)) ||
      isSize(this.at(at)) ||
      /(?:ing|ive|al|ic)$/.test(this.at(at))
    );
  }
}

/** Said of things more often than as the name of one, and names all the same. */
const nounsToo = new Set(
  'flat remote mobile wireless original optimum professional academic alert graphic ceramic antique inverse comic'.split(
    ' ',
  ),
);
const several = new Set('two three four five six seven eight nine ten several many few various'.split(' '));
const isWordPart = (part: string) => part.length <= 1 || !isOpen(part) || isColour(part) || isWord(part);
/** Nobody knows what these are who was not there. */
const hollow = new Set(
  'thing things stuff one ones something anything everything way ways bit lot'.split(' '),
);
/** Five letters, or all but one. */
function beginAlike(a: string, b: string): boolean {
  const same = Math.min(5, a.length - 1, b.length - 1);
  return same > 2 && a.slice(0, same) === b.slice(0, same);
}
export const joins = (low: string) => low === 'and' || low === 'or';
/** Of time, and something to work on all the same. */
const things = new Set(
  'minute date deadline calendar phase stage interval extension speed pace cycle threshold rate duration'.split(
    ' ',
  ),
);
