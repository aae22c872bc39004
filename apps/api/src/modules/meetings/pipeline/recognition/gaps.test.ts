import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { SpeechEngine } from '@/adapters/speech/speech';
import { addMeeting } from '@/test/rows/add-meeting';
import { useTestApp } from '@/test/test-app';
import { samplesKey } from '../meeting-jobs';
import { recogniseStep } from '../recognise-step';

const app = useTestApp();

/** A model that is caught in a loop for as long as it hears anything. */
const looping: SpeechEngine = {
  name: 'local',
  supports: () => ({ ok: true }),
  recognise: async ({ spans }) => spans.map((span) => ({ ...span, text: 'Yes,, from me, Yes,, from me' })),
  async close() {},
};

test('speech that gave no words stands in the meeting and in what is exported, and no made-up text does', async () => {
  const { id: organizationId, member } = await app.current.addCompany();
  const audioId = newId();
  const db = app.current.db.forCompany(organizationId);
  const { deps } = app.current.app;
  const key = { organizationId, audioId };
  await addMeeting(app.current.db.prisma, organizationId, {
    id: audioId,
    name: 'Stand-up',
    status: 'transcribing',
    createdById: member.id,
  });
  const spans = [{ startMs: 1000, endMs: 13_000 }];
  await db.prisma.audioChunk.create({ data: { ...key, index: 0, startMs: 1000, endMs: 13_000, spans } });
  await deps.blobs.put(samplesKey(organizationId, audioId), Buffer.alloc(13_000 * 32));
  const job = { ...key, attempt: 1, index: 0 };
  const steps = { ...deps, speech: looping, workDir: deps.env.dataDir, ffmpegPath: null };
  await recogniseStep(steps, job, new AbortController().signal);
  await db.prisma.audio.updateMany({ where: { id: audioId }, data: { status: 'done' } });

  const read = app.current.as(member);
  const detail: AudioDetail = (await read.get(`/api/v1/audios/${audioId}`)).json();
  expect([detail.segments, detail.gaps]).toEqual([[], [{ startMs: 1000, endMs: 13_000 }]]);
  const subtitles = (await read.get(`/api/v1/audios/${audioId}/export?format=srt`)).body;
  expect(subtitles).toBe('1\n00:00:01,000 --> 00:00:13,000\n[12 s not understood]\n');
});
