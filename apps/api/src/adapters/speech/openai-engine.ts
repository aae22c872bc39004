import { say } from '@tavla/shared/error-words';
import type OpenAI from 'openai';
import { APIConnectionError, APIError, toFile } from 'openai';
import { createOpenaiClient, type ServerOptions } from '../openai-client';
import { msToBytes, toWav } from './pcm';
import {
  baseLanguage,
  type LanguageSupport,
  LanguageUnavailableError,
  type SpeechChunk,
  type SpeechEngine,
  SpeechEngineError,
  type SpeechSpan,
  type TranscriptSegment,
} from './speech';

export interface OpenaiEngineOptions extends ServerOptions {
  /** `whisper-1` unless told. */
  model?: string;
}

/** What OpenAI takes in one request. */
const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;
const MAX_UPLOAD_MS = 1_400_000;
/** Whisper reads only the last 224 tokens of a prompt; this stays below in every language. */
const PROMPT_LENGTH = 600;
/** Whisper's own rule for what it wrote into silence. */
const NO_SPEECH = { probability: 0.6, meanLogProbability: -1 };

/**
 * Speech recognition by a server that speaks OpenAI's protocol. Whisper models tell times, so a chunk is one
 * request; of the others, which do not, every span is asked for on its own and has the span's times.
 *
 * The vocabulary goes along as the prompt, the same for every chunk. What was heard before never does: the
 * models fall into loops over it.
 */
export function createOpenaiEngine(options: OpenaiEngineOptions): SpeechEngine {
  const model = options.model ?? 'whisper-1';
  const client = createOpenaiClient(options);
  const recogniser = /whisper/i.test(model) ? recogniseWithTimes : recogniseBySpan;
  const supports = (language: string): LanguageSupport =>
    /^[a-z]{2}$/.test(baseLanguage(language))
      ? { ok: true }
      : { ok: false, words: say('not-a-language', { language }) };
  return {
    name: 'openai',
    supports,
    async recognise(chunk, pcm, { language, vocabulary = [], signal }) {
      const support = supports(language);
      if (!support.ok) throw new LanguageUnavailableError(support.words);
      if (pcm.byteLength > Math.min(MAX_UPLOAD_BYTES - 1024, msToBytes(MAX_UPLOAD_MS))) {
        throw new SpeechEngineError(say('transcription-part-too-long'), {
          isRetryable: false,
        });
      }
      const prompt = promptOf(vocabulary);
      const request = { model, language: baseLanguage(language), ...(prompt && { prompt }) };
      try {
        return await recogniser(client, request, chunk, pcm, signal);
      } catch (error) {
        signal?.throwIfAborted();
        throw toEngineError(error);
      }
    },
    async close() {},
  };
}

interface Request {
  model: string;
  language: string;
  prompt?: string;
}
type Recogniser = (
  client: OpenAI,
  request: Request,
  chunk: SpeechChunk,
  pcm: Uint8Array,
  signal: AbortSignal | undefined,
) => Promise<TranscriptSegment[]>;

const recogniseWithTimes: Recogniser = async (client, request, chunk, pcm, signal) => {
  const answer = await client.audio.transcriptions.create(
    {
      ...request,
      file: await toFile(toWav(pcm), 'speech.wav'),
      response_format: 'verbose_json',
      timestamp_granularities: ['segment'],
    },
    { signal },
  );
  // Some compatible servers know the format but not the times.
  if (!answer.segments) return segmentOf(chunk, answer.text);
  const isSilence = (segment: { no_speech_prob?: number; avg_logprob?: number }) =>
    (segment.no_speech_prob ?? 0) > NO_SPEECH.probability &&
    (segment.avg_logprob ?? 0) < NO_SPEECH.meanLogProbability;
  return answer.segments
    .filter((segment) => !isSilence(segment))
    .flatMap(({ start, end, text }) => {
      const at = (seconds: number) => Math.min(chunk.endMs, chunk.startMs + Math.round(seconds * 1000));
      return segmentOf({ startMs: at(start), endMs: at(end) }, text);
    })
    .filter((segment) =>
      chunk.spans.some((span) => span.startMs < segment.endMs && segment.startMs < span.endMs),
    );
};

const recogniseBySpan: Recogniser = async (client, request, chunk, pcm, signal) => {
  const segments: TranscriptSegment[] = [];
  for (const span of chunk.spans) {
    const sound = pcm.subarray(
      msToBytes(span.startMs - chunk.startMs),
      msToBytes(span.endMs - chunk.startMs),
    );
    const file = await toFile(toWav(sound), 'speech.wav');
    const answer = await client.audio.transcriptions.create(
      { ...request, file, response_format: 'json' },
      { signal },
    );
    segments.push(...segmentOf(span, answer.text));
  }
  return segments;
};

function segmentOf({ startMs, endMs }: SpeechSpan, said: unknown): TranscriptSegment[] {
  // Something else may answer at that address, such as a page to sign in at.
  if (typeof said !== 'string') {
    throw new SpeechEngineError(say('transcription-unreadable'), { isRetryable: true });
  }
  const text = said.trim();
  return text ? [{ startMs, endMs, text }] : [];
}

/** As many terms, from the first, as the prompt has room for. */
function promptOf(vocabulary: readonly string[]): string {
  let prompt = '';
  for (const term of vocabulary) {
    const longer = prompt ? `${prompt}, ${term}` : term;
    if (longer.length > PROMPT_LENGTH) break;
    prompt = longer;
  }
  return prompt;
}

/** Says in words what the service's failure means; other errors stay what they are. */
function toEngineError(cause: unknown): unknown {
  if (cause instanceof APIConnectionError) {
    return new SpeechEngineError(say('transcription-silent'), { isRetryable: true, cause });
  }
  if (!(cause instanceof APIError)) return cause;
  const status = cause.status ?? 500;
  if (status === 401 || status === 403) {
    return new SpeechEngineError(say('transcription-unauthorised'), { isRetryable: false, cause });
  }
  const isRetryable = status >= 500 || status === 408 || status === 409 || status === 429;
  const words = say(isRetryable ? 'transcription-overloaded' : 'transcription-refused', { status });
  return new SpeechEngineError(words, { isRetryable, cause });
}
