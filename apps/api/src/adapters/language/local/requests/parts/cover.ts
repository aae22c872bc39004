import { type Ground, matchAt } from '../grammar/match';
import { isTypoOf } from '../grammar/typos';
import type { RequestContext, Unclear } from '../request';
import { typed } from '../slots/reader';
import { unsafe } from '../slots/stop-words';
import type { TaskRef } from '../slots/task-slot';
import { endOfSentence, isQuotation, type Token } from '../text/tokens';
import type { Piece, PieceForm } from './piece';
import { pieceForms } from './piece-forms';

/** A piece with the tokens that it stands for; no piece: a word that nothing explains, or what parts two stretches. */
export interface Placed {
  from: number;
  to: number;
  piece: Piece | null;
  isBreak?: true;
  text?: string;
}

const costs = { piece: 1, unknown: 30, break: 0.5, filler: 0.9, doubt: 4 };
/** What parts two stretches of a message. */
const breaks = /^(?:[,;:.!?()\n/→]|\.+|…|-|–|—|and|y|e|but|pero|so|then|plus|luego|&)$/;
/** Behind a new title these are none of it. */
const tail =
  /\s*(?:\b(?:from now on|instead|please|pls|thanks|thx|porfa|por favor|a partir de ahora|desde ahora|gracias)\b|[.!]+)\s*$/i;

/** 'Call it a day', 'call this one off' name nothing. */
const noTitle =
  /^(?:it|them|one (?:off|back|in|out|up|a)|off|back|done|quits|in|out|up|a|an|the|for|to|me|us|him|her|un|una|el|la|a)\b(?!.*\p{Lu})/u;

const byFirst = new Map<string, PieceForm[]>();
for (const form of pieceForms)
  for (const word of form.first ?? ['']) byFirst.set(word, [...(byFirst.get(word) ?? []), form]);

/** The likeliest way to take every word of a message for a piece; of two the one with fewer pieces. */
export function cover(ground: Ground, context: RequestContext, from = 0): Placed[] {
  const { tokens } = ground;
  const best: { cost: number; next: Placed | null }[] = [];
  best[tokens.length] = { cost: 0, next: null };
  for (let at = tokens.length - 1; at >= from; at -= 1) {
    let found = { cost: Number.POSITIVE_INFINITY, next: null as Placed | null };
    const ways = [...plainAt(tokens[at], at), ...piecesAt(ground, context, at)];
    for (const { placed, cost } of ways) {
      const total = cost + (best[placed.to]?.cost ?? Number.POSITIVE_INFINITY);
      if (total < found.cost) found = { cost: total, next: placed };
    }
    best[at] = found;
  }
  const placed: Placed[] = [];
  for (let at = from; at < tokens.length; ) {
    const next = best[at]?.next;
    if (!next) break;
    placed.push(next);
    at = next.to;
  }
  return placed;
}

function plainAt(token: Token | undefined, at: number): { placed: Placed; cost: number }[] {
  const unknown: Placed = { from: at, to: at + 1, piece: null };
  return token && breaks.test(token.text)
    ? [{ placed: { ...unknown, isBreak: true }, cost: costs.break }]
    : [{ placed: unknown, cost: costs.unknown }];
}

