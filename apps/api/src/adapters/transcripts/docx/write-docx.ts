import type { Block } from '../outline-meeting';
import {
  bulletList,
  contentTypes,
  coreProperties,
  documentAfter,
  documentBefore,
  documentRelations,
  numbering,
  packageRelations,
  styles,
} from './document-parts';
import { writeZip } from './write-zip';

const grey = '<w:color w:val="666666"/>';
const bold = '<w:b/>';
/** A piece of some 100 kB is enough for the packing to be quick, and little beside the rest. */
const blocksInPiece = 200;

/**
 * A document for Word and its like (ECMA-376, Transitional). It is written as it is packed: a library that builds it as
 * objects first takes a third of a gigabyte for 30,000 lines.
 */
export function writeDocx(title: string, blocks: readonly Block[]): Promise<Uint8Array> {
  return writeZip([
    { name: '[Content_Types].xml', pieces: [contentTypes] },
    { name: '_rels/.rels', pieces: [packageRelations] },
    { name: 'docProps/core.xml', pieces: [coreProperties(xml(title))] },
    { name: 'word/_rels/document.xml.rels', pieces: [documentRelations] },
    { name: 'word/styles.xml', pieces: [styles] },
    { name: 'word/numbering.xml', pieces: [numbering] },
    { name: 'word/document.xml', pieces: documentOf(blocks) },
  ]);
}

function* documentOf(blocks: readonly Block[]): Generator<string> {
  yield documentBefore;
  for (let at = 0; at < blocks.length; at += blocksInPiece)
    yield blocks
      .slice(at, at + blocksInPiece)
      .map(paragraph)
      .join('');
  yield documentAfter;
}

function paragraph(block: Block): string {
  if (block.kind === 'title') return styled('Title', run(block.text));
  if (block.kind === 'heading') return styled('Heading1', run(block.text));
  if (block.kind === 'paragraph') return `<w:p>${run(block.text)}</w:p>`;
  const time = run(block.time ?? '', grey);
  if (block.kind === 'topic') return styled('Heading2', run(`${block.text} `), time);
  if (block.kind === 'bullet') return styled('ListParagraph', run(`${block.text} `), time);
  const speaker = block.speaker === null ? '' : run(` ${block.speaker}:`, bold);
  return `<w:p>${time}${speaker}${run(` ${block.text}`)}</w:p>`;
}

function styled(style: string, ...runs: string[]): string {
  const list =
    style === 'ListParagraph' ? `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${bulletList}"/></w:numPr>` : '';
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${list}</w:pPr>${runs.join('')}</w:p>`;
}

function run(text: string, properties = ''): string {
  if (text === '') return '';
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${xml(text)}</w:t></w:r>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as XML 1.0, which has no other control characters (2.2) and no half ones, in a title as little as in a text. */
function xml(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
