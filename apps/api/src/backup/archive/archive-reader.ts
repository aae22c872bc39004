import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { BackupError } from '../backup-error';
import { decrypt, headerMaxBytes, isEncrypted, type Unlocked, unlock } from './encryption';

/** A member on its way through. `content` must be read to its end before the next one comes. */
export interface Member {
  name: string;
  size: number;
  content: AsyncGenerator<Buffer>;
  /** Of what was read; the whole member's once `content` has ended. */
  sha256(): string;
}

/** An archive whose passphrase has been tried. It can be read any number of times, always from the start. */
export interface Archive {
  file: string;
  size: number;
  unlocked: Unlocked | null;
}

/**
 * @param askPassphrase called only for an encrypted archive
 * @throws BackupError when there is no such file, or the passphrase is wrong
 */
export async function openArchive(file: string, askPassphrase: () => Promise<string>): Promise<Archive> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    throw error;
  });
  if (!found.isFile()) throw new BackupError(`${file} is not a file.`);
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerMaxBytes), 0, headerMaxBytes, 0);
    const start = buffer.subarray(0, bytesRead);
    const unlocked = isEncrypted(start) ? await unlock(start, await askPassphrase()) : null;
    return { file, size: found.size, unlocked };
  } finally {
    await handle.close();
  }
}

/**
 * The members one after the other, each as a stream.
 * @param onBytes told how many bytes of the file were read
 * @throws BackupError when the file is no archive, or damaged outside of its members
 */
export async function* readMembers(
  { file, unlocked }: Archive,
  signal: AbortSignal,
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<Member> {
  const source = createReadStream(file, { start: unlocked?.offset ?? 0, highWaterMark: 256 * 1024 });
  const counted = (bytes: AsyncIterable<Buffer>) => counting(bytes, onBytes);
  const tar = extract();
  // The types of tar-stream are those of streamx, which Node's pipelines take as they take their own.
  const sink = tar as unknown as Writable;
  const reading = unlocked
    ? pipeline(source, counted, (bytes: AsyncIterable<Buffer>) => decrypt(bytes, unlocked.key), sink, {
        signal,
      })
    : pipeline(source, counted, sink, { signal });
  reading.catch(() => {});
  /** The tar library hears of a fault of the source only as an early end; the source knows more. */
  const explain = async (error: unknown) => {
    if (signal.aborted) return error;
    source.destroy();
    return reading.then(
      () => inWords(error, file),
      (cause) => inWords(isEarlyEnd(cause) ? error : cause, file),
    );
  };
  try {
    for await (const entry of tar) {
      const { name, type, size } = entry.header;
      if (type !== 'file') throw new BackupError(`The archive holds "${name}", which is not a file.`);
      // As with the sink above.
      yield memberOf(name, size, entry as unknown as Readable, explain);
    }
    await reading;
  } catch (error) {
    throw await explain(error);
  } finally {
    source.destroy();
  }
}

async function* counting(
  source: AsyncIterable<Buffer>,
  onBytes: (count: number) => void,
): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    onBytes(bytes.length);
    yield bytes;
  }
}

function memberOf(
  name: string,
  size: number,
  entry: Readable,
  explain: (error: unknown) => Promise<unknown>,
): Member {
  const hash = createHash('sha256');
  async function* content(): AsyncGenerator<Buffer> {
    try {
      for await (const bytes of entry) {
        hash.update(bytes);
        yield bytes;
      }
    } catch (error) {
      throw await explain(error);
    }
  }
  let digest: string | undefined;
  return {
    name,
    size,
    content: content(),
    sha256: () => {
      digest ??= hash.digest('hex');
      return digest;
    },
  };
}

function isEarlyEnd(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

function inWords(error: unknown, file: string): unknown {
  const text = String(error);
  if (/invalid tar header/i.test(text)) {
    return new BackupError(`${file} is no backup of Tavla, or it is damaged: a tar header cannot be read.`);
  }
  if (/unexpected end of data/i.test(text)) {
    return new BackupError(`${file} is cut off: its end is missing. Use another archive.`);
  }
  return error;
}
