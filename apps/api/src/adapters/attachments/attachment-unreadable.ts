import { say } from '@tavla/shared/error-words';
import { attachmentMax } from '@tavla/shared/limits';
import type { Words } from '@tavla/shared/words';

export type UnreadableReason = 'type' | 'size' | 'damaged' | 'protected' | 'limits';

/** A file whose text we cannot have. The message names it and can be shown to a user. */
export class AttachmentUnreadable extends Error {
  override readonly name = 'AttachmentUnreadable';

  constructor(
    readonly reason: UnreadableReason,
    readonly fileName: string,
    options?: ErrorOptions,
  ) {
    const words = wordsFor(reason, fileName);
    super(words.message, options);
    this.words = words;
  }

  readonly words: Words;
}

function wordsFor(reason: UnreadableReason, name: string): Words {
  return reason === 'size'
    ? say('attachment-size', { name, megabytes: attachmentMax / 2 ** 20 })
    : say(`attachment-${reason}`, { name });
}
