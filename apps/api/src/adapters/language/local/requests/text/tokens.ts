import { fold } from '@/adapters/language/fold-text';
import { quotedSpans } from './quoted-spans';
import { splitSpanishVerb } from './spanish-verbs';
import { asCommands } from './spanish-wishes';
import { inFull } from './typed-in-haste';

/**
 * A word (folded; a Spanish verb's pronouns are words of their own, `-la`), a mark (`,` `.` `?` a line's end …), or
 * a quotation, whose text is `"`, or `⟦` where it stands for a task that is known. `start` and `end` are indexes in the message.
 */
export interface Token {
  kind: 'word' | 'mark' | 'quote';
  text: string;
  start: number;
  end: number;
  /** Of a Spanish verb: the form that was typed, folded. */
  raw?: string;
  /** Of a quotation: what stands between the signs, as typed. */
  inner?: string;
}

const pieces =
  /[-=]{1,2}>|(?<=\s|^)w\/o?(?=\s)|(?<=\s)&(?=\s)|\d+(?:[.:/,-]\d+)+|[\p{L}\p{N}]+(?:'\p{L}+)?(?:(?<=[sxz])'(?![\p{L}\p{N}]))?|\.{2,}|[.,:;?!…"()\n[\]{}<>=+*/\\|]|(?<=\s|^)[-–—](?=\s)|[–—→]/gu;
const skipped = /[¿¡@#\s]/;

/** The tokens of a message that begin before an index, in order; a quotation may reach beyond it. */
export function tokensOf(message: string, until = message.length): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const span of quotedSpans(message)) {
    if (span.start >= until) break;
    addPlain(tokens, message, at, span.start);
    const inner = message.slice(span.innerStart, span.innerEnd).trim();
    const text = message.charAt(span.start) === '⟦' ? '⟦' : '"';
    tokens.push({ kind: 'quote', text, start: span.start, end: span.end, inner });
    at = span.end;
  }
  addPlain(tokens, message, at, Math.max(at, until));
  return asCommands(tokens);
}

function addPlain(tokens: Token[], message: string, from: number, to: number): void {
  const folded = fold(message.slice(from, to));
  for (const match of folded.matchAll(pieces)) {
    const text = match[0];
    const start = from + match.index;
    const end = start + text.length;
    if (/^[\p{L}\p{N}&]/u.test(text)) {
      const word = text === '&' ? 'and' : inFull(text);
      tokens.push(...splitSpanishVerb({ kind: 'word', text: word, start, end }, message.slice(start, end)));
    } else if (!(text === '.' && /[\p{L}\p{N}]/u.test(message.charAt(end)))) {
      // A full stop inside 'example.com' ends nothing.
      if (!skipped.test(text) || text === '\n') {
        tokens.push({ kind: 'mark', text: text.endsWith('>') && text !== '>' ? '→' : text, start, end });
      }
    }
  }
}

/** Whether a token is a quotation, and not the name of a task that is known. */
export const isQuotation = (token: Token | undefined): token is Token & { kind: 'quote' } =>
  token?.kind === 'quote' && token.text !== '⟦';

/** Whether a token ends a sentence. */
export const endsSentence = (token: Token | undefined): boolean =>
  token?.kind === 'mark' && /^(?:\.+|[?!;\n…])$/.test(token.text);

/** Where the sentence of a token ends: the index of its full stop, or of what is behind the last token. */
export function endOfSentence(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end < tokens.length && !endsSentence(tokens[end])) end += 1;
  return end;
}
