import type { Actor, Change } from '@/db/events/change';
import { change } from '@/db/events/change';
import type { Deps } from '@/deps';
import type { SignedIn } from '@/http/access/access';
import { noteConfirmed } from '@/modules/sessions/confirmation';
import { checkCode } from '../codes/check-code';
import { sendCode } from '../codes/send-code';
import type { SignInBrowser } from '../codes/sign-in-browser';
import { WrongCode } from '../codes/wrong-code';
import { confirmMail } from './confirm-mails';

type ConfirmDeps = Pick<Deps, 'db' | 'mail' | 'authSecret'>;

/** A code to the address that the person has, good within this session alone. */
const purposeOf = ({ id, user }: SignedIn) => ({ email: user.email, type: 'CONFIRM', within: id }) as const;

/** Sends the person a code to their own address; answers and throws as `sendCode` does. */
export function sendConfirmation(
  deps: ConfirmDeps,
  session: SignedIn,
  browser: SignInBrowser,
): Promise<string> {
  const purpose = purposeOf(session);
  return sendCode(deps, purpose, browser, (_, code) => confirmMail(purpose.email, code));
}

/**
 * Takes the code, and counts the session as confirmed from now on.
 * @throws HttpError 400 (WrongCode), also when the address has changed since; 401 when the session has ended; 429
 */
export async function confirmSession(
  deps: ConfirmDeps,
  session: SignedIn,
  actor: Actor,
  code: string,
  browser: SignInBrowser,
): Promise<void> {
  const purpose = purposeOf(session);
  const { consume } = await checkCode(deps, purpose, code, browser);
  await change(deps.db.forCompany(session.organizationId), async (tx) => {
    await requireAddress(tx, session.user.id, purpose.email);
    await consume(tx);
    await noteConfirmed(tx, session.id);
    tx.audit(actor, { action: 'session.confirm', targetType: 'session', targetId: session.id });
  });
}

/** The person keeps this address until the transaction ends. What a session says of it is some seconds old. */
async function requireAddress(tx: Change, userId: string, email: string): Promise<void> {
  const rows = await tx.prisma.$queryRaw<unknown[]>`
    select 1 from "user" where "organizationId" = ${tx.organizationId}::uuid and id = ${userId}::uuid
      and email = ${email} and not blocked for update`;
  if (rows.length === 0) throw new WrongCode(true);
}
