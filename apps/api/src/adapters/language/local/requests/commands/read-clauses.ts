import { wordSet } from '@/adapters/language/local/word-set';
import { type Ground, matchAt, wordCost } from '../grammar/match';
import type { Node } from '../grammar/pattern';
import type { RequestContext, Unclear } from '../request';
import { endOfSentence, endsSentence } from '../text/tokens';
import { joints, prefixes, suffixes } from './courtesy';
import type { Clause, CommandRule } from './rule';
import { everyRule } from './rules/every-rule';
import { asksPolitely, isAside, isQuestion, speaksOfSame } from './sentences';
import { tellingsAt } from './tellings';

/** What a stretch of a message is. */
export type Unit =
  | { kind: 'clause'; clause: Clause }
  | { kind: 'unclear'; unclear: Unclear }
  /** It tells something; of something else than before, when it is not the same. */
  | { kind: 'aside'; isSame: boolean }
  | { kind: 'question'; from: number; to: number };

interface Way {
  cost: number;
  units: readonly Unit[];
}

interface ClauseWay {
  end: number;
  cost: number;
  unit: Unit;
  isTopic: boolean;
}

/** `refused`: beyond what cannot be known, so that one is asked back about it. */
const costs = { aside: 30, question: 20, clause: 1, refused: 250 };
const mostPrefixes = 6;

/** Rules by the word that they begin with; under '' those that begin with a slot. */
const byFirst = new Map<string, CommandRule[]>();
for (const rule of everyRule)
  for (const word of rule.first ?? ['']) byFirst.set(word, [...(byFirst.get(word) ?? []), rule]);
const commandWords: ReadonlySet<string> = new Set(byFirst.keys());
/** Words that begin a form of a wish, and what is only told just as well. */
const mayTell = wordSet('she he they we i it a the all en que no for about ella el sobre');

/**
 * The likeliest way to understand every word of a message as wishes, asides and questions; null when there is none.
 * From each token on the rest is worked out once, so a long message costs as many steps as it has words.
 */
