import { say } from '@tavla/shared/error-words';
import type { Words } from '@tavla/shared/words';

/**
 * - `busy`: more is waiting already than can be read in good time; the same may be done a little later.
 * - `limits`: reading this takes more time or memory than anything may.
 */
export type RefusalReason = 'busy' | 'limits';

/** Text work that was not done. The message can be shown to a user. */
export class TextRefused extends Error {
  override readonly name = 'TextRefused';

  constructor(
    readonly reason: RefusalReason,
    options?: ErrorOptions,
  ) {
    const words = say(`text-${reason}`);
    super(words.message, options);
    this.words = words;
  }

  readonly words: Words;
}

/** The process ended itself in the middle of its work: what it read broke it. */
export class TextBroke extends Error {
  override readonly name = 'TextBroke';
}
