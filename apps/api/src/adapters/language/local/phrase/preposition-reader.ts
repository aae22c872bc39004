import { ObjectReader } from './object-reader';
import { isOpen, readNoun } from './read-noun';
import { isGerund, isVerb } from './words/english-verbs';
import {
  finite,
  isNumberWord,
  isTime,
  particles,
  prepositions,
  questionWords,
  vague,
} from './words/english-words';
import {
  asking,
  clear,
  filling,
  halfNouns,
  hollow,
  placing,
  prepositional,
  switching,
} from './words/verb-classes';

/** 'for thirty minutes'; but 'for the minutes'. */
const isWhile = ([first = '', ...rest]: readonly string[]) =>
  isNumberWord(first.toLowerCase()) && /^(?:minutes?|seconds?)$/.test(rest.at(-1) ?? '');
/** 'comes', 'left': a clause has begun. */
const isSaid = (low: string) => finite.has(low) || (isVerb(low.replace(/s$/, '')) && !prepositions.has(low));
const deadlines = new Set(['by', 'before', 'on', 'until']);

/** Reads what a preposition or a particle adds to a verb: 'into the logs', 'up', 'on the price for the lamp'. */
export class PrepositionReader extends ObjectReader {
  protected preposition(low: string): 'on' | 'end' | 'torn' {
    const next = this.words[this.at + 1];
    const word = this.words[this.at]?.text ?? '';
    const whole = this.hasObject && low !== 'of' ? 'end' : 'torn';
    // How long is no part of what is done: 'until it beeps'.
    if (low === 'until') return whole;
    if (
      low === 'up' &&
      next?.low === 'to' &&
      ['me', 'us', 'you', 'them'].includes(this.words[this.at + 2]?.low ?? '')
    )
      return 'torn';
    if (!next || next.breaks) {
      const isState = (low === 'on' || low === 'off') && switching.has(this.opened.verb);
      if ((clear.has(low) || isState) && this.hasObject) return this.push([word], this.at + 1);
      return whole;
    }
    const isPhrasal = low === 'in' && filling.has(this.opened.verb);
    const isLoose =
      !prepositional.has(this.opened.verb) ||
      (this.opened.verb === 'get' && !['to', 'into', 'through'].includes(low));
    if (
      !this.hasObject &&
      this.opened.text.length === 1 &&
      this.text.length === 1 &&
      isLoose &&
      !isPhrasal &&
      prepositions.has(low) &&
      !clear.has(low) &&
      low !== 'over' &&
      low !== 'through'
    )
      return 'torn';
    if (isGerund(next.low) && low !== 'out') return this.goOn(this.at + 1, [word], next.text);
    if (next.low === 'and' || next.low === 'or') {
      const other = this.words[this.at + 2]?.low ?? '';
      if (!prepositions.has(other) && !particles.has(other)) return whole;
    }
    if (questionWords.has(next.low)) {
      // 'ask Anna about how to heat the attic'
      const isMatter = this.opened.verb === 'ask' && low === 'about';
      if (this.hasObject && !isMatter) return 'end';
      if (!asking.has(this.opened.verb) && (next.low === 'if' || !prepositions.has(low))) return 'torn';
      this.text.push(word);
      this.at += 1;
      return this.clause(this.at);
    }
    // 'find out more about the roof'
    if (particles.has(low) && next.low === 'more' && this.words[this.at + 2]?.low === 'about')
      return this.push([word, next.text], this.at + 2);
    if (particles.has(low) && (prepositions.has(next.low) || particles.has(next.low) || next.low === 'to')) {
      // 'move on to', but not 'move in after'.
      if (!clear.has(low) && low !== 'over' && !['with', 'to'].includes(next.low)) return whole;
      const again = next.low === low;
      if (!again) this.text.push(word);
      this.at += 1;
      return 'on';
    }
    if (low === 'in' && hollow.has(next.low)) return whole;
    const noun = readNoun(this.words, this.at + 1);
    if (!noun) return whole;
    const after = this.words[noun.next];
    // Nor is when: 'before the guests come in', but 'before the party'.
    const isWhen = (low === 'before' || low === 'after') && this.hasObject;
    if (isWhen && after && !after.breaks && isSaid(after.low)) return 'end';
    const last = noun.text.at(-1)?.toLowerCase() ?? '';
    const dated = deadlines.has(low) && noun.text.some((word) => isTime(word.toLowerCase()));
    if (low !== 'of' && (dated || isTime(last) || isWhile(noun.text))) {
      if (!this.hasObject && particles.has(low)) return 'torn';
      // 'the end of May', 'the week of the fourth'
      if (this.hasObject && this.words[noun.next]?.low === 'of') return 'end';
      if (this.hasObject || low === 'for') return this.skipTo(noun.next);
    }
    if (after && !after.breaks && finite.has(after.low) && after.low !== "'s")
      return this.hasObject && !noun.pronoun ? 'torn' : whole;
    if (noun.pronoun !== null) {
      // 'research on that': what is researched has to be said.
      const meant = this.resolve(noun.pronoun, this.at + 1);
      // 'a copy of that'; but 'the drawing of it' is the drawing.
      if (!meant && low === 'of') return this.isKnownThing() ? 'end' : 'torn';
      // 'figure out a price for it' is whole without it; 'put the logo on it' is not.
      if (!meant && this.hasObject && !placing.has(this.opened.verb) && low !== 'to') return 'end';
      if (!meant)
        return ['me', 'us', 'you'].includes(noun.pronoun) && this.hasObject ? this.skipTo(noun.next) : 'torn';
      this.noun = null;
      return this.push([word, ...meant], noun.next);
    }
    if (noun.isVague && after?.low !== 'of' && (!this.hasObject || after?.breaks === false)) return whole;
    if (noun.isVague && after?.low !== 'of') return 'end';
    this.noun = null;
    return this.push([word, ...noun.text], noun.next);
  }

  /** What was just read is one that is known, and tells something by itself. */
  private isKnownThing(): boolean {
    const last = this.text.at(-1)?.toLowerCase() ?? '';
    const from = this.text.lastIndexOf('the');
    const isNamed = from > 0 && this.text.slice(from + 1).every((word) => isOpen(word.toLowerCase()));
    return isNamed && !halfNouns.has(last) && !vague.has(last);
  }
}
