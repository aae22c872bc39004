import { isAxiosError } from 'axios';

/** Milliseconds until the server wants to be asked again; undefined when it did not say so in seconds. */
export function retryAfter(error: unknown): number | undefined {
  const header: unknown = isAxiosError(error) ? error.response?.headers['retry-after'] : undefined;
  const seconds = Number(header ?? Number.NaN);
  return seconds > 0 && Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}
