import { prefixes } from '../commands/courtesy';
import type { Clause } from '../commands/rule';
import { everyRule } from '../commands/rules/every-rule';
import { type Ground, type Match, matchAt } from '../grammar/match';
import { firstWords } from '../grammar/pattern';
import type { RequestContext, Unclear } from '../request';
import { unsafe } from '../slots/stop-words';
import type { Token } from '../text/tokens';
import { wishOf } from './build-wish';
import { fillers } from './filler-tiles';
import { type Part, withPart } from './part';
import { slotTiles } from './slot-tiles';
import type { Tile } from './tile';
import { verbTiles } from './verb-tiles';

/** How far somebody is in a sentence, and what it comes to by then. */
interface State {
  part: Part;
  cost: number;
  /** Nothing but courtesies has been said: an imperative may stand here. */
  isFresh: boolean;
}
interface TileMatch {
  end: number;
  cost: number;
  isImperative: boolean;
  /** One word that could be anything: no title to begin with. */
  isLoneWord: boolean;
  part: Part;
}

const fillerCost = 0.25;
const mostStates = 24;
const mostAlike = 3;
const longest = 32;
/** Behind these an imperative may stand. */
const joint = /^(?:,|and|y|so|then|:|→|-|–|—)$/;

const politeWords = prefixes.map((nodes) => ({ nodes, first: firstWords(nodes) }));
/** What a title that is not quoted does not begin with, where a wish may begin. */
const commandWords = new Set(everyRule.flatMap(({ first }) => [...(first ?? [])]));
for (const word of ['the', 'a', 'la', 'el', 'en', 'que', 'about', 'sobre', 'lo', 'los', 'las'])
  commandWords.delete(word);

/** Tiles by the word that they begin with; under '' those that begin with a slot. */
const byFirst = new Map<string, Tile[]>();
for (const tile of [...verbTiles, ...slotTiles])
  for (const word of tile.first ?? ['']) byFirst.set(word, [...(byFirst.get(word) ?? []), tile]);

/** What each place of a message may begin, worked out once a message. */
const known = new WeakMap<Ground, Map<number, readonly TileMatch[]>>();

/** A wish, up to where it goes, and how unlikely it is. */
export interface FreeWish {
  end: number;
  built: Clause | Unclear;
  cost: number;
}

/**
 * What the words from a token up to each of these ends ask for, in whatever order: a verb, what it is done to, and what
 * it is to become. Every word must be one of these or say nothing.
 */
export function readWishes(
  ground: Ground,
  context: RequestContext,
  from: number,
  ends: readonly number[],
): FreeWish[] {
  if (regrets(ground, from, Math.max(...ends))) return [];
  const stop = Math.min(Math.max(...ends), from + longest);
  const states: State[][] = Array.from({ length: stop - from + 1 }, () => []);
  states[0] = [{ part: {}, cost: 0, isFresh: true }];
  const found: FreeWish[] = [];
  for (let at = from; at <= stop; at += 1) {
    const here = likeliest(states[at - from] ?? []);
    if (ends.includes(at)) found.push(...wishAt(here, context, at));
    const token = ground.tokens[at];
    if (at === stop || !token || here.length === 0) continue;
    ground.work.steps += here.length;
    if (ground.work.steps > ground.work.limit) return found;
    const isJoint = joint.test(token.text);
    const courtesies = at > from && here.some(({ isFresh }) => isFresh) ? courtesiesAt(ground, at, stop) : [];
    // 'Pásala' is an imperative wherever it stands.
    const isOrder = /^-l/.test(ground.tokens[at + 1]?.text ?? '') && token.raw !== undefined;
    const matches = token.kind === 'mark' ? [] : matchesAt(ground, context, at);
    for (const state of here) {
      if (isJoint || fillers.has(token.text)) states[at + 1 - from]?.push(behind(state, token.text, isJoint));
      if (state.isFresh)
        for (const end of courtesies) states[end - from]?.push({ ...state, cost: state.cost + fillerCost });
      for (const match of matches) {
        if (
          match.end > stop ||
          (match.isImperative && !state.isFresh && !isOrder) ||
          (match.isLoneWord && state.isFresh)
        )
          continue;
        const part = withPart(state.part, match.part);
        if (part) states[match.end - from]?.push({ part, cost: state.cost + match.cost, isFresh: false });
      }
    }
  }
  return found;
}

