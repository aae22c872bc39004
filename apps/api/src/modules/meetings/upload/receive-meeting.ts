import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { Audio } from '@tavla/shared/contracts/audios';
import { say } from '@tavla/shared/error-words';
import { audioMax } from '@tavla/shared/limits';
import type { FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import type { Blobs } from '@/adapters/blobs/blobs';
import { SNIFFED_BYTES, sniffMedia } from '@/adapters/speech/sniff-media';
import type { SpeechEngine } from '@/adapters/speech/speech';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { formParts } from '@/http/bodies/form-parts';
import { HttpError, invalid } from '@/http/errors/errors';
import { takeBack } from '@/modules/files/take-back';
import { recordingKey } from '../pipeline/meeting-jobs';
import { type NewMeeting, registerMeeting } from './register-meeting';
import { parseUploadSettings, type UploadDefaults } from './upload-settings';

interface Receiver {
  db: CompanyDb;
  actor: Actor;
  blobs: Blobs;
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
  { db, blobs, speech, defaults }: Receiver,
): Promise<{ meeting: NewMeeting; key: string }> {
  const settings = parseUploadSettings(fields, defaults, speech);
  const head = await readHead(part.file);
  const media = await sniffMedia(head);
  if (!media.ok) throw new HttpError(415, 'wrong-file-type', media.words);

  const id = newId();
  const key = recordingKey(db.organizationId, id);
  const sizeBytes = await blobs.put(key, Readable.from(rejoin(head, part.file)));
  if (part.file.truncated) {
    await blobs.delete(key);
    throw new HttpError(413, 'too-large', say('recording-too-large', { gigabytes: audioMax / 2 ** 30 }));
  }
  const mimeType = part.mimetype.slice(0, 100);
  return { key, meeting: { id, fileName: part.filename, mimeType, sizeBytes, ...settings } };
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

/** The stream as it was before its head was read. */
async function* rejoin(head: Buffer, rest: Readable): AsyncGenerator<Buffer> {
  yield head;
  if (!rest.readableEnded) yield* rest;
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
