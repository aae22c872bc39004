import type { Words } from '@tavla/shared/words';

/** Something that could not be done; `words` say so to the person, in any language. */
export class WordedError extends Error {
  constructor(
    readonly words: Words,
    options?: ErrorOptions,
  ) {
    super(words.message, options);
  }
}
