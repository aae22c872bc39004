import { isOpen } from '../read-noun';
import { baseForm, isGerund, isIdle } from '../words/english-verbs';
import { adverbs, finite, particles, prepositions, questionWords } from '../words/english-words';
import { kindOf } from '../words/word-kinds';
import type { Ends } from './noun-reader';
import { RelativeReader } from './relative-reader';

/** Reads what stands behind a preposition, and the clauses that a verb may have for its object. */
export abstract class ClauseReader extends RelativeReader {
  /** What is to be done, from its verb on. */
  protected abstract order(from: number): Ends;
  /** 'into the logs', 'by asking the plumber', 'about how to heat the attic'. */
  protected place(from: number): Ends {
    const low = this.at(from);
    if (!prepositions.has(low) && low !== 'to' && low !== 'than' && low !== 'as') return none;
    const start = twice.has(`${low} ${this.at(from + 1)}`) ? from + 2 : from + 1;
    return union(this.noun(start, true), this.doing(start), this.question(start));
  }

  /** 'collecting the data'. */
  protected doing(from: number): Ends {
    const low = this.at(from);
    return isGerund(low) ? this.objects(from + 1, baseForm(low) ?? '') : none;
  }

  /** 'whether the chip supports voice', 'how to improve the menu', 'what the numbers are'. */
  protected question(from: number): Ends {
    const asks = this.at(from);
    if (!questionWords.has(asks)) return none;
    const starts = new Set([from + 1]);
    if (asks === 'how' && howMuch.has(this.at(from + 1))) starts.add(from + 2);
    if (named.has(asks) || asks === 'how')
      for (const start of [...starts]) for (const end of this.noun(start)) starts.add(end);
    const ends = new Set<number>();
    for (const start of starts) {
      if (this.at(start) === 'to') for (const end of this.order(start + 1)) ends.add(end);
      // 'which paint to use'
      if (this.at(start) === 'to' && named.has(asks) && baseForm(this.at(start + 1)) !== null)
        ends.add(start + 2);
      for (const end of this.statement(start, asks)) ends.add(end);
      if (named.has(asks) || asks === 'who') for (const end of this.said(start, true)) ends.add(end);
    }
    return ends;
  }

  /** 'the backup runs every night': somebody or something, and what it does. */
  protected statement(from: number, asks = ''): Ends {
    const subjects = new Set(this.noun(from, true));
    if (['it', 'there', 'people', 'both', 'each'].includes(this.at(from))) subjects.add(from + 1);
    // 'what paint we need'
    if (asks !== '' && this.at(from) === 'we' && isOpen(this.at(from - 1))) subjects.add(from + 1);
    for (const end of [...subjects]) for (const next of this.place(end)) subjects.add(next);
    return union(
      ...[...subjects].map((end) => this.said(end, asks !== '' && asks !== 'whether' && asks !== 'if')),
    );
  }

  /** What is said of a subject: at least one word that says it, and nothing left open but what was asked for. */
  private said(from: number, asked: boolean): Ends {
    let at = from;
    while (finite.has(this.at(at)) || this.at(at) === 'not' || (at > from && adverbs.has(this.at(at))))
      at += 1;
    // 'what functions are going to be on the screen'
    if (at > from && this.at(at) === 'going' && this.at(at + 1) === 'to')
      at += this.at(at + 2) === 'be' ? 3 : 2;
    const isVerb = at > from || this.isVerbForm(at);
    if (!isVerb) return none;
    const ends = new Set<number>();
    if (at > from && (asked || !toBe.has(this.at(at - 1)))) ends.add(at);
    let open = [at === from ? at + 1 : at];
    for (let step = 0; step < 5; step += 1) {
      open = [...new Set(open.flatMap((place) => [...this.further(place, asked)]))];
      for (const place of open) ends.add(place);
    }
    if (at === from) ends.add(at + 1);
    return ends;
  }

  private further(at: number, asked: boolean): Ends {
    const low = this.at(at);
    const ends = new Set([...this.noun(at, true), ...this.place(at)]);
    const isWord =
      kindOf(low) === 'adjective' ||
      this.isVerbForm(at) ||
      particles.has(low) ||
      adverbs.has(low) ||
      low === 'too' ||
      finite.has(low);
    if (isWord && low !== '') ends.add(at + 1);
    if (low === 'to') for (const end of this.order(at + 1)) ends.add(end);
    if (asked && prepositions.has(low) && at === this.low.length - 1) ends.add(at + 1);
    return ends;
  }

  private isVerbForm(at: number): boolean {
    const low = this.at(at);
    return (
      baseForm(low) !== null ||
      isIdle(low.replace(/s$/, '')) ||
      kindOf(low) === 'verb' ||
      /[^e]ed$/.test(low) ||
      /^(?:fit|hold|run)s?$/.test(low)
    );
  }
}

const none: Ends = new Set();
export const union = (...all: readonly Ends[]): Ends => new Set(all.flatMap((ends) => [...ends]));
const twice = new Set(['out of', 'up to', 'about to', 'from within', 'on to', 'in to', 'off of', 'as of']);
const howMuch = new Set(['much', 'many', 'long', 'often', 'best', 'big', 'far', 'well']);
const named = new Set(['what', 'which']);
const toBe = new Set(['is', 'are', 'was', 'were', 'be', "'s", "'re"]);
