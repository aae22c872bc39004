import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Files of the product: recordings and attachments. Keys are ours (`audios/<company>/<id>`), never a name
 * that a person chose. What `put` or `keep` has returned survives a crash.
 */
export interface Blobs {
  /** Stores a stream or bytes whole or not at all; answers the number of bytes. */
  put(key: string, source: Readable | Buffer): Promise<number>;
  /** Keeps a finished file of this machine, which stays where it is; keeping it twice is no error. */
  keep(key: string, path: string): Promise<void>;
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes; undefined when there is no such blob. */
  size(key: string): Promise<number | undefined>;
  /** The same with the store's own mark of the content, when it has one. */
  describe(key: string): Promise<{ size: number; etag: string | null } | undefined>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /**
   * Runs `work` with the path of a file that holds the blob, for programs that need one. The signal ends what that takes
   * before `work` begins.
   */
  withFile<T>(key: string, work: (path: string) => Promise<T>, signal: AbortSignal): Promise<T>;
  /** For blobs that arrive in parts over many requests and processes; null where there are only folders. */
  parts: BlobParts | null;
}

/** A part that is stored, as the bucket names it. */
export interface BlobPart {
  number: number;
  etag: string;
}

/** A blob that is put together inside the bucket: nothing of it is there until `complete`. */
export interface BlobParts {
  /** Smallest part in bytes; only the last one may be smaller. */
  minBytes: number;
  /** Answers the id of what has begun. */
  begin(key: string): Promise<string>;
  /** Stores a part under a number that grows; the same number again replaces it. */
  add(key: string, id: string, number: number, bytes: Buffer): Promise<BlobPart>;
  complete(key: string, id: string, parts: BlobPart[]): Promise<void>;
  /** Forgets the parts; ending what is not there is no error. */
  abort(key: string, id: string): Promise<void>;
  /** Deletes every blob whose key begins so. */
  clear(prefix: string): Promise<void>;
}
