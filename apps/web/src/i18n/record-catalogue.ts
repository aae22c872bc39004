import { record } from './en/record';
import { addTexts } from './i18n';

/** The English texts of recording and uploading: the board comes without them, and what does either imports this. */
export const recordEnglish = { record };

addTexts(recordEnglish);
