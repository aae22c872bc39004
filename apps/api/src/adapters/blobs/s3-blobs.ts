import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Blobs } from './blobs';
import { diskBlobs } from './disk-blobs';

export interface S3Settings {
  bucket: string;
  endpoint: string | null;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/**
 * Blobs in an S3 bucket. A stream is first written to a file, because a single request needs its length;
 * one request takes at most 5 GB, more than the largest recording.
 */
export function s3Blobs({ bucket, endpoint, region, credentials }: S3Settings): Blobs {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
  });

  const upload = async (Key: string, file: string) => {
    const { size } = await stat(file);
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key, Body: createReadStream(file), ContentLength: size }),
    );
    return size;
  };
  const get = async (Key: string, range?: string) => {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key, Range: range }));
    if (!(Body instanceof Readable)) throw new Error(`the bucket answered no stream for ${Key}`);
    return Body;
  };

  const describe = async (Key: string) => {
    try {
      const { ContentLength = 0, ETag } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key }));
      return { size: ContentLength, etag: ETag ?? null };
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  };

  return {
    put: (key, source) =>
      inFolder(async (folder) => {
        await diskBlobs(folder).put('blob', source);
        return upload(key, path.join(folder, 'blob'));
      }),
    async keep(key, file) {
      await upload(key, file);
    },
    open: (key, range) => get(key, range && `bytes=${range.start}-${range.end}`),
    size: async (key) => (await describe(key))?.size,
    describe,
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    withFile: (key, work) =>
      inFolder(async (folder) => {
        await diskBlobs(folder).put('blob', await get(key));
        return work(path.join(folder, 'blob'));
      }),
  };
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tavla-blob-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
