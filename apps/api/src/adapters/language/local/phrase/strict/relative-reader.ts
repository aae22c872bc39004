import { baseForm, isIdle } from '../words/english-verbs';
import { adverbs, finite, particles, prepositions } from '../words/english-words';
import { kindOf } from '../words/word-kinds';
import { type Ends, NounReader } from './noun-reader';

const none: Ends = new Set();
const relatives = new Set(['that', 'which', 'who']);
/** Whom a title may speak of without a name: 'the things we need', 'the shops people go to'. */
const anybody = new Set(['we', 'people']);
const toBe = new Set(['is', 'are', 'was', 'were', 'be', "'s", "'re", 'been', 'being']);
/** Of these nothing is said with a noun alone: 'the plan that could'. */
const helping = new Set(
  "will would can could should may might must shall 'll 'd do does did have has had 've not gonna going".split(
    ' ',
  ),
);
const irregular = new Set(
  'made done sent given taken found shown said seen built bought brought chosen drawn put set written agreed got gone known left met paid kept thought heard told'.split(
    ' ',
  ),
);
/** Behind these the verb that has the noun for its object is still to come: 'we need to send'. */
const leading = new Set(
  'need needs needed want wants wanted have had has plan agreed decided try tried going used'.split(' '),
);

/** Reads the clause that says which of several things is meant: 'the tables that we sent', 'people who live in the house'. */
export abstract class RelativeReader extends NounReader {
  protected abstract place(from: number): Ends;
  protected abstract objects(from: number, verb: string): Ends;

  protected relative(from: number): Ends {
    const low = this.at(from);
    if (low === 'we') return this.justSaid(from + 1);
    if (!relatives.has(low)) return none;
    const ends = new Set<number>(this.predicate(from + 1));
    const next = this.at(from + 1);
    const subjects = anybody.has(next) ? [from + 2] : [...this.noun(from + 1)];
    for (const subject of subjects) for (const end of this.withoutObject(subject)) ends.add(end);
    return ends;
  }

  /** What is said of the noun itself: 'live in the house', 'are loud', 'will be sold'. */
  private predicate(from: number): Ends {
    const at = this.skipHelp(from);
    const before = this.at(at - 1);
    if (at > from && toBe.has(before)) {
      if (this.isDone(at)) return this.behind(at + 1);
      if (kindOf(this.at(at)) === 'adjective') return this.behind(at + 1);
      return new Set([...this.place(at), ...this.noun(at)]);
    }
    const base = baseForm(this.at(at));
    if (base !== null) return this.objects(at + 1, base);
    // 'which has two doors'
    return at > from && !helping.has(before) ? new Set([...this.noun(at), ...this.place(at)]) : none;
  }

  /** 'every plan we made': without 'that' only what is over, for 'the client we should call' may be two sentences. */
  private justSaid(from: number): Ends {
    const at = this.at(from) === 'have' || this.at(from) === "'ve" ? from + 1 : from;
    return this.isDone(at) ? new Set([at + 1]) : none;
  }

  /** A verb whose object is the noun before: 'sent', 'need to repair by hand'. */
  private withoutObject(from: number): Ends {
    let at = this.skipHelp(from);
    const isSaid = at > from && !helping.has(this.at(at - 1)) && !toBe.has(this.at(at - 1));
    if (leading.has(this.at(at)) && this.at(at + 1) === 'to') at += 2;
    else if (at > from && leading.has(this.at(at - 1)) && this.at(at) === 'to') at += 1;
    const isVerb = baseForm(this.at(at)) !== null || this.isDone(at) || isIdle(this.at(at));
    if (!isVerb && (!isSaid || this.at(at) === 'to')) return none;
    const ends = new Set(this.behind(isVerb ? at + 1 : at));
    // 'that we know nothing of' has its noun before it.
    for (const end of [...ends])
      if (prepositions.has(this.at(end)) && end === this.low.length - 1) ends.add(end + 1);
    return ends;
  }

  private behind(at: number): Ends {
    const ends = new Set<number>([at]);
    let next = at;
    while (particles.has(this.at(next)) || adverbs.has(this.at(next)) || this.at(next) === 'far') {
      next += 1;
      ends.add(next);
    }
    for (const start of [...ends]) for (const end of this.place(start)) ends.add(end);
    return ends;
  }

  private skipHelp(from: number): number {
    let at = from;
    while (finite.has(this.at(at)) || this.at(at) === 'not' || (at > from && adverbs.has(this.at(at))))
      at += 1;
    return at;
  }

  private isDone(at: number): boolean {
    const low = this.at(at);
    if (irregular.has(low)) return true;
    const stem = /^(.{2,})ed$/.exec(low)?.[1];
    return (
      stem !== undefined &&
      [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')].some(
        (form) => baseForm(form) !== null,
      )
    );
  }
}
