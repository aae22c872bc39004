import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachmentMax } from '@tavla/shared/limits';
import { childArguments } from '@/adapters/speech/child-file';
import { runLimited } from '@/adapters/speech/limited-process';
import { AttachmentUnreadable } from './attachment-unreadable';
import { decodeText, type FileKind, fileKind, isProtectedOffice, looksLike } from './file-kind';
import { unpackedSize } from './zip-size';

const limits = { seconds: 30, memoryBytes: 700 * 2 ** 20, outputBytes: 16 * 2 ** 20 };
const mostUnpacked = 300 * 2 ** 20;
/** Characters that are kept of a file; enough for a book. */
const mostText = 400_000;

export interface ReadAttachment {
  text: string;
  /** The file has more text than is kept. */
  isCut: boolean;
}

/**
 * The text of an attached file (PDF, Word, Excel, CSV, text, Markdown), known by its name and its first bytes.
 * Documents are parsed in a process of their own, within limits of time, memory and size. The text is data:
 * nothing in it is ever followed as an instruction.
 *
 * @throws AttachmentUnreadable with words for the user that name the file
 */
export async function readAttachment(
  name: string,
  bytes: Uint8Array,
  signal?: AbortSignal,
): Promise<ReadAttachment> {
  const kind = fileKind(name);
  if (!kind) throw new AttachmentUnreadable('type', name);
  if (bytes.byteLength > attachmentMax) throw new AttachmentUnreadable('size', name);
  if (bytes.byteLength === 0) return { text: '', isCut: false };
  if ((kind === 'docx' || kind === 'xlsx') && isProtectedOffice(bytes))
    throw new AttachmentUnreadable('protected', name);
  if (!looksLike(kind, bytes)) throw new AttachmentUnreadable('damaged', name);
  return cut(kind === 'text' ? decodeText(bytes) : await parse(name, kind, bytes, signal));
}

async function parse(
  name: string,
  kind: Exclude<FileKind, 'text'>,
  bytes: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<string> {
  if (kind !== 'pdf') {
    const size = unpackedSize(bytes);
    if (size === null) throw new AttachmentUnreadable('damaged', name);
    if (size > mostUnpacked) throw new AttachmentUnreadable('limits', name);
  }
  const folder = await mkdtemp(join(tmpdir(), 'tavla-attachment-'));
  try {
    const file = join(folder, 'document');
    await writeFile(file, bytes, { mode: 0o600 });
    const output = await open(join(folder, 'text'), 'w+');
    try {
      const args = [
        '--max-old-space-size=400',
        ...childArguments('read-attachment-child', import.meta.url),
        kind,
        file,
      ];
      const outcome = await runLimited(process.execPath, args, { output, limits, ...(signal && { signal }) });
      // Without an exit code it was killed: by us, or by the system for want of memory.
      if (outcome.breach || outcome.exitCode === null || outcome.exitCode > 3)
        throw new AttachmentUnreadable('limits', name, { cause: outcome.complaints });
      if (outcome.exitCode !== 0)
        throw new AttachmentUnreadable(outcome.exitCode === 3 ? 'protected' : 'damaged', name, {
          cause: outcome.complaints,
        });
      const { size } = await output.stat();
      const text = Buffer.alloc(size);
      await output.read(text, 0, size, 0);
      return text.toString('utf8');
    } finally {
      await output.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Without control characters, one kind of line end, no longer than is kept. */
function cut(text: string): ReadAttachment {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
  return { text: plain.slice(0, mostText).trim(), isCut: plain.length > mostText };
}
