import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Blobs } from '@/adapters/blobs/blobs';
import { readAll } from '@/adapters/blobs/disk-blobs';
import { s3Blobs } from '@/adapters/blobs/s3-blobs';
import { parseEnv } from '@/settings/env';
import { etagOf, startBucket, type TestBucket } from '@/test/bucket';
import { addFilledCompany } from '@/test/filled-company';
import { useTestApp } from '@/test/test-app';
import { backUpTo, dump, Places, restoreFrom, Said } from './backup.test-kit';

const app = useTestApp();
const places = new Places();
const recording = Buffer.alloc(700_000, 'r');
const attachment = Buffer.from('attachment');
let bucket: TestBucket;
let files: Blobs;
let source: Record<string, string>;
let listed: string;
let withFiles: string;

function filesOf({ env }: TestBucket): Blobs {
  const { s3 } = parseEnv(env);
  if (!s3) throw new Error('the settings name no bucket');
  return s3Blobs(s3, path.join(app.current.app.deps.env.dataDir, 'work'));
}

beforeAll(async () => {
  bucket = await startBucket();
  files = filesOf(bucket);
  await addFilledCompany(app.current);
  await app.current.db.pool.query(`update audio set "blobKey" = 'audios/weekly'`);
  await files.put('audios/weekly', recording);
  await files.put('sample', attachment);
  source = { ...bucket.env, DATABASE_URL: app.current.db.url, DATA_DIR: app.current.app.deps.env.dataDir };
  const folder = await places.folder();
  listed = path.join(folder, 'listed.tar');
  withFiles = path.join(folder, 'with-files.tar');
});
afterAll(async () => {
  await bucket.close();
  await places.clear();
});

const emptyPlace = async () => ({
  DATABASE_URL: await places.emptyDatabase(),
  DATA_DIR: await places.folder(),
});

describe('with S3', { timeout: 120_000 }, () => {
  it('an archive lists the files, or holds them when asked to', async () => {
    const { manifest } = await backUpTo(listed, source);
    expect(manifest).toMatchObject({ bucket: 'tavla', filesInside: 0, filesMissing: [] });
    expect(manifest.filesListed).toEqual([
      { key: 'audios/weekly', size: 700_000, etag: etagOf(recording) },
      { key: 'sample', size: 10, etag: etagOf(attachment) },
    ]);
    const whole = await backUpTo(withFiles, source, { withFiles: true });
    expect(whole.manifest).toMatchObject({ bucket: 'tavla', filesInside: 2, filesListed: [] });
  });

  it('a restore finds the listed files in their bucket', async () => {
    await restoreFrom(listed, { ...bucket.env, ...(await emptyPlace()) });
    expect(await bucket.keys()).toEqual(['audios/weekly', 'sample']);
  });

  it('a restore says which listed files are missing, and goes on only when told to', async () => {
    await files.delete('sample');
    await files.put('audios/weekly', recording.subarray(1));
    const place = { ...bucket.env, ...(await emptyPlace()) };
    await expect(restoreFrom(listed, place)).rejects.toThrow(
      /^2 files that the archive lists .* cannot be found:\n {2}audios\/weekly\n {2}sample\nBring them back/,
    );
    expect(await dump(place.DATABASE_URL)).toEqual({});
    const progress = new Said();
    await restoreFrom(listed, place, { allowMissing: true, progress });
    expect(progress.lines.join()).toContain('2 files that the archive lists');
    await expect(restoreFrom(listed, await emptyPlace())).rejects.toThrow('since S3_BUCKET is not set');
    await files.put('sample', attachment);
    await files.put('audios/weekly', recording);
  });

  it('files that are inside go to the disk, or to a bucket, which a failed restore leaves as it was', async () => {
    const onDisk = await emptyPlace();
    await restoreFrom(withFiles, onDisk);
    const other = await startBucket();
    const theirs = filesOf(other);
    const place = { ...other.env, ...(await emptyPlace()) };
    const stopping = new AbortController();
    const now = (text: string) => void (text.startsWith('Finishing') && stopping.abort());
    const progress = { say() {}, clear() {}, now };
    await theirs.put('sample', attachment);
    await expect(restoreFrom(withFiles, place, { signal: stopping.signal, progress })).rejects.toThrow();
    expect(await other.keys()).toEqual(['sample']);
    await restoreFrom(withFiles, place);
    expect((await readAll(await theirs.open('audios/weekly'))).equals(recording)).toBe(true);
    await theirs.put('sample', Buffer.from('another'));
    const third = { ...other.env, ...(await emptyPlace()) };
    await expect(restoreFrom(withFiles, third)).rejects.toThrow('has another "sample" already');
    expect(await other.keys()).toEqual(['audios/weekly', 'sample']);
    await other.close();
  });
});
