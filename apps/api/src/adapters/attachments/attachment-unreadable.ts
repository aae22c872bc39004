import { say } from '@tavla/shared/error-words';
import { attachmentMax } from '@tavla/shared/limits';
import type { Words } from '@tavla/shared/words';
import { WordedError } from '../worded-error';

export type UnreadableReason = 'type' | 'size' | 'damaged' | 'protected' | 'limits';

/** A file whose text we cannot have. The message names it and can be shown to a user. */
export class AttachmentUnreadable extends WordedError {
  override readonly name = 'AttachmentUnreadable';

  constructor(
    readonly reason: UnreadableReason,
    readonly fileName: string,
    options?: ErrorOptions,
  ) {
    super(wordsFor(reason, fileName), options);
  }
}

function wordsFor(reason: UnreadableReason, name: string): Words {
  return reason === 'size'
    ? say('attachment-size', { name, megabytes: attachmentMax / 2 ** 20 })
    : say(`attachment-${reason}`, { name });
}
