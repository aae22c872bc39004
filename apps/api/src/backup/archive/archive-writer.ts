import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import { encrypt } from './encryption';
import { type MemberEntry, member } from './manifest';

/**
 * Writes a tar file, encrypted when there is a passphrase. It lies under another name, for its owner's eyes,
 * until `finish` has brought it to the disk; `discard` leaves nothing of it. Memory stays flat: nobody hands
 * over more than the disk takes.
 */
export class ArchiveWriter {
  readonly members: MemberEntry[] = [];
  private readonly tar: Pack = pack();
  private readonly written: Promise<void>;
  private readonly mtime = new Date();

  constructor(
    private readonly file: string,
    passphrase: string | null,
    private readonly signal: AbortSignal,
  ) {
    const sink = createWriteStream(this.partial, { flags: 'wx', mode: 0o600, flush: true });
    // The types of tar-stream are those of streamx, which Node's pipelines take as they take their own.
    const tar = this.tar as unknown as Readable;
    this.written = passphrase
      ? pipeline(tar, (source: AsyncIterable<Buffer>) => encrypt(source, passphrase), sink, { signal })
      : pipeline(tar, sink, { signal });
    this.written.catch(() => {});
  }

  /** Adds a small member. */
  async add(name: string, bytes: Buffer): Promise<void> {
    await this.addStream(name, bytes.length, Readable.from([bytes]));
  }

  /** Adds a member of a known size. @throws when the source gives more or fewer bytes */
  async addStream(name: string, size: number, source: Readable): Promise<void> {
    const hash = createHash('sha256');
    if (this.signal.aborted) source.destroy();
    this.signal.throwIfAborted();
    const entry = this.tar.entry({ name, size, mode: 0o600, mtime: this.mtime });
    const filled = pipeline(
      source,
      (bytes: AsyncIterable<Buffer>) => hashed(bytes, hash),
      asWritable(entry),
      {
        signal: this.signal,
      },
    );
    // A disk that is full ends the file, and would leave the member waiting for ever.
    await Promise.race([filled, this.written.then(() => filled)]);
    this.members.push({ name, size, sha256: hash.digest('hex') });
  }

  /** Closes the archive with the checksums of everything in it, and gives it its name. */
  async finish(): Promise<void> {
    const sums = this.members.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
    await this.add(member.sums, Buffer.from(sums));
    this.tar.finalize();
    await this.written;
    await rename(this.partial, this.file);
    const folder = await open(path.dirname(this.file));
    await folder.sync().finally(() => folder.close());
  }

  async discard(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => {});
    await rm(this.partial, { force: true });
  }

  private get partial(): string {
    return partialName(this.file, process.pid);
  }
}

/** The name of an archive that is not finished yet. */
export function partialName(file: string, pid: number): string {
  return `${file}.partial-${pid}`;
}

async function* hashed(source: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    hash.update(bytes);
    yield bytes;
  }
}

/** The tar library's streams are used as Node's; their types differ. */
function asWritable(sink: unknown): Writable {
  return sink as Writable;
}
