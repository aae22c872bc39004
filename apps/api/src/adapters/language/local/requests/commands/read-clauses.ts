import { wordSet } from '@/adapters/language/local/word-set';
import { type Ground, matchAt, wordCost } from '../grammar/match';
import type { Node } from '../grammar/pattern';
import type { RequestContext, Unclear } from '../request';
import { endOfSentence, endsSentence, type Token } from '../text/tokens';
import { readWishes } from '../wishes/read-wish';
import { breaksIn, endsOf, isCharge, isPerson, namesAnother } from './clause-bounds';
import { commandWords, rulesByFirst } from './command-words';
import { joints, prefixes, suffixes } from './courtesy';
import { holdsValue } from './holds-value';
import type { Clause, CommandRule } from './rule';
import { asksPolitely, asksWhich, isAside, isQuestion, speaksOfSame, wonders } from './sentences';
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
  /** Without what follows. */
  own?: number;
  units: readonly Unit[];
}

interface ClauseWay {
  end: number;
  cost: number;
  unit: Unit;
  isTopic: boolean;
}

/** `refused`: beyond what cannot be known, so that one is asked back about it. */
const costs = { aside: 30, question: 20, clause: 1, free: 15, refused: 250 };
const mostPrefixes = 6;

const slotRules = new WeakMap<Ground, readonly CommandRule[]>();
/** Words that begin a form of a wish, and what is only told just as well. */
const mayTell = wordSet(
  "she he they we i it a the all en que no for about ella el sobre ya me lo la los las it's its this they're need needs status title description its nobody there hay there's we're i'm we'll done finished",
);

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
    const strict = cheapest(clausesFrom(start));
    // What a form of words reads at once needs no other reading.
    const isRead = strict?.own !== undefined && strict.own < costs.free;
    const free = isRead ? [] : freelyFrom(start);
    // What can be read as a wish is nothing that is only told.
    const isWished = free.some(
      ({ units: [unit] }) => unit?.kind === 'clause' && unit.clause.needsBefore !== true,
    );
    const others = isWished ? [] : othersFrom(start, isInside);
    const best = cheapest([...free, ...others, ...(strict ? [strict] : [])]);
    known.set(key, best);
    return best;
  };
  const clausesFrom = (start: number): Way[] =>
    clausesAt(ground, context, start).flatMap((way) =>
      nextStarts(ground, way).flatMap(({ next, isInside }) => {
        const rest = bestFrom(next, isInside);
        return rest
          ? [
              {
                cost: way.cost + costs.clause + rest.cost,
                own: way.cost,
                units: [way.unit, ...rest.units],
              },
            ]
          : [];
      }),
    );
  const freelyFrom = (start: number): Way[] =>
    freeWishesAt(ground, context, start).flatMap(({ end, cost, unit }) => {
      const rest = bestFrom(end, false);
      return rest ? [{ cost: cost + costs.free + rest.cost, units: [unit, ...rest.units] }] : [];
    });
  const othersFrom = (start: number, isInside: boolean): Way[] => {
    const end = endOfSentence(tokens, start);
    const found: { unit: Unit; cost: number; next: number; goesOn: boolean }[] = [];
    const isWish = beginsWish(ground, start);
    // Behind a wish that ends inside its sentence 'and Declan' tells nothing by itself.
    const said = /^(?:and|y|e)$/.test(tokens[start]?.text ?? '') ? start + 1 : start;
    const isPart = isInside || said !== start || (start > 0 && !endsSentence(tokens[start - 1]));
    for (const stop of isWish ? [] : [end, ...breaksIn(ground, start, end)])
      if (
        isAside(tokens, said, isPart, stop) &&
        !isCharge(ground, start, stop) &&
        !holdsValue(ground, start, stop)
      )
        found.push({
          unit: {
            kind: 'aside',
            isSame:
              (isInside && !namesAnother(ground, start, stop)) ||
              speaksOfSame(tokens[start]) ||
              isPerson(ground, start),
          },
          ...{ cost: costs.aside + 2 * (stop - start), next: stop + 1, goesOn: stop < end },
        });
    // 'Pásala a Kate y que lo termine' asks nothing.
    const maySay = tokens[end]?.text === '?' || start === 0 || endsSentence(tokens[start - 1]);
    if (!isInside && maySay && isQuestion(tokens, start))
      found.push({
        unit: { kind: 'question', from: start, to: end },
        cost: asksPolitely(tokens, start) ? costs.refused : costs.question,
        ...{ next: end + 1, goesOn: false },
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
    const others = found.flatMap(({ unit, cost, next, goesOn }) => {
      const rest = bestFrom(next, goesOn);
      return rest && (rest.units.length > 0 || !goesOn)
        ? [{ cost: cost + rest.cost, units: [unit, ...rest.units] }]
        : [];
    });
    return [...told, ...others];
  };
  return bestFrom(0, false)?.units ?? null;
}

const cheapest = (ways: readonly Way[]): Way | null =>
  ways.reduce<Way | null>((least, way) => (!least || way.cost < least.cost ? way : least), null);

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
  const exact = rulesByFirst.get(text);
  const slips = exact
    ? []
    : [...rulesByFirst].filter(([word]) => word !== '' && wordCost(ground, word, at) !== null);
  return [...new Set([...(exact ?? []), ...slips.flatMap(([, rules]) => rules), ...slotRulesOf(ground)])];
}

