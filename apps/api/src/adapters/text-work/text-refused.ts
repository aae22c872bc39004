import { say } from '@tavla/shared/error-words';
import { WordedError } from '../worded-error';

/**
 * - `busy`: more is waiting already than can be read in good time; the same may be done a little later.
 * - `limits`: reading this takes more time or memory than anything may.
 */
export type RefusalReason = 'busy' | 'limits';

/** Text work that was not done. The message can be shown to a person. */
export class TextRefused extends WordedError {
  override readonly name = 'TextRefused';

  constructor(
    readonly reason: RefusalReason,
    options?: ErrorOptions,
  ) {
    super(say(`text-${reason}`), options);
  }
}

/** The process ended itself in the middle of its work: what it read broke it. */
export class TextBroke extends Error {
  override readonly name = 'TextBroke';
}
