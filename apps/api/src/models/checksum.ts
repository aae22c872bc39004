import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { bytesInWords } from '@/lib/progress';
import { ModelsError } from './models-error';
import type { Checksum } from './wanted-model';

/** Sums up a file while it is read: as whoever offers it has, and always as SHA-256 for the card. */
export class Summing {
  private readonly sha256 = createHash('sha256');
  private readonly other: Hash | undefined;
  bytes = 0;

  /** @param whole the length that the file should have: git begins its sum with it */
  constructor(
    private readonly expected: Checksum | null,
    whole: number,
  ) {
    if (expected?.algorithm !== 'git-sha1') return;
    this.other = createHash('sha1').update(`blob ${whole}\0`);
  }

  add(part: Uint8Array): void {
    this.sha256.update(part);
    this.other?.update(part);
    this.bytes += part.byteLength;
  }

  /** Takes in what a file on the disk holds. */
  async addFile(path: string, signal: AbortSignal): Promise<void> {
    for await (const part of createReadStream(path, { signal })) this.add(part);
  }

  /**
   * The SHA-256 of what was added, which ends the summing.
   * @throws ModelsError when it is not what was expected, with both
   */
  finish(name: string): string {
    const sha256 = this.sha256.digest('hex');
    const seen = this.other?.digest('hex') ?? sha256;
    if (this.expected && seen !== this.expected.hex) {
      const sum = this.expected.algorithm === 'sha256' ? 'SHA-256' : 'git id';
      throw new ModelsError(
        `${name} is not what it should be: its ${sum} is ${seen}, expected was ${this.expected.hex} (${bytesInWords(this.bytes)}). It was removed.`,
      );
    }
    return sha256;
  }
}
