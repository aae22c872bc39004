import { allowedUrl } from './allowed-url';
import { ModelsError } from './models-error';

/** Hosts send on to their store, seldom more than twice. */
const mostRedirects = 5;
/** A host that says nothing for so long says nothing more. */
const patienceMs = 60_000;

export interface Answer {
  response: Response;
  /** To be called with every part that comes: the patience begins anew. */
  heard(): void;
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
  const clock = setTimeout(() => silence.abort(new Error('it has been silent for a minute')), patienceMs);
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
        return { response, heard: () => clock.refresh(), close };
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
