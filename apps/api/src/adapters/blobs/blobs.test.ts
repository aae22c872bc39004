import { readlinkSync } from 'node:fs';
import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseEnv } from '@/settings/env';
import { etagOf, startBucket, type TestBucket } from '@/test/bucket';
import type { Blobs } from './blobs';
import { diskBlobs, readAll } from './disk-blobs';
import { nameOfFolder } from './folder-name';
import { s3Blobs } from './s3-blobs';

let folder: string;
let bucket: TestBucket;
let stores: Record<string, Blobs>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavla-blobs-'));
  bucket = await startBucket();
  const settings = parseEnv(bucket.env).s3;
  if (!settings) throw new Error('the settings name no bucket');
  stores = {
    disk: diskBlobs(path.join(folder, 'blobs')),
    s3: s3Blobs(settings, path.join(folder, 'work')),
  };
});

afterAll(async () => {
  await bucket.close();
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
      async (lent) => {
        if (name === 's3') expect(path.dirname(path.dirname(lent))).toBe(path.join(folder, 'work'));
        return (await readAll(await openFile(lent))).length;
      },
      new AbortController().signal,
    );
    expect(size).toBe(9);
    expect(await readdir(path.join(folder, 'work')).catch(() => [])).toEqual([]);
  });
});

test.skipIf(process.platform !== 'linux')(
  'a finished file is on the disk before it has its name',
  async () => {
    const file = path.join(folder, 'written');
    await writeFile(file, 'recording');
    const handle = await open(file);
    const synced: string[] = [];
    const spy = vi.spyOn(Object.getPrototypeOf(handle), 'sync').mockImplementation(async function (
      this: typeof handle,
    ) {
      synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
      if (synced.length === 1) expect(await stores.disk?.size('f/written')).toBeUndefined();
    });
    await stores.disk?.keep('f/written', file);
    spy.mockRestore();
    await handle.close();
    expect(synced).toEqual([file, path.join(folder, 'blobs/f')]);
  },
);

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

describe('parts of a blob', () => {
  const parts = () => {
    if (!stores.s3?.parts) throw new Error('a bucket has parts');
    return stores.s3.parts;
  };

  test('are one blob when they are complete, and nothing before', async () => {
    const id = await parts().begin('d/whole');
    const first = await parts().add('d/whole', id, 3, Buffer.alloc(parts().minBytes, 'a'));
    const last = await parts().add('d/whole', id, 7, Buffer.from('end'));
    expect(await stores.s3?.size('d/whole')).toBeUndefined();
    await parts().complete('d/whole', id, [first, last]);
    expect(await stores.s3?.size('d/whole')).toBe(parts().minBytes + 3);
    const { minBytes } = parts();
    const seam = { start: minBytes - 2, end: minBytes + 2 };
    expect((await readAll(await (stores.s3 as Blobs).open('d/whole', seam))).toString()).toBe('aaend');
  });

  test('are forgotten when they are given up, and so is what begins with a prefix', async () => {
    const id = await parts().begin('d/given-up');
    await parts().add('d/given-up', id, 1, Buffer.from('a'));
    await parts().abort('d/given-up', id);
    await parts().abort('d/given-up', id);
    expect(await bucket.unfinished()).toEqual([]);
    for (const key of ['e/1', 'e/2', 'eve']) await stores.s3?.put(key, Buffer.from(key));
    await parts().clear('e/');
    expect(await bucket.keys()).not.toContain('e/1');
    expect(await bucket.keys()).toContain('eve');
  });
});

test('a folder keeps its name, however many ask for it at once', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => nameOfFolder(folder)));
  expect(new Set([...asked, await nameOfFolder(folder)]).size).toBe(1);
  const other = await mkdtemp(path.join(tmpdir(), 'tavla-blobs-'));
  expect(await nameOfFolder(other)).not.toBe(asked[0]);
  await rm(other, { recursive: true });
});

test('a key cannot leave the folder', () => {
  expect(() => stores.disk?.size('../secret')).toThrow('left its folder');
});

async function openFile(file: string): Promise<Readable> {
  return diskBlobs(path.dirname(file)).open(path.basename(file));
}
