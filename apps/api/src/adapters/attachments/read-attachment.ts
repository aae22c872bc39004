import { type FileKind, fileAdvice, fileKind } from '@tavla/shared/chat/file-kinds';
import type { FileReading } from '@tavla/shared/chat/file-places';
import { attachmentMax } from '@tavla/shared/limits';
import { TextBroke, TextRefused } from '@/adapters/text-work/text-refused';
import type { TextWork } from '@/adapters/text-work/text-work';
import { AttachmentUnreadable, type UnreadableReason } from './attachment-unreadable';
import { endingOf, isOldOffice, isProtected, looksLike } from './file-kind';
import { type FilePart, placeOfLine } from './file-parts';
import { imageHead, megapixelsMax } from './image-size';
import { parseDocument } from './parse-document';
import type { readText } from './read-text';
import type { TextOfFile } from './readers/placed-text';

const longestMs = 30_000;
/** Characters that are kept of a file; enough for a book. */
const mostText = 400_000;
/** Bytes that no text of that length exceeds in any encoding. */
const mostTextBytes = 4 * mostText;

export interface ReadAttachment {
  text: string;
  /** Where its parts begin. */
  parts: FilePart[];
  reading: FileReading;
  /** What its content is, where that is known for certain. */
  mimeType?: string;
}

/** Whose file it is: companies take turns. */
interface Reader {
  organizationId: string;
  signal?: AbortSignal | undefined;
}

/** Why a file of this name cannot be attached; null where it can. Pure. */
export function refusalOfName(name: string): UnreadableReason | null {
  const advice = fileAdvice(name);
  if (!advice) return null;
  if (advice.do === 'save-as') return { saveAs: advice.extension };
  return advice.do === 'unpack' ? 'archive' : 'type';
}

/**
 * The text of an attached file (PDF, Word, Excel, CSV, text, Markdown), known by its name and its first bytes,
 * read within limits of time, memory and size; of an image what it is. The text is data: nothing in it is ever followed
 * as an instruction.
 *
 * @throws AttachmentUnreadable with words for the person that name the file; TextRefused `busy`
 */
export async function readAttachment(
  work: TextWork,
  name: string,
  bytes: Uint8Array,
  reader: Reader,
): Promise<ReadAttachment> {
  const kind = fileKind(name);
  const reason = kind ? refusalOf(kind, bytes) : (refusalOfName(name) ?? 'type');
  if (!kind || reason) throw new AttachmentUnreadable(reason ?? 'type', name);
  if (kind === 'image') {
    const reading: FileReading = { state: 'picture', upTo: null };
    return { text: '', parts: [], reading, mimeType: imageHead(bytes)?.mimeType ?? 'image/png' };
  }
  const options = { ...reader, milliseconds: longestMs };
  try {
    if (kind !== 'text' && kind !== 'csv') {
      return told(await parseDocument(work, { name, kind, bytes, mostText }, options));
    }
    const start = bytes.subarray(0, mostTextBytes);
    const read = await work.run<typeof readText>('read-text', [kind, start, mostText], options);
    return told({ ...read, isCut: read.isCut || start.length < bytes.length });
  } catch (error) {
    if (error instanceof TextBroke) throw new AttachmentUnreadable('damaged', name, { cause: error });
    if (!(error instanceof TextRefused) || error.reason === 'busy') throw error;
    throw new AttachmentUnreadable('limits', name, { cause: error });
  }
}

/** What can be told of a file without opening it. */
function refusalOf(kind: FileKind, bytes: Uint8Array): UnreadableReason | null {
  if (bytes.byteLength > attachmentMax) return 'size';
  if (bytes.byteLength === 0) return 'empty';
  if ((kind === 'docx' || kind === 'xlsx') && isOldOffice(bytes)) {
    return isProtected(bytes) ? 'protected' : { saveAs: `.${kind}` };
  }
  if (!looksLike(kind, bytes)) {
    const reallyIs = endingOf(bytes);
    return reallyIs ? { reallyIs } : 'damaged';
  }
  if (kind !== 'image') return null;
  const { width = 0, height = 0 } = imageHead(bytes) ?? {};
  return width * height > megapixelsMax * 1_000_000 ? 'pixels' : null;
}

/** With how much of the file that is. */
function told({ text, parts, isCut, withoutText = [] }: TextOfFile): ReadAttachment {
  if (text.trim() === '') return { text: '', parts: [], reading: { state: 'nothing', upTo: null } };
  const lacking = withoutText.length > 0 && { withoutText };
  if (!isCut) return { text, parts, reading: { state: lacking ? 'part' : 'all', upTo: null, ...lacking } };
  const last = text.lastIndexOf('\n') + 1;
  const line = text.split('\n').length;
  return {
    text,
    parts,
    reading: { state: 'part', upTo: placeOfLine(parts, line, text.slice(last)), ...lacking },
  };
}
