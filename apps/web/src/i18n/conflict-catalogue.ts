import { conflict } from './en/board/conflict';
import { addTexts } from './i18n';

/** The English texts of the question about a task that two people changed, which imports this: it is seldom asked. */
export const conflictEnglish = { conflict };

addTexts(conflictEnglish);
