import { readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Audio, AudioDetail } from '@tavla/shared/contracts/audios';
import { say } from '@tavla/shared/error-words';
import type { ErrorBody } from '@tavla/shared/errors';
import { isLikely } from '@tavla/shared/meetings/confidence';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWav } from '@/adapters/speech/pcm';
import { jobHandlers } from '@/job-handlers';
import { startWorker, type Worker } from '@/jobs/worker';
import {
  announceUpload,
  askOffset,
  fixture,
  sendPart,
  uploadAudio,
  waitForMeeting,
} from '@/test/audio-client';
import { hasSharedData, sharedData } from '@/test/shared-data';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { errorColumns } from './meetings.repo';

const tavla = useTestApp();
let base: string;
let company: TestCompany;
let other: TestCompany;
let worker: Worker;
const silentLog = { info() {}, warn() {} };
const english = fixture('en-04-incident-review.webm');

beforeAll(async () => {
  base = await tavla.current.listen();
  company = await tavla.current.addCompany();
  other = await tavla.current.addCompany();
  const { deps } = tavla.current.app;
  worker = await startWorker(deps.db.url, deps.db.pool, await jobHandlers(deps), silentLog);
});
afterAll(() => worker?.stop());

describe('a recording becomes a transcript and proposals', () => {
  let detail: AudioDetail;

  beforeAll(async () => {
    await tavla.current.addUser(company.id, company.roles.user, { firstName: 'Laura', lastName: 'Chen' });
    const fields = { language: 'en', recordedAt: '2026-03-04T10:00:00Z', timeZone: 'Europe/Stockholm' };
    const answer = await uploadAudio(base, company.member, english, fields);
    expect(answer.status).toBe(201);
    const audio = (await answer.json()) as Audio;
    expect(audio).toMatchObject({ name: 'en-04-incident-review', isTranscribed: false, status: 'queued' });
    detail = await waitForMeeting(tavla.current, company.member, audio.id);
  });

  test('with segments in order and within its length', () => {
    expect(detail).toMatchObject({ status: 'done', isTranscribed: true, progress: 1, error: null });
    expect(detail.segments.length).toBeGreaterThan(5);
    const peaks = Buffer.from(detail.peaks ?? '', 'base64');
    expect([peaks.length, Math.max(...peaks)]).toEqual([1_000, 255]);
    const starts = detail.segments.map(({ startMs }) => startMs);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    for (const { startMs, endMs, text } of detail.segments) {
      expect(endMs).toBeGreaterThan(startMs);
      expect(endMs).toBeLessThanOrEqual((detail.durationMs ?? 0) + 500);
      expect(text).not.toBe('');
    }
  });

  test('each proposal stands in Pending with a quote of the transcript', async () => {
    const tasks = (await tavla.current.as(company.member).get('/api/v1/tasks')).json().data;
    const items = (detail.analysis?.actionItems ?? []).filter(isLikely);
    expect(items.length).toBeGreaterThan(1);
    const transcript = detail.segments.map(({ text }) => text).join(' ');
    for (const item of items) {
      const task = tasks.find(({ id }: { id: string }) => id === item.taskId);
      expect(task).toMatchObject({
        currentStatus: { status: 'on-approval' },
        origin: { audioId: detail.id },
      });
      expect(task.origin.quote).toBe(item.quote);
      expect(transcript).toContain(item.quote);
    }
  });

  test('the recording can be heard in part, by this company alone', async () => {
    const url = `${base}/api/v1/audios/${detail.id}/file`;
    const headers = { cookie: company.member.cookie };
    const whole = await fetch(url, { headers });
    expect(Buffer.from(await whole.arrayBuffer()).equals(await readFile(english))).toBe(true);
    const part = await fetch(url, { headers: { ...headers, range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${(await stat(english)).size}`);
    expect((await part.arrayBuffer()).byteLength).toBe(10);
    expect((await fetch(url, { headers: { ...headers, range: 'bytes=99999999-' } })).status).toBe(416);
    expect((await fetch(url, { headers: { cookie: other.member.cookie } })).status).toBe(404);
  });

  test('nothing of the work stays behind', async () => {
    const { blobs } = tavla.current.app.deps;
    await expect.poll(() => blobs.size(`samples/${company.id}/${detail.id}`)).toBeUndefined();
  });

  test('deleting it takes the recording and what nobody decided on, and leaves the tasks', async () => {
    const [taskId, undecided] = (detail.analysis?.actionItems ?? []).flatMap(({ taskId: id }) => id ?? []);
    const me = tavla.current.as(company.member);
    await me.patch(`/api/v1/tasks/${taskId}`, { customField: { status: 'todo' } });
    expect((await me.delete(`/api/v1/audios/${detail.id}`)).statusCode).toBe(204);
    expect((await me.get(`/api/v1/audios/${detail.id}`)).statusCode).toBe(404);
    expect((await me.get(`/api/v1/tasks/${taskId}`)).json().origin).toBeNull();
    expect((await me.get(`/api/v1/tasks/${undecided}`)).statusCode).toBe(404);
    // The seconds in which it could be brought back are over.
    const { pool } = tavla.current.db;
    await pool.query(`update deleted_meeting set "deletedAt" = now() - interval '1 minute'`);
    await pool.query(
      `update graphile_worker._private_jobs set run_at = now() where run_at > now() and payload->>'audioId' = $1`,
      [detail.id],
    );
    const { blobs } = tavla.current.app.deps;
    await expect.poll(() => blobs.size(`audios/${company.id}/${detail.id}`)).toBeUndefined();
  });
});

describe('an upload that is cut', () => {
  const metadata = { filename: 'stand-up.wav', filetype: 'audio/wav', language: 'en' };

  test('goes on where it was and makes one meeting, however often it ends', async () => {
    // In silence nothing is to be recognised, for which all that comes after would wait.
    const silence = path.join(tavla.current.app.deps.env.dataDir, 'stand-up.wav');
    await writeFile(silence, toWav(Buffer.alloc(200_000)));
    const { size } = await stat(silence);
    const announced = await announceUpload(base, company.member, size, metadata);
    expect(announced.status).toBe(201);
    const url = new URL(announced.headers.get('location') ?? '', `${base}/api/v1/uploads`).toString();
    expect((await sendPart(url, company.member, silence, 0, 100_000)).status).toBe(204);
    expect((await askOffset(url, company.member)).headers.get('upload-offset')).toBe('100000');
    expect((await askOffset(url, company.admin)).status).toBe(404);
    const last = await sendPart(url, company.member, silence, 100_000, undefined);
    expect(last.status).toBe(204);
    const audioId = last.headers.get('audio-id');
    const again = await askOffset(url, company.member);
    expect(again.headers.get('audio-id')).toBe(audioId);
    const { data } = (await tavla.current.as(company.member).get('/api/v1/audios')).json();
    expect(data.filter(({ name }: { name: string }) => name === 'stand-up')).toHaveLength(1);
  });

  test('a language without an engine and a file that is no sound are refused before any byte', async () => {
    const swedish = await announceUpload(base, company.member, 10, { ...metadata, language: 'sv' });
    expect(swedish.status).toBe(422);
    expect(await swedish.json()).toMatchObject({ code: 'language-unavailable' });
    const text = await announceUpload(base, company.member, 10, { ...metadata, filetype: 'text/plain' });
    expect(text.status).toBe(415);
    expect((await announceUpload(base, company.member, 0, metadata)).status).toBe(400);
    const large = await announceUpload(base, company.member, 3 * 2 ** 30, metadata);
    expect(large.headers.get('content-type')).toContain('application/json');
    expect(large.headers.get('access-control-allow-origin')).toBeNull();
    expect([large.status, await large.json()]).toMatchObject([413, { statusCode: 413, code: 'too-large' }]);
  });

  test('a file name with characters that cannot be stored is a label like any other', async () => {
    const named = await announceUpload(base, company.member, 10, { ...metadata, filename: '../a\0b.webm' });
    expect(named.status).toBe(201);
  });
});

describe('bad input', () => {
  const me = () => company.member;

  test('Swedish is refused in words', async () => {
    const answer = await uploadAudio(base, me(), english, {}, '?locale=sv-SE');
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as ErrorBody).message).toContain('Swedish');
  });

  test('the field language wins over the locale', async () => {
    const answer = await uploadAudio(base, me(), english, { language: 'sv' }, '?locale=en');
    expect(answer.status).toBe(422);
  });

  test('a request without a file names the field', async () => {
    const form = new FormData();
    form.append('language', 'en');
    const headers = { cookie: me().cookie };
    const answer = await fetch(`${base}/api/v1/audios`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as ErrorBody).errors).toMatchObject([
      { path: 'file', message: 'Choose an audio file to upload.' },
    ]);
  });

  const broken = sharedData('broken');
  const cases: [string, number, string?][] = [
    ['text-renamed.mp3', 415],
    ['zero-byte.wav', 415],
    ['truncated.m4a', 201, 'failed'],
    ['one-word-3s.mp3', 201, 'done'],
    ['tone.mp3', 201, 'done'],
    ['wav-wrong-length-long.wav', 201, 'done'],
    ['wav-wrong-length-zero.wav', 201, 'done'],
    ['silence-10min.mp3', 201, 'done'],
    ['noise-3min.mp3', 201, 'done'],
    ['truncated-faststart.m4a', 201, 'done'],
    ['video-with-speech.mp4', 201, 'done'],
  ];
  test.skipIf(!hasSharedData)('none of the broken files is left out', () => {
    expect(readdirSync(broken).sort()).toEqual(cases.map(([name]) => name).sort());
  });
  test.skipIf(!hasSharedData).for(cases)('%s', { timeout: 120_000 }, async ([name, status, end]) => {
    const answer = await uploadAudio(base, me(), `${broken}/${name}`, { language: 'en' });
    expect(answer.status).toBe(status);
    if (!end) return;
    const detail = await waitForMeeting(tavla.current, me(), ((await answer.json()) as Audio).id);
    expect(detail.status, detail.error ?? '').toBe(end);
    const isSpoken = /^(truncated-faststart|video|wav)/.test(name);
    if (!isSpoken) expect(detail.analysis?.actionItems ?? []).toEqual([]);
    if (end === 'failed') expect(detail.error).toMatch(/incomplete|cannot be/);
    if (/tone|silence|noise/.test(name)) expect(detail.segments).toEqual([]);
    if (isSpoken) expect(detail.segments).not.toEqual([]);
    if (name === 'truncated-faststart.m4a') expect(detail.cause?.reason).toBe('recording-incomplete');
  });
});

test('a file that ends in the middle becomes a meeting that says so', { timeout: 120_000 }, async () => {
  const cut = path.join(tavla.current.app.deps.env.dataDir, 'cut.webm');
  await writeFile(cut, (await readFile(english)).subarray(0, 60_000));
  const answer = await uploadAudio(base, company.member, cut, { language: 'en' });
  const detail = await waitForMeeting(tavla.current, company.member, ((await answer.json()) as Audio).id);
  expect(detail).toMatchObject({
    status: 'done',
    error: 'The file ends in the middle. What could be read of it was transcribed.',
    cause: { reason: 'recording-incomplete', params: {} },
  });
  expect(detail.segments.length).toBeGreaterThan(1);
  const list = (await tavla.current.as(company.member).get('/api/v1/audios')).json();
  expect(list.data.find(({ id }: Audio) => id === detail.id).error).toBe(detail.error);
});

test('a failed meeting can be tried again, a finished one cannot', { timeout: 120_000 }, async () => {
  const { db } = tavla.current;
  const silence = path.join(tavla.current.app.deps.env.dataDir, 'silence.wav');
  await writeFile(silence, toWav(Buffer.alloc(32_000)));
  const { id } = (await (
    await uploadAudio(base, company.member, silence, { language: 'en' })
  ).json()) as Audio;
  await waitForMeeting(tavla.current, company.member, id);
  const me = tavla.current.as(company.member);
  expect((await me.post(`/api/v1/audios/${id}/retry`)).statusCode).toBe(409);

  await db.prisma.audio.updateMany({
    where: { id },
    data: { status: 'failed', ...errorColumns(say('recogniser-stopped')) },
  });
  const retried = await me.post(`/api/v1/audios/${id}/retry`);
  expect(retried.json()).toMatchObject({ status: 'queued', error: null, cause: null });
  const detail = await waitForMeeting(tavla.current, company.member, id);
  expect(detail).toMatchObject({ status: 'done', segments: [], analysis: { actionItems: [] } });
});
