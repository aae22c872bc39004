import { deletion } from './en/board/deletion';
import { addTexts } from './i18n';

/** The English texts of the question before tasks are deleted, which imports this: the first card does not wait for them. */
export const deletionEnglish = { deletion };

addTexts(deletionEnglish);
