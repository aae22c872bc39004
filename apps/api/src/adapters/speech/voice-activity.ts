import { spawn } from 'node:child_process';
import { say } from '@tavla/shared/error-words';
import { childArguments, childEnvironment, lowerPriority } from './child-file';
import { SpeechEngineError, type SpeechSpan } from './speech';

/** Ten hours of sound take four minutes on a slow machine. */
const HANGS_AFTER_MS = 1_800_000;

/**
 * Where in a PCM file somebody speaks, in order of time; silence, noise and tones give no spans. Runs in a
 * process of its own that ends with the work (about 150 × real time, 150 MB).
 *
 * @throws SpeechEngineError (retryable) when that process fails
 */
export async function detectSpeech(
  pcmPath: string,
  options: { signal?: AbortSignal } = {},
): Promise<SpeechSpan[]> {
  const child = spawn(process.execPath, [...childArguments('voice-activity-child'), pcmPath], {
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: HANGS_AFTER_MS,
    killSignal: 'SIGKILL',
    windowsHide: true,
    ...(options.signal && { signal: options.signal }),
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
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    if (code !== 0) throw new Error(complaints || 'The process was killed.');
    return JSON.parse(found);
  } catch (cause) {
    options.signal?.throwIfAborted();
    throw new SpeechEngineError(say('speech-search-failed'), {
      isRetryable: true,
      cause,
    });
  }
}
