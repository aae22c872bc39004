import type { SlotMatch, SlotReader } from '../grammar/match';
import { endsSentence, isQuotation, type Token } from '../text/tokens';
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
    if (!isQuotation(token) || !token.inner) {
      const parts = endsBeforeWish(tokens, at).map(
        (end): SlotMatch => ({
          end,
          value: context.message.slice(token.start, tokens[end - 1]?.end),
          cost: 1,
        }),
      );
      return rest === '' ? [] : [whole, ...parts];
    }
    return [{ end: at + 1, value: token.inner, cost: 0 }, whole];
  };
}

/** A longer message may be what somebody pasted: no part of it is a wish. */
const mostTokens = 60;
const orders =
  /^(?:assign|reassign|give|hand|pass|move|set|make|put|mark|tag|label|flag|push|postpone|delay|remind|reopen|approve|rename|close|finish|split|change|take|unassign|untag|shift|send|bring)$/;
const further = /^(?:then|also|afterwards|luego|despues|tambien|ademas)$/;

/**
 * Where a text ends because another wish follows: '… and move it to Friday', '. Then close the ramp'. 'And close it' may
 * be what is told, and so may everything behind a colon that no 'then' parts from it.
 */
function endsBeforeWish(tokens: readonly Token[], at: number): number[] {
  const ends: number[] = [];
  const isLabel = tokens[at - 1]?.text === ':';
  if (tokens.length > mostTokens) return ends;
  for (let here = at + 1; here < tokens.length - 2; here += 1) {
    const stop = tokens[here]?.text ?? '';
    if (!/^(?:,|;|\.|and|y|e|then|luego)$/.test(stop)) continue;
    let verb = further.test(stop) ? here : here + 1;
    let isFurther = false;
    for (let text = tokens[verb]?.text ?? ''; /^(?:and|y|,)$/.test(text) || further.test(text); ) {
      isFurther ||= further.test(text);
      verb += 1;
      text = tokens[verb]?.text ?? '';
    }
    const order = tokens[verb];
    if (!order || !(orders.test(order.text) || order.raw !== undefined)) continue;
    const object = tokens
      .slice(verb + 1, verb + 4)
      .findIndex(({ text }) => /^(?:it|this|that|-l\w+|⟦)$/.test(text));
    if (object < 0) continue;
    const goesOn = !isLabel && !isEndOfSentence(tokens[verb + object + 2]);
    if (goesOn || isFurther) ends.push(here);
  }
  return ends;
}

const isEndOfSentence = (token: Token | undefined) => token === undefined || endsSentence(token);

/** A title: quoted, or the words to the end of the sentence or of the wish. */
export function titleSlot(reader: Reader): SlotReader {
  const { tokens } = reader;
  return (at) => {
    const token = tokens[at];
    if (!token || token.kind === 'mark') return [];
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

/** A title that begins with what is to be done: 'ordering new chairs', 'encargar sillas'. */
export function doingSlot(reader: Reader): SlotReader {
  const title = titleSlot(reader);
  return (at, tongue) => {
    const { text = '', raw = text } = reader.tokens[at] ?? {};
    if (!(tongue === 'en' ? /^\p{L}{2,}ing$/u : /^\p{L}{2,}[aei]r$/u).test(raw)) return [];
    // A new task is likelier than one that is called 'a task for ordering chairs'.
    return title(at, tongue).map((way) => ({ ...way, cost: way.cost - 5 }));
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
