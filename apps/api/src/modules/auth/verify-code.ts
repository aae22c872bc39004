import type { verifyOtp } from '@tavla/shared/contracts/auth';
import type { BodyOf } from '@tavla/shared/endpoint';
import { sayOfField } from '@tavla/shared/field-words';
import { type Change, change } from '@/db/events/change';
import type { Deps } from '@/deps';
import { invalid } from '@/http/errors/errors';
import { startSession } from '@/modules/sessions/start-session';
import { checkCode } from './codes/check-code';
import type { SignInBrowser } from './codes/sign-in-browser';
import { WrongCode } from './codes/wrong-code';
import { holdEntrant } from './hold-entrant';
import { registerCompany, type Verified } from './register-company';

export type Verification = BodyOf<typeof verifyOtp>;
type VerifyDeps = Pick<Deps, 'db' | 'authSecret'>;

/**
 * Exchanges a code for a session. With SIGN_UP the company, its roles and its first admin are created in the
 * same transaction as the session.
 * @throws HttpError 400 (WrongCode) for a code that is wrong, used, too old, guessed at too often, or that
 *   another browser asked for, and of somebody who may not come in by code or has another address by now; 429 after too many guesses; 409 when name or domain were taken meanwhile
 */
export async function verifyCode(
  deps: VerifyDeps,
  input: Verification,
  browser: SignInBrowser,
): Promise<Verified> {
  const { email, type } = input;
  const company = type === 'SIGN_UP' ? companyOf(input) : undefined;
  const { user, consume } = await checkCode(deps, { email, type }, input.code, browser);
  if (company) return registerCompany(deps.db, input, company, browser.client, consume);
  if (!user) throw new WrongCode(true);
  const { organizationId } = user;
  return change(deps.db.forCompany(organizationId), async (tx) => {
    const entrant = await holdEntrant(tx, user.id, 'code');
    if (entrant?.email !== email) throw new WrongCode(true);
    await consume(tx);
    const began = await startSession(tx, entrant, browser.client);
    await rememberTimeZone(tx, entrant.id, input.timeZone);
    return { organizationId, userId: entrant.id, ...began };
  });
}

function companyOf({ organizationName: name, organizationDomain: domain }: Verification) {
  if (!name) throw invalid('organizationName', sayOfField('required', { field: 'companyName' }));
  if (!domain) throw invalid('organizationDomain', sayOfField('required', { field: 'companyDomain' }));
  return { name, domain };
}

/** Keeps the zone of the device that somebody signs in with, where they have none yet. */
export async function rememberTimeZone(
  tx: Change,
  userId: string,
  timeZone: string | undefined,
): Promise<void> {
  if (!timeZone) return;
  await tx.prisma.user.updateMany({ where: { id: userId, timeZone: null }, data: { timeZone } });
}
