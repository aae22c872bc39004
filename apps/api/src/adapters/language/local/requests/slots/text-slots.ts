import type { SlotMatch, SlotReader } from '../grammar/match';
import { endsSentence, isQuotation } from '../text/tokens';
import { foldedWords, type Reader, typed } from './reader';
import { noTitle } from './stop-words';

const longestTitle = 30;

/** A text that is taken as it is: what is quoted, or all that follows to the message's end. */
export function textSlot({ context, tokens }: Reader): SlotReader {
  return (at) => {
    const token = tokens[at];
    if (!token || /^[:,]$/.test(token.text)) return [];
    const rest = context.message.slice(token.start).trim();
    const whole: SlotMatch = { end: tokens.length, value: rest, cost: 2 + (tokens.length - at) / 1000 };
    if (!isQuotation(token) || !token.inner) return rest === '' ? [] : [whole];
    return [{ end: at + 1, value: token.inner, cost: 0 }, whole];
  };
}

/** A title: quoted, or the words to the end of the sentence or of the wish. */
export function titleSlot(reader: Reader): SlotReader {
  const { tokens } = reader;
  return (at) => {
    const token = tokens[at];
    if (!token) return [];
    if (isQuotation(token)) return token.inner ? [{ end: at + 1, value: token.inner, cost: 0 }] : [];
    const ways: SlotMatch[] = [];
    for (let end = at; end < Math.min(tokens.length, at + longestTitle); end += 1) {
      const next = tokens[end];
      if (!next || endsSentence(next)) break;
      if (next.kind !== 'mark' && !isQuotation(next))
        ways.push({ end: end + 1, value: typed(reader, at, end + 1), cost: 6 + (end - at) / 2 });
    }
    return ways.filter(
      ({ end }) => !/^(?:it|them|off|a day|back|done|-la|-lo)$/.test(foldedWords(reader, at, end)),
    );
  };
}

/** What is only quoted. */
export function quotedSlot({ tokens }: Reader): SlotReader {
  return (at) => {
    const token = tokens[at];
    return isQuotation(token) && token.inner ? [{ end: at + 1, value: token.inner, cost: 0 }] : [];
  };
}

/** One word that says something. */
export function wordSlot(reader: Reader): SlotReader {
  return (at) => {
    const token = reader.tokens[at];
    return token?.kind === 'word' && !noTitle.has(token.text)
      ? [{ end: at + 1, value: token.text, cost: 0 }]
      : [];
  };
}

/** Words of one sentence that are what something is about. */
export function wordsSlot(reader: Reader): SlotReader {
  return (at) => {
    const ways: SlotMatch[] = [];
    for (let end = at; end < Math.min(reader.tokens.length, at + longestTitle); end += 1) {
      const token = reader.tokens[end];
      if (token?.kind !== 'word' || noTitle.has(token.text)) break;
      ways.push({ end: end + 1, value: typed(reader, at, end + 1), cost: 2 + (end - at) / 10 });
    }
    return ways;
  };
}
