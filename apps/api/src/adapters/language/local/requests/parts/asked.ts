import { asksPolitely } from '../commands/sentences';
import type { Ground } from '../grammar/match';
import { endsSentence } from '../text/tokens';
import type { Placed } from './cover';

/** What stands behind a question that is taken back, with the tasks that it was about. */
export function afterwards(placed: readonly Placed[], taken: number): Placed[] {
  const about = placed.slice(0, taken).filter(({ piece }) => piece?.task?.kind === 'titled');
  const [only] = about;
  const { from = 0, to = 0 } = placed[taken] ?? {};
  const rest = placed.slice(taken + 1);
  const topic: Placed[] =
    only && about.length === 1
      ? [
          { from, to, piece: only.piece },
          { from: to - 1, to, piece: null, isBreak: true },
        ]
      : [];
  return [...topic, ...rest];
}

/** Whether a question mark stands where nobody asks politely for something. */
export function asks({ tokens }: Ground, until = tokens.length, since = 0): boolean {
  return tokens.some(({ text }, at) => {
    if (text !== '?' || at < since || at >= until) return false;
    let start = at;
    while (start > 0 && !endsSentence(tokens[start - 1])) start -= 1;
    const comma = tokens.slice(start, at).findLastIndex(({ text: word }) => word === ',');
    const opening = tokens
      .slice(start + comma + 1, at)
      .map(({ text: word }) => word)
      .join(' ');
    return !asksPolitely(tokens, start) && !(comma >= 0 && politely.test(opening));
  });
}

const politely =
  /^(?:(?:can|could|would|will) you|(?:can|could) .*\b(?:take|have|go|move|get|own|handle)|(?:puedes|podrias|puede|podria|podes|podeis|podriais))\b/;

/** 'Iker should have finished it by Friday'. */
export const regrets = ({ tokens }: Ground) =>
  tokens.some(
    ({ text }, at) =>
      /^(?:should|could|must|would|might|can)$/.test(text) &&
      tokens[at + 1]?.text === 'have' &&
      /(?:ed|en|done|gone|left|made|sent|put)$/.test(tokens[at + 2]?.text ?? ''),
  );