function piecesAt(ground: Ground, context: RequestContext, at: number): { placed: Placed; cost: number }[] {
  const text = ground.tokens[at]?.text ?? '';
  const own = byFirst.get(text) ?? (mayBeSlip(ground, context, at) ? slipsOf(text) : []);
  const forms = [...own, ...(byFirst.get('') ?? [])];
  return forms.flatMap((form) =>
    matchAt(ground, form.nodes, at, form.tongue).flatMap((match) => {
      if (match.end === at) return [];
      const [unclear] = match.unclear;
      if (match.unclear.length > 1 || (unclear && !isTelling(unclear)) || (!unclear && match.cost > 6))
        return [];
      const task = match.bound.task as TaskRef | undefined;
      const piece = {
        ...form.read(match.bound, context),
        ...(task ? { task } : {}),
        ...(unclear ? { unclear } : {}),
      };
      const cost = unclear ? costs.doubt : (piece.isFiller ? costs.filler : costs.piece) + match.cost / 10;
      if (piece.task?.kind === 'filter' && isVerbBehind(ground, at)) return [];
      if (!piece.opens) return [{ placed: { from: at, to: match.end, piece }, cost }];
      const opened = textBehind(ground, context, match.end, piece);
      return opened
        ? [{ placed: { from: at, to: opened.to, piece, text: opened.text }, cost: cost / 2 }]
        : [];
    }),
  );
}

/** 'Lo lleve Iker' is what somebody is to do, and not which tasks. */
const isVerbBehind = ({ tokens }: Ground, at: number) =>
  /^(?:lo|la|los|las)$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.raw !== undefined;

/** No name, and nothing that is written like one. */
function mayBeSlip({ slots, tokens }: Ground, { message }: RequestContext, at: number): boolean {
  const start = tokens[at]?.start ?? 0;
  const isName = (slots.namesake?.(at, 'en') ?? []).length > 0;
  const isOther =
    unsafe.has(tokens[at]?.text ?? '') || /^(?:drove|spoke|broke|chose)$/.test(tokens[at]?.text ?? '');
  return !isName && !isOther && (at === 0 || !/\p{Lu}/u.test(message.charAt(start)));
}

/** 'Shoud': the forms that begin with a word that has one letter wrong. */
function slipsOf(text: string): PieceForm[] {
  if (text.length < 5) return [];
  const near = [...byFirst.keys()].filter((word) => isTypoOf(text, word));
  return near.length === 1 ? (byFirst.get(near[0] ?? '') ?? []) : [];
}

/** What cannot be known and is asked back: one of several, or somebody blocked. */
const isTelling = ({ why }: Unclear) => why === 'several' || why === 'blocked';

/** The text that words announce: quoted, or behind a colon to the end. */
function textBehind(
  { tokens }: Ground,
  context: RequestContext,
  at: number,
  { opens }: Piece,
): { to: number; text: string } | null {
  const next = tokens[at];
  if (!next) return null;
  if (isQuotation(next)) return next.inner ? { to: at + 1, text: next.inner } : null;
  const isLabel = tokens[at - 1]?.text === ':';
  if (opens !== 'rename')
    return isLabel ? { to: tokens.length, text: context.message.slice(next.start).trim() } : null;
  const whole = endOfSentence(tokens, at);
  if (whole < tokens.length - 1) return null;
  const end = beforeNext(tokens, at, whole);
  const text = typed({ tokens, context }, at, end).replace(tail, '').replace(tail, '').trim();
  // What stands behind a comma or an 'and' may be another wish.
  const isOne = !tokens.slice(at, end).some((token) => /^(?:,|;|:|and|y|-|–|—)$/.test(token.text));
  const to = end === whole ? tokens.length : end;
  return text !== '' && isOne && !noTitle.test(text) ? { to, text } : null;
}

/** Where a title ends because another wish for the same task follows: 'and make it', 'y pásasela'. */
function beforeNext(tokens: readonly Token[], at: number, end: number): number {
  for (let here = at + 1; here < end - 1; here += 1) {
    if (!/^(?:and|y|e|,)$/.test(tokens[here]?.text ?? '')) continue;
    let verb = here + 1;
    while (/^(?:and|y|then|also|luego|also|please|,)$/.test(tokens[verb]?.text ?? '')) verb += 1;
    const behind = tokens[verb + 1]?.text ?? '';
    const isWish = byFirst.has(tokens[verb]?.text ?? '') && /^(?:it|this|that|-\w+)$/.test(behind);
    if (isWish) return here;
  }
  return end;
}
