import type { PlacedText } from './placed-text';

/** Characters of a heading that are kept as a place. */
const headingMax = 100;

/** What the library makes of a document, as far as it is text. */
interface Part {
  type: string;
  value?: string;
  children?: readonly Part[];
  styleId?: string | null;
  styleName?: string | null;
}

/** Reads a Word document by paragraphs and rows of tables, each below the heading that it stands under. */
export async function readDocx(bytes: Uint8Array, text: PlacedText): Promise<void> {
  const { default: mammoth } = await import('mammoth');
  let whole: Part | undefined;
  // Its own plain text has no headings, and a page made of the document would hold every picture: it makes one of nothing.
  const transformDocument = (document: Part): Part => {
    whole = document;
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { transformDocument });
  if (whole) write(whole, text);
}

function write(part: Part, text: PlacedText): void {
  if (text.isFull) {
    text.cut();
    return;
  }
  if (part.type === 'tableRow') {
    text.add((part.children ?? []).map((cell) => wordsOf(cell).trim()).join('\t'));
    return;
  }
  if (part.type !== 'paragraph') {
    for (const one of part.children ?? []) write(one, text);
    if (part.type === 'table') text.add('');
    return;
  }
  const words = wordsOf(part);
  if (isHeading(part) && words.trim() !== '') {
    text.begin({ kind: 'heading', text: words.trim().replace(/\s+/g, ' ').slice(0, headingMax) });
  }
  text.add(words);
  text.add('');
}

function wordsOf({ type, value, children = [] }: Part): string {
  if (type === 'text') return value ?? '';
  if (type === 'tab') return '\t';
  if (type === 'break') return '\n';
  const words = children.map(wordsOf).join('');
  return type === 'paragraph' ? words : type === 'tableCell' ? words.replace(/\s+/g, ' ') : words;
}

/** Word keeps the English names of its own styles, whatever language they are shown in. */
const isHeading = ({ styleId, styleName }: Part): boolean =>
  /^(heading ?\d|title$)/i.test(styleName ?? styleId ?? '');
