import {
  cancelAudio,
  createAudio,
  deleteAudio,
  getAudio,
  getAudioFile,
  listAudios,
  listClosedAudios,
  listLanguages,
  restoreAudio,
  retryAudio,
  updateAudio,
} from '@tavla/shared/contracts/audios';
import { type ExportFormat, exportAudio, getAudioDeletion } from '@tavla/shared/contracts/transcripts';
import { languages } from '@tavla/shared/meetings/languages';
import type { FastifyInstance } from 'fastify';
import { modelHost } from '@/adapters/model-host';
import { sqlOfClient } from '@/db/run-sql';
import { contentDisposition } from '@/http/answers/content-disposition';
import { failure, notFound } from '@/http/errors/errors';
import { limitConcurrency } from '@/http/limits/concurrency';
import { route } from '@/http/route';
import { getOrganization } from '@/modules/organizations/get-organization';
import { findAttendees } from './attendees/attendees.repo';
import { cancelMeeting } from './cancel-meeting';
import { deleteMeeting } from './delete-meeting';
import { findDeletion } from './deleted-meetings.repo';
import { exportMeeting } from './export-meeting';
import { presentMeeting, presentMeetingDetail, withDeletion } from './meeting.presenter';
import { findClosedMeetings, findGaps, findMeeting, findMeetings, findSegments } from './meetings.repo';
import { askForPeaks } from './peaks/ask-for-peaks';
import { readAnalysis } from './present-analysis';
import { restoreMeeting } from './restore-meeting';
import { retryMeeting } from './retry-meeting';
import { sendRecording } from './send-recording';
import { updateMeeting } from './update-meeting';
import { receiveMeeting } from './upload/receive-meeting';
import { uploadDefaults } from './upload/upload-settings';

const exportTypes: Record<ExportFormat, string> = {
  md: 'text/markdown; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  srt: 'application/x-subrip; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

export function meetingRoutes(app: FastifyInstance): void {
  const { blobs, speech, text, env } = app.deps;
  const sentTo = modelHost(env, env.speechEngine);

  route(app, listAudios, async ({ query }, { db }) => {
    const [rows, retention] = await Promise.all([findMeetings(db, query.isTranscribed), getOrganization(db)]);
    return { data: rows.map((row) => withDeletion(presentMeeting(row), retention)) };
  });

  route(app, listClosedAudios, async (_, { db }) => ({
    data: (await findClosedMeetings(db)).map((row) => ({ ...row, sizeBytes: Number(row.sizeBytes) })),
  }));

  route(app, getAudio, async ({ params }, { db }) => {
    const row = await findMeeting(db.prisma, db.organizationId, params.id);
    if (!row) throw notFound('meeting');
    await askForPeaks(db, row);
    const [segments, gaps, analysis, attendees, retention] = await Promise.all([
      findSegments(db, row.id),
      findGaps(db, row.id),
      readAnalysis(db, row),
      findAttendees(sqlOfClient(db.pool), db.organizationId, row.id),
      getOrganization(db),
    ]);
    return withDeletion(presentMeetingDetail(row, segments, gaps, analysis, attendees), retention);
  });

  route(app, getAudioFile, async ({ params }, call) => sendRecording(call.db, blobs, params.id, call));

  route(app, exportAudio, async ({ params, query: { format } }, call) => {
    const { name, bytes } = await limitConcurrency(call.request, () =>
      exportMeeting(call, text, params.id, format),
    );
    return call.reply
      .type(exportTypes[format])
      .header('content-disposition', contentDisposition('attachment', `${name}.${format}`))
      .send(Buffer.from(bytes));
  });

  route(app, createAudio, async ({ query }, call) => {
    const { db, actor, request } = call;
    const ofCompany = await uploadDefaults(call);
    const defaults = { ...ofCompany, language: query.locale ?? ofCompany.language };
    return receiveMeeting(request, { db, actor, blobs, text, speech, defaults });
  });

  route(app, updateAudio, async ({ params, body }, { db, actor }) =>
    updateMeeting(db, actor, params.id, body),
  );
  route(app, retryAudio, async ({ params }, { db, actor }) => retryMeeting(db, actor, params.id));
  route(app, cancelAudio, async ({ params }, { db, actor }) => cancelMeeting(db, actor, params.id));
  route(app, restoreAudio, async ({ params }, { db, actor }) => restoreMeeting(db, actor, params.id));
  route(app, getAudioDeletion, async ({ params }, { db }) => ({
    deletion: await findDeletion(db, params.id),
  }));
  route(app, deleteAudio, async ({ params }, { db, actor }) => deleteMeeting(db, actor, params.id));

  route(app, listLanguages, async () => ({
    data: languages.map((language) => {
      const support = speech.supports(language);
      return support.ok
        ? { language, available: true, notice: support.notice ?? null, sentTo, reason: null }
        : { language, available: false, notice: null, sentTo: null, ...failure(support.words) };
    }),
  }));
}
