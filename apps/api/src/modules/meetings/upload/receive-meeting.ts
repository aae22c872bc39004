import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { Audio } from '@tavla/shared/contracts/audios';
import { say } from '@tavla/shared/error-words';
import { audioMax, transcriptMax } from '@tavla/shared/limits';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import type { Blobs } from '@/adapters/blobs/blobs';
import { SNIFFED_BYTES } from '@/adapters/speech/sniff-media';
import type { SpeechEngine } from '@/adapters/speech/speech';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { formParts } from '@/http/bodies/form-parts';
import { HttpError, invalid } from '@/http/errors/errors';
import { takeBack } from '@/modules/files/take-back';
import { requireAttendees } from '../attendees/change-attendees';
import { recordingKey } from '../pipeline/meeting-jobs';
import { requireReaders } from '../visibility/require-readers';
import { identify, requireMeetingFile } from './identify';
import { tooLarge } from './read-stored-transcript';
import { type NewMeeting, registerMeeting } from './register-meeting';
import { parseUploadSettings, type UploadDefaults } from './upload-settings';

interface Receiver {
  db: CompanyDb;
  actor: Actor;
  blobs: Blobs;
  text: TextWork;
  speech: SpeechEngine;
  defaults: UploadDefaults;
}

/**
 * A recording in one multipart request: fields first, then `file`, which streams to its place.
 * @throws HttpError 400 without a file, 413 too large, 415 no recording, 422 language
 */
export async function receiveMeeting(request: FastifyRequest, receiver: Receiver): Promise<Audio> {
  const fields: Record<string, unknown> = {};
  let stored: { meeting: NewMeeting; key: string } | undefined;
  try {
    for await (const part of formParts(request, { fileSize: audioMax, files: 2 })) {
      if (stored && 'value' in part) throw invalid(part.name, say('field-after-file', { name: part.name }));
      if (stored) throw invalid('file', say('one-file-only'));
      if ('value' in part) fields[part.name] = part.value;
      else stored = await storeFile(part.file, fields, receiver);
    }
    if (!stored) throw invalid('file', say('no-audio-file'));
    return await registerMeeting(receiver.db, receiver.actor, stored.meeting);
  } catch (error) {
    if (stored) await takeBack(receiver.blobs, [stored.key], error);
    throw error;
  }
}

async function storeFile(
  part: MultipartFile,
  fields: Record<string, unknown>,
  { db, blobs, text, speech, defaults }: Receiver,
): Promise<{ meeting: NewMeeting; key: string }> {
  const settings = parseUploadSettings(fields, defaults, speech, part.filename);
  await requireReaders(db, settings.visibility, 'visibility');
  await requireAttendees(db, settings.attendeeIds);
  const head = await readHead(part.file);
  const kind = await requireMeetingFile(head, part.filename);

  const id = newId();
  const key = recordingKey(db.organizationId, id);
  const most = kind ? transcriptMax : Number.POSITIVE_INFINITY;
  const sizeBytes = await blobs.put(key, Readable.from(rejoin(head, part.file, most)));
  const mimeType = part.mimetype.slice(0, 100);
  try {
    if (part.file.truncated)
      throw new HttpError(413, 'too-large', say('recording-too-large', { gigabytes: audioMax / 2 ** 30 }));
    const told = await identify({ blobs, text }, db, { key, sizeBytes, kind, settings });
    return { key, meeting: { id, fileName: part.filename, mimeType, sizeBytes, ...told } };
  } catch (error) {
    await takeBack(blobs, [key], error);
    throw error;
  }
}

/** The first bytes of a stream, taken from it. */
async function readHead(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  while (length < SNIFFED_BYTES && !stream.readableEnded) {
    const part = stream.read() as Buffer | null;
    if (part) {
      parts.push(part);
      length += part.length;
    } else if (!(await hasMore(stream))) break;
  }
  return Buffer.concat(parts);
}

/** The stream as it was before its head was read. @throws HttpError 413 beyond `most` bytes */
async function* rejoin(head: Buffer, rest: Readable, most: number): AsyncGenerator<Buffer> {
  yield head;
  if (rest.readableEnded) return;
  let length = head.length;
  for await (const part of rest) {
    length += (part as Buffer).length;
    if (length > most) throw tooLarge();
    yield part as Buffer;
  }
}

function hasMore(stream: Readable): Promise<boolean> {
  if (stream.errored) return Promise.reject(stream.errored);
  return new Promise((resolve, reject) => {
    const settle = (more: boolean) => () => {
      stream.off('readable', onReadable).off('end', onEnd).off('error', reject);
      resolve(more);
    };
    const onReadable = settle(true);
    const onEnd = settle(false);
    stream.once('readable', onReadable).once('end', onEnd).once('error', reject);
  });
}
