import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectsCommand,
  ListObjectsV2Command,
  NoSuchUpload,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { BlobParts } from './blobs';

/** S3's own limit: https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html */
const minBytes = 5 * 2 ** 20;

/** Multipart uploads of a bucket. The client adds a checksum to each part, which the bucket verifies. */
export function s3Parts(client: S3Client, Bucket: string): BlobParts {
  return {
    minBytes,
    async begin(Key) {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
      if (!UploadId) throw new Error('the bucket began an upload without an id');
      return UploadId;
    },
    async add(Key, UploadId, PartNumber, Body) {
      const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
      if (!ETag) throw new Error('the bucket took a part without naming it');
      return { number: PartNumber, etag: ETag };
    },
    async complete(Key, UploadId, parts) {
      const Parts = parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag }));
      await client.send(
        new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
      );
    },
    async abort(Key, UploadId) {
      try {
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
      } catch (error) {
        if (!(error instanceof NoSuchUpload)) throw error;
      }
    },
    async clear(Prefix) {
      for (;;) {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
        if (Contents.length === 0) return;
        const Objects = Contents.map(({ Key }) => ({ Key }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        // The answer is a success all the same, and the next list would be this one, for ever.
        const [refused] = Errors;
        if (refused) throw new Error(`the bucket did not delete ${refused.Key}: ${refused.Code}`);
      }
    },
  };
}
