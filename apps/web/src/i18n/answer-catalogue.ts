import { answer } from './en/answer';
import { addTexts } from './i18n';

/** The English texts of what stands beside messages, which imports this: the board comes without them. */
export const answerEnglish = { answer };

addTexts(answerEnglish);
