import { withKnownAddresses } from './addresses';
import { borne } from './judged/claims';

/** Brackets with marks: `[t1]`, `[t1, m2]`, and the wide ones that some models write. */
const marksOf = /(?<!\s)\s*[[【] ?([a-z]\d{1,4}(?:[\s,;]{1,3}[a-z]\d{1,4}){0,30}) ?[\]】]/gi;
const picture = /!\[([^\]\n]{0,300})\](?:\([^)\n]{0,3000}\)|\[[^\]\n]{0,300}\])?/g;
const link = /\[([^\]\n]{1,300})\]\([ \t]?<?([^)\s>]{1,2000})>?[^)\n]{0,300}\)/g;
const definition = /^([ \t]*)\[([^\]\n]{1,100})\]:/gm;
/** So much may be held back while a bracket or an address is not closed. */
const heldMost = 2_000;

/** What is known of a text while it is cleaned. */
export interface Known {
  /** Whether somebody was given a mark; what is not known is left out all the same. */
  onMark(mark: string): boolean;
  /** Whether an address stands in what the model was told: one that it made up could carry something away. */
  isKnownAddress(address: string): boolean;
}

/**
 * The text of a model as it may be shown, while it comes: without marks, which become citations; without pictures, which
 * a browser would fetch; with links in full, and without addresses that nobody wrote. Whole words are passed on.
 */
export class PlainAnswer {
  private held = '';
  text = '';
  /** What the model wrote, with a sign where a mark stood that was given: to be judged, and never shown. */
  marked = '';

  constructor(
    private readonly known: Known,
    private readonly onDelta: (delta: string) => void,
  ) {}

  push(delta: string): void {
    this.held += delta.replaceAll(borne, '');
    const upTo = settledOf(this.held);
    if (upTo === 0) return;
    const settled = this.held.slice(0, upTo);
    this.held = this.held.slice(upTo);
    this.take(settled);
  }

  /** What is left when no more comes. */
  end(): void {
    this.take(this.held);
    this.held = '';
    // What came in pieces may have become one address.
    this.text = withKnownAddresses(this.text, this.known.isKnownAddress);
  }

  /** Says something of its own behind what the model said. */
  add(sentence: string): void {
    this.tell(this.text.trim() === '' ? sentence : `\n\n${sentence}`);
  }

  private take(settled: string): void {
    const marked = markedOf(settled, this.known);
    this.marked += marked;
    this.tell(withKnownAddresses(marked.replaceAll(borne, ''), this.known.isKnownAddress));
  }

  private tell(text: string): void {
    if (text === '') return;
    this.text += text;
    this.onDelta(text);
  }
}

/** How much of a text will not become something else by what follows: up to a space outside brackets. */
function settledOf(text: string): number {
  const space = Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'));
  // The spaces before a mark go with it.
  const word = /\S\s*$/.exec(text.slice(0, space + 1));
  const end = word ? word.index + 1 : 0;
  const open = openBracket(text.slice(0, end));
  const upTo = open >= 0 ? wholeWords(text.slice(0, open)) : end;
  return upTo === 0 && text.length > heldMost ? wholeWords(text) || text.length : upTo;
}

/** How much of a text is whole words, whatever follows it. */
const wholeWords = (text: string) =>
  text.slice(0, Math.max(0, text.lastIndexOf(' '), text.lastIndexOf('\n'))).trimEnd().length;

/** Where a bracket begins that is not closed, or whose address is not. */
function openBracket(text: string): number {
  const open = Math.max(text.lastIndexOf('['), text.lastIndexOf('【'));
  if (open < 0) return -1;
  const rest = text.slice(open);
  const close = /[\]】]/.exec(rest);
  const isOpen = !close || (rest[close.index + 1] === '(' && !rest.includes(')', close.index));
  if (!isOpen) return -1;
  return text[open - 1] === '!' ? open - 1 : open;
}

/** Without what is not shown, and with a sign for marks. Pure but for what it tells of marks. */
function markedOf(text: string, { onMark }: Pick<Known, 'onMark'>): string {
  return (
    text
      .replace(picture, '$1')
      .replace(marksOf, (_, marks: string) => {
        const known = [...marks.matchAll(/[a-z]\d+/gi)].filter(([mark]) => onMark(mark));
        return known.length > 0 ? borne : '';
      })
      .replace(link, (_, words: string, target: string) =>
        words === target ? target : `${words} (${target})`,
      )
      .replace(definition, '$1$2:')
      // Of a link in a link something is left.
      .replaceAll('](', '] (')
  );
}
