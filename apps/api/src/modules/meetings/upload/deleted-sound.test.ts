import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { change } from '@/db/events/change';
import { jobHandlers } from '@/job-handlers';
import { startWorker } from '@/jobs/worker';
import { announceUpload, askOffset, sendPart } from '@/test/audio-client';
import { startBucket, type TestBucket } from '@/test/bucket';
import { startTestApp, type TestApp, type TestCompany } from '@/test/test-app';
import { removeMeeting } from '../delete-meeting';
import { meetingJobs } from '../pipeline/meeting-jobs';
import { purgeMeeting } from '../purge-meeting';

const log = { info() {}, warn() {} };
const tus = { 'tus-resumable': '1.0.0' };

describe.each(['folder', 'bucket'])('a recording that was uploaded into a %s', (kind) => {
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

  /** A WAV of nothing but a mark, which no other has. */
  async function writeSound(): Promise<{ file: string; mark: string }> {
    const mark = randomUUID();
    const header = Buffer.from('RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1');
    const file = path.join(app.app.deps.env.dataDir, `${mark}.sound`);
    await writeFile(file, Buffer.concat([header, Buffer.from(mark.repeat(100))]));
    return { file, mark };
  }

  /** The files of the whole installation that hold it, but for the one that was sent. */
  async function holding(mark: string): Promise<string[]> {
    const { dataDir } = app.app.deps.env;
    const all = await readdir(dataDir, { recursive: true, withFileTypes: true });
    const found = bucket ? (await bucket.keys()).filter((key) => key.includes(mark)) : [];
    for (const one of all.filter((entry) => entry.isFile() && !entry.name.endsWith('.sound'))) {
      const file = path.join(one.parentPath, one.name);
      if ((await readFile(file)).includes(mark)) found.push(path.relative(dataDir, file));
    }
    return found;
  }

  const asOwner = (address: string, method: string) =>
    fetch(base + address, { method, headers: { ...tus, cookie: company.member.cookie } });
  const ways = {
    'by hand': (id: string) => asOwner(`/api/v1/audios/${id}`, 'DELETE'),
    'whose upload is given up, too': async (id: string) => {
      await asOwner(`/api/v1/uploads/${id}`, 'DELETE');
      await asOwner(`/api/v1/audios/${id}`, 'DELETE');
    },
    'by retention': (id: string) =>
      change(app.db.forCompany(company.id), (transaction) =>
        removeMeeting(transaction, { id: null, name: 'Retention', ip: '', userAgent: '' }, { id, name: 'M' }),
      ),
  };

  test.each(Object.entries(ways))('is nowhere any more once its meeting is deleted %s', async (_, lose) => {
    const { file, mark } = await writeSound();
    const size = (await readFile(file)).length;
    const about = { filename: 'a.wav', filetype: 'audio/wav' };
    const location = (await announceUpload(base, company.member, size, about)).headers.get('location') ?? '';
    const sent = await sendPart(base + location, company.member, file, 0, undefined);
    const id = sent.headers.get('audio-id') ?? '';
    expect([sent.status, id]).toEqual([204, location.split('/').at(-1)]);
    expect((await askOffset(base + location, company.member)).headers.get('audio-id')).toBe(id);

    await lose(id);
    const back = `update deleted_meeting set "deletedAt" = now() - interval '1 minute' where "audioId" = $1`;
    expect((await app.db.pool.query(back, [id])).rowCount).toBe(1);
    const { deps } = app.app;
    await purgeMeeting(deps.db, { organizationId: company.id, audioId: id });
    const { [meetingJobs.forget]: forget } = await jobHandlers(deps);
    if (!forget) throw new Error('nobody forgets files');
    const worker = startWorker(deps.db.url, deps.db.pool, { [meetingJobs.forget]: forget }, log);
    try {
      await expect.poll(() => deps.blobs.size(`audios/${company.id}/${id}`)).toBeUndefined();
      await expect.poll(() => holding(mark)).toEqual([]);
    } finally {
      await worker.stop();
    }
  });
});
