import { baseForm, isVerb } from '../words/english-verbs';
import {
  adverbs,
  bodies,
  determiners,
  isColour,
  particles,
  prepositions,
  questionWords,
} from '../words/english-words';
import { asking, doing, giving, prepositional, stating, switching } from '../words/verb-classes';
import { kindOf } from '../words/word-kinds';
import { ClauseReader, union } from './clause-reader';
import { type Ends, joins } from './noun-reader';

/**
 * Whether the words of a title can be read to their end as one order: a verb, what it is done to, and what belongs to
 * it. What has a word left over, or lacks one, was torn from its sentence somewhere, wherever that was.
 */
export function readsWhole(text: readonly string[]): boolean {
  const apart = text.flatMap((word) => (/.'s$/.test(word) ? [word.slice(0, -2), "'s"] : [word]));
  return new OrderReader(apart).read();
}

/** Of these nothing is done to a thing without a word between: 'work on the roof', 'look at it'. */
const bare = new Set(
  'work look talk speak think listen go come wait reply respond focus concentrate participate collaborate deal rely subscribe correspond campaign dive agree belong communicate liaise engage refer log vote sit'.split(
    ' ',
  ),
);
/** What is done to these ends in how they are then: 'paint the wall red'. */
const turning = new Set('paint make get keep leave have colour color set turn cut'.split(' '));
/** 'back', 'home', 'carefully': how, behind everything else. */
const how = new Set(
  'again together back home forward apart separately online off-line offline further carefully properly closely twice once everywhere up out down off over through around along away'.split(
    ' ',
  ),
);

class OrderReader extends ClauseReader {
  read(): boolean {
    return this.order(0).has(this.low.length);
  }

  protected order(from: number): Ends {
    const ends = new Set<number>();
    for (const end of this.oneOrder(from)) {
      ends.add(end);
      if (!joins(this.at(end))) continue;
      const next = this.at(end + 1) === 'then' ? end + 2 : end + 1;
      for (const last of this.order(next)) ends.add(last);
    }
    return ends;
  }

  private oneOrder(from: number): Ends {
    const verb = this.at(from);
    if (verb === 'make' && this.at(from + 1) === 'sure') {
      const that = this.at(from + 2) === 'that' ? from + 3 : from + 2;
      return union(this.statement(that), this.place(from + 2));
    }
    if (verb === 'be') return this.at(from + 1) === 'responsible' ? this.place(from + 2) : new Set();
    if (verb === 'let') {
      const told = [...this.noun(from + 1)].filter((end) => this.at(end) === 'know');
      return union(
        ...told.map((end) => union(this.place(end + 1), this.question(end + 1), this.that(end + 1))),
      );
    }
    // 'follow up on it', 'follow the plan', but 'follow in it'
    if (verb === 'follow' && prepositions.has(this.at(from + 1))) return new Set();
    if (!this.isOrder(from)) return new Set();
    // 'design and build the stairs'
    if (joins(this.at(from + 1)) && isVerb(this.at(from + 2))) return this.oneOrder(from + 2);
    return this.objects(from + 1, verb);
  }

  private isOrder(at: number): boolean {
    const low = this.at(at);
    return isVerb(low) || low === 'follow' || kindOf(low) === 'verb' || (at === 0 && baseForm(low) === null);
  }

  private that(from: number): Ends {
    return this.at(from) === 'that' ? this.statement(from + 1) : new Set();
  }

  /** In the order of speech: things, then where, with whom, how and what for. */
  protected objects(from: number, verb: string): Ends {
    const ends = new Set<number>();
    let open = [{ at: from, things: 0, moved: false }];
    for (let step = 0; step < 6; step += 1) {
      const next: typeof open = [];
      for (const { at, things, moved } of open) {
        const go = (places: Ends, thing = 0) => {
          for (const place of places) next.push({ at: place, things: things + thing, moved: true });
        };
        const low = this.at(at);
        const isLoose = prepositions.has(low) && at === this.low.length - 1 && !how.has(low);
        const isSwitched = things > 0 && (low === 'on' || low === 'off') && switching.has(verb);
        if (particles.has(low) && (!isLoose || isSwitched)) next.push({ at: at + 1, things, moved });
        if (things === 0 && !moved && (!bare.has(verb) || at > from)) go(this.noun(at), 1);
        if (
          things === 1 &&
          giving.has(verb) &&
          !particles.has(this.at(from)) &&
          (this.isSomebody(from, at) || determiners.has(low))
        )
          go(this.noun(at), 1);
        if (moved || prepositional.has(verb) || particles.has(this.at(from)) || things > 0)
          go(this.place(at));
        else if (at > from || asking.has(verb)) go(this.place(at));
        if (low === 'to') go(this.order(at + 1), 1);
        if (doing.has(verb) && !moved) go(this.doing(at), 1);
        if (things > 0 && verb === 'get' && baseForm(low.replace(/ed$|n?e?d$/, '')) !== null)
          next.push({ at: at + 1, things, moved });
        if (questionWords.has(low) && (asking.has(verb) || at > from)) go(this.question(at), 1);
        if (stating.has(verb) || things > 0) go(this.that(at), 1);
        const isHow = adverbs.has(low) || how.has(low) || (/ly$/.test(low) && kindOf(low) !== 'noun');
        const isTurned =
          things > 0 &&
          turning.has(verb) &&
          (kindOf(low) === 'adjective' || isColour(low) || /^(?:done|ready|available)$/.test(low));
        if (isHow || isTurned) next.push({ at: at + 1, things, moved });
      }
      for (const { at, moved } of next) if (moved) ends.add(at);
      open = next;
    }
    return ends;
  }

  private isSomebody(from: number, end: number): boolean {
    const last = this.at(end - 1);
    return (
      end > from &&
      (/^\p{Lu}\p{Ll}/u.test(this.text[end - 1] ?? '') ||
        bodies.has(last) ||
        bodies.has(last.replace(/s$/, '')))
    );
  }
}
