/** Where somebody else's words, or a title, stand in a text: from sign to sign, and what is between. */
export interface QuotedSpan {
  start: number;
  end: number;
  innerStart: number;
  innerEnd: number;
}

const closing: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”"',
  '„': '“”"',
  '«': '»',
  '‹': '›',
  '⟦': '⟧',
  '`': '`',
  "'": "'",
  '‘': '’',
};
const letter = /[\p{L}\p{N}]/u;

/**
 * What is quoted in a text, in order: between quotation marks, in a fence of three back quotes, or a line that
 * begins with '>'. An apostrophe opens only before a word and closes only after one. Reads the text once.
 */
export function quotedSpans(text: string): QuotedSpan[] {
  const spans: QuotedSpan[] = [];
  const missing = new Set<string>();
  let at = 0;
  while (at < text.length) {
    const span = spanAt(text, at, missing);
    if (span) spans.push(span);
    at = span ? span.end : at + 1;
  }
  return spans;
}

function spanAt(text: string, at: number, missing: Set<string>): QuotedSpan | null {
  const char = text.charAt(at);
  if (char === '>' && /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 8), at))) {
    const line = text.indexOf('\n', at);
    const end = line < 0 ? text.length : line;
    return { start: at, end, innerStart: at + 1, innerEnd: end };
  }
  if (text.startsWith('```', at)) {
    const fence = text.indexOf('```', at + 3);
    const end = fence < 0 ? text.length : fence;
    return { start: at, end: Math.min(text.length, end + 3), innerStart: at + 3, innerEnd: end };
  }
  const closers = closing[char];
  // A sign without its partner has none farther on either: looking once is enough.
  if (closers === undefined || missing.has(char)) return null;
  if ((char === "'" || char === '‘') && letter.test(text.charAt(at - 1))) return null;
  const end = closeOf(text, at, closers);
  if (end < 0) {
    if (char !== "'" && char !== '‘') missing.add(char);
    return null;
  }
  return { start: at, end: end + 1, innerStart: at + 1, innerEnd: end };
}

function closeOf(text: string, at: number, closers: string): number {
  const isApostrophe = closers === "'" || closers === '’';
  const limit = isApostrophe ? Math.min(text.length, at + 200) : text.length;
  for (let end = at + 1; end < limit; end += 1) {
    if (!closers.includes(text.charAt(end)) || end === at + 1) continue;
    if (!isApostrophe || !letter.test(text.charAt(end + 1))) return end;
  }
  return -1;
}
