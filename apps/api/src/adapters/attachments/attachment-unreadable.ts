import { say } from '@tavla/shared/error-words';
import { attachmentMax } from '@tavla/shared/limits';
import type { Words } from '@tavla/shared/words';
import { WordedError } from '../worded-error';
import { megapixelsMax } from './image-size';

/** Why; with the ending that the name ought to have where there is one. */
export type UnreadableReason =
  | 'type'
  | 'archive'
  | 'size'
  | 'empty'
  | 'damaged'
  | 'protected'
  | 'limits'
  | 'pixels'
  | { saveAs: string }
  | { reallyIs: string };

/** A file whose text we cannot have. The message names it and can be shown to a person. */
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
  if (typeof reason === 'object') {
    return 'saveAs' in reason
      ? say('attachment-save-as', { name, extension: reason.saveAs })
      : say('attachment-misnamed', { name, extension: reason.reallyIs });
  }
  if (reason === 'size') return say('attachment-size', { name, megabytes: attachmentMax / 2 ** 20 });
  if (reason === 'pixels') return say('attachment-pixels', { name, megapixels: megapixelsMax });
  return say(`attachment-${reason}`, { name });
}
