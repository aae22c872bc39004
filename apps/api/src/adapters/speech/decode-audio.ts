import { access, constants, open, rename, rm, stat } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { say } from '@tavla/shared/error-words';
import { recordingHoursMax } from '@tavla/shared/limits';
import type { Words } from '@tavla/shared/words';
import { WordedError } from '../worded-error';
import { childArguments } from './child-file';
import { ffmpegArguments, UNREADABLE_EXIT_CODE } from './ffmpeg-arguments';
import { type ProcessLimits, type ProcessOutcome, runLimited } from './limited-process';
import { bytesToMs, msToBytes } from './pcm';
import { SpeechEngineError } from './speech';

export type UndecodableReason = 'empty' | 'not-audio' | 'no-sound' | 'truncated' | 'too-long' | 'too-costly';

/** The file itself cannot become sound, now or later; `words` are for the person. */
export class UndecodableAudioError extends WordedError {
  override readonly name = 'UndecodableAudioError';

  constructor(
    readonly reason: UndecodableReason,
    words: Words,
  ) {
    super(words);
  }
}

export interface DecodeOptions {
  /** The FFmpeg to use. Without it the one on PATH, and without that the WebAssembly build. */
  ffmpegPath?: string;
  /** Longest recording; 10 hours unless told. */
  maxSeconds?: number;
  /** What the decoder may take; 10 minutes and 700 MB unless told. */
  limits?: Partial<Omit<ProcessLimits, 'outputBytes'>>;
  /** Asked while it decodes: a small file may hold hours of sound. Its error is thrown. */
  requireRoom?: () => Promise<void>;
  signal?: AbortSignal;
}

export interface DecodedAudio {
  durationMs: number;
  /** The file ends before it should; what is there has been decoded. */
  isIncomplete: boolean;
}

const longestSeconds = recordingHoursMax * 3_600;

/**
 * Turns the first sound track of an audio or video file into a file of PCM (see `pcm.ts`), in a process of
 * its own with limits, never holding either in memory. The PCM file appears under its name only when it is
 * whole, so doing it again after a crash is safe.
 *
 * @throws UndecodableAudioError when the file is at fault
 * @throws SpeechEngineError when the decoder or the disk is; what `requireRoom` throws
 */
export async function decodeAudio(
  inputPath: string,
  pcmPath: string,
  options: DecodeOptions = {},
): Promise<DecodedAudio> {
  const { maxSeconds = longestSeconds } = options;
  if ((await stat(inputPath)).size === 0) {
    throw new UndecodableAudioError('empty', say('recording-empty'));
  }
  const partialPath = `${pcmPath}.${process.pid}.partial`;
  const output = await open(partialPath, 'w');
  try {
    const outcome = await runDecoder(inputPath, output, maxSeconds, options);
    const { size } = await output.stat();
    judge(outcome, size, maxSeconds);
    await rename(partialPath, pcmPath);
    return {
      durationMs: bytesToMs(size),
      isIncomplete: /partial file|truncat|ended prematurely/i.test(outcome.complaints),
    };
  } finally {
    await output.close();
    await rm(partialPath, { force: true });
  }
}

async function runDecoder(
  inputPath: string,
  output: { fd: number; stat(): Promise<{ size: number }> },
  maxSeconds: number,
  options: DecodeOptions,
): Promise<ProcessOutcome> {
  const ffmpeg = options.ffmpegPath ?? (await findOnPath('ffmpeg'));
  // One second more than allowed tells a recording that is too long from one that just fits.
  const seconds = maxSeconds + 1;
  const [command, args] = ffmpeg
    ? [ffmpeg, ffmpegArguments(inputPath, 'pipe:1', seconds)]
    : [
        process.execPath,
        ['--max-old-space-size=256', ...childArguments('decode-child'), inputPath, String(seconds)],
      ];
  const limits = {
    seconds: options.limits?.seconds ?? 600,
    memoryBytes: options.limits?.memoryBytes ?? 700e6,
    outputBytes: msToBytes((seconds + 1) * 1000),
  };
  try {
    const outcome = await runLimited(command, args, {
      output,
      limits,
      ...(options.requireRoom && { mayGoOn: options.requireRoom }),
      ...(options.signal && { signal: options.signal }),
    });
    const isFilesFault = !/shared librar|nrecognized option|ption \S+ not found/.test(outcome.complaints);
    if (ffmpeg && outcome.exitCode !== 0 && isFilesFault) outcome.exitCode = UNREADABLE_EXIT_CODE;
    return outcome;
  } catch (cause) {
    if (options.signal?.aborted || (cause as NodeJS.ErrnoException).code === 'ENOSPC') throw cause;
    throw new SpeechEngineError(say('decoder-not-started'), { isRetryable: true, cause });
  }
}

/** Throws what the decoder's end means; returns when the PCM is good. */
function judge(outcome: ProcessOutcome, bytes: number, maxSeconds: number): void {
  const { breach, exitCode, complaints } = outcome;
  if (breach === 'outputBytes' || bytes > msToBytes(maxSeconds * 1000)) {
    throw new UndecodableAudioError('too-long', longerThan(maxSeconds));
  }
  if (breach) {
    const what = breach === 'seconds' ? 'time' : 'memory';
    throw new UndecodableAudioError('too-costly', say(`recording-costs-${what}`));
  }
  if (/ENOSPC|No space left/.test(complaints)) {
    throw new SpeechEngineError(say('decoder-without-room'), {
      isRetryable: true,
    });
  }
  if (exitCode !== 0 && exitCode !== UNREADABLE_EXIT_CODE) {
    throw new SpeechEngineError(say('decoder-failed'), { isRetryable: true, cause: complaints });
  }
  if (/matches no streams|does not contain any stream/.test(complaints) || (exitCode === 0 && bytes === 0)) {
    throw new UndecodableAudioError('no-sound', say('recording-without-sound'));
  }
  if (/moov atom not found/.test(complaints)) {
    throw new UndecodableAudioError('truncated', say('recording-truncated'));
  }
  if (exitCode !== 0) {
    throw new UndecodableAudioError('not-audio', say('recording-not-audio'));
  }
}

function longerThan(seconds: number): Words {
  const [unit, length] =
    seconds >= 3600
      ? (['hours', 3600] as const)
      : seconds >= 60
        ? (['minutes', 60] as const)
        : (['seconds', 1] as const);
  return say(`recording-longer-than-${unit}`, { count: Number((seconds / length).toFixed(1)) });
}

async function findOnPath(program: string): Promise<string | undefined> {
  const name = process.platform === 'win32' ? `${program}.exe` : program;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    if (
      folder &&
      (await access(path, constants.X_OK).then(
        () => true,
        () => false,
      ))
    )
      return path;
  }
  return undefined;
}
