import type { Words } from '@tavla/shared/words';
import { WordedError } from '../worded-error';
import type { ChunkVoice } from './voices/voice';

/**
 * What the product knows of speech recognition. A recording passes through these steps, each of which may be
 * a job of its own:
 *
 *   1. `decodeAudio`   any audio or video file → a file of PCM (16 kHz, mono, 16 bit, little endian)
 *   2. `detectSpeech`  that file → spans in which somebody speaks
 *   3. `planChunks`    spans → chunks of about half a minute, each the work of one job
 *   4. `readPcm` + `hearChunk`   one chunk → its transcript segments, and where speech gave no words
 *
 * Step 4 depends on nothing but the chunk and its samples: done twice it gives the same segments, so a worker
 * that is killed costs one chunk. All times are milliseconds from the start of the recording.
 */
export interface SpeechSpan {
  startMs: number;
  endMs: number;
}

/** A stretch of the recording, from its first span's start to its last span's end, and the speech in it. */
export interface SpeechChunk extends SpeechSpan {
  spans: SpeechSpan[];
}

export interface TranscriptSegment extends SpeechSpan {
  /** Never blank. */
  text: string;
}

/**
 * Whether an engine can do a language. `notice` has to be shown wherever the engine's text is shown;
 * `words` are for the person who chose the language.
 */
export type LanguageSupport = { ok: true; notice?: string } | { ok: false; words: Words };

export interface RecogniseOptions {
  /** A language code such as `en` or `es-MX`; only the part before the dash counts. */
  language: string;
  /** Names and terms that may be heard, the most important first. Engines that cannot use them ignore them. */
  vocabulary?: readonly string[];
  signal?: AbortSignal;
}

export interface SpeechEngine {
  readonly name: 'local' | 'openai';
  supports(language: string): LanguageSupport;
  /**
   * The text of one chunk as the model says it, in order of time, nothing for what is not speech; `hearChunk` judges it.
   *
   * @param pcm the samples from `chunk.startMs` to `chunk.endMs`, as `readPcm` gives them
   * @throws LanguageUnavailableError when `supports` says no: text in the wrong language is never made
   * @throws SpeechEngineError when the engine fails; `isRetryable` tells whether trying later can help
   */
  recognise(chunk: SpeechChunk, pcm: Uint8Array, options: RecogniseOptions): Promise<TranscriptSegment[]>;
  /**
   * Who speaks in a chunk, as far as it can be told; missing where nothing tells voices apart.
   *
   * @param pcm as for `recognise`
   * @throws SpeechEngineError
   */
  findVoices?(
    chunk: SpeechChunk,
    pcm: Uint8Array,
    options: { signal?: AbortSignal | undefined },
  ): Promise<ChunkVoice[]>;
  /** Frees models and processes. The engine starts them again when it is used again. */
  close(): Promise<void>;
}

/** The engine has no model for this language; `words` say to the person why. */
export class LanguageUnavailableError extends WordedError {
  override readonly name = 'LanguageUnavailableError';
}

/** The engine could not do its work; `words` say to the person what happened. */
export class SpeechEngineError extends WordedError {
  override readonly name = 'SpeechEngineError';
  readonly isRetryable: boolean;

  constructor(words: Words, options: { isRetryable: boolean; cause?: unknown }) {
    super(words, { cause: options.cause });
    this.isRetryable = options.isRetryable;
  }
}

/** `es-MX` → `es`. */
export function baseLanguage(language: string): string {
  return (language.split(/[-_]/)[0] ?? '').toLowerCase();
}
