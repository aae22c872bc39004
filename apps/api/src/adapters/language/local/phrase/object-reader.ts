import { wholeStart } from './is-whole-title';
import { readClause } from './read-clause';
import { isOpen, readNoun } from './read-noun';
import type { ReadVerb } from './read-verb';
import { adverbs, bodies, determiners, finite, isTime, nominatives } from './words/english-words';
import type { SpokenWord } from './words/spoken-words';
import { gestures, giving, telling } from './words/verb-classes';

/** What 'it' or 'them' stands for, as the words of a noun phrase; null where that is not clear. */
export type Resolve = (pronoun: string, at: number) => string[] | null;

/** What is to be done, read from a verb on. */
export interface ReadTask {
  text: string[];
  /** Index of the word behind it. */
  next: number;
}

export const mostWords = 14;

/** Reads what belongs to a verb, word by word: its objects, and the clauses and verbs that stand for one. */
export class ObjectReader {
  protected readonly text: string[];
  protected at: number;
  protected hasObject = false;
  /** Index in `text` of the noun phrase just read, if nothing stands behind it. */
  protected noun: number | null = null;
  /** It is a person or a body, to whom something may be given. */
  protected isSomebody = false;

  constructor(
    protected readonly words: readonly SpokenWord[],
    protected readonly opened: ReadVerb,
    protected readonly resolve: Resolve,
    /** Reads a task that begins at another verb. */
    protected readonly readRest: (from: number) => ReadTask | null,
  ) {
    this.text = [...opened.text];
    this.at = opened.next;
  }

  protected push(text: readonly string[], next: number): 'on' | 'end' {
    if (this.text.length + text.length > mostWords) return 'end';
    this.text.push(...text);
    this.at = next;
    this.hasObject = true;
    return 'on';
  }

  protected object(): 'on' | 'end' | 'torn' | null {
    const word = this.words[this.at];
    const low = word?.low ?? '';
    const behind = this.words[this.at + 1];
    const giftFollows = behind && !behind.breaks && (determiners.has(behind.low) || isOpen(behind.low));
    if (this.opened.verb === 'help' && low === 'me' && (behind?.low === 'with' || behind?.low === 'to')) {
      this.at += 1;
      this.hasObject = true;
      return 'on';
    }
    if (
      giving.has(this.opened.verb) &&
      !this.hasObject &&
      (['me', 'us', 'you'].includes(low) || (giftFollows && ['them', 'him'].includes(low)))
    ) {
      if (!giftFollows && behind && !['about', 'if', 'whether', 'what', 'how'].includes(behind.low))
        return 'torn';
      this.at += 1;
      return 'on';
    }
    if (['myself', 'ourselves', 'yourself', 'yourselves'].includes(low)) {
      this.at += 1;
      return 'on';
    }
    const noun = readNoun(this.words, this.at);
    if (!noun) return isOpen(low) || determiners.has(low) ? (adverbs.has(low) ? null : 'torn') : null;
    const after = this.words[noun.next]?.low ?? '';
    const afterBreaks = this.words[noun.next]?.breaks ?? true;
    if (isTime(noun.text.at(-1)?.toLowerCase() ?? '')) {
      if (!this.hasObject) return 'torn';
      return this.skipTo(noun.next);
    }
    if (noun.pronoun !== null) {
      if (this.hasObject && this.noun !== null) return 'end';
      // 'do it': what was asked for, not a thing.
      if (this.opened.verb === 'do') return 'torn';
      const meant = this.resolve(noun.pronoun, this.at);
      if (!meant) return 'torn';
      this.noun = this.text.length;
      return this.push(meant, noun.next);
    }
    if (this.opened.verb === 'give' && gestures.has(noun.text.at(-1) ?? '')) return 'torn';
    if (
      noun.isVague &&
      !(after === 'of' && !afterBreaks) &&
      !this.hasObject &&
      after !== 'for' &&
      after !== 'about'
    )
      return 'torn';
    // 'the report is ready': no object, a sentence of its own.
    if (!afterBreaks && finite.has(after) && this.noun === null) return 'torn';
    // 'go back the managers'
    if (this.opened.verb === 'go') return 'torn';
    if (this.noun !== null) {
      // 'the price the manager gave' ends behind the price; 'the p the price' was begun anew.
      if (!afterBreaks && (finite.has(after) || nominatives.has(after))) return 'end';
      if (!giving.has(this.opened.verb) || !this.isSomebody) return 'torn';
    }
    this.noun = this.text.length;
    const last = noun.text.at(-1) ?? '';
    this.isSomebody = /^\p{Lu}\p{Ll}/u.test(last) || bodies.has(last) || bodies.has(last.replace(/s$/, ''));
    return this.push(noun.text, noun.next);
  }

  protected skipTo(next: number): 'on' {
    this.at = next;
    return 'on';
  }

  protected clause(from: number): 'end' | 'torn' {
    const clause = readClause(this.words, from);
    if (!clause) return 'torn';
    if (this.text.length + clause.text.length > mostWords + 1) return 'torn';
    this.text.push(...clause.text);
    this.hasObject = true;
    this.at = clause.next;
    return 'end';
  }

  /** A verb that belongs to the first one: 'help to write', 'start collecting'. */
  protected goOn(from: number, link: readonly string[], form?: string): 'end' | 'torn' {
    const rest = this.readRest(from);
    const isAsked = telling.has(this.opened.verb) || (this.opened.verb === 'get' && link[0] === 'to');
    const whole = this.hasObject && !isAsked && link[0] !== 'of' ? 'end' : 'torn';
    const room = mostWords - this.text.length - link.length;
    const text = rest && rest.text.length > room ? wholeStart(rest.text, room) : rest?.text;
    if (!rest || !text) return whole;
    const [verb = '', ...objects] = text;
    this.text.push(...link, form ?? verb, ...objects);
    this.hasObject = true;
    this.at = rest.next;
    return 'end';
  }
}