/** 'He should have finished it by Friday'. */
function regrets({ tokens }: Ground, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ text }, index, own) => {
    const [have, verb] = [own[index + 1]?.text, own[index + 2]?.text ?? ''];
    const isModal = /^(?:should|could|must|would|might|can)$/.test(text);
    return isModal && have === 'have' && /(?:ed|en|done|gone|left|made|sent|put)$/.test(verb);
  });
}

function wishAt(states: readonly State[], context: RequestContext, end: number): FreeWish[] {
  const found = states.flatMap(({ part, cost }): FreeWish[] => {
    const built = wishOf(part, context);
    if (!built) return [];
    // Behind another wish, or else what is unclear is asked.
    return [{ end, built, cost: 'needsBefore' in built ? cost + 90 : cost }];
  });
  return found.sort((a, b) => a.cost - b.cost).slice(0, 1);
}

function matchesAt(ground: Ground, context: RequestContext, at: number): readonly TileMatch[] {
  const places = known.get(ground) ?? new Map<number, readonly TileMatch[]>();
  known.set(ground, places);
  const before = places.get(at);
  if (before) return before;
  const text = ground.tokens[at]?.text ?? '';
  const tiles = [...(byFirst.get(text) ?? []), ...(unsafe.has(text) ? [] : (byFirst.get('') ?? []))];
  const found = tiles.flatMap((tile) =>
    matchAt(ground, tile.nodes, at, tile.tongue)
      .filter(({ end }) => end > at)
      .map((match) => matchOf(tile, ground.tokens[at], match, context)),
  );
  places.set(at, found);
  return found;
}

function matchOf(
  tile: Tile,
  token: Token | undefined,
  { end, cost, bound, unclear: [unclear] }: Match,
  context: RequestContext,
): TileMatch {
  const part = { ...tile.read(bound, context), ...(unclear ? { unclear } : {}) };
  const isTitled = part.task?.kind === 'titled' && token?.kind === 'word';
  const isLoneWord =
    isTitled && part.task?.kind === 'titled' && (!/\s/.test(part.task.words) || commandWords.has(token.text));
  return { end, cost: tile.cost + cost, isImperative: tile.isImperative, isLoneWord, part };
}

function courtesiesAt(ground: Ground, at: number, stop: number): number[] {
  const text = ground.tokens[at]?.text ?? '';
  return politeWords
    .filter(({ first }) => first?.has(text))
    .flatMap(({ nodes }) => matchAt(ground, nodes, at, 'en'))
    .map(({ end }) => end)
    .filter((end) => end > at && end <= stop);
}

function behind(state: State, text: string, isJoint: boolean): State {
  const isLabel = /^(?::|→)$/.test(text) && state.part.task !== undefined && state.part.act === undefined;
  return {
    part: isLabel ? { ...state.part, isLabelled: true } : state.part,
    cost: state.cost + fillerCost,
    isFresh: state.isFresh || isJoint,
  };
}

/** The cheapest ones, of each kind a few: what is not certain must not be lost among much that means nothing. */
function likeliest(states: readonly State[]): State[] {
  const counts = new Map<string, number>();
  return [...states]
    .sort((a, b) => a.cost - b.cost)
    .filter(({ part, isFresh }) => {
      const kind = `${isFresh} ${part.act} ${Object.keys(part).sort().join()}`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= mostAlike;
    })
    .slice(0, mostStates);
}
