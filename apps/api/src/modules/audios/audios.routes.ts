import {
  createAudio,
  deleteAudio as deleteContract,
  getAudio,
  getAudioFile,
  languages,
  listAudios,
  listLanguages,
  retryAudio as retryContract,
  updateAudio,
} from '@tavla/shared/contracts/audios';
import type { FastifyInstance } from 'fastify';
import { notFound } from '@/http/errors/errors';
import { route } from '@/http/route';
import { presentAudio, presentAudioDetail } from './audio.presenter';
import { findAudio, findAudios, findSegments } from './audios.repo';
import { deleteAudio } from './delete-audio';
import { renameAudio } from './rename-audio';
import { retryAudio } from './retry-audio';
import { sendRecording } from './send-recording';
import { receiveAudio } from './upload/receive-audio';

export function audioRoutes(app: FastifyInstance): void {
  const { blobs, speech } = app.deps;

  route(app, listAudios, async ({ query }, { db }) => ({
    data: (await findAudios(db, query.isTranscribed)).map(presentAudio),
  }));

  route(app, getAudio, async ({ params }, { db }) => {
    const row = await findAudio(db.prisma, db.organizationId, params.id);
    if (!row) throw notFound('This meeting');
    const support = speech.supports(row.language);
    const notice = row.speechEngine === speech.name && support.ok ? (support.notice ?? null) : null;
    return presentAudioDetail(row, await findSegments(db, row.id), notice);
  });

  route(app, getAudioFile, async ({ params }, call) => sendRecording(call.db, blobs, params.id, call));

  route(app, createAudio, async ({ query }, { db, actor, session, request }) => {
    const defaults = { language: query.locale, timeZone: session.user.timeZone };
    return receiveAudio(request, { db, actor, blobs, speech, defaults });
  });

  route(app, updateAudio, async ({ params, body }, { db, actor }) =>
    renameAudio(db, actor, params.id, body.name),
  );
  route(app, retryContract, async ({ params }, { db, actor }) => retryAudio(db, actor, params.id));
  route(app, deleteContract, async ({ params }, { db, actor }) => deleteAudio(db, actor, params.id));

  route(app, listLanguages, async () => ({
    data: languages.map((language) => {
      const support = speech.supports(language);
      return support.ok
        ? { language, available: true, notice: support.notice ?? null, reason: null }
        : { language, available: false, notice: null, reason: support.reason };
    }),
  }));
}
