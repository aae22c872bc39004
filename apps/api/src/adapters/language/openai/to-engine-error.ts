import OpenAI from 'openai';
import { EngineUnavailable } from '@/adapters/language/engine-unavailable';

/** Puts what the client threw into words for the user. Aborts pass through unchanged. */
export function toEngineError(cause: unknown): unknown {
  if (cause instanceof OpenAI.APIUserAbortError || cause instanceof EngineUnavailable) return cause;
  if (cause instanceof OpenAI.RateLimitError)
    return new EngineUnavailable('rate-limited', { cause, retryAfterSeconds: retryAfter(cause.headers) });
  if (cause instanceof OpenAI.AuthenticationError || cause instanceof OpenAI.PermissionDeniedError)
    return new EngineUnavailable('unauthorised', { cause });
  if (cause instanceof OpenAI.APIConnectionError || cause instanceof OpenAI.InternalServerError)
    return new EngineUnavailable('unreachable', { cause });
  return new EngineUnavailable('answer', { cause });
}

/** Seconds that a server asks for. */
export function retryAfter(headers: Headers): number | null {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
