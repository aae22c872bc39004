import type { MultipartFile } from '@fastify/multipart';
import { newMessage } from '@tavla/shared/contracts/chat';
import { say } from '@tavla/shared/error-words';
import { sound } from '@tavla/shared/fields';
import { attachmentMax, attachmentsMax } from '@tavla/shared/limits';
import { AttachmentUnreadable } from '@/adapters/attachments/attachment-unreadable';
import { type ReadAttachment, readAttachment, refusalOfName } from '@/adapters/attachments/read-attachment';
import type { TextWork } from '@/adapters/text-work/text-work';
import { formParts } from '@/http/bodies/form-parts';
import { readWhole } from '@/http/bodies/held-bytes';
import { HttpError, invalid } from '@/http/errors/errors';
import type { Call } from '@/http/route';
import { isBlank } from './is-blank';

/** A file that came with a message, with what could be read of it. */
export interface ReceivedFile extends ReadAttachment {
  name: string;
  mimeType: string;
  bytes: Buffer;
}

/** A file as it came. */
type UnreadFile = Pick<ReceivedFile, 'name' | 'mimeType' | 'bytes'>;

export interface ReceivedMessage {
  message: string;
  taskId: string | null;
  audioId: string | null;
  /** The id that the client gave the message, so that it can send it again. */
  messageId?: string | undefined;
  isComment: boolean;
  /** Whether the call waits for the answer. */
  isAwaited: boolean;
  quotedId?: string | undefined;
  /** Ids of people who were chosen while it was written. */
  mentions: string[];
  files: ReceivedFile[];
}

/**
 * Receives the form of a new message and reads its files; nothing is stored yet.
 * @throws HttpError 400 for a blank message without files, 413 and 429 for too much, 415 for files we cannot read
 */
export async function readForm(
  { request, reply }: Call,
  work: TextWork,
  organizationId: string,
): Promise<ReceivedMessage> {
  const fields: Record<string, unknown> = {};
  const received: UnreadFile[] = [];
  let size = 0;
  for await (const part of formParts(request, { fileSize: attachmentMax, files: attachmentsMax })) {
    if ('value' in part) {
      // A form travels with line breaks of its own kind, which count twice.
      fields[part.name] = part.value.replaceAll('\r\n', '\n');
      continue;
    }
    const file = await receiveFile({ request, reply }, part.file);
    size += file.bytes.length;
    if (size > attachmentMax) throw tooLarge();
    received.push(file);
  }
  const { message, taskId, audioId, ...rest } = newMessage.body.parse({
    ...fields,
    taskId: fields.taskId || undefined,
    audioId: fields.audioId || undefined,
  });
  if (isBlank(message) && received.length === 0) {
    throw invalid('message', say('nothing-to-send'));
  }
  const files: ReceivedFile[] = [];
  for (const file of received) files.push({ ...file, ...(await read(work, file, organizationId)) });
  const place = { taskId: taskId ?? null, audioId: audioId ?? null };
  return { message, ...place, ...rest, files };
}

/** A file of the wrong kind is refused before the rest of the form is received. */
async function receiveFile({ request, reply }: Call, part: MultipartFile): Promise<UnreadFile> {
  const name = fileLabel(part.filename);
  const reason = refusalOfName(name);
  if (reason) throw unreadable(new AttachmentUnreadable(reason, name));
  const bytes = await readWhole(request, reply, part).catch((error) => {
    throw part.file.truncated ? unreadable(new AttachmentUnreadable('size', name)) : error;
  });
  const mimeType = /^[\w.+-]+\/[\w.+-]+$/.test(part.mimetype) ? part.mimetype : 'application/octet-stream';
  return { name, mimeType, bytes };
}

async function read(
  work: TextWork,
  { name, bytes }: UnreadFile,
  organizationId: string,
): Promise<ReadAttachment> {
  try {
    return await readAttachment(work, name, bytes, { organizationId });
  } catch (error) {
    throw error instanceof AttachmentUnreadable ? unreadable(error) : error;
  }
}

function unreadable({ reason, words }: AttachmentUnreadable): HttpError {
  return reason === 'size'
    ? new HttpError(413, 'too-large', words)
    : new HttpError(415, 'wrong-file-type', words);
}

function tooLarge(): HttpError {
  return new HttpError(413, 'too-large', say('files-too-large', { megabytes: attachmentMax / 2 ** 20 }));
}

/** Pure: a file's name as a label, never a path, and without signs that make its end read as its beginning. */
function fileLabel(name: string | undefined): string {
  const label = (name ?? '')
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/\p{Cc}|\p{Surrogate}|\p{Bidi_C}/gu, '')
    .trim();
  // What is cut may leave half a character at the start.
  return label ? sound(label.slice(-200)) : 'file';
}
