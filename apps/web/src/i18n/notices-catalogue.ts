import { notices } from './en/notices';
import { addTexts } from './i18n';

/** The English texts of what went wrong on the board: its first card comes without them. */
export const noticesEnglish = { notices };

addTexts(noticesEnglish);
