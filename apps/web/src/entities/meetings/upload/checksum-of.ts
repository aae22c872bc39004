import type { ChecksumAnswer } from './checksum-worker';
// Part of this code: a file of its own would be asked for when an upload begins, which may be offline or after an upgrade.
import ChecksumWorker from './checksum-worker?worker&inline';
import { requireReadable, UnreadableFile } from './upload-failure';

/**
 * SHA-256 of a file in hexadecimal, counted beside the page.
 * @throws UnreadableFile
 * @throws when it cannot be counted for another reason, or the signal aborts
 */
export function checksumOf(file: File, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const worker = new ChecksumWorker();
  const counted = new Promise<string>((resolve, reject) => {
    // The worker fails where the file cannot be read, at its end perhaps; without its code nothing was tried.
    const fail = (reason: string) =>
      requireReadable(file).then(() => reject(new Error(`not counted: ${reason}`)), reject);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<ChecksumAnswer>) =>
      'sha256' in data ? resolve(data.sha256) : reject(new UnreadableFile());
    worker.onerror = ({ message }) => fail(message);
    worker.postMessage(file);
  });
  return counted.finally(() => worker.terminate());
}

/** The checksum that an answer names, in hexadecimal; undefined when it names none. Source: RFC 9530. */
export function checksumIn(header: string | undefined | null): string | undefined {
  const base64 = /(?:^|[,\s])sha-256=:([A-Za-z0-9+/=]+):/.exec(header ?? '')?.[1];
  if (!base64) return undefined;
  return Array.from(atob(base64), (char) => char.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
