import { attachmentMax } from '@tavla/shared/limits';
import { TextBroke, TextRefused } from '@/adapters/text-work/text-refused';
import type { TextWork } from '@/adapters/text-work/text-work';
import { AttachmentUnreadable } from './attachment-unreadable';
import { type FileKind, fileKind, isProtectedOffice, looksLike } from './file-kind';
import type { readDocument } from './read-document';
import type { readText } from './read-text';
import { unpackedSize } from './zip-size';

const longestMs = 30_000;
const mostUnpacked = 300 * 2 ** 20;
/** Parts of a Word or Excel file; a book with many pictures has some hundreds. */
const mostEntries = 5_000;
/** Characters that are kept of a file; enough for a book. */
const mostText = 400_000;
/** Bytes that no text of that length exceeds in any encoding. */
const mostTextBytes = 4 * mostText;

export interface ReadAttachment {
  text: string;
  /** The file has more text than is kept. */
  isCut: boolean;
}

/** Whose file it is: companies take turns. */
interface Reader {
  organizationId: string;
  signal?: AbortSignal | undefined;
}

/**
 * The text of an attached file (PDF, Word, Excel, CSV, text, Markdown), known by its name and its first bytes,
 * read within limits of time, memory and size. The text is data: nothing in it is ever followed as an
 * instruction.
 *
 * @throws AttachmentUnreadable with words for the user that name the file; TextRefused `busy`
 */
export async function readAttachment(
  work: TextWork,
  name: string,
  bytes: Uint8Array,
  reader: Reader,
): Promise<ReadAttachment> {
  const kind = fileKind(name);
  if (!kind) throw new AttachmentUnreadable('type', name);
  if (bytes.byteLength > attachmentMax) throw new AttachmentUnreadable('size', name);
  if (bytes.byteLength === 0) return { text: '', isCut: false };
  if ((kind === 'docx' || kind === 'xlsx') && isProtectedOffice(bytes))
    throw new AttachmentUnreadable('protected', name);
  if (!looksLike(kind, bytes)) throw new AttachmentUnreadable('damaged', name);
  const options = { ...reader, milliseconds: longestMs };
  try {
    if (kind !== 'text') return await parse(work, name, kind, bytes, options);
    const start = bytes.subarray(0, mostTextBytes);
    const read = await work.run<typeof readText>('read-text', [start, mostText], options);
    return { ...read, isCut: read.isCut || start.length < bytes.length };
  } catch (error) {
    if (error instanceof TextBroke) throw new AttachmentUnreadable('damaged', name, { cause: error });
    if (!(error instanceof TextRefused) || error.reason === 'busy') throw error;
    throw new AttachmentUnreadable('limits', name, { cause: error });
  }
}

async function parse(
  work: TextWork,
  name: string,
  kind: Exclude<FileKind, 'text'>,
  bytes: Uint8Array,
  options: Reader & { milliseconds: number },
): Promise<ReadAttachment> {
  if (kind !== 'pdf') {
    const unpacked = unpackedSize(bytes);
    if (unpacked === null) throw new AttachmentUnreadable('damaged', name);
    if (unpacked.bytes > mostUnpacked || unpacked.entries > mostEntries)
      throw new AttachmentUnreadable('limits', name);
  }
  const read = await work.run<typeof readDocument>('read-document', [kind, bytes, mostText], {
    ...options,
    isRisky: true,
  });
  if ('fault' in read) throw new AttachmentUnreadable(read.fault, name, { cause: read.cause });
  return read;
}
