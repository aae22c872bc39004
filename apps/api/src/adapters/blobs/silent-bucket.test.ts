import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSilentServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseEnv } from '@/settings/env';
import { readAll } from './disk-blobs';
import { s3Blobs } from './s3-blobs';
import { unlessSilent } from './unless-silent';

const { signal: never } = new AbortController();
const workDir = await mkdtemp(path.join(tmpdir(), 'tavla-work-'));
afterAll(() => rm(workDir, { recursive: true }));
const servers: { close(): void }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The blobs of a bucket that has a fifth of a second for each sign of life, unless told. */
async function blobsAt(server: Server | ReturnType<typeof createSilentServer>, silence = 200) {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { s3 } = parseEnv({
    S3_BUCKET: 'tavla',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  if (!s3) throw new Error('the settings name no bucket');
  return s3Blobs(s3, workDir, { connect: 200, silence });
}

describe('a bucket that takes connections and says nothing', () => {
  it('is given up, whatever it was asked', async () => {
    const sockets: { destroy(): void }[] = [];
    const blobs = await blobsAt(createSilentServer((socket) => sockets.push(socket.resume())));
    await Promise.all([
      expect(blobs.size('a')).rejects.toThrow(/timed out/),
      expect(blobs.open('a')).rejects.toThrow(/requestTimeout/),
      expect(blobs.put('a', Buffer.from('bytes'))).rejects.toThrow(/timed out/),
      expect(blobs.put('a', Readable.from([Buffer.from('bytes')]))).rejects.toThrow(/timed out/),
      expect(blobs.delete('a')).rejects.toThrow(/timed out/),
      expect(blobs.withFile('a', async () => null, never)).rejects.toThrow(/requestTimeout/),
      expect(blobs.parts?.begin('a')).rejects.toThrow(/timed out/),
    ]);
    for (const socket of sockets) socket.destroy();
  });

  it('is given up in the middle of a file', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half');
    });
    const blobs = await blobsAt(server);
    await expect(readAll(await blobs.open('a'))).rejects.toThrow('nothing was sent for 0.2 seconds');
    server.closeAllConnections();
  });
});

it('a file that still comes is given up when the process is to end, and leaves nothing', async () => {
  const stopping = new AbortController();
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-length': '10' });
    response.write('half');
  });
  const blobs = await blobsAt(server, 20_000);
  const lent = blobs.withFile('a', async () => null, stopping.signal);
  lent.catch(() => {});
  await expect.poll(() => readdir(workDir)).toHaveLength(1);
  stopping.abort();
  await expect(lent).rejects.toThrow(/abort/);
  expect(await readdir(workDir)).toEqual([]);
  server.closeAllConnections();
});

it('a bucket that keeps what it is told to delete is asked once', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.method));
    const isEnough = asked.length > 4;
    request.resume();
    response.writeHead(200, { 'content-type': 'application/xml' });
    if (request.method === 'GET') {
      const content = isEnough ? '' : '<Contents><Key>a/1</Key></Contents>';
      response.end(`<ListBucketResult>${content}</ListBucketResult>`);
    } else {
      response.end(
        '<DeleteResult><Error><Key>a/1</Key><Code>AccessDenied</Code><Message>no</Message></Error></DeleteResult>',
      );
    }
  });
  const { parts } = await blobsAt(server);
  await expect(parts?.clear('a/')).rejects.toThrow('the bucket did not delete a/1: AccessDenied');
  expect(asked).toEqual(['GET', 'POST']);
});

describe('unlessSilent', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const chunk = Buffer.alloc(64 * 1024, 'a');

  it('waits for whoever pauses, however long', async () => {
    const source = Readable.from(Array.from({ length: 20 }, () => chunk));
    const passed = unlessSilent(source, 1000);
    await expect.poll(() => passed.writableNeedDrain).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect((await readAll(passed)).length).toBe(20 * chunk.length);
  });

  it('waits for whoever has not begun to read what came as a whole', async () => {
    // The second one still waits to be taken when the source has ended.
    const source = Readable.from([Buffer.alloc(10_000), Buffer.alloc(10_000)]);
    const ended = new Promise((resolve) => source.once('end', resolve));
    const passed = unlessSilent(source, 1000);
    await ended;
    vi.advanceTimersByTime(60_000);
    expect((await readAll(passed)).length).toBe(20_000);
  });

  it('ends with its source', async () => {
    const source = new Readable({ read() {} });
    const passed = unlessSilent(source, 1000);
    const reading = readAll(passed);
    source.destroy(new Error('broken off'));
    await expect(reading).rejects.toThrow('broken off');
  });
});
