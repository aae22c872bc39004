import { say } from '@tavla/shared/error-words';
import { WordedError } from '../worded-error';

/** `failing`: the server says that it failed; `silent`: it says nothing; `broke-off`: it ended in the middle. */
export type EngineFailure =
  | 'unreachable'
  | 'unauthorised'
  | 'rate-limited'
  | 'failing'
  | 'silent'
  | 'broke-off'
  | 'answer';

interface Details {
  cause?: unknown;
  retryAfterSeconds?: number | null;
  /** Of a silent one: how long it was waited for. */
  seconds?: number;
}

/**
 * The engine could not do its work. `message` can be shown to a person; `retryable` says whether the same call
 * may succeed later; `retryAfterSeconds` is what the server asked for, when it did.
 */
export class EngineUnavailable extends WordedError {
  override readonly name = 'EngineUnavailable';

  constructor(
    readonly failure: EngineFailure,
    details: Details = {},
  ) {
    super(wordsOf(failure, details), details.cause === undefined ? undefined : { cause: details.cause });
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }

  readonly retryAfterSeconds: number | null;

  get retryable(): boolean {
    return this.failure !== 'unauthorised';
  }
}

function wordsOf(failure: EngineFailure, { retryAfterSeconds, seconds = 0 }: Details) {
  if (failure === 'silent') return say('engine-silent', { count: seconds });
  if (failure === 'rate-limited' && retryAfterSeconds)
    return say('engine-rate-limited-for', { count: retryAfterSeconds });
  return say(`engine-${failure}`);
}
