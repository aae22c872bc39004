import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { makeFolder } from '@/lib/folders';
import type { Blobs } from './blobs';
import { diskBlobs } from './disk-blobs';
import { s3Parts } from './s3-parts';
import { unlessSilent } from './unless-silent';

export interface S3Settings {
  bucket: string;
  endpoint: string | null;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

/**
 * Milliseconds: a bucket that is there and says nothing would otherwise hold for ever whoever asks it, all jobs first.
 */
const usualPatience = { connect: 5_000, silence: 30_000 };

/**
 * Blobs in an S3 bucket. A stream is first written to a file, because a single request needs its length;
 * one request takes at most 5 GB, more than the largest recording.
 * @param workDir where such files lie: what a process that was killed leaves there is cleared away
 */
export function s3Blobs(
  { bucket, endpoint, region, credentials }: S3Settings,
  workDir: string,
  { connect, silence } = usualPatience,
): Blobs {
  const clientThat = (waits: { socketTimeout: number } | { requestTimeout: number }) =>
    new S3Client({
      region,
      requestHandler: { connectionTimeout: connect, throwOnRequestTimeout: true, ...waits },
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
    });
  const client = clientThat({ socketTimeout: silence });
  // Whoever reads a file may pause, and its connection with them: only until it begins to come is there a time.
  const reader = clientThat({ requestTimeout: silence });

  const upload = async (Key: string, file: string) => {
    const { size: ContentLength } = await stat(file);
    // Told in front and not behind the bytes, which not every compatible server understands.
    const ChecksumCRC32 = await checksum(file);
    const Body = createReadStream(file);
    await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentLength, ChecksumCRC32 }));
    return ContentLength;
  };
  const get = async (Key: string, range?: string, abortSignal?: AbortSignal) => {
    const command = new GetObjectCommand({ Bucket: bucket, Key, Range: range });
    const { Body } = await reader.send(command, abortSignal && { abortSignal });
    if (!(Body instanceof Readable)) throw new Error(`the bucket answered no stream for ${Key}`);
    return unlessSilent(Body, silence);
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
    async put(key, source) {
      if (Buffer.isBuffer(source)) {
        await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: source }));
        return source.length;
      }
      return inFolder(workDir, async (folder) => {
        await diskBlobs(folder).put('blob', source);
        return upload(key, path.join(folder, 'blob'));
      });
    },
    async keep(key, file) {
      await upload(key, file);
    },
    open: (key, range) => get(key, range && `bytes=${range.start}-${range.end}`),
    size: async (key) => (await describe(key))?.size,
    describe,
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    withFile: (key, work, signal) =>
      inFolder(workDir, async (folder) => {
        await diskBlobs(folder).put('blob', addAbortSignal(signal, await get(key, undefined, signal)));
        return work(path.join(folder, 'blob'));
      }),
    parts: s3Parts(client, bucket),
  };
}

/** CRC-32 of a file as S3 takes it: four bytes, the highest first, in base64. */
async function checksum(file: string): Promise<string> {
  let crc = 0;
  for await (const bytes of createReadStream(file)) crc = crc32(bytes as Buffer, crc);
  const four = Buffer.alloc(4);
  four.writeUInt32BE(crc);
  return four.toString('base64');
}

async function inFolder<T>(above: string, work: (folder: string) => Promise<T>): Promise<T> {
  makeFolder(above);
  const folder = await mkdtemp(path.join(above, 'blob-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
