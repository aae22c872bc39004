import '@/i18n/answer-catalogue';
import { attachmentMax, attachmentsMax } from '@tavla/shared/limits';
import { i18n } from '@/i18n/i18n';
import type { FilesRefused } from './choose-files';

/** Why a file was not taken, in the reader's language. */
export function filesProblem(refused: FilesRefused): string {
  switch (refused.reason) {
    case 'tooMany':
      return i18n.t('ticket:chat.tooMany', { max: attachmentsMax });
    case 'tooLarge':
      return i18n.t('ticket:chat.tooLarge', { name: refused.name, max: attachmentMax / 2 ** 20 });
    case 'saveAs':
      return i18n.t('answer:files.saveAs', { name: refused.name, extension: refused.extension });
    default:
      return i18n.t(`answer:files.${refused.reason}`, { name: refused.name });
  }
}
