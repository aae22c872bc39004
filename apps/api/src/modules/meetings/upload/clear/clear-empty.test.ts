import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { announceUpload, askOffset, fixture, sendPart } from '@/test/audio-client';
import { startBucket, type TestBucket } from '@/test/bucket';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';
import { uploadPlace } from '../upload-place';
import { clearEmptyUploads, emptyKept, lockKept } from './clear-empty';
import { clearRests } from './clear-rests';

const file = fixture('en-04-incident-review.webm');

describe.each(['folder', 'bucket'])('uploads into a %s', (kind) => {
  let bucket: TestBucket | undefined;
  let app: TestApp;
  let base: string;
  let company: TestCompany;

  beforeAll(async () => {
    if (kind === 'bucket') bucket = await startBucket();
    app = await startTestApp(bucket?.env ?? {});
    base = await app.listen();
    company = await app.addCompany();
  });
  afterAll(async () => {
    await app.close();
    await bucket?.close();
  });

  const announce = async () => {
    const metadata = { filename: 'a.webm', filetype: 'audio/webm' };
    const answer = await announceUpload(base, company.member, 60_000, metadata);
    const location = answer.headers.get('location') ?? '';
    return { answer, url: base + location, id: location.split('/').at(-1) ?? '' };
  };
  /** @param later milliseconds from now */
  const clear = async (later = emptyKept + 1_000) => {
    const { blobs, env } = app.app.deps;
    return clearEmptyUploads(app.db, await uploadPlace(blobs, app.db, env.dataDir), Date.now() + later);
  };
  const left = async (id: string) => {
    const files = bucket
      ? [...(await bucket.keys()), ...(await bucket.unfinished())]
      : readdirSync(path.join(app.app.deps.env.dataDir, 'uploads'));
    return [await app.db.prisma.upload.count({ where: { id } }), files.filter((name) => name.includes(id))];
  };

  test('that never got a byte go within the hour, and leave nothing', async () => {
    const { answer, url, id } = await announce();
    const expires = Date.parse(answer.headers.get('upload-expires') ?? '') - Date.now();
    expect(Math.abs(expires - emptyKept)).toBeLessThan(60_000);
    expect(await clear(emptyKept - 60_000)).toBe(0);
    expect((await askOffset(url, company.member)).headers.get('upload-offset')).toBe('0');
    expect(await clear()).toBe(1);
    expect(await left(id)).toEqual([0, []]);
    expect(await bucket?.unfinished()).toEqual(bucket && []);
    // Whoever comes back is told that it is gone, and announces it again.
    expect((await askOffset(url, company.member)).status).toBe(404);
    expect((await sendPart(url, company.member, file, 0, 1_000)).status).toBe(404);
  });

  test('that have got one stay, however long nothing more comes', async () => {
    const { url, id } = await announce();
    expect((await sendPart(url, company.member, file, 0, 1)).status).toBe(204);
    expect(await clear(6 * 86_400_000)).toBe(0);
    const { lockToken } = await app.db.prisma.upload.findFirstOrThrow({ where: { id } });
    expect(lockToken).toBeNull();
    expect((await sendPart(url, company.member, file, 1, 1_000)).status).toBe(204);
  });

  test('that a request had in hand whose process was killed go within the day', async () => {
    const { url, id } = await announce();
    const begun = await announce();
    expect((await sendPart(begun.url, company.member, file, 0, 1)).status).toBe(204);
    const token = '00000000-0000-7000-8000-000000000000';
    await app.db.prisma.upload.updateMany({ data: { lockToken: token }, where: { audioId: null } });
    expect(await clear(lockKept - 60_000)).toBe(0);
    expect(await clear(lockKept + 60_000)).toBe(1);
    expect(await left(id)).toEqual([0, []]);
    expect((await askOffset(url, company.member)).status).toBe(404);
    const { lockToken } = await app.db.prisma.upload.findFirstOrThrow({ where: { id: begun.id } });
    expect(lockToken).toBe(token);
    await app.db.prisma.upload.deleteMany({ where: { id: begun.id } });
  });

  test('that a request has in hand stay, and so do meetings', async () => {
    const held = await announce();
    const token = '00000000-0000-7000-8000-000000000000';
    await app.db.prisma.upload.updateMany({ where: { id: held.id }, data: { lockToken: token } });
    const made = await announce();
    await app.db.prisma.upload.updateMany({ where: { id: made.id }, data: { audioId: made.id } });
    expect(await clear()).toBe(0);
    expect((await left(held.id))[0]).toBe(1);
    expect((await left(made.id))[0]).toBe(1);
  });
});

test('what lies beside a meeting since its process was killed goes after a day, and nothing that is still sent', async () => {
  const app = await startTestApp();
  try {
    const { member } = await app.addCompany();
    const base = await app.listen();
    const metadata = { filename: 'a.webm', filetype: 'audio/webm' };
    const ids: string[] = [];
    for (let n = 0; n < 2; n++) {
      const location = (await announceUpload(base, member, 60_000, metadata)).headers.get('location') ?? '';
      expect((await sendPart(base + location, member, file, 0, 1_000)).status).toBe(204);
      ids.push(location.split('/').at(-1) ?? '');
    }
    const [made = '', begun = ''] = ids;
    await app.db.prisma.upload.updateMany({ where: { id: made }, data: { audioId: made } });
    const { blobs, env } = app.app.deps;
    const place = await uploadPlace(blobs, app.db, env.dataDir);
    await clearRests(app.db, place);
    expect((await place.lying()).sort()).toEqual([made, begun].sort());
    await clearRests(app.db, place, Date.now() + 25 * 3_600_000);
    expect(await place.lying()).toEqual([begun]);
  } finally {
    await app.close();
  }
});

test('they are cleared by the hour, as long as the server runs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const app = await startTestApp();
  try {
    const { member } = await app.addCompany();
    const metadata = { filename: 'a.webm', filetype: 'audio/webm' };
    await announceUpload(await app.listen(), member, 1_000, metadata);
    await app.db.prisma.upload.updateMany({ data: { createdAt: new Date(Date.now() - emptyKept - 1_000) } });
    vi.advanceTimersByTime(3_600_000);
    await expect.poll(() => app.db.prisma.upload.count()).toBe(0);
  } finally {
    await app.close();
    vi.useRealTimers();
  }
});
