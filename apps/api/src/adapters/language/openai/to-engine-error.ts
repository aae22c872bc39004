import OpenAI from 'openai';
import { EngineUnavailable } from '@/adapters/language/engine-unavailable';

/** Puts what the client threw into words for the user. Aborts pass through unchanged. */
export function toEngineError(cause: unknown): unknown {
  if (cause instanceof OpenAI.APIUserAbortError || cause instanceof EngineUnavailable) return cause;
  if (cause instanceof OpenAI.RateLimitError)
    return new EngineUnavailable(
      'rate-limited',
      'The language model is asked too often or its quota is used up. Try again later.',
      { cause, retryAfterSeconds: retryAfter(cause.headers) },
    );
  if (cause instanceof OpenAI.AuthenticationError || cause instanceof OpenAI.PermissionDeniedError)
    return new EngineUnavailable(
      'unauthorised',
      'The language model refused the access key. An administrator has to set a valid OPENAI_API_KEY.',
      { cause },
    );
  if (cause instanceof OpenAI.APIConnectionError || cause instanceof OpenAI.InternalServerError)
    return new EngineUnavailable(
      'unreachable',
      'The language model cannot be reached at the moment. Try again later.',
      {
        cause,
      },
    );
  return new EngineUnavailable(
    'answer',
    'The language model gave an answer that cannot be used. Try again.',
    { cause },
  );
}

function retryAfter(headers: Headers): number | null {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
