import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { announceUpload, askOffset, fixture, sendPart } from '@/test/audio-client';
import { startBucket, type TestBucket } from '@/test/bucket';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';
import { uploadPlace } from '../upload-place';

const file = fixture('en-04-incident-review.webm');
const digest = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

describe.each(['folder', 'bucket'])('an upload into a %s', (kind) => {
  let bucket: TestBucket | undefined;
  let app: TestApp;
  let base: string;
  let company: TestCompany;
  let bytes: Buffer;

  beforeAll(async () => {
    if (kind === 'bucket') bucket = await startBucket();
    app = await startTestApp(bucket?.env ?? {});
    base = await app.listen();
    company = await app.addCompany();
    bytes = await readFile(file);
  });
  afterAll(async () => {
    await app.close();
    await bucket?.close();
  });

  const announce = (sha256: string) =>
    announceUpload(base, company.member, bytes.length, {
      filename: 'a.webm',
      filetype: 'audio/webm',
      sha256,
    });
  const send = async (sha256: string) => {
    const location = (await announce(sha256)).headers.get('location') ?? '';
    const answer = await sendPart(base + location, company.member, file, 0, undefined);
    return { location, id: location.split('/').at(-1) ?? '', answer };
  };
  /** Where what arrived is kept until it has become a meeting. */
  const isKept = async (id: string) => {
    const { blobs, env } = app.app.deps;
    if (kind === 'bucket') return (await blobs.size(`audios/${company.id}/${id}`)) !== undefined;
    return existsSync(path.join(env.dataDir, 'uploads', id));
  };

  test('answers the checksum of what is stored, each time it is asked', async () => {
    const { location, answer } = await send(digest(bytes).toString('hex').toUpperCase());
    expect(answer.status).toBe(204);
    const header = `sha-256=:${digest(bytes).toString('base64')}:`;
    expect(answer.headers.get('repr-digest')).toBe(header);
    const asked = await askOffset(base + location, company.member);
    expect(asked.headers.get('repr-digest')).toBe(header);
    expect(asked.headers.get('audio-id')).toBe(answer.headers.get('audio-id'));
  });

  test('answers it to whoever announced none', async () => {
    const { answer } = await send('');
    expect([answer.status, answer.headers.get('repr-digest')]).toEqual([
      204,
      `sha-256=:${digest(bytes).toString('base64')}:`,
    ]);
  });

  test('is no meeting when it is not what was announced, and is kept until it is given up', async () => {
    const { location, id, answer } = await send(digest('another file').toString('hex'));
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'checksum-differs' }]);
    expect((await askOffset(base + location, company.member)).status).toBe(422);
    expect(await app.db.prisma.audio.count({ where: { id } })).toBe(0);
    expect(await isKept(id)).toBe(true);
    const headers = { cookie: company.member.cookie, 'tus-resumable': '1.0.0' };
    expect((await fetch(base + location, { method: 'DELETE', headers })).status).toBe(204);
    expect(await isKept(id)).toBe(false);
  });

  test('that has become a meeting is told as that one to whoever gives it up', async () => {
    const { location, id, answer } = await send(digest(bytes).toString('hex'));
    const headers = { cookie: company.member.cookie, 'tus-resumable': '1.0.0' };
    for (const time of ['first', 'again']) {
      const given = await fetch(base + location, { method: 'DELETE', headers });
      expect([given.status, given.headers.get('audio-id')], time).toEqual([
        204,
        answer.headers.get('audio-id'),
      ]);
    }
    expect(await app.db.prisma.audio.count({ where: { id } })).toBe(1);
    const { blobs } = app.app.deps;
    expect(await blobs.size(`audios/${company.id}/${id}`)).toBe(bytes.length);
  });

  test('is no meeting when it is given up while it is being confirmed, and leaves nothing', async () => {
    const { blobs } = app.app.deps;
    const open = blobs.open.bind(blobs);
    const headers = { cookie: company.member.cookie, 'tus-resumable': '1.0.0' };
    const location = (await announce(digest(bytes).toString('hex'))).headers.get('location') ?? '';
    const id = location.split('/').at(-1) ?? '';
    const counting = vi.spyOn(blobs, 'open').mockImplementationOnce(async (...all) => {
      await fetch(base + location, { method: 'DELETE', headers });
      return open(...all);
    });
    const answer = await sendPart(base + location, company.member, file, 0, undefined);
    counting.mockRestore();
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not-found' }]);
    expect(await app.db.prisma.audio.count({ where: { id } })).toBe(0);
    expect(await app.db.prisma.upload.count({ where: { id } })).toBe(0);
    expect([await isKept(id), await blobs.size(`audios/${company.id}/${id}`)]).toEqual([false, undefined]);
  });

  test.skipIf(kind === 'folder')('that was damaged goes after a week', async () => {
    const { id } = await send(digest('another file').toString('hex'));
    const { blobs, env } = app.app.deps;
    const old = { createdAt: new Date(Date.now() - 7.1 * 86_400_000) };
    await app.db.prisma.upload.updateMany({ where: { id }, data: old });
    await (await uploadPlace(blobs, app.db, env.dataDir)).datastore.deleteExpired?.();
    expect(await isKept(id)).toBe(false);
  });

  test('with a checksum that is none is refused at once', async () => {
    const answer = await announce('md5');
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ path: 'sha256' }] }]);
  });
});
