import { mostWords, type ReadTask, type Resolve } from './object-reader';
import { PrepositionReader } from './preposition-reader';
import { readClause } from './read-clause';
import { isOpen, readNoun } from './read-noun';
import { readVerb, skipOpenings } from './read-verb';
import { isGerund, isVerb } from './words/english-verbs';
import {
  adverbs,
  determiners,
  finite,
  nominatives,
  particles,
  prepositions,
  pronouns,
  questionWords,
  vague,
} from './words/english-words';
import type { SpokenWord } from './words/spoken-words';
import { asked, asking, doing, handing, leading, light, stating, telling } from './words/verb-classes';

/**
 * The task that begins at a verb: the verb in its base form and what belongs to it, up to where the next thing
 * begins. Null where something is missing, or where the words do not fit together.
 */
export function readTask(
  words: readonly SpokenWord[],
  from: number,
  resolve: Resolve,
  depth = 0,
): ReadTask | null {
  const start = skipOpenings(words, from);
  const first = words[start];
  if (!first || depth > 3) return null;
  const opened = readVerb(words, start, depth);
  if (!opened) return null;
  const rest = (at: number) => readTask(words, at, resolve, depth + 1);
  return new TaskReader(words, opened, resolve, rest).read();
}

/** 'for the next meeting' is said by the day. */
function withoutMeeting(text: readonly string[]): string[] {
  const end = /^(.+) (?:in|for|until|till|at|by|before|on)(?: the| our)? next (?:meeting|time)$/.exec(
    text.join(' '),
  );
  return end?.[1]?.split(' ') ?? [...text];
}

/** 'a filter having two inputs' ends behind the filter. */
const participles = new Set(['having', 'being']);

/** Nouns that say nothing without the clause about them. */
const toldByClause = new Set(
  'period periods case cases situation situations place places part parts area areas spot spots people person those ones day days page pages'.split(
    ' ',
  ),
);
const opensRelative = new Set(['where', 'when', 'that', 'who', 'which', 'whose', 'we', 'you', 'they', 'i']);

class TaskReader extends PrepositionReader {
  read(): ReadTask | null {
    if (this.opened.text.join(' ') === 'make sure') return this.assurance();
    while (this.text.length < mostWords) {
      const step = this.step();
      if (step === 'torn') return null;
      if (step === 'end') break;
    }
    if (this.opened.verb === 'ask' && !this.text.some((word) => asked.has(word))) return null;
    if (this.isSomebody && this.noun !== null && handing.has(this.opened.verb)) return null;
    return this.hasObject &&
      !this.isCutOff() &&
      this.text.length <= mostWords &&
      this.text.some((word, at) => at > 0 && isTelling(word))
      ? { text: withoutMeeting(this.text), next: this.at }
      : null;
  }

  /** 'the parts where it rains': which ones is only said behind it. */
  private isCutOff(): boolean {
    const next = this.words[this.at]?.low ?? '';
    return toldByClause.has(this.text.at(-1)?.toLowerCase() ?? '') && opensRelative.has(next);
  }

  private assurance(): ReadTask | null {
    const clause = readClause(
      [
        { text: 'that', low: 'that', start: 0, end: 0, breaks: true },
        ...this.words.slice(this.at, this.at + 20),
      ],
      0,
    );
    return clause ? { text: [...this.text, ...clause.text], next: this.at + clause.next - 1 } : null;
  }

  private step(): 'on' | 'end' | 'torn' {
    const word = this.words[this.at];
    if (!word) return 'end';
    // 'enter, this data'
    const isPause = this.text.length === 1 && !this.hasObject && determiners.has(word.low);
    if (word.breaks && !isPause) return 'end';
    const { low } = word;
    const next = this.words[this.at + 1];
    if (low === 'and' || low === 'or') return this.join(low);
    if (low === 'to' && next && !next.breaks && isVerb(next.low))
      return this.hasObject || leading.has(this.opened.verb) ? this.goOn(this.at + 1, ['to']) : 'torn';
    if (
      low === 'to' &&
      next &&
      !next.breaks &&
      adverbs.has(next.low) &&
      isVerb(this.words[this.at + 2]?.low ?? '')
    )
      return this.goOn(this.at + 2, ['to']);
    if (questionWords.has(low)) {
      if (telling.has(this.opened.verb) && this.hasObject) return this.clause(this.at);
      if (this.hasObject || !asking.has(this.opened.verb)) return 'end';
      return this.clause(this.at);
    }
    if (low === 'that' && this.hasObject) return 'end';
    if (low === 'that' && !this.hasObject && stating.has(this.opened.verb) && this.clause(this.at) === 'end')
      return 'end';
    // 'ensure that those who pay late …': not the clause's subject alone.
    const isClause = low === 'that' && !this.hasObject && next && !next.breaks && beginsClause(next.low);
    if (isClause && stating.has(this.opened.verb)) return 'torn';
    if (isGerund(low) && !this.hasObject && doing.has(this.opened.verb))
      return this.goOn(this.at, [], word.text);
    if (prepositions.has(low) || particles.has(low) || low === 'to') return this.preposition(low);
    if (low === 'not' || low === 'no') return 'torn';
    if (pronouns.has(low) || isOpen(low) || determiners.has(low)) {
      const object = this.object();
      if (object !== null) return object;
    }
    if (adverbs.has(low)) {
      this.at += 1;
      return 'on';
    }
    // A verb behind a noun that has none of its own: the noun was not the object.
    return finite.has(low) && !participles.has(low) && this.noun !== null ? 'torn' : 'end';
  }

  private join(link: string): 'on' | 'end' | 'torn' {
    const next = this.words[this.at + 1];
    if (!next || next.breaks) return this.hasObject ? 'end' : 'torn';
    const then = next.low === 'then' ? 1 : 0;
    const verb = this.words[this.at + 1 + then];
    const behind = this.words[this.at + 2 + then];
    const takes =
      behind &&
      !behind.breaks &&
      !isOpen(behind.low) &&
      !finite.has(behind.low) &&
      behind.low !== 'and' &&
      behind.low !== 'of';
    if (verb && isVerb(verb.low) && (takes || !this.hasObject)) {
      const rest = this.readRest(this.at + 1 + then);
      if (!rest) return this.hasObject ? 'end' : 'torn';
      // 'to count and count the words'
      if (this.text.length === 1 && rest.text[0] === this.text[0]) this.text.length = 0;
      if (this.text.length === 0) return this.push(rest.text, rest.next) === 'on' ? 'end' : 'torn';
      return this.push([link, ...rest.text], rest.next) === 'on' ? 'end' : this.hasObject ? 'end' : 'torn';
    }
    // 'Pedro and I' begin a clause of their own.
    if (verb && nominatives.has(verb.low) && /^\p{Lu}\p{Ll}/u.test(this.text.at(-1) ?? '')) return 'torn';
    if (!this.hasObject || verb === undefined || nominatives.has(verb.low))
      return this.hasObject ? 'end' : 'torn';
    const noun = readNoun(this.words, this.at + 1 + then);
    const after = noun && this.words[noun.next];
    if (!noun || noun.pronoun !== null || noun.isVague) return 'end';
    if (after && !after.breaks && (finite.has(after.low) || nominatives.has(after.low) || after.low === 'to'))
      return 'end';
    this.noun = null;
    return this.push([link, ...noun.text], noun.next);
  }
}

const beginsClause = (low: string) => determiners.has(low) || nominatives.has(low);
/** Whether a word says something by itself. */
const isTelling = (word: string) => {
  const low = word.toLowerCase();
  return isOpen(low) && !vague.has(low) && !light.has(low);
};
