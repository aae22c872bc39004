import { fold } from '@/adapters/language/fold-text';
import type { Mention } from './find-mentions';

/** 'al' or 'del' at the end of what stands before a mention. */
const shortened = /(^|\s)(a|de)l\s+$/i;

/** The message with each mention as a title between signs that only mean a task; 'al' and 'del' keep their preposition. */
export function withTitles(message: string, mentions: readonly Mention[]): string {
  let text = '';
  let at = 0;
  for (const { start, end, title } of mentions) {
    const told = message.slice(at, start);
    text += shortened.test(fold(told)) ? `${told.trimEnd().slice(0, -1)} ` : told;
    text += `⟦${title}⟧`;
    at = end;
  }
  return text + message.slice(at);
}

/** A text of such a message as it was typed. Of a title that stands twice, the last ones are those of a text, which ends it. */
export function typedAgain(message: string, mentions: readonly Mention[], text: string): string {
  let typed = text;
  for (const title of new Set(mentions.map((mention) => mention.title))) {
    const mark = `⟦${title}⟧`;
    const places = mentions.filter((mention) => mention.title === title);
    const held = typed.split(mark).length - 1;
    for (const { start, end } of held > 0 ? places.slice(-held) : []) {
      const before = message.slice(0, start);
      const isShortened = shortened.test(fold(before));
      const preposition = isShortened ? (before.trimEnd().split(/\s/).at(-1) ?? '') : '';
      const whole = `${preposition.slice(0, -1)} ${mark}`;
      const at = typed.indexOf(mark);
      const holdsBoth = isShortened && typed.slice(0, at + mark.length).endsWith(whole);
      typed = holdsBoth
        ? typed.slice(0, at + mark.length - whole.length) +
          message.slice(before.trimEnd().length - preposition.length, end) +
          typed.slice(at + mark.length)
        : typed.replace(mark, () => message.slice(start, end));
    }
  }
  return typed;
}
