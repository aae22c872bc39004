import { isGerund, isVerb } from './english-verbs';
import {
  adverbs,
  bodies,
  determiners,
  finite,
  isTime,
  nominatives,
  particles,
  prepositions,
  pronouns,
  questionWords,
  vague,
} from './english-words';
import { readClause } from './read-clause';
import { isOpen, readNoun } from './read-noun';
import { type ReadVerb, readVerb, skipOpenings } from './read-verb';
import type { SpokenWord } from './spoken-words';

/** What 'it' or 'them' stands for, as the words of a noun phrase; null where that is not clear. */
export type Resolve = (pronoun: string, at: number) => string[] | null;

/** What is to be done, read from a verb on. */
export interface ReadTask {
  text: string[];
  /** Index of the word behind it. */
  next: number;
}

const mostWords = 12;
const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));
/** These ask, so that a question may be their object. */
const asking = set(
  'check find look ask investigate determine decide figure see test examine explore know consider discuss verify clarify think work study learn explain describe show define say tell watch estimate evaluate choose research send mail email e-mail',
);
const stating = set('ensure check confirm verify mention note say explain suggest show');
const giving = set(
  'send give show tell email e-mail mail bring get hand offer pay teach lend make write pass buy find ask',
);
/** What one asks for, or of whom, is said behind the person. */
const telling = set('ask remind teach show');
const asked = set('to for whether about what how which where who when');
const gestures = set('call hint ring hand try break time minute second chance go idea shout heads-up');
/** Before a preposition these are whole; of any other verb one asks what is done. */
const prepositional = set(
  'work look talk speak think listen focus write go come meet report check prepare search apply continue start wait respond reply contribute commit sign catch follow agree decide deal play proceed move switch concentrate experiment collaborate coordinate consult negotiate vote research participate subscribe register read learn ask communicate liaise engage reflect plan help correspond experiment get be study inquire enquire return log connect walk dig delve refer relate',
);
/** And these before another verb. */
const leading = set(
  'try continue start begin plan help work meet decide agree offer arrange prepare learn aim ask get',
);
/** To somebody, but what? */
const handing = set('show give send hand offer teach tell remind bring pass lend pay');
/** 'in regard to' and the like only lead on to something. */
const hollow = set('regard regards respect terms order addition case particular general');
const clear = set('up out down back off away together along forward');
const doing = set(
  'start keep continue stop finish try consider begin avoid suggest practise practice stop discuss',
);
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
  return new TaskReader(words, opened, resolve, depth).read();
}

class TaskReader {
  private readonly text: string[];
  private at: number;
  private hasObject = false;
  /** Index in `text` of the noun phrase just read, if nothing stands behind it. */
  private noun: number | null = null;
  /** It is a person or a body, to whom something may be given. */
  private isSomebody = false;

  constructor(
    private readonly words: readonly SpokenWord[],
    private readonly opened: ReadVerb,
    private readonly resolve: Resolve,
    private readonly depth: number,
  ) {
    this.text = [...opened.text];
    this.at = opened.next;
  }

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
      this.text.length <= mostWords &&
      this.text.some((word, at) => at > 0 && isTelling(word))
      ? { text: this.text, next: this.at }
      : null;
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
    if (word.breaks) return 'end';
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
    return finite.has(low) && this.noun !== null ? 'torn' : 'end';
  }

  private push(text: readonly string[], next: number): 'on' | 'end' {
    if (this.text.length + text.length > mostWords) return 'end';
    this.text.push(...text);
    this.at = next;
    this.hasObject = true;
    return 'on';
  }

  private object(): 'on' | 'end' | 'torn' | null {
    const word = this.words[this.at];
    const low = word?.low ?? '';
    const behind = this.words[this.at + 1];
    const giftFollows = behind && !behind.breaks && (determiners.has(behind.low) || isOpen(behind.low));
    if (this.opened.verb === 'help' && low === 'me' && (behind?.low === 'with' || behind?.low === 'to')) {
      this.at += 1;
      this.hasObject = true;
      return 'on';
    }
    if (giving.has(this.opened.verb) && !this.hasObject && ['me', 'us', 'you'].includes(low)) {
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
    if (!afterBreaks && finite.has(after) && !(this.noun !== null)) {
      if (asking.has(this.opened.verb) || stating.has(this.opened.verb)) return 'torn';
      return 'torn';
    }
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

  private preposition(low: string): 'on' | 'end' | 'torn' {
    const next = this.words[this.at + 1];
    const word = this.words[this.at]?.text ?? '';
    const whole = this.hasObject && low !== 'of' ? 'end' : 'torn';
    if (
      low === 'up' &&
      next?.low === 'to' &&
      ['me', 'us', 'you', 'them'].includes(this.words[this.at + 2]?.low ?? '')
    )
      return 'torn';
    if (!next || next.breaks) {
      if (clear.has(low) && this.hasObject) return this.push([word], this.at + 1);
      return whole;
    }
    const isLoose =
      !prepositional.has(this.opened.verb) ||
      (this.opened.verb === 'get' && !['to', 'into', 'through'].includes(low));
    if (
      !this.hasObject &&
      this.opened.text.length === 1 &&
      this.text.length === 1 &&
      isLoose &&
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
      if (this.hasObject) return 'end';
      if (!asking.has(this.opened.verb) && (next.low === 'if' || !prepositions.has(low))) return 'torn';
      this.text.push(word);
      this.at += 1;
      return this.clause(this.at);
    }
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
    if (after && !after.breaks && finite.has(after.low) && after.low !== "'s")
      return this.hasObject && !noun.pronoun ? 'torn' : whole;
    if (low !== 'of' && isTime(noun.text.at(-1)?.toLowerCase() ?? '')) {
      if (!this.hasObject && particles.has(low)) return 'torn';
      if (this.hasObject) return this.skipTo(noun.next);
    }
    if (noun.pronoun !== null) {
      // 'research on that': what is researched has to be said.
      const meant = this.resolve(noun.pronoun, this.at + 1);
      if (!meant && this.hasObject && this.opened.verb === 'do' && low !== 'to' && low !== 'with')
        return 'end';
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

  private skipTo(next: number): 'on' {
    this.at = next;
    return 'on';
  }

  private clause(from: number): 'end' | 'torn' {
    const clause = readClause(this.words, from);
    if (!clause) return 'torn';
    if (this.text.length + clause.text.length > mostWords + 1) return 'torn';
    this.text.push(...clause.text);
    this.hasObject = true;
    this.at = clause.next;
    return 'end';
  }

  /** A verb that belongs to the first one: 'help to write', 'start collecting'. */
  private goOn(from: number, link: readonly string[], form?: string): 'end' | 'torn' {
    const rest = readTask(this.words, from, this.resolve, this.depth + 1);
    const whole = this.hasObject && !telling.has(this.opened.verb) && link[0] !== 'of' ? 'end' : 'torn';
    if (!rest || this.text.length + link.length + rest.text.length > mostWords) return whole;
    const [verb = '', ...objects] = rest.text;
    this.text.push(...link, form ?? verb, ...objects);
    this.hasObject = true;
    this.at = rest.next;
    return 'end';
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
      const rest = readTask(this.words, this.at + 1 + then, this.resolve, this.depth + 1);
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

/** With 'take', 'get' and their like these are only half of what is done. */
const light = set(
  'rid track step care touch account charge advantage part place notice else hold chance note someone somebody people',
);

/** Whether a word says something by itself. */
const isTelling = (word: string) => {
  const low = word.toLowerCase();
  return isOpen(low) && !vague.has(low) && !light.has(low);
};
