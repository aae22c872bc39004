import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LLMock } from '@copilotkit/aimock';
import type { Audio, AudioDetail } from '@tavla/shared/contracts/audios';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerParts, draftOf, longMeeting } from '@/adapters/language/openai/long-meeting.test-kit';
import { writeVtt } from '@/adapters/transcripts/write-cues';
import { uploadAudio } from '@/test/audio-client';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';
import { analyseStep } from './analyse-step';

let server: LLMock;
let tavla: TestApp;
let base: string;
let company: TestCompany;

beforeAll(async () => {
  server = await LLMock.create({ port: 0 });
  tavla = await startTestApp({ OPENAI_BASE_URL: `${server.url}/v1`, CHAT_CONTEXT_TOKENS: '4000' });
  base = await tavla.listen();
});
beforeEach(async () => {
  server.reset();
  company = await tavla.addCompany();
});
afterAll(async () => {
  await tavla.close();
  await server.stop();
});

const said = { 3: 'Anna, please call the bank by Friday.', 20: 'We decided to sell the old van.' };
const set = (patch: object) => tavla.as(company.admin).patch('/api/v1/organization', patch);

/** Uploads some minutes of talk as a transcript and analyses them, as the worker does. */
async function analysed(lines = 30): Promise<AudioDetail> {
  const cues = longMeeting(lines, said).segments.map(({ startMs, endMs, text }) => ({
    ...{ startMs, endMs, text },
    speaker: null,
  }));
  const file = path.join(tavla.app.deps.env.dataDir, 'Talk.vtt');
  await writeFile(file, writeVtt(cues));
  const fields = { language: 'en', recordedAt: '2026-02-24T09:30:00Z', timeZone: 'UTC' };
  const { id } = (await (await uploadAudio(base, company.member, file, fields)).json()) as Audio;
  const { deps } = tavla.app;
  const { signal } = new AbortController();
  const steps = { ...deps, workDir: deps.env.dataDir, ffmpegPath: null };
  const job = { organizationId: company.id, audioId: id, attempt: 1 };
  await analyseStep(steps, job, signal, { attempt: 1, isLastAttempt: false, signal });
  return (await tavla.as(company.member).get(`/api/v1/audios/${id}`)).json();
}

test('a meeting of a company that lets it is read by the model', async () => {
  const asked = answerParts(server, draftOf);
  expect((await analysed()).analysis).toMatchObject({ engine: 'openai' });
  expect(asked.length).toBeGreaterThan(0);
});

test.each(['local', 'off'])('with the assistant %s it is read on this machine alone', async (assistant) => {
  await set({ assistant });
  const { analysis } = await analysed();
  expect(analysis).toMatchObject({ engine: 'local' });
  expect(JSON.stringify(analysis)).toContain('sell the old van');
  expect(server.getRequests()).toEqual([]);
});

test('one in the middle of which the company says no is read on this machine from there', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = answerParts(server, async (part) => {
    await set({ assistant: 'local' });
    await held;
    return draftOf(part);
  });
  expect((await analysed(160)).analysis).toMatchObject({ engine: 'local' });
  release();
  // Two at a time were on their way when the setting came.
  expect(asked.length).toBeLessThanOrEqual(2);
});

test('one in the middle of which the tokens of the month are used goes on there, and the next begins there', async () => {
  await set({ assistantTokens: 1_000 });
  const asked = answerParts(server, draftOf);
  expect((await analysed(300)).analysis).toMatchObject({ engine: 'local' });
  const atFirst = asked.length;
  // The first request is counted while others are on their way.
  expect(atFirst).toBeLessThan(6);
  const { months } = (await tavla.as(company.admin).get('/api/v1/organization/assistant')).json();
  expect(months[0].requests).toBeGreaterThan(0);
  expect(months[0].meetingTokens).toBeGreaterThan(1_000);
  expect((await analysed()).analysis).toMatchObject({ engine: 'local' });
  expect(asked).toHaveLength(atFirst);
});
