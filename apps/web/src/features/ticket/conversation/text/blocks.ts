import { type Budget, type Inline, inlineParts, spend } from './inline-parts';
import { isTableRule, readTable, type Table } from './table';

export type ListItem = { parts: Inline[]; list?: List };
export type List = { isOrdered: boolean; start: number; items: ListItem[] };

/** A piece of a message that stands by itself. */
export type Block =
  | { kind: 'code'; text: string }
  | { kind: 'text' | 'heading' | 'quote'; parts: Inline[] }
  | ({ kind: 'list' } & List)
  | ({ kind: 'table' } & Table)
  | { kind: 'rule' };

const fence = /^ {0,3}(?:(```+)(?=[^`]*$)|(~~~+))/;
const heading = /^ {0,3}#{1,6}[ \t]+([^ \t].*)?$/s;
const quote = /^ {0,3}>[ \t]?(.*)$/;
const item = /^([ \t]{0,12})(?:[-*+•]|(\d{1,9})[.)])[ \t]+([^ \t].*)?$/s;

const fenceOf = (line: string) => {
  const [, ticks, waves] = fence.exec(line) ?? [];
  return ticks ?? waves;
};
const isBlank = (line: string) => line.trim() === '';
const isRule = (line: string) => /^(-{3,}|\*{3,}|_{3,})$/.test(line.replaceAll(' ', ''));

/**
 * Pure: splits a text into what stands by itself, as far as assistants and people use Markdown in a conversation. Each
 * line is looked at once or twice, whatever stands in it.
 */
export function splitBlocks(content: string, budget: Budget): Block[] {
  const lines = content.split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (isBlank(line)) {
      at += 1;
      continue;
    }
    if (!spend(budget)) {
      blocks.push({ kind: 'text', parts: [{ kind: 'text', text: lines.slice(at).join('\n').trimEnd() }] });
      break;
    }
    const [block, next] = readBlock(lines, at, budget);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

/** The block that begins at a line, and where the next one may. */
function readBlock(lines: readonly string[], at: number, budget: Budget): [Block, number] {
  const line = lines[at] ?? '';
  const mark = fenceOf(line);
  if (mark && at + 1 < lines.length) return readCode(lines, at + 1, mark);
  const title = heading.test(line) ? (heading.exec(line)?.[1] ?? '') : undefined;
  if (title !== undefined) return [{ kind: 'heading', parts: inlineParts(title.trim(), budget) }, at + 1];
  if (isRule(line)) return [{ kind: 'rule' }, at + 1];
  if (quote.test(line)) return readQuote(lines, at, budget);
  if (item.test(line)) return readList(lines, at, budget);
  if (line.includes('|') && isTableRule(lines[at + 1] ?? '')) {
    const table = readTable(lines, at, budget);
    if (table) return [{ kind: 'table', ...table.table }, table.next];
  }
  let end = at + 1;
  while (end < lines.length && !beginsBlock(lines, end)) end += 1;
  const text = lines.slice(at, end).join('\n').trimEnd();
  return [{ kind: 'text', parts: inlineParts(text, budget) }, end];
}

/** Whether a paragraph ends before a line. */
function beginsBlock(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (isBlank(line) || isRule(line)) return true;
  if (fence.test(line) && at + 1 < lines.length) return true;
  if (heading.test(line) || quote.test(line) || item.test(line)) return true;
  return line.includes('|') && isTableRule(lines[at + 1] ?? '');
}

/** Code until its fence; while that is still being written, until the end. */
function readCode(lines: readonly string[], at: number, mark: string): [Block, number] {
  const sign = mark.charAt(0);
  let end = at;
  while (end < lines.length && !closes(lines[end] ?? '', sign, mark.length)) end += 1;
  return [{ kind: 'code', text: lines.slice(at, end).join('\n') }, end + 1];
}

function closes(line: string, sign: string, length: number): boolean {
  const trimmed = line.trim();
  return trimmed.length >= length && trimmed === sign.repeat(trimmed.length);
}

function readQuote(lines: readonly string[], at: number, budget: Budget): [Block, number] {
  const said: string[] = [];
  let end = at;
  for (; end < lines.length; end += 1) {
    const words = quote.exec(lines[end] ?? '')?.[1];
    if (words === undefined) break;
    said.push(words);
  }
  return [{ kind: 'quote', parts: inlineParts(said.join('\n').trim(), budget) }, end];
}

/** A list with the lists in its items; what is further in belongs to these too. */
function readList(lines: readonly string[], at: number, budget: Budget): [Block, number] {
  const [, , first] = item.exec(lines[at] ?? '') ?? [];
  const list: List = listFrom(first);
  let last: { text: string[]; into: ListItem } | undefined;
  let margin = -1;
  const finish = () => {
    if (last) last.into.parts = inlineParts(last.text.join('\n').trimEnd(), budget);
    last = undefined;
  };
  let end = at;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const [, indent = '', number, words = ''] = item.exec(line) ?? [];
    if (item.test(line) && !isRule(line)) {
      const depth = indent.replaceAll('\t', '    ').length;
      if (margin < 0) margin = depth;
      const outer = list.items.at(-1);
      const isInner = outer !== undefined && depth >= margin + 2;
      // Numbers after dots are another list.
      if (!isInner && (number !== undefined) !== list.isOrdered) break;
      if (list.items.length > 0 && !spend(budget)) break;
      finish();
      const into: ListItem = { parts: [] };
      if (isInner) {
        outer.list ??= listFrom(number);
        outer.list.items.push(into);
      } else list.items.push(into);
      last = { text: [words], into };
    } else if (isBlank(line)) {
      let next = end + 1;
      while (next < lines.length && isBlank(lines[next] ?? '')) next += 1;
      if (!item.test(lines[next] ?? '') || isRule(lines[next] ?? '')) break;
      end = next - 1;
    } else if (/^[ \t]{2,}/.test(line) && last) {
      last.text.push(line.trim());
    } else break;
  }
  finish();
  return [{ kind: 'list', ...list }, Math.max(end, at + 1)];
}

const listFrom = (number: string | undefined): List => ({
  isOrdered: number !== undefined,
  start: Number(number ?? 1),
  items: [],
});
