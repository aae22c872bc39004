import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

const name = 'tavla';

/** An S3-compatible server with one bucket. */
export interface TestBucket {
  /** The settings that make the application use it. */
  env: Record<string, string>;
  /** Multipart uploads that have begun and neither ended nor been aborted. */
  unfinished(): Promise<string[]>;
  /** Keys of all objects. */
  keys(): Promise<string[]>;
  close(): Promise<void>;
}

export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'tavla-bucket-'));
  const uploads = path.join(directory, name, '._S3rver_uploads');
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It reckons the signature of a listing with a slash in its prefix wrongly.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name }],
  });
  // It knows no AbortMultipartUpload.
  server.middleware.unshift(async (context, next) => {
    const { uploadId } = context.query;
    if (context.method !== 'DELETE' || !uploadId) return next();
    await rm(path.join(uploads, path.basename(uploadId)), { recursive: true, force: true });
    context.status = 204;
  });
  const { port } = await server.run();

  return {
    env: {
      S3_BUCKET: name,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      // The only keys that it accepts.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    unfinished: async () => (existsSync(uploads) ? readdir(uploads) : []),
    async keys() {
      const files = await readdir(path.join(directory, name), { recursive: true });
      return files
        .filter((file) => file.endsWith('._S3rver_object'))
        .map((file) => file.slice(0, -'._S3rver_object'.length))
        .sort();
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** What the bucket says of an object that was put in one piece. */
export function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