/** Of the rules that begin with a slot those whose next word the message holds at all. */
function slotRulesOf(ground: Ground): readonly CommandRule[] {
  const before = slotRules.get(ground);
  if (before) return before;
  const words = new Set(ground.tokens.flatMap(({ text, raw }) => (raw === undefined ? [text] : [text, raw])));
  const found = (rulesByFirst.get('') ?? []).filter(
    ({ second }) => second === null || [...second].some((word) => words.has(word)),
  );
  slotRules.set(ground, found);
  return found;
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
function nextStarts(
  ground: Ground,
  { end, isTopic, unit }: ClauseWay,
): { next: number; isInside: boolean }[] {
  const { tokens } = ground;
  if (leavesOut(unit, tokens, end)) return [];
  if (end >= tokens.length) return [{ next: end, isInside: false }];
  if (endsSentence(tokens[end])) return [{ next: end + 1, isInside: false }];
  const behind = new Set(
    joints.flatMap((joint) => matchAt(ground, joint, end, 'en')).map((match) => match.end),
  );
  const starts = [...behind].map((next) => ({ next, isInside: true }));
  const givesReason = /^(?:because|since|as|porque|pues|ya|que|until|till|hasta|while|mientras)$/.test(
    tokens[end]?.text ?? '',
  );
  return isTopic || givesReason ? [...starts, { next: end, isInside: true }] : starts;
}

/** 'Todas las tareas que no son de Jonas': which tasks, and no reason. */
function leavesOut(unit: Unit, tokens: readonly Token[], at: number): boolean {
  if (unit.kind !== 'clause' || unit.clause.task?.kind !== 'filter') return false;
  const from = tokens[at]?.text === ',' ? at + 1 : at;
  const words = tokens.slice(from, from + 3).map(({ text }) => text);
  return /^que (?:(?:ya|aun|todavia) )?no\b/.test(words.join(' '));
}

/** What stands before a sentence and is none of it: marks, and a greeting that is a sentence by itself. */
function isFiller(ground: Ground, at: number): boolean {
  const token = ground.tokens[at];
  return token?.kind === 'mark' && (endsSentence(token) || /^[-–—*,]$/.test(token.text));
}

/** Wishes in any order of words, from the courtesies before them to each place where one may end. */
function freeWishesAt(ground: Ground, context: RequestContext, at: number): ClauseWay[] {
  const { tokens } = ground;
  const mark = endOfSentence(tokens, at);
  if (tokens[mark]?.text === '?' && !asksPolitely(tokens, at)) return [];
  const start = Math.max(...afterCourtesies(ground, prefixes, at, true));
  if (start >= mark || wonders(tokens, at) || asksWhich(tokens, start)) return [];
  return readWishes(ground, context, start, endsOf(ground, start, mark)).map(({ end, built, cost }) => ({
    ...{ end, cost, isTopic: false },
    unit: isUnclear(built) ? { kind: 'unclear', unclear: built } : { kind: 'clause', clause: built },
  }));
}
