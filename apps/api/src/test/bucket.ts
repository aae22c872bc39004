import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAll } from '@/adapters/blobs/disk-blobs';

export interface Bucket {
  /** The settings that lead to it. */
  env: Record<string, string>;
  endpoint: string;
  /** By path: /bucket/key. */
  objects: Map<string, Buffer>;
  close(): void;
}

/** As much of the S3 protocol as a bucket needs: PUT, GET with Range, HEAD and DELETE of an object. */
export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const server: Server = createServer(async (request, response) => {
    const key = request.url?.split('?')[0] ?? '';
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, unchunked(await readAll(request), request.headers['content-encoding']));
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (!found) response.writeHead(404).end();
    else if (request.method === 'HEAD') {
      response.writeHead(200, { 'content-length': found.length, etag: etagOf(found) }).end();
    } else {
      const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
      response.end(start && end ? found.subarray(Number(start), Number(end) + 1) : found);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    env: {
      S3_BUCKET: 'tavla',
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    objects,
    close: () => void server.close(),
  };
}

export function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
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
