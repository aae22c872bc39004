import { say } from '@tavla/shared/error-words';
import type { MailMessage } from '@/adapters/mail/mailer';
import type { Deps } from '@/deps';
import { HttpError } from '@/http/errors/errors';
import { findUserByEmail, type KnownUser } from '../auth.repo';
import { dropCode, saveCode } from './codes.repo';
import { knows } from './device';
import { consumeLimits, refundable, refundLimits } from './rate-limits';
import { newRequest, type SignInBrowser } from './sign-in-browser';
import { type CodePurpose, hashCode, newCode } from './sign-in-code';
import { sendLimits } from './sign-in-limits';

/**
 * Sends a new code to an address, or a mail that says why there is none. Whether the address has an account
 * shows in the mailbox only: the statements, the mail and the answer are the same.
 * @param write the mail, given whose address it is; one without a code says why there is none
 * @returns the secret that names the request; the code works together with it alone
 * @throws HttpError 429 over a limit, 503 when no mail can be sent; the browser's earlier code stays good then
 */
export async function sendCode(
  deps: Pick<Deps, 'db' | 'mail' | 'authSecret'>,
  wanted: Omit<CodePurpose, 'request'>,
  browser: SignInBrowser,
  write: (user: KnownUser | undefined, code: string) => MailMessage,
): Promise<string> {
  const { db, authSecret } = deps;
  const { email } = wanted;
  const user = await findUserByEmail(db, email);
  const limits = sendLimits(browser, email, knows(authSecret, browser.device, user?.id));
  await consumeLimits(db, limits);
  const turns = refundable(limits);

  const purpose = { ...wanted, request: newRequest() };
  const code = newCode();
  const mail = write(user, code);
  // Without a code in the mail, a code is kept that nobody knows: the next step looks the same, too.
  await saveCode(db, purpose, hashCode(authSecret, purpose, mail.code ?? `unknown-${code}`), turns);
  try {
    await deps.mail.send(mail);
  } catch (error) {
    await dropCode(db, purpose.request);
    await refundLimits(db, turns);
    throw Object.assign(new HttpError(503, 'mail-unavailable', say('code-not-sent')), { cause: error });
  }
  await dropCode(db, browser.request);
  return purpose.request;
}
