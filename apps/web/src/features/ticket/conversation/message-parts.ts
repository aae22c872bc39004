import type { MessageMention } from '@tavla/shared/contracts/chat';
import { type MarkedText, markMentions, unmarked } from './mentions/marked-mentions';
import { type Block, type ListItem, splitBlocks } from './text/blocks';
import type { Inline } from './text/inline-parts';

export type { Block, List } from './text/blocks';
export type { Inline } from './text/inline-parts';

/** Of one message. */
const partsMax = 500;

/**
 * Splits a message into paragraphs, lists, tables, quotes and code, and these into what is bold, code, a link or a
 * mention. Nothing is ever markup of the page, and links lead to the web or to mail, nowhere else.
 */
export function messageBlocks(content: string, mentions: readonly MessageMention[] = []): Block[] {
  const marked = markMentions(content, mentions);
  return splitBlocks(marked.text, { left: partsMax }).map((block) => withMentions(block, marked));
}

/** A mention by its number becomes the person; elsewhere, as in code, it is what was written. */
function withMentions(block: Block, marked: MarkedText): Block {
  const named = (parts: readonly Inline[]) => parts.map((part) => nameMention(part, marked));
  const items = (all: readonly ListItem[]): ListItem[] =>
    all.map(({ parts, list }) => ({
      parts: named(parts),
      ...(list && { list: { ...list, items: items(list.items) } }),
    }));
  switch (block.kind) {
    case 'rule':
      return block;
    case 'code':
      return { ...block, text: unmarked(block.text, marked) };
    case 'list':
      return { ...block, items: items(block.items) };
    case 'table':
      return { ...block, head: block.head.map(named), rows: block.rows.map((row) => row.map(named)) };
    default:
      return { ...block, parts: named(block.parts) };
  }
}

function nameMention(part: Inline, marked: MarkedText): Inline {
  if (part.kind === 'strong' || part.kind === 'em') {
    return { ...part, parts: part.parts.map((inner) => nameMention(inner, marked)) };
  }
  if (part.kind === 'link') {
    return { ...part, text: unmarked(part.text, marked), href: unmarked(part.href, marked) };
  }
  if (part.kind !== 'mention') return { ...part, text: unmarked(part.text, marked) };
  const { userId, said } = marked.mentions[Number(part.text)] ?? { userId: '', said: '' };
  return userId ? { kind: 'mention', text: said, userId } : { kind: 'text', text: said };
}
