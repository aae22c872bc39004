import type { SignInType } from '@tavla/shared/contracts/auth';
import type { MailMessage } from '@/adapters/mail/mailer';
import type { Deps } from '@/deps';
import { HttpError } from '@/http/errors';
import { findUserByEmail, type KnownUser, saveCode } from './auth.repo';
import { blockedMail, knownAddressMail, registerMail, signInMail, unknownAddressMail } from './auth-mails';
import { giveTurnsBack, takeTurns } from './rate-limits';
import { hashCode, newCode } from './sign-in-code';
import { sendIpLimit, sendLimits } from './sign-in-limits';

type SendDeps = Pick<Deps, 'db' | 'mail' | 'authSecret' | 'env'>;

/**
 * Sends a new code to an address, or a mail that says why there is none. Whether the address has an account
 * shows in the mailbox only: the statements, the mail and the answer are the same.
 * @throws HttpError 429 within a minute of the last mail or after five in an hour, 503 when no mail can be sent
 */
export async function sendCode(deps: SendDeps, email: string, type: SignInType, ip: string): Promise<void> {
  const limits = [sendIpLimit(ip), ...sendLimits(email)];
  await takeTurns(
    deps.db,
    limits,
    'A code was asked for a moment ago. Look into your mailbox, or wait before you ask again.',
  );
  const user = await findUserByEmail(deps.db, email);
  const code = newCode();
  const mail = mailFor(deps, email, type, user, code);
  // Without a code in the mail, a code is kept that nobody knows: the next step looks the same, too.
  await saveCode(
    deps.db,
    email,
    type,
    hashCode(deps.authSecret, email, type, mail.code ?? `unknown-${code}`),
  );
  try {
    await deps.mail.send(mail);
  } catch (error) {
    await giveTurnsBack(deps.db, limits);
    const words = 'The mail with your code could not be sent right now. Try again in a few minutes.';
    throw Object.assign(new HttpError(503, 'mail-unavailable', words), { cause: error });
  }
}

function mailFor(
  { env }: SendDeps,
  email: string,
  type: SignInType,
  user: KnownUser | undefined,
  code: string,
): MailMessage {
  if (type === 'SIGN_UP') return user ? knownAddressMail(email, env.publicUrl) : registerMail(email, code);
  if (!user) return unknownAddressMail(email, env.publicUrl);
  return user.blocked ? blockedMail(email) : signInMail(email, code);
}
