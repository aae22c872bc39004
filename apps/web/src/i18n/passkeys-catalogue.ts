import { passkeys } from './en/sign-in/passkeys';
import { addTexts } from './i18n';

/** The English texts of passkeys, which whatever shows or makes one imports: a guest who never does, does without. */
export const passkeysEnglish = { passkeys };

addTexts(passkeysEnglish);
