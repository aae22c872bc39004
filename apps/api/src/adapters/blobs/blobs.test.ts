import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Blobs } from './blobs';
import { diskBlobs, readAll } from './disk-blobs';
import { s3Blobs } from './s3-blobs';

let folder: string;
let bucket: Server;
let stores: Record<string, Blobs>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavla-blobs-'));
  bucket = await startBucket();
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
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
    expect((await readAll(await store().open('a/b/one'))).toString()).toBe('hello world');
    expect((await readAll(await store().open('a/b/one', { start: 6, end: 8 }))).toString()).toBe('wor');
    await store().delete('a/b/one');
    expect(await store().size('a/b/one')).toBeUndefined();
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

/** As much of the S3 protocol as a bucket needs: PUT, GET with Range, HEAD and DELETE of an object. */
async function startBucket(): Promise<Server> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const key = request.url?.split('?')[0] ?? '';
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, unchunked(await readAll(request), request.headers['content-encoding']));
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (!found) response.writeHead(404).end();
    else if (request.method === 'HEAD') response.writeHead(200, { 'content-length': found.length }).end();
    else {
      const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      response.end(start && end ? found.subarray(Number(start), Number(end) + 1) : found);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The client sends bodies as `aws-chunked`: hex length, signature, bytes. */
function unchunked(body: Buffer, encoding: string | undefined): Buffer {
  if (!encoding?.includes('aws-chunked')) return body;
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, lineEnd).toString(), 16);
    if (!size) break;
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
