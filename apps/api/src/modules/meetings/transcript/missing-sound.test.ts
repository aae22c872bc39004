import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { type MissingSound, missingMax } from '@tavla/shared/meetings/missing-sound';
import { beforeAll, expect, test } from 'vitest';
import { announceUpload, fixture, sendPart, uploadAudio } from '@/test/audio-client';
import { type TestCompany, useTestApp } from '@/test/test-app';

const tavla = useTestApp();
const file = fixture('en-04-incident-review.webm');
const missing: MissingSound[] = [
  { atMs: 2_000, missingMs: 60_000, why: 'slept' },
  { atMs: 9_000, missingMs: 0, why: 'microphone' },
  { atMs: 9_000, missingMs: 3 * 86_400_000, why: 'closed' },
];
let base: string;
let company: TestCompany;

beforeAll(async () => {
  base = await tavla.current.listen();
  company = await tavla.current.addCompany();
});

const announce = (size: number, fields: object) =>
  announceUpload(base, company.member, size, { filename: 'a.webm', filetype: 'audio/webm', ...fields });
const detail = async (id: string | null): Promise<AudioDetail> =>
  (await tavla.current.as(company.member).get(`/api/v1/audios/${id}`)).json();
const form = async (from: string, fields: Record<string, string>) =>
  (await (await uploadAudio(base, company.member, from, fields)).json()) as AudioDetail;
/** The pipeline has found how long it is. */
const measured = (id: string, durationMs: number) =>
  tavla.current.db.prisma.audio.updateMany({ where: { id }, data: { durationMs, status: 'done' } });

test('what a recorder noted is the meeting’s, though the upload is cut', async () => {
  const { length } = await readFile(file);
  const where = (await announce(length, { missing: JSON.stringify(missing) })).headers.get('location');
  await sendPart(base + where, company.member, file, 0, 1_000);
  const last = await sendPart(base + where, company.member, file, 1_000, undefined);
  expect((await detail(last.headers.get('audio-id'))).missing).toEqual(missing);
});

test('it comes by a form as well, in order, and what belongs together is one', async () => {
  const [slept, lost, closed] = missing as [MissingSound, MissingSound, MissingSound];
  const { id } = await form(file, { missing: JSON.stringify([lost, closed, slept, slept]) });
  expect((await detail(id)).missing).toEqual([{ ...slept, missingMs: 120_000 }, lost, closed]);
});

test('whoever notes nothing has nothing missing', async () => {
  expect((await detail((await form(file, {})).id)).missing).toEqual([]);
  expect((await detail((await form(file, { missing: '' })).id)).missing).toEqual([]);
});

test.each([
  ['{}', 'missing'],
  ['[{"atMs":0,"missingMs":-1,"why":"slept"}]', 'missing.0.missingMs'],
  ['[{"atMs":0,"missingMs":1,"why":"<b>"}]', 'missing.0.why'],
  [JSON.stringify(Array(missingMax + 1).fill(missing[0])), 'missing'],
])('nonsense such as %.60s is refused before a byte is sent', async (text, field) => {
  const answer = await announce(10, { missing: text });
  expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ path: field }] }]);
});

test('places that the recording does not have are not told; its end is one', async () => {
  const { id } = await form(file, { missing: JSON.stringify(missing) });
  await measured(id, 8_900);
  expect((await detail(id)).missing).toEqual(missing);
  await measured(id, 7_000);
  expect((await detail(id)).missing).toEqual([missing[0]]);
});

test('an export tells it, and brings it along when it is uploaded elsewhere', async () => {
  const { id } = await form(file, { missing: JSON.stringify(missing) });
  await measured(id, 60_000);
  const { db, app } = tavla.current;
  const line = { organizationId: company.id, audioId: id, chunkIndex: 0, startMs: 0, endMs: 900 };
  await db.prisma.transcriptSegment.create({ data: { ...line, id, text: 'Hello.' } });
  const exported = async (format: string) =>
    (await tavla.current.as(company.member).get(`/api/v1/audios/${id}/export?format=${format}`)).body;
  expect(await exported('md')).toContain(
    'Nothing was recorded here for 72:00:00: the recording was broken off',
  );
  expect(await exported('vtt')).toContain(
    'NOTE 00:00:02.000 Nothing was recorded here for 1:00: the computer slept',
  );
  const copy = path.join(app.deps.env.dataDir, 'copy.json');
  await writeFile(copy, await exported('json'));
  expect((await detail((await form(copy, {})).id)).missing).toEqual(missing);
});

test('a meeting that was deleted comes back with it', async () => {
  const { id } = await form(file, { missing: JSON.stringify(missing) });
  const me = tavla.current.as(company.member);
  await me.delete(`/api/v1/audios/${id}`);
  await me.post(`/api/v1/audios/${id}/restore`);
  expect((await detail(id)).missing).toEqual(missing);
});
