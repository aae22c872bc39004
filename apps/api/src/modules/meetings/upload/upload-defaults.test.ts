import type { Audio } from '@tavla/shared/contracts/audios';
import type { ErrorBody } from '@tavla/shared/errors';
import { missingText } from '@tavla/shared/meetings/missing-text';
import { beforeAll, describe, expect, test } from 'vitest';
import { announceUpload, fixture, uploadAudio } from '@/test/audio-client';
import { type TestCompany, useTestApp } from '@/test/test-app';

const tavla = useTestApp();
let base: string;
let company: TestCompany;
const recording = fixture('en-04-incident-review.webm');

beforeAll(async () => {
  base = await tavla.current.listen();
  company = await tavla.current.addCompany();
});

const set = async (settings: object) =>
  expect((await tavla.current.as(company.admin).patch('/api/v1/organization', settings)).statusCode).toBe(
    200,
  );

/** What the server takes an announced recording to be. */
async function announced(metadata: Record<string, string> = {}) {
  const { status, headers } = await announceUpload(base, company.member, 10, {
    filename: 'a.webm',
    ...metadata,
  });
  expect(status).toBe(201);
  const id = headers.get('location')?.split('/').at(-1) ?? '';
  const { metadata: stored } = await tavla.current.db.prisma.upload.findFirstOrThrow({ where: { id } });
  return (stored as { settings: { language: string; timeZone: string } }).settings;
}

describe('a recording of which nobody says more', () => {
  test('is in English and in UTC, unless the company or the person has something else', async () => {
    expect(await announced()).toMatchObject({ language: 'en', timeZone: 'UTC' });
    await set({ recordingLanguage: 'es', timeZone: 'Asia/Tokyo' });
    expect(await announced()).toMatchObject({ language: 'es', timeZone: 'Asia/Tokyo' });
    await tavla.current.as(company.member).patch('/auth/me', { timeZone: 'Europe/Madrid' });
    expect(await announced()).toMatchObject({ language: 'es', timeZone: 'Europe/Madrid' });
    expect(await announced({ language: 'en', timeZone: 'Africa/Lagos' })).toMatchObject({
      language: 'en',
      timeZone: 'Africa/Lagos',
    });
    // A browser may know zones that this server does not, or give an offset.
    for (const timeZone of ['Mars/Olympus', '+05:30'])
      expect(await announced({ timeZone })).toMatchObject({ timeZone: 'Europe/Madrid' });
    await set({ recordingLanguage: null });
    expect(await announced()).toMatchObject({ language: 'en' });
  });

  test('is in the language of the company in a form, too, where address and field name none', async () => {
    await set({ recordingLanguage: 'sv' });
    const refused = await uploadAudio(base, company.member, recording);
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as ErrorBody).message).toContain('Swedish');
    expect((await uploadAudio(base, company.member, recording, {}, '?locale=en-US')).status).toBe(201);
    expect((await uploadAudio(base, company.member, recording, { language: 'en' })).status).toBe(201);
  });
});

const gaps = (count: number, everyMs: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{ atMs: at * everyMs, missingMs: 61_234, why: 'paused' as const },
  }));

test('places without sound are read in the short form, too, all of them', async () => {
  const places = gaps(450, 2);
  const missing = missingText(places, 6_000);
  const sent = await uploadAudio(base, company.member, recording, { language: 'en', missing });
  const { id } = (await sent.json()) as Audio;
  const answer = await tavla.current.as(company.member).get(`/api/v1/audios/${id}`);
  expect(answer.json().missing).toEqual(places);
});

test('a recording may be announced for as many people as it can be for', async () => {
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  const visibility = JSON.stringify({ to: 'people', ids: ids(500) });
  const missing = missingText(gaps(500, 72_000), 1_500);
  const metadata = {
    filename: 'a.webm',
    language: 'en',
    visibility,
    attendeeIds: JSON.stringify(ids(500)),
    missing,
  };
  const answer = await announceUpload(base, company.member, 10, metadata);
  // All have been read, and none of them is of the company.
  expect(((await answer.json()) as ErrorBody).reason).toBe('unknown-colleague');
});
