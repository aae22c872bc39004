import type { MessageMention } from '@tavla/shared/contracts/chat';
import { type MarkedText, markMentions, unmarked } from './mentions/marked-mentions';

/** A piece of a message as it is shown. Whatever is none of the rest is text, never markup. */
export type Inline =
  | { kind: 'text' | 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  /** `text` as it was written. */
  | { kind: 'mention'; text: string; userId: string };

export type Block = { kind: 'code'; text: string } | { kind: 'text'; parts: Inline[] };

const fence = /^```[^\n`]*\n([\s\S]*?)(?:\n```[ \t]*$|$(?![\s\S]))/gm;
/** Each part ends where the next may begin, or soon: what one person wrote must not hold up who reads it. */
const inline =
  /`(?<code>[^`\n]+)`|\*\*(?<strong>[^*\n]+)\*\*|\[(?<label>[^[\]\n]+)\]\((?<target>(?:https?:\/\/|mailto:)[^\s)]{1,2000})\)|(?<url>https?:\/\/[^\s<>"'\uE000]+)|\uE000(?<mention>\d+)\uE001/g;

/** Of one message. Each is an element of the page, and what one person wrote must not freeze the others' browsers. */
const partsMax = 500;

/**
 * Splits a message into paragraphs and code, as far as assistants and people use Markdown in a conversation:
 * code, bold and links. Links lead to the web or to mail, nowhere else.
 */
export function messageBlocks(content: string, mentions: readonly MessageMention[] = []): Block[] {
  const marked = markMentions(content, mentions);
  const written = (text: string) => unmarked(text, marked);
  return splitBlocks(marked.text).map((block) =>
    block.kind === 'code'
      ? { ...block, text: written(block.text) }
      : { ...block, parts: block.parts.map((part) => withMentions(part, marked)) },
  );
}

function splitBlocks(content: string): Block[] {
  const blocks: Block[] = [];
  let end = 0;
  for (const match of content.matchAll(fence)) {
    if (partsIn(blocks) >= partsMax) break;
    addText(blocks, content.slice(end, match.index));
    blocks.push({ kind: 'code', text: match[1] ?? '' });
    end = match.index + match[0].length;
  }
  addText(blocks, content.slice(end));
  return blocks;
}

/** A mention by its number becomes the person; elsewhere, as in code, it is what was written. */
function withMentions(part: Inline, marked: MarkedText): Inline {
  if (part.kind !== 'mention') return { ...part, text: unmarked(part.text, marked) };
  const { userId, said } = marked.mentions[Number(part.text)] ?? { userId: '', said: '' };
  return userId ? { kind: 'mention', text: said, userId } : { kind: 'text', text: said };
}

function partsIn(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + (block.kind === 'text' ? block.parts.length : 1), 0);
}

function addText(blocks: Block[], text: string): void {
  const trimmed = text.replace(/^\n+/, '').trimEnd();
  if (trimmed) blocks.push({ kind: 'text', parts: inlineParts(trimmed, partsMax - partsIn(blocks)) });
}

/** What comes after so many parts stays as it was written. */
function inlineParts(text: string, most: number): Inline[] {
  const parts: Inline[] = [];
  const push = (plain: string) => plain && parts.push({ kind: 'text', text: plain });
  let end = 0;
  for (const match of text.matchAll(inline)) {
    if (parts.length >= most) break;
    push(text.slice(end, match.index));
    const { code, strong, label, target, url, mention } = match.groups ?? {};
    end = match.index + match[0].length;
    if (mention !== undefined) parts.push({ kind: 'mention', text: mention, userId: '' });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (label !== undefined && target !== undefined)
      parts.push({ kind: 'link', text: label, href: target });
    else if (url !== undefined) {
      // Punctuation after an address belongs to the sentence.
      const href = withoutEndPunctuation(url);
      parts.push({ kind: 'link', text: href, href });
      end -= url.length - href.length;
    }
  }
  push(text.slice(end));
  return joinText(parts);
}

function withoutEndPunctuation(url: string): string {
  let end = url.length;
  while ('.,;:!?)]}'.includes(url.charAt(end - 1))) end -= 1;
  return url.slice(0, end);
}

/** Pieces of text that touch are one: an address may have given some back. */
function joinText(parts: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === 'text' && part.kind === 'text') {
      joined[joined.length - 1] = { kind: 'text', text: last.text + part.text };
    } else joined.push(part);
  }
  return joined;
}
