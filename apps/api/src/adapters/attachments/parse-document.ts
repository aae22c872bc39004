import type { TaskOptions, TextWork } from '@/adapters/text-work/text-work';
import { AttachmentUnreadable } from './attachment-unreadable';
import { endingOf } from './file-kind';
import type { DocumentKind, readDocument } from './read-document';
import type { TextOfFile } from './readers/placed-text';
import { unpackedSize } from './zip-size';

const mostUnpacked = 300 * 2 ** 20;
/** Parts of a Word or Excel file; a book with many pictures has some hundreds. */
const mostEntries = 5_000;

interface Document {
  name: string;
  kind: DocumentKind;
  bytes: Uint8Array;
  /** Characters; of a longer text the beginning is read. */
  mostText: number;
}

/**
 * The text of a document, read in a process that is used for nothing else. What a zip file says of its own size is
 * looked at before.
 * @throws AttachmentUnreadable; TextRefused, TextBroke
 */
export async function parseDocument(
  work: TextWork,
  { name, kind, bytes, mostText }: Document,
  options: Omit<TaskOptions, 'isRisky'>,
): Promise<TextOfFile> {
  if (kind !== 'pdf') {
    const unpacked = unpackedSize(bytes);
    if (unpacked === null) throw new AttachmentUnreadable('damaged', name);
    if (unpacked.bytes > mostUnpacked || unpacked.entries > mostEntries)
      throw new AttachmentUnreadable('limits', name);
    const ending = endingOf(bytes);
    if (ending !== null && ending !== `.${kind}`) throw new AttachmentUnreadable({ reallyIs: ending }, name);
  }
  const read = await work.run<typeof readDocument>('read-document', [kind, bytes, mostText], {
    ...options,
    isRisky: true,
  });
  if ('fault' in read) throw new AttachmentUnreadable(read.fault, name, { cause: read.cause });
  return read;
}
