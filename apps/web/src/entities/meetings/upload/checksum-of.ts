import type { ChecksumAnswer } from './checksum-worker';
import ChecksumWorker from './checksum-worker?worker';

/**
 * SHA-256 of a file in hexadecimal, counted beside the page.
 * @throws when the file cannot be read, or the signal aborts
 */
export function checksumOf(file: File, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const worker = new ChecksumWorker();
  const counted = new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<ChecksumAnswer>) =>
      'sha256' in data ? resolve(data.sha256) : reject(new Error(data.failed));
    worker.onerror = ({ message }) => reject(new Error(message));
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
