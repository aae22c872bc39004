import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { v7 as newId } from 'uuid';
import { afterAll, expect, test, vi } from 'vitest';
import { modelsFolder } from '@/adapters/speech/models/installed-models';
import { installTiny } from '@/adapters/speech/models/tiny-models.test-kit';
import { tinyWhisper } from '@/adapters/speech/models/tiny-whisper.test-kit';
import { tinyEmbedding, tinySegmentation } from '@/adapters/speech/voices/tiny-speakers.test-kit';
import { tones } from '@/adapters/speech/voices/tones.test-kit';
import { addMeeting } from '@/test/rows/add-meeting';
import { useTestApp } from '@/test/test-app';
import { analyseStep } from '../analyse-step';
import { samplesKey } from '../meeting-jobs';
import type { MeetingDeps } from '../meeting-steps';
import { recogniseStep } from '../recognise-step';

// The libraries share the machine with everything else that is being tested.
vi.setConfig({ testTimeout: 120_000 });

const app = useTestApp();
afterAll(() => app.current.app.deps.speech.close());

const low = 200;
const high = 3_000;
const sound = tones([low, 2], [0, 1], [high, 2], [0, 1], [high, 2], [0, 1], [low, 2]);
const chunks = [
  [0, 5_000],
  [6_000, 11_000],
] as const;

/** A meeting of two people who take turns, decoded, with its chunks planned. */
async function addDecoded() {
  const { id: organizationId, member } = await app.current.addCompany();
  const audioId = newId();
  const { prisma } = app.current.db.forCompany(organizationId);
  await addMeeting(app.current.db.prisma, organizationId, {
    ...{ id: audioId, name: 'Stand-up', status: 'transcribing', createdById: member.id, language: 'en' },
  });
  for (const [index, [startMs, endMs]] of chunks.entries()) {
    const spans = [
      { startMs, endMs: startMs + 2_000 },
      { startMs: startMs + 3_000, endMs },
    ];
    await prisma.audioChunk.create({ data: { organizationId, audioId, index, startMs, endMs, spans } });
  }
  const { deps } = app.current.app;
  await deps.blobs.put(samplesKey(organizationId, audioId), sound);
  const steps: MeetingDeps = { ...deps, workDir: deps.env.dataDir, ffmpegPath: null };
  const job = { organizationId, audioId, attempt: 1 };
  const { signal } = new AbortController();
  const recognise = async () => {
    for (const index of chunks.keys()) await recogniseStep(steps, { ...job, index }, signal);
  };
  const analyse = () => analyseStep(steps, job, signal, { attempt: 1, isLastAttempt: false, signal });
  const speakers = async () => {
    const detail = (await app.current.as(member).get(`/api/v1/audios/${audioId}`)).json<AudioDetail>();
    return detail.segments.map(({ speaker }) => speaker);
  };
  return { organizationId, audioId, prisma, recognise, analyse, speakers };
}
const folder = () => modelsFolder(app.current.app.deps.env);
const install = (name: string, kind: 'speaker-segmentation' | 'speaker-embedding', weights: Buffer) =>
  installTiny(folder(), { name, kind, languages: [] }, { weights });

test('without the models for it a transcript has no voices', async () => {
  await installTiny(folder(), { name: 'tiny', kind: 'whisper', languages: ['en'] }, tinyWhisper());
  const { recognise, analyse, speakers } = await addDecoded();
  await recognise();
  await analyse();
  expect(await speakers()).toEqual([null, null, null, null]);
});

test('a transcript has voices across its chunks, and how they sound is forgotten', async () => {
  await install('cut', 'speaker-segmentation', tinySegmentation());
  await install('sound', 'speaker-embedding', tinyEmbedding());
  const { prisma, audioId, recognise, analyse, speakers } = await addDecoded();
  await recognise();
  expect(await speakers()).toEqual([null, null, null, null]);
  const heard = async () =>
    (await prisma.audioChunk.findMany({ where: { audioId } })).map(({ voices }) => (voices as []).length);
  expect(await heard()).toEqual([2, 2]);
  // Somebody was quicker and said who it is.
  const second = await prisma.transcriptSegment.findFirst({ where: { audioId, startMs: 3_000 } });
  await prisma.transcriptSegment.updateMany({ where: { id: second?.id ?? '' }, data: { speaker: 'Priya' } });
  await analyse();
  expect(await speakers()).toEqual(['Voice 1', 'Priya', 'Voice 2', 'Voice 1']);
  expect(await heard()).toEqual([0, 0]);
  await analyse();
  expect(await speakers()).toEqual(['Voice 1', 'Priya', 'Voice 2', 'Voice 1']);
});

test('where voices cannot be told apart, the words are there all the same', async () => {
  await install('a-broken', 'speaker-embedding', Buffer.alloc(9));
  const warned = new Promise<Error>((resolve) => process.once('warning', resolve));
  const { recognise, analyse, speakers } = await addDecoded();
  await recognise();
  await analyse();
  expect(await speakers()).toEqual([null, null, null, null]);
  expect((await warned).message).toContain('could not be told apart');
});
