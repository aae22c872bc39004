import { selection } from './en/board/selection';
import { addTexts } from './i18n';

/** The English texts of the bar for selected tasks, which imports this: the first card does not wait for them. */
export const selectionEnglish = { selection };

addTexts(selectionEnglish);
