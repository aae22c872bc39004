import { spawn } from 'node:child_process';
import { say } from '@tavla/shared/error-words';
import { childArguments, childEnvironment, lowerPriority } from '../child-file';
import { fileOf, type InstalledModel, modelOfKind } from '../models/installed-models';
import { type SpeechChunk, SpeechEngineError } from '../speech';
import type { ChunkVoice } from './voice';
import type { HeardVoice } from './voices-child';

/** A chunk takes seconds; a slow machine with others at work a minute. */
const HANGS_AFTER_MS = 300_000;

/**
 * The voices of one chunk, told apart; none where the two models for it are not installed. Runs in a process of its
 * own that ends with the work, so that memory is that of one chunk, however long a recording is.
 *
 * @param pcm the samples of the chunk
 * @throws SpeechEngineError (retryable) when that process fails
 */
export async function findVoices(
  models: readonly InstalledModel[],
  chunk: SpeechChunk,
  pcm: Uint8Array,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<ChunkVoice[]> {
  const segmentation = modelOfKind(models, 'speaker-segmentation');
  const embedding = modelOfKind(models, 'speaker-embedding');
  if (!segmentation || !embedding) return [];
  const files = [segmentation, embedding].map((model) => fileOf(model, 'weights'));
  try {
    const heard: HeardVoice[] = JSON.parse(await runChild(files, pcm, signal));
    const at = (seconds: number) => Math.min(chunk.endMs, chunk.startMs + Math.round(seconds * 1_000));
    return heard.map((voice) => ({
      spans: voice.spans.map(({ start, end }) => ({ startMs: at(start), endMs: at(end) })),
      embedding: voice.embedding,
    }));
  } catch (cause) {
    signal?.throwIfAborted();
    throw new SpeechEngineError(say('voices-failed'), { isRetryable: true, cause });
  }
}

async function runChild(files: string[], pcm: Uint8Array, signal: AbortSignal | undefined): Promise<string> {
  const child = spawn(process.execPath, [...childArguments('voices-child', import.meta.url), ...files], {
    env: { ...childEnvironment(), MALLOC_ARENA_MAX: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: HANGS_AFTER_MS,
    killSignal: 'SIGKILL',
    windowsHide: true,
    ...(signal && { signal }),
  });
  lowerPriority(child.pid);
  let found = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    found += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-2_000);
  });
  // One that dies early takes no more; its exit code says so.
  child.stdin.on('error', () => {});
  child.stdin.end(pcm);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error(complaints || 'The process was killed.');
  return found;
}
