import type { MessageMention } from '@tavla/shared/contracts/chat';

/** Two characters that no text holds once it is marked: between them stands the number of a mention. */
const [begin, end] = ['\uE000', '\uE001'];
const marks = /\uE000(\d+)\uE001/g;

/** A text whose mentions are marked, so that they travel as one through what finds code and links in it. */
export interface MarkedText {
  text: string;
  /** Whom each number means, and how the text said it. */
  mentions: readonly { userId: string; said: string }[];
}

/** Marks the mentions of a text; those that do not lie in it, or in each other, are left out. */
export function markMentions(content: string, mentions: readonly MessageMention[]): MarkedText {
  const clean = content.replaceAll(/[\uE000\uE001]/g, '\uFFFD');
  const found: { userId: string; said: string }[] = [];
  let text = '';
  let from = 0;
  for (const { userId, at, length } of mentions) {
    if (at < from || clean[at] !== '@' || at + length > clean.length) continue;
    text += `${clean.slice(from, at)}${begin}${found.length}${end}`;
    found.push({ userId, said: clean.slice(at, at + length) });
    from = at + length;
  }
  return { text: text + clean.slice(from), mentions: found };
}

/** The text as it was written, of a part of a marked one. */
export function unmarked(part: string, { mentions }: MarkedText): string {
  return part.replaceAll(marks, (_, number) => mentions[Number(number)]?.said ?? '');
}
