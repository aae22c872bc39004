import OpenAI from 'openai';
import { type EngineFailure, EngineUnavailable } from '@/adapters/language/engine-unavailable';

/**
 * Puts what the client threw into words for the person. Aborts pass through unchanged.
 * @param otherwise what a failure is that nothing is known of
 */
export function toEngineError(cause: unknown, otherwise: EngineFailure = 'answer'): unknown {
  if (cause instanceof OpenAI.APIUserAbortError || cause instanceof EngineUnavailable) return cause;
  if (cause instanceof OpenAI.RateLimitError)
    return new EngineUnavailable('rate-limited', { cause, retryAfterSeconds: retryAfter(cause.headers) });
  if (cause instanceof OpenAI.AuthenticationError || cause instanceof OpenAI.PermissionDeniedError)
    return new EngineUnavailable('unauthorised', { cause });
  if (otherwise === 'broke-off') return new EngineUnavailable(otherwise, { cause });
  if (cause instanceof OpenAI.InternalServerError && !isInBetween(cause.status))
    return new EngineUnavailable('failing', { cause });
  if (cause instanceof OpenAI.APIConnectionError || cause instanceof OpenAI.InternalServerError)
    return new EngineUnavailable('unreachable', { cause });
  return new EngineUnavailable(otherwise, { cause });
}

/** Whether it was said of a server, by one that stands before it, or by one that is starting or full. */
const isInBetween = (status: number) => status >= 502 && status <= 504;

/** A server that asks for more than a day says nothing that anybody can go by. */
const longestWait = 24 * 60 * 60;

/** Seconds that a server asks for. */
export function retryAfter(headers: Headers): number | null {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return seconds >= 0 && seconds <= longestWait ? seconds : null;
}
