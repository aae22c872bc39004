import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sound } from '@tavla/shared/fields';
import { audioMax } from '@tavla/shared/limits';
import { FileStore } from '@tus/file-store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { requireAccess } from '@/http/access';
import { HttpError, invalid, notFound, toErrorBody } from '@/http/errors';
import { type SignedInCall, signedInCall } from '@/http/route';
import { finishUpload } from './finish-upload';
import { TusServer } from './tus-server';
import { parseUploadSettings } from './upload-settings';
import { createUpload, findUpload } from './uploads.repo';

const address = '/api/v1/uploads';
const access = ['create', 'actions'] as const;
/** The protocol's requests; the documentation shows them beside the contracts. */
const steps = [
  [
    'POST',
    'create',
    'Announce a recording by tus: Upload-Length, and Upload-Metadata with filename, filetype, language, recordedAt, timeZone, name.',
  ],
  ['HEAD', 'offset', 'How many bytes of an upload have arrived, in Upload-Offset.'],
  [
    'PATCH',
    'send',
    'Send the next bytes from Upload-Offset on; the answer to the last ones carries Audio-Id.',
  ],
  ['DELETE', 'cancel', 'Give an upload up.'],
] as const;
/** An upload that was left lying can be taken up again for so long. */
const kept = 7 * 24 * 3_600_000;

/**
 * Resumable uploads of recordings by the tus protocol (https://tus.io/protocols/resumable-upload). Metadata:
 * filename, filetype, language, recordedAt, timeZone, name. The last answer carries the header Audio-Id.
 */
export async function uploadRoutes(app: FastifyInstance): Promise<void> {
  const { blobs, speech, env } = app.deps;
  const directory = path.join(env.dataDir, 'uploads');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const store = new FileStore({ directory, expirationPeriodInMilliseconds: kept });
  /** Who calls, for the hooks of the protocol's implementation. */
  const calls = new AsyncLocalStorage<SignedInCall>();
  const caller = () => {
    const call = calls.getStore();
    if (!call) throw new Error('an upload outside of a request');
    return call;
  };

  const tus = new TusServer({
    path: address,
    datastore: store,
    relativeLocation: true,
    maxSize: audioMax,
    // Nobody uploads from another site.
    allowedOrigins: [],
    namingFunction: () => newId(),
    async onUploadCreate(_, upload) {
      const { db, session } = caller();
      if (!upload.size) throw invalid('Upload-Length', 'The file is empty.');
      const fields = soundFields(upload.metadata);
      const mimeType = (fields.filetype ?? '').slice(0, 100);
      if (mimeType && !/^(audio|video)\//.test(mimeType) && mimeType !== 'application/octet-stream') {
        throw new HttpError(415, 'wrong-file-type', 'Please drop an audio file (MP3, WAV, M4A, etc.)');
      }
      const defaults = { language: 'en' as const, timeZone: session.user.timeZone };
      const settings = parseUploadSettings(fields, defaults, speech);
      const fileName = fields.filename ?? '';
      await createUpload(db, upload.id, session.user.id, upload.size, { fileName, mimeType, settings });
      return {};
    },
    async onIncomingRequest(_, id) {
      const { db, session, request } = caller();
      // An upload that is being announced has no row yet.
      if (request.method !== 'POST' && !(await findUpload(db, id, session.user.id)))
        throw notFound('This upload');
    },
    async onUploadFinish(_, { id }) {
      return { headers: { 'Audio-Id': await finish(id) } };
    },
    onResponseError(_, error) {
      if ('status_code' in error) return undefined;
      const { body } = toErrorBody(error);
      if (body.code === 'internal') app.log.error({ err: error }, 'upload');
      return { status_code: body.statusCode, body: JSON.stringify(body) };
    },
  });

  const finish = async (id: string): Promise<string> => {
    const { db, actor, session } = caller();
    const stored = await findUpload(db, id, session.user.id);
    if (!stored) throw notFound('This upload');
    const sizeBytes = (await store.getUpload(id)).size ?? 0;
    return finishUpload(db, blobs, actor, { id, path: path.join(directory, id), sizeBytes, stored });
  };

  /** A complete upload whose end was lost in a crash ends when the client asks for it again. */
  const finishLost = async (id: string, reply: FastifyReply) => {
    const upload = await store.getUpload(id).catch(() => undefined);
    if (upload && upload.offset === upload.size) reply.raw.setHeader('Audio-Id', await finish(id));
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id?: string };
    await calls.run(signedInCall(app, request, reply), async () => {
      if (request.method === 'HEAD' && id) await finishLost(id, reply);
      reply.hijack();
      await tus.handle(request.raw, reply.raw);
    });
  };

  await app.register(async (scope) => {
    // The protocol reads the body itself, as it comes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    const options = {
      config: { access, swagger: { exposeHeadRoute: true } },
      onRequest: (request: FastifyRequest) => requireAccess(app, request, access),
      handler: handle,
    };
    for (const [method, name, summary] of steps) {
      const schema = { summary, tags: ['uploads'], operationId: `uploads.${name}` };
      scope.route({ method, url: method === 'POST' ? address : `${address}/:id`, schema, ...options });
    }
    const schema = { hide: true };
    scope.route({ method: 'OPTIONS', url: address, schema, ...options });
    scope.route({ method: 'OPTIONS', url: `${address}/:id`, schema, ...options });
  });

  const cleaning = setInterval(() => {
    tus.cleanUpExpiredUploads().catch((error) => app.log.warn({ err: error }, 'old uploads'));
  }, 3_600_000);
  cleaning.unref();
  app.addHook('onClose', async () => clearInterval(cleaning));
}

/** The metadata without what the database cannot store. */
function soundFields(metadata: Record<string, string | null> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, sound(value ?? '')]));
}
