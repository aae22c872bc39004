import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bucket, etagOf, startBucket } from '@/test/bucket';
import type { Blobs } from './blobs';
import { diskBlobs, readAll } from './disk-blobs';
import { s3Blobs } from './s3-blobs';

let folder: string;
let bucket: Bucket;
let stores: Record<string, Blobs>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavla-blobs-'));
  bucket = await startBucket();
  const { endpoint } = bucket;
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  stores = {
    disk: diskBlobs(path.join(folder, 'blobs')),
    s3: s3Blobs({ bucket: 'tavla', endpoint, region: 'eu-north-1', credentials }),
  };
});

afterAll(async () => {
  bucket.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each(['disk', 's3'])('%s', (name) => {
  const store = () => stores[name] as Blobs;

  test('keeps bytes, gives them back whole and in part, and forgets them', async () => {
    expect(await store().put('a/b/one', Readable.from([Buffer.from('hello '), Buffer.from('world')]))).toBe(
      11,
    );
    expect(await store().size('a/b/one')).toBe(11);
    expect(await store().describe('a/b/one')).toEqual({
      size: 11,
      etag: name === 's3' ? etagOf(Buffer.from('hello world')) : null,
    });
    expect((await readAll(await store().open('a/b/one'))).toString()).toBe('hello world');
    expect((await readAll(await store().open('a/b/one', { start: 6, end: 8 }))).toString()).toBe('wor');
    await store().delete('a/b/one');
    expect(await store().size('a/b/one')).toBeUndefined();
    expect(await store().describe('a/b/one')).toBeUndefined();
    await store().delete('a/b/one');
  });

  test('keeps a finished file, also twice, and lends it out as one', async () => {
    const file = path.join(folder, `finished-${name}`);
    await writeFile(file, 'recording');
    await store().keep('a/two', file);
    await store().keep('a/two', file);
    await rm(file);
    const size = await store().withFile(
      'a/two',
      async (lent) => (await readAll(await openFile(lent))).length,
    );
    expect(size).toBe(9);
  });
});

test('a source that breaks off leaves nothing behind', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('connection lost');
    })(),
  );
  await expect(stores.disk?.put('c/three', broken)).rejects.toThrow('connection lost');
  expect(await readdir(path.join(folder, 'blobs', 'c'))).toEqual([]);
});

test('a key cannot leave the folder', () => {
  expect(() => stores.disk?.size('../secret')).toThrow('left its folder');
});

async function openFile(file: string): Promise<Readable> {
  return diskBlobs(path.dirname(file)).open(path.basename(file));
}
