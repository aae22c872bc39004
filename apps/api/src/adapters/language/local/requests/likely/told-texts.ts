import { endsSentence } from '../text/tokens';
import type { Marked } from './marks';

/** What stands behind the first colon of a message: to its end, to that of the sentence, and to the first comma. */
export interface ToldTexts {
  whole: string;
  sentence: string;
  part: string;
}

/** Pure; undefined where no colon stands. */
export function toldTexts({ context: { message }, tokens }: Marked): ToldTexts | undefined {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const start = tokens[colon]?.end;
  if (start === undefined || colon === tokens.length - 1) return undefined;
  const behind = (isEnd: (at: number) => boolean) => {
    let end = colon + 1;
    while (end < tokens.length && !isEnd(end)) end += 1;
    return message.slice(start, tokens[end - 1]?.end).trim();
  };
  return {
    whole: message.slice(start).trim(),
    sentence: behind((at) => endsSentence(tokens[at])),
    part: behind((at) => endsSentence(tokens[at]) || tokens[at]?.text === ','),
  };
}
