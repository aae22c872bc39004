import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Audio, AudioDetail } from '@tavla/shared/contracts/audios';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { startWorker, type Worker } from '@/jobs/worker';
import { uploadAudio, waitForMeeting } from '@/test/audio-client';
import { type TestCompany, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let worker: Worker;
let meeting: AudioDetail;

const voices = `WEBVTT

00:00:01.000 --> 00:00:02.000
<v Voice 1>We begin with the budget.</v>

00:00:03.000 --> 00:00:04.000
<v Voice 2>It is not ready.</v>

00:00:05.000 --> 00:00:06.000
<v Voice 1>Then we wait for it.</v>

00:00:07.000 --> 00:00:08.000
<v Voice 11>I heard nothing.</v>
`;

beforeAll(async () => {
  const base = await app.current.listen();
  company = await app.current.addCompany();
  const { deps } = app.current.app;
  worker = await startWorker(deps.db.url, deps.db.pool, await jobHandlers(deps), { info() {}, warn() {} });
  const file = path.join(deps.env.dataDir, 'voices.vtt');
  await writeFile(file, voices);
  const audio = (await (await uploadAudio(base, company.member, file, {})).json()) as Audio;
  meeting = await waitForMeeting(app.current, company.member, audio.id);
});
afterAll(() => worker?.stop());

const me = () => app.current.as(company.member);
const speakers = async () => {
  const detail = (await me().get(`/api/v1/audios/${meeting.id}`)).json<AudioDetail>();
  return detail.segments.map(({ speaker }) => speaker);
};

test('a voice that is named once is that person in every line, in the exports, and is found by the name', async () => {
  expect(await speakers()).toEqual(['Voice 1', 'Voice 2', 'Voice 1', 'Voice 11']);
  const path = `/api/v1/audios/${meeting.id}/segments`;
  const answer = await me().patch(path, { speaker: 'Priya Raman', from: 'Voice 1' });
  expect(answer.statusCode).toBe(200);
  expect(await speakers()).toEqual(['Priya Raman', 'Voice 2', 'Priya Raman', 'Voice 11']);

  const { rows } = await app.current.db.pool.query(
    `select data from event where "organizationId" = $1 and resource = 'transcripts' order by seq`,
    [company.id],
  );
  expect(rows.map(({ data }) => data)).toEqual([
    { id: meeting.id, spoken: { speaker: 'Priya Raman', from: 'Voice 1' } },
  ]);
  const changes = `${path}/${meeting.segments[2]?.id}/changes`;
  expect((await me().get(changes)).json().data).toMatchObject([
    { field: 'speaker', before: 'Voice 1', after: 'Priya Raman' },
  ]);
  const exported = (await me().get(`/api/v1/audios/${meeting.id}/export?format=vtt`)).body;
  expect(exported.match(/<v Priya Raman>/g)).toHaveLength(2);
  const found = await me().get('/api/v1/transcripts/search?q=budget&speaker=Priya%20Raman');
  expect(found.json().data).toMatchObject([{ audioId: meeting.id, hits: [{ speaker: 'Priya Raman' }] }]);
});
