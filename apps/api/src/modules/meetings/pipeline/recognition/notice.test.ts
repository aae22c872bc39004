import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import type { LanguageSupport, SpeechEngine } from '@/adapters/speech/speech';
import { addMeeting } from '@/test/rows/add-meeting';
import { useTestApp } from '@/test/test-app';
import { samplesKey } from '../meeting-jobs';
import { recogniseStep } from '../recognise-step';

const app = useTestApp();

/** A model that hears the same in everything, under a licence that may want something said. */
const engine = (support: LanguageSupport): SpeechEngine => ({
  name: 'local',
  supports: () => support,
  recognise: async ({ spans }) => spans.map((span) => ({ ...span, text: 'Buenos días a todos y a todas.' })),
  async close() {},
});

test('what the licence of a model wants said stays beside its text when another model has come', async () => {
  const { id: organizationId, member } = await app.current.addCompany();
  const audioId = newId();
  const { prisma } = app.current.db.forCompany(organizationId);
  const { deps } = app.current.app;
  await addMeeting(app.current.db.prisma, organizationId, {
    ...{ id: audioId, name: 'Tienda', status: 'transcribing', createdById: member.id, language: 'es' },
  });
  const spans = [{ startMs: 0, endMs: 2_000 }];
  for (const index of [0, 1, 2])
    await prisma.audioChunk.create({
      data: { organizationId, audioId, index, startMs: 0, endMs: 2_000, spans },
    });
  await deps.blobs.put(samplesKey(organizationId, audioId), Buffer.alloc(2_000 * 32));
  const hear = (index: number, support: LanguageSupport) =>
    recogniseStep(
      { ...deps, speech: engine(support), workDir: deps.env.dataDir, ffmpegPath: null },
      { organizationId, audioId, attempt: 1, index },
      new AbortController().signal,
    );
  const notice = async () =>
    (await app.current.as(member).get(`/api/v1/audios/${audioId}`)).json<AudioDetail>().notice;
  await hear(0, { ok: true });
  expect(await notice()).toBeNull();
  await hear(1, { ok: true, notice: 'Powered by somebody' });
  await hear(2, { ok: true });
  expect(await notice()).toBe('Powered by somebody');
});
