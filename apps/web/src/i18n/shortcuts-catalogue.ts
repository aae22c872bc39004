import { shortcuts } from './en/shortcuts';
import { addTexts } from './i18n';

/** The English texts of the help on the keys, which imports this: whoever never opens it does without. */
export const shortcutsEnglish = { shortcuts };

addTexts(shortcutsEnglish);
