import type { ServerResponse } from 'node:http';
import { say } from '@tavla/shared/error-words';
import { Id, sound } from '@tavla/shared/fields';
import { audioMax, transcriptMax } from '@tavla/shared/limits';
import { isNamedTranscript } from '@tavla/shared/meetings/transcript-kinds';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { requireAccess, requireStill } from '@/http/access/access';
import { HttpError, invalid, notFound, toErrorBody } from '@/http/errors/errors';
import { signedInCall } from '@/http/route';
import { requireAttendees } from '../attendees/change-attendees';
import { requireReaders } from '../visibility/require-readers';
import { clearEmptyUploads } from './clear/clear-empty';
import { clearRests } from './clear/clear-rests';
import { digestHeader, parseChecksum } from './finish/checksum';
import { type FinishedMeeting, finishUpload } from './finish/finish-upload';
import { tooLarge } from './read-stored-transcript';
import { TusServer } from './tus-server';
import { uploadCall, withUploadCall } from './upload-call';
import { uploadPlace } from './upload-place';
import { parseUploadSettings, uploadDefaults } from './upload-settings';
import { uploadShapes } from './upload-shape';
import { createUpload, findUpload, openUploads } from './uploads.repo';

const address = '/api/v1/uploads';
const elsewhereAdvice = 'resumable uploads need S3_BUCKET, a shared DATA_DIR or sticky sessions';
/** A request that has to make way may still receive what is under way to it for so long. */
const drainTime = 500;
const access = ['create', 'actions'] as const;
/** The protocol's requests; the documentation shows them beside the contracts. */
const steps = [
  [
    'POST',
    'create',
    `Announce a recording by tus: Upload-Length, and Upload-Metadata with filename, filetype, language, recordedAt, timeZone, name, visibility, attendeeIds, missing, sha256. At most ${openUploads.person} of a person and ${openUploads.company} of a company may be unfinished; one more is refused with 429. What has got no byte within an hour is forgotten, and announced anew by whoever comes later: Upload-Expires says when.`,
  ],
  ['HEAD', 'offset', 'How many bytes of an upload have arrived, in Upload-Offset.'],
  [
    'PATCH',
    'send',
    'Send the next bytes from Upload-Offset on; the answer to the last ones carries Audio-Id and, as Repr-Digest, the checksum of the file as it is stored. When another sha256 was announced, it is 422 and no meeting.',
  ],
  [
    'DELETE',
    'cancel',
    'Give an upload up. Where it has become a meeting, the answer carries Audio-Id, and the meeting stays.',
  ],
] as const;

/**
 * Resumable uploads of recordings by the tus protocol (https://tus.io/protocols/resumable-upload). Metadata:
 * filename, filetype, language, recordedAt, timeZone, name, visibility, attendeeIds, missing, sha256. The last answer
 * carries the headers Audio-Id and Repr-Digest.
 */
