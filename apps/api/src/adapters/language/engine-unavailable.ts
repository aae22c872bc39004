import { say } from '@tavla/shared/error-words';
import { WordedError } from '../worded-error';

export type EngineFailure = 'unreachable' | 'unauthorised' | 'rate-limited' | 'answer';

/**
 * The engine could not do its work. `message` can be shown to a user; `retryable` says whether the same call
 * may succeed later; `retryAfterSeconds` is what the server asked for, when it did.
 */
export class EngineUnavailable extends WordedError {
  override readonly name = 'EngineUnavailable';

  constructor(
    readonly failure: EngineFailure,
    options: { cause?: unknown; retryAfterSeconds?: number | null } = {},
  ) {
    super(say(`engine-${failure}`), options.cause === undefined ? undefined : { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }

  readonly retryAfterSeconds: number | null;

  get retryable(): boolean {
    return this.failure !== 'unauthorised';
  }
}
