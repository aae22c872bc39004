import { type Gap, withGap, withoutTime } from '@/entities/meetings/recordings/gaps';
import { durationOf } from '@/entities/meetings/recordings/recording-rate';
import type { RecordingStore, StoredRecording } from '@/entities/meetings/recordings/recording-store';

/** About a second of sound is saved at a time. */
const blocksPerSave = 10;

/** Saves the sound of one recording as it comes, about a second at a time, one after the other. */
export class BlockWriter {
  private pending: ArrayBuffer[] = [];
  private saving: Promise<void> = Promise.resolve();
  private failed = false;

  /**
   * @param index the number of the block that comes next
   * @param onFailed the browser could not store what came; called once
   */
  constructor(
    private readonly store: RecordingStore,
    private known: StoredRecording,
    private index: number,
    private readonly onFailed: () => void,
  ) {}

  get recording(): StoredRecording {
    return this.known;
  }

  get milliseconds(): number {
    return durationOf(this.known.sampleBytes);
  }

  add(samples: ArrayBuffer): void {
    this.pending.push(samples);
    this.known = { ...this.known, sampleBytes: this.known.sampleBytes + samples.byteLength };
    if (this.pending.length >= blocksPerSave) this.save();
  }

  /** Notes that sound is missing here; it is saved with the next sound. */
  mark(missingMs: number, why: Gap['why']): Gap {
    const gap: Gap = { atMs: this.milliseconds, missingMs, why };
    this.known = { ...this.known, gaps: withGap(this.known.gaps ?? [], gap) };
    return gap;
  }

  /** So much of what was noted is not missing after all; it is saved with the next sound. */
  takeBack(gap: Gap, tooMuchMs: number): void {
    this.known = { ...this.known, gaps: withoutTime(this.known.gaps ?? [], gap, tooMuchMs) };
  }

  /** How far the server's clock is ahead of this one, or that nobody knows; it is saved with the next sound. */
  noteAhead(aheadMs: number | undefined): void {
    this.known = { ...this.known, aheadMs };
  }

  /** Notes that sound is missing at the end, after which none comes, and saves that. Call it when all is saved. */
  async markEnd(missingMs: number, why: Gap['why']): Promise<void> {
    this.mark(missingMs, why);
    const { id, gaps = [] } = this.known;
    // Whoever goes on with it later misses what comes from now on.
    await this.store.note(id, { gaps, savedAt: Date.now() }).catch(() => undefined);
  }

  /** Saves what has come until now, and what comes meanwhile. */
  async flush(): Promise<void> {
    do {
      this.save();
      await this.saving;
    } while (this.pending.length > 0);
  }

  private save(): void {
    if (this.pending.length === 0) return;
    const samples = joined(this.pending);
    this.known = { ...this.known, savedAt: Date.now() };
    const recording = this.known;
    const index = this.index++;
    this.pending = [];
    this.saving = this.saving
      .then(() => this.store.append(recording, index, samples))
      .catch(() => {
        if (!this.failed) this.onFailed();
        this.failed = true;
      });
  }
}

function joined(parts: ArrayBuffer[]): ArrayBuffer {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(new Uint8Array(part), at);
    at += part.byteLength;
  }
  return whole.buffer;
}
