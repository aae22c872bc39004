import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';

/** Writes a tar file that somebody reads at the same time: it holds no more than they have not taken yet. */
export class ArchiveStream {
  private readonly tar: Pack = pack();
  private readonly mtime = new Date();

  /** The bytes; what ends early ends the writing too. */
  readonly output: Readable = Readable.from(this.tar as unknown as AsyncIterable<Buffer>, {
    objectMode: false,
  });

  /** A member that is in memory already. */
  add(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    return this.addStream(name, bytes.length, Readable.from([bytes]));
  }

  /** A member of a known size. @throws when the source gives more or fewer bytes, or nobody reads any more */
  async addStream(name: string, size: number, source: Readable): Promise<void> {
    const entry = this.tar.entry({ name, size, mode: 0o644, mtime: this.mtime }) as unknown as Writable;
    await pipeline(source, entry);
  }

  finish(): void {
    this.tar.finalize();
  }

  /** Cuts the archive off, so that whoever gets it sees that its end is missing. */
  fail(error: Error): void {
    this.tar.destroy(error);
  }
}
