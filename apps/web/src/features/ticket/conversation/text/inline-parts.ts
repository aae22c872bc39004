/** A piece of a line as it is shown. Whatever is none of the rest is text, never markup. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'em'; parts: Inline[] }
  | { kind: 'link'; text: string; href: string }
  /** `text` as it was written. */
  | { kind: 'mention'; text: string; userId: string };

/** How many pieces one message may still have. Each is an element of the page, and what one person wrote must not
 * freeze the others' browsers; what comes after stays as it was written. */
export interface Budget {
  left: number;
}

/** Whether one more piece may be; it counts. */
export function spend(budget: Budget): boolean {
  if (budget.left <= 0) return false;
  budget.left -= 1;
  return true;
}

/** Each part ends where the next may begin, or soon: what one person wrote must not hold up who reads it. */
const marks = new RegExp(
  [
    /`(?<code>[^`\n]+)`/u,
    /\*\*(?<strong>[^*\n]+)\*\*/u,
    /(?<![\p{L}\p{N}_])__(?<strong2>[^_\n]+)__(?![\p{L}\p{N}_])/u,
    /(?<![\p{L}\p{N}*])\*(?<em>[^\s*][^*\n]*)(?<!\s)\*(?![\p{L}\p{N}*])/u,
    /(?<![\p{L}\p{N}_])_(?<em2>[^\s_][^_\n]*)(?<!\s)_(?![\p{L}\p{N}_])/u,
    /\[(?<label>[^[\]\n]+)\]\((?<target>(?:https?:\/\/|mailto:)[^\s)]{1,2000})\)/u,
    /(?<url>https?:\/\/[^\s<>"'\uE000]+)/u,
    /\uE000(?<mention>\d+)\uE001/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** Pure: code, bold, italics, links and mentions in a text; what is bold may hold the others. */
export function inlineParts(text: string, budget: Budget, isInner = false): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    // Bold in bold is text.
    const part = partOf(match.groups ?? {}, budget, isInner);
    if (!part) continue;
    if (!spend(budget)) break;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(part);
    // Punctuation after an address belongs to the sentence.
    end = match.index + (part.kind === 'link' && match.groups?.url ? part.href.length : match[0].length);
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function partOf(
  groups: Record<string, string | undefined>,
  budget: Budget,
  isInner: boolean,
): Inline | undefined {
  const { code, label, target, url, mention } = groups;
  if (code !== undefined) return { kind: 'code', text: code };
  if (mention !== undefined) return { kind: 'mention', text: mention, userId: '' };
  if (label !== undefined && target !== undefined) return { kind: 'link', text: label, href: target };
  if (url !== undefined) {
    const href = withoutEndPunctuation(url);
    return { kind: 'link', text: href, href };
  }
  if (isInner) return undefined;
  const strong = groups.strong ?? groups.strong2;
  const inner = strong ?? groups.em ?? groups.em2 ?? '';
  const parts = inlineParts(inner, budget, true);
  return strong === undefined ? { kind: 'em', parts } : { kind: 'strong', parts };
}

function withoutEndPunctuation(url: string): string {
  let end = url.length;
  while ('.,;:!?)]}*'.includes(url.charAt(end - 1))) end -= 1;
  return url.slice(0, end);
}
