import { createRequire } from 'node:module';

/** The part of sherpa-onnx-node that is used here; the package brings no types of its own. */
export interface Vad {
  acceptWaveform(samples: Float32Array): void;
  isEmpty(): boolean;
  /** With `false` the samples are copied out of native memory instead of lent. */
  front(lend: boolean): { start: number; samples: Float32Array };
  pop(): void;
  flush(): void;
}

export interface OfflineStream {
  acceptWaveform(sound: { samples: Float32Array; sampleRate: number }): void;
}

export interface OfflineRecognizer {
  createStream(): OfflineStream;
  decodeAsync(stream: OfflineStream): Promise<{ text: string }>;
}

/** In seconds, and a number that is the same for the same speaker of one call. */
export interface DiarizedSpan {
  start: number;
  end: number;
  speaker: number;
}

interface EmbeddingStream extends OfflineStream {
  inputFinished(): void;
}

interface SpeakerEmbeddingExtractor {
  createStream(): EmbeddingStream;
  isReady(stream: EmbeddingStream): boolean;
  /** With `false` the numbers are copied out of native memory instead of lent. */
  compute(stream: EmbeddingStream, lend: boolean): Float32Array;
}

interface Sherpa {
  OfflineSpeakerDiarization: new (config: object) => { process(samples: Float32Array): DiarizedSpan[] };
  SpeakerEmbeddingExtractor: new (config: object) => SpeakerEmbeddingExtractor;
  Vad: new (config: object, bufferSeconds: number) => Vad;
  OfflineRecognizer: { createAsync(config: object): Promise<OfflineRecognizer> };
}

/**
 * Loads the native library. Only child processes call this: what crashes in it takes its process along.
 *
 * @throws when there is no build of it for this platform
 */
export function loadSherpa(): Sherpa {
  return createRequire(import.meta.url)('sherpa-onnx-node');
}
