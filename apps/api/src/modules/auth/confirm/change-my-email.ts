import type { changeMyEmail as contract } from '@tavla/shared/contracts/confirm';
import type { BodyOf } from '@tavla/shared/endpoint';
import { say } from '@tavla/shared/error-words';
import { type Actor, change } from '@/db/events/change';
import type { Deps } from '@/deps';
import type { SignedIn } from '@/http/access/access';
import { invalid } from '@/http/errors/errors';
import { takenOr } from '@/http/errors/taken-or';
import { forgetConfirmations, noteConfirmed } from '@/modules/sessions/confirmation';
import { notifySessions, revokeOtherSessions } from '@/modules/sessions/revoke-sessions';
import { replaceOwnEmail } from '@/modules/users/email/replace-own-email';
import { checkCode } from '../codes/check-code';
import { sendCode } from '../codes/send-code';
import type { SignInBrowser } from '../codes/sign-in-browser';
import { WrongCode } from '../codes/wrong-code';
import { addressInUseMail, newAddressMail } from './confirm-mails';

type EmailDeps = Pick<Deps, 'db' | 'mail' | 'authSecret'>;

/**
 * A code to the wanted address. It is sent to a confirmed session only and is good within it alone, as long as the
 * person has the address that they confirmed: so both addresses have said yes when it is entered.
 */
const purposeOf = ({ id, user }: SignedIn, email: string) =>
  ({ email, type: 'NEW_EMAIL', within: `${id}:${user.email}` }) as const;

/**
 * Sends a code to the address that a person wants to have, or a mail that says that it has an account. The answer
 * says nothing of that; it throws as `sendCode` does.
 * @throws HttpError 400 for the address that they have
 */
export async function sendNewEmailCode(
  deps: EmailDeps,
  session: SignedIn,
  email: string,
  browser: SignInBrowser,
): Promise<string> {
  if (email === session.user.email) throw invalid('email', say('address-is-yours'));
  return sendCode(deps, purposeOf(session, email), browser, (user, code) =>
    user ? addressInUseMail(email) : newAddressMail(email, code),
  );
}

/**
 * Takes the code and gives the person the address, in one step with everything that follows from it: the former
 * one is told, and other sessions end, or need a code to the new address before grave things.
 * @throws HttpError 400 (WrongCode), also when an administrator has changed the address since; 401 when the session
 *   has ended; 409 when somebody else has got the address meanwhile; 429
 */
export async function changeMyEmail(
  deps: EmailDeps,
  session: SignedIn,
  actor: Actor,
  { email, code, endOtherSessions }: BodyOf<typeof contract>,
  browser: SignInBrowser,
): Promise<void> {
  const { user, id } = session;
  const { consume } = await checkCode(deps, purposeOf(session, email), code, browser);
  // Whoever holds the code reads this mailbox, so this tells them nothing that is not theirs.
  await takenOr('email', say('address-taken-meanwhile'), () =>
    change(deps.db.forCompany(session.organizationId), async (tx) => {
      const isReplaced = await replaceOwnEmail(tx, actor, user, email);
      if (!isReplaced) throw new WrongCode(true);
      await consume(tx);
      await forgetConfirmations(tx, user.id);
      await noteConfirmed(tx, id);
      if (endOtherSessions) {
        const count = await revokeOtherSessions(tx, user.id, id);
        if (count) tx.audit(actor, { action: 'session.end-others', details: { count } });
      }
      await notifySessions(tx);
    }),
  );
}
