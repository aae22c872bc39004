import { Resampler } from './resample';

// The audio thread's own globals, which the DOM types leave out.
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: unknown): void;

/** A tenth of a second: often enough for the level meter, seldom enough to cost nothing. */
const blockSize = 1_600;

/** What the audio thread sends: samples of 16 bit, and when the last of them came, as Date.now(). */
export interface SoundBlock {
  samples: ArrayBuffer;
  at: number;
}

/** Runs on the audio thread: microphone → blocks of 16 kHz samples. */
class RecorderProcessor extends AudioWorkletProcessor {
  private readonly resampler = new Resampler(sampleRate);
  private block = new Int16Array(blockSize);
  private filled = 0;
  private stopped = false;

  constructor() {
    super();
    this.port.onmessage = () => {
      this.post(this.block.slice(0, this.filled));
      this.port.postMessage('end');
      this.stopped = true;
    };
  }

  process(inputs: Float32Array[][]): boolean {
    const channel = inputs[0]?.[0];
    // One more call may come after the end: what it adds would stand behind the last block, and twice.
    if (channel && !this.stopped) this.add(this.resampler.push(channel));
    return !this.stopped;
  }

  private add(samples: Int16Array): void {
    for (const sample of samples) {
      this.block[this.filled++] = sample;
      if (this.filled === blockSize) {
        this.post(this.block);
        this.block = new Int16Array(blockSize);
        this.filled = 0;
      }
    }
  }

  private post(block: Int16Array<ArrayBuffer>): void {
    // The time is taken here: on the page it would tell how busy the page is.
    const sound: SoundBlock = { samples: block.buffer, at: Date.now() };
    this.port.postMessage(sound, [block.buffer]);
  }
}

registerProcessor('tavla-recorder', RecorderProcessor);
