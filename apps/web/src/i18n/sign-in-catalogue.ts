import { signIn } from './en/single-sign-on/sign-in';
import { addTexts } from './i18n';

/** The English texts of signing in with a provider. Importing this makes them known. */
export const signInEnglish = { signIn };

addTexts(signInEnglish);
