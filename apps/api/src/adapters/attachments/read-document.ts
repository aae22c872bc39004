import type { FileKind } from '@tavla/shared/chat/file-kinds';
import { PlacedText, type TextOfFile } from './readers/placed-text';
import { readDocx } from './readers/read-docx';
import { readPdf } from './readers/read-pdf';
import { readXlsx } from './readers/read-xlsx';

/** Some parsers put the whole document into their words. */
const causeKept = 1_000;

/** Kinds of files that a library reads. */
export type DocumentKind = Extract<FileKind, 'pdf' | 'docx' | 'xlsx'>;

/** What a document says, or why it does not. */
export type DocumentText = TextOfFile | { fault: 'damaged' | 'protected' | 'limits'; cause: string };

const readers: Record<DocumentKind, (bytes: Uint8Array, text: PlacedText) => Promise<void>> = {
  pdf: readPdf,
  docx: readDocx,
  xlsx: readXlsx,
};

/**
 * The text of a document, at most `mostText` characters. Formats are read by libraries that a hostile file may
 * break: this belongs into a process that is used for nothing else.
 */
export async function readDocument(
  kind: DocumentKind,
  bytes: Uint8Array,
  mostText: number,
): Promise<DocumentText> {
  const text = new PlacedText(mostText);
  try {
    await readers[kind](bytes, text);
    return text.end();
  } catch (error) {
    return { fault: faultOf(error), cause: String(error).slice(0, causeKept) };
  }
}

function faultOf(error: unknown): 'damaged' | 'protected' | 'limits' {
  if (!(error instanceof Error)) return 'damaged';
  if (/password/i.test(`${error.name} ${error.message}`)) return 'protected';
  return error instanceof RangeError ? 'limits' : 'damaged';
}
