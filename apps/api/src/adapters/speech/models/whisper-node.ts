import { createRequire } from 'node:module';

/** The part of @fugood/whisper.node that is used here. */
interface WhisperNode {
  initWhisper(options: { filePath: string; useGpu: boolean }): Promise<WhisperContext>;
}
interface WhisperContext {
  /** A failure inside never settles the promise: whoever waits needs a clock. */
  transcribeData(
    pcm: ArrayBuffer,
    options: { language: string; maxThreads: number },
  ): { promise: Promise<{ result: string }> };
}

const require = createRequire(import.meta.url);

let isThere: boolean | undefined;

/** Whether there is a build of whisper.cpp for this platform: not every one of them is installed everywhere. */
export function hasWhisperNode(): boolean {
  isThere ??= findBuild();
  return isThere;
}

function findBuild(): boolean {
  try {
    const library = createRequire(require.resolve('@fugood/whisper.node'));
    library.resolve(`@fugood/node-whisper-${process.platform}-${process.arch}/package.json`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the native library. Only child processes call this: what crashes in it takes its process along.
 *
 * @throws when there is no build of it for this platform
 */
export function loadWhisperNode(): WhisperNode {
  return require('@fugood/whisper.node');
}