export function readClauses(ground: Ground, context: RequestContext): readonly Unit[] | null {
  const { tokens } = ground;
  const known = new Map<string, Way | null>();
  const bestFrom = (at: number, isInside: boolean): Way | null => {
    let start = at;
    if (!isInside) while (start < tokens.length && isFiller(ground, start)) start += 1;
    if (start >= tokens.length) return { cost: 0, units: [] };
    const key = `${start} ${isInside}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, null);
    const ways = [...clausesFrom(start), ...othersFrom(start, isInside)];
    const best = ways.reduce<Way | null>(
      (least, way) => (!least || way.cost < least.cost ? way : least),
      null,
    );
    known.set(key, best);
    return best;
  };
  const clausesFrom = (start: number): Way[] =>
    clausesAt(ground, context, start).flatMap((way) =>
      nextStarts(ground, way).flatMap(({ next, isInside }) => {
        const rest = bestFrom(next, isInside);
        return rest ? [{ cost: way.cost + costs.clause + rest.cost, units: [way.unit, ...rest.units] }] : [];
      }),
    );
  const othersFrom = (start: number, isInside: boolean): Way[] => {
    const end = endOfSentence(tokens, start);
    const found: { unit: Unit; cost: number }[] = [];
    if (isAside(tokens, start, isInside) && !beginsWish(ground, start))
      found.push({
        unit: { kind: 'aside', isSame: isInside || speaksOfSame(tokens[start]) },
        cost: costs.aside + 2 * (end - start),
      });
    if (!isInside && isQuestion(tokens, start))
      found.push({
        unit: { kind: 'question', from: start, to: end },
        cost: asksPolitely(tokens, start) ? costs.refused : costs.question,
      });
    const told = tellingsAt(ground, start, context.place).flatMap(
      ({ unit, next, isInside: goesOn, words }): Way[] => {
        if (beginsWish(ground, start)) return [];
        const rest = bestFrom(next, goesOn);
        const cost = costs.aside - 1 + 2 * words;
        return rest && (rest.units.length > 0 || !goesOn)
          ? [{ cost: cost + rest.cost, units: [unit, ...rest.units] }]
          : [];
      },
    );
    const others = found.flatMap(({ unit, cost }) => {
      const rest = bestFrom(end + 1, false);
      return rest ? [{ cost: cost + rest.cost, units: [unit, ...rest.units] }] : [];
    });
    return [...told, ...others];
  };
  return bestFrom(0, false)?.units ?? null;
}

/** Whether a command stands behind the courtesies of a sentence, understood or not. */
function beginsWish(ground: Ground, at: number): boolean {
  return [...afterCourtesies(ground, prefixes, at, true)].some((start) => {
    const text = ground.tokens[start]?.text ?? '';
    return text !== '' && commandWords.has(text) && !mayTell.has(text);
  });
}

/** Every wish that begins at a token, courtesies around it taken with it. */
function clausesAt(ground: Ground, context: RequestContext, at: number): ClauseWay[] {
  const { tokens } = ground;
  const found = new Map<string, ClauseWay>();
  const mark = endOfSentence(tokens, at);
  const isAsked = tokens[mark]?.text === '?' && !asksPolitely(tokens, at);
  for (const start of afterCourtesies(ground, prefixes, at, true))
    for (const rule of rulesAt(ground, start))
      for (const match of matchAt(ground, rule.nodes, start, rule.tongue)) {
        // What ends in a question mark is a question, unless the mark belongs to a text that was taken whole.
        if (isAsked && match.end <= mark) continue;
        const [unclear] = match.unclear;
        const built = unclear ?? rule.build(match.bound, context);
        const unit: Unit = isUnclear(built)
          ? { kind: 'unclear', unclear: built }
          : { kind: 'clause', clause: built };
        const isTopic = !isUnclear(built) && built.isTopic === true;
        const cost = match.cost + (isUnclear(built) && !unclear ? 100 : 0) + (isTopic ? 3 : 0);
        for (const end of afterCourtesies(ground, suffixes, match.end, false))
          keep(found, { end, cost, unit, isTopic });
      }
  return [...found.values()];
}

/** Of two ways to the same end the likelier one is enough. */
function keep(found: Map<string, ClauseWay>, way: ClauseWay): void {
  const key = `${way.end} ${way.isTopic}`;
  const before = found.get(key);
  if (!before || way.cost < before.cost) found.set(key, way);
}

const isUnclear = (built: Clause | Unclear): built is Unclear => 'kind' in built;

function rulesAt(ground: Ground, at: number): readonly CommandRule[] {
  const text = ground.tokens[at]?.text ?? '';
  const exact = byFirst.get(text);
  const slips = exact
    ? []
    : [...byFirst].filter(([word]) => word !== '' && wordCost(ground, word, at) !== null);
  return [...new Set([...(exact ?? []), ...slips.flatMap(([, rules]) => rules), ...(byFirst.get('') ?? [])])];
}

/** Where one may be behind any number of courtesies, none among them. */
function afterCourtesies(
  ground: Ground,
  forms: readonly (readonly Node[])[],
  at: number,
  isBefore: boolean,
): Set<number> {
  const ends = new Set([at]);
  let last = [at];
  for (let round = 0; round < mostPrefixes && last.length > 0; round += 1) {
    last = last
      .flatMap((end) => {
        const start = !isBefore && ground.tokens[end]?.text === ',' ? [end, end + 1] : [end];
        return start.flatMap((from) => forms.flatMap((form) => matchAt(ground, form, from, 'en')));
      })
      .flatMap(({ end }) => (isBefore && ground.tokens[end]?.text === ',' ? [end + 1] : [end]))
      .filter((end) => !ends.has(end));
    for (const end of last) ends.add(end);
  }
  return ends;
}

/** Where the next stretch may begin behind a wish: the next sentence, or behind an 'and'. */
function nextStarts(ground: Ground, { end, isTopic }: ClauseWay): { next: number; isInside: boolean }[] {
  const { tokens } = ground;
  if (end >= tokens.length) return [{ next: end, isInside: false }];
  if (endsSentence(tokens[end])) return [{ next: end + 1, isInside: false }];
  const behind = new Set(
    joints.flatMap((joint) => matchAt(ground, joint, end, 'en')).map((match) => match.end),
  );
  const starts = [...behind].map((next) => ({ next, isInside: true }));
  const givesReason = /^(?:because|since|as|porque|pues|ya|que)$/.test(tokens[end]?.text ?? '');
  return isTopic || givesReason ? [...starts, { next: end, isInside: true }] : starts;
}

/** What stands before a sentence and is none of it: marks, and a greeting that is a sentence by itself. */
function isFiller(ground: Ground, at: number): boolean {
  const token = ground.tokens[at];
  return token?.kind === 'mark' && (endsSentence(token) || /^[-–—*,]$/.test(token.text));
}