export async function uploadRoutes(app: FastifyInstance): Promise<void> {
  const { blobs, speech, text, env } = app.deps;
  const place = await uploadPlace(blobs, app.deps.db, env.dataDir);
  const store = place.datastore;

  const tus = new TusServer({
    path: address,
    datastore: store,
    relativeLocation: true,
    maxSize: audioMax,
    // Nobody uploads from another site.
    allowedOrigins: [],
    namingFunction: () => newId(),
    locker: {
      newLock(id) {
        const { db, lockToken } = uploadCall();
        return app.uploadLocks.newLock(db, id, lockToken);
      },
    },
    lockDrainTimeout: drainTime,
    async onUploadCreate(_, upload) {
      const { db, session } = uploadCall();
      if (!upload.size) throw invalid('Upload-Length', say('empty-file'));
      const fields = soundFields(upload.metadata);
      const mimeType = (fields.filetype ?? '').slice(0, 100);
      const fileName = fields.filename ?? '';
      requireKind(fileName, mimeType, upload.size);
      const settings = parseUploadSettings(fields, await uploadDefaults(uploadCall()), speech, fileName);
      await requireReaders(db, settings.visibility, 'visibility');
      await requireAttendees(db, settings.attendeeIds);
      await place.requireRoom(upload.size);
      const { folder } = place;
      const announced = parseChecksum(fields.sha256);
      const stored = {
        fileName,
        mimeType,
        settings,
        folder,
        sizeBytes: upload.size,
        announced,
        given: fields,
      };
      await createUpload(db, upload.id, session.user.id, stored);
      return {};
    },
    async onIncomingRequest(_, id) {
      // An upload that is being announced has no row yet.
      if (uploadCall().request.method !== 'POST') await findHere(id);
    },
    async onUploadFinish(_, { id }) {
      return { headers: headersOf(await finish(id)) };
    },
    onResponseError(_, error) {
      if ('status_code' in error) return undefined;
      const { body, retryAfterSeconds } = toErrorBody(error);
      if (retryAfterSeconds) uploadCall().reply.raw.setHeader('retry-after', retryAfterSeconds);
      if (body.code === 'internal') app.log.error({ err: error }, 'upload');
      return { status_code: body.statusCode, body: JSON.stringify(body) };
    },
  });

  /** The caller's upload, when its bytes can be reached from here. */
  const findHere = async (id: string) => {
    const { db, session } = uploadCall();
    const stored = Id.safeParse(id).success ? await findUpload(db, id, session.user.id) : null;
    if (!stored) throw notFound('upload');
    if (!stored.audioId && stored.folder && stored.folder !== place.folder) {
      app.log.warn({ upload: id }, `an upload of another machine came here; ${elsewhereAdvice}`);
      throw new HttpError(409, 'conflict', say('upload-elsewhere'));
    }
    return stored;
  };

  const finish = async (id: string): Promise<FinishedMeeting> => {
    const { db, actor, request, reply } = uploadCall();
    await requireStill(request);
    const complete = () => place.complete(db, id);
    const upload = { id, stored: await findHere(id), complete };
    const meeting = await finishUpload(db, { blobs, text }, actor, upload).catch(async (error) => {
      // What has been given up meanwhile cannot be read any more, which is no fault; nor what another request has made
      // a meeting of that is deleted already.
      const { audioId, sha256 } = await findHere(id);
      if (audioId === null) throw error;
      return { audioId, sha256 };
    });
    discardAfter(reply.raw, id);
    return meeting;
  };

  /**
   * What lies in the folder beside the meeting's own file would outlive it. The protocol reads it until it has answered,
   * or until nobody waits for the answer any more.
   */
  const discardAfter = (answer: ServerResponse, id: string) => {
    const warn = (error: unknown) => app.log.warn({ err: error }, 'a whole upload');
    const discard = () => void place.discardRest(id).catch(warn);
    if (answer.closed) discard();
    else answer.once('close', discard);
  };

  /**
   * How far an upload is. A whole one whose end was lost in a crash ends now; one that has become a meeting
   * is known wherever its bytes were.
   */
  const tell = async (id: string, reply: FastifyReply) => {
    const before = await findHere(id);
    const upload = before.audioId ? undefined : await store.getUpload(id).catch(() => undefined);
    // Its bytes go from there as soon as it is a meeting, which may be in this moment.
    const { audioId, sizeBytes, sha256 } = before.audioId || upload ? before : await findHere(id);
    const isWhole = audioId !== null || upload?.offset === sizeBytes;
    if (!isWhole) return;
    // Whoever was killed between the two left what lies in the folder.
    if (audioId && before.folder === place.folder) discardAfter(reply.raw, id);
    await reply
      .headers({
        'tus-resumable': '1.0.0',
        'cache-control': 'no-store',
        'upload-length': sizeBytes,
        'upload-offset': sizeBytes,
        ...headersOf(audioId ? { audioId, sha256 } : await finish(id)),
      })
      .send();
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id?: string };
    await withUploadCall(signedInCall(app, request, reply), async () => {
      if (request.method === 'HEAD' && id) await tell(id, reply);
      if (reply.sent) return;
      reply.hijack();
      await tus.handle(request.raw, reply.raw);
    });
    return reply;
  };

  await app.register(async (scope) => {
    // The protocol reads the body itself, as it comes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const options = {
      onRequest: (request: FastifyRequest) => requireAccess(app, request, { access }),
      handler: handle,
    };
    for (const [method, name, summary] of steps) {
      const schema = { summary, tags: ['uploads'], operationId: `uploads.${name}` };
      const config = { access, documented: uploadShapes[method], swagger: { exposeHeadRoute: true } };
      const url = method === 'POST' ? address : `${address}/:id`;
      scope.route({ method, url, schema, config, ...options });
    }
    const schema = { hide: true };
    scope.route({ method: 'OPTIONS', url: address, schema, ...options });
    scope.route({ method: 'OPTIONS', url: `${address}/:id`, schema, ...options });
  });

  const cleaning = setInterval(() => {
    const warn = (error: unknown) => app.log.warn({ err: error }, 'old uploads');
    tus.cleanUpExpiredUploads().catch(warn);
    clearEmptyUploads(app.deps.db, place).catch(warn);
    clearRests(app.deps.db, place).catch(warn);
  }, 3_600_000);
  cleaning.unref();
  app.addHook('onClose', async () => clearInterval(cleaning));
}

/** What tells a client that the whole file is here, and which. */
function headersOf({ audioId, sha256 }: FinishedMeeting): Record<string, string> {
  return { 'Audio-Id': audioId, ...(sha256 && digestHeader(sha256)) };
}

/** Refuses what no meeting is made of, before its bytes are sent. @throws HttpError 413, 415 */
function requireKind(fileName: string, mimeType: string, size: number): void {
  if (isNamedTranscript(fileName)) {
    if (size > transcriptMax) throw tooLarge();
    return;
  }
  if (mimeType && !/^(audio|video)\//.test(mimeType) && mimeType !== 'application/octet-stream') {
    throw new HttpError(415, 'wrong-file-type', say('drop-audio-file'));
  }
}

/** The metadata without what the database cannot store. */
function soundFields(metadata: Record<string, string | null> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, sound(value ?? '')]));
}
