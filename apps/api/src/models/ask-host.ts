import { bytesInWords } from '@/lib/progress';
import { allowedUrl } from './allowed-url';
import { ModelsError } from './models-error';

/** Hosts send on to their store, seldom more than twice. */
const mostRedirects = 5;
/** A host that says less than so much in so long says nothing more: bytes that trickle would keep us for years. */
const patience = { bytes: 2 ** 16, milliseconds: 60_000 };

export interface Answer {
  response: Response;
  /** To be called with how many bytes came: when they are enough, the patience begins anew. */
  heard(bytes: number): void;
  /** Ends the waiting, and the connection. */
  close(): void;
}

/**
 * Asks a host, and those that it sends on to: a bounded number, never from https to http.
 * @throws ModelsError when an address is not allowed or the host cannot be had; the reason of `signal` when it aborts
 */
export async function askHost(
  address: string,
  { headers = {}, signal }: { headers?: Record<string, string>; signal: AbortSignal },
): Promise<Answer> {
  const silence = new AbortController();
  const words = `it has sent less than ${bytesInWords(patience.bytes)} in a minute`;
  const clock = setTimeout(() => silence.abort(new Error(words)), patience.milliseconds);
  let came = 0;
  const heard = (bytes: number) => {
    came += bytes;
    if (came < patience.bytes) return;
    came = 0;
    clock.refresh();
  };
  const close = () => {
    clearTimeout(clock);
    silence.abort();
  };
  const both = AbortSignal.any([signal, silence.signal]);
  let url = allowedUrl(address);
  try {
    for (let hop = 0; hop <= mostRedirects; hop++) {
      const response = await fetch(url, { headers, redirect: 'manual', signal: both });
      clock.refresh();
      const place = response.headers.get('location');
      if (![301, 302, 303, 307, 308].includes(response.status) || !place) {
        return { response, heard, close };
      }
      await response.body?.cancel();
      const next = allowedUrl(place, url.href);
      if (url.protocol === 'https:' && next.protocol !== 'https:') {
        throw new ModelsError(`${url.host} sends on to ${next.origin}, which is not encrypted.`);
      }
      url = next;
    }
    throw new ModelsError(`${allowedUrl(address).host} sends on more than ${mostRedirects} times.`);
  } catch (error) {
    close();
    signal.throwIfAborted();
    if (error instanceof ModelsError) throw error;
    throw new ModelsError(`${url.host} cannot be had: ${reasonOf(error)}.`, { cause: error });
  }
}

/** `fetch` says little; what it wraps says more. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return ('code' in cause && String(cause.code)) || cause.message;
}
