import type { SignInType } from '@tavla/shared/contracts/auth';
import { isAtDomain } from '@tavla/shared/contracts/single-sign-on/at-domain';
import type { Deps } from '@/deps';
import {
  blockedMail,
  knownAddressMail,
  needsAddressMail,
  registerMail,
  signInMail,
  unknownAddressMail,
  useProviderMail,
} from './auth-mails';
import { sendCode } from './codes/send-code';
import type { SignInBrowser } from './codes/sign-in-browser';
import { refuseWay } from './sign-in-way';

/** Sends a code for signing in or registering; answers and throws as `sendCode` does. */
export function sendSignInCode(
  deps: Pick<Deps, 'db' | 'mail' | 'authSecret' | 'env'>,
  email: string,
  type: SignInType,
  browser: SignInBrowser,
): Promise<string> {
  const { publicUrl } = deps.env;
  return sendCode(deps, { email, type }, browser, (user, code) => {
    if (type === 'SIGN_UP') return user ? knownAddressMail(email, publicUrl) : registerMail(email, code);
    if (!user) return unknownAddressMail(email, publicUrl);
    const refusal = refuseWay({ ...user, email }, 'code');
    if (refusal === 'codes-off') {
      const { provedDomain } = user;
      if (provedDomain && !isAtDomain(email, provedDomain)) return needsAddressMail(email, provedDomain);
      return useProviderMail(email, publicUrl);
    }
    // A service account has no mailbox: its mail goes nowhere, and has no code in any case.
    return refusal ? blockedMail(email) : signInMail(email, code);
  });
}
