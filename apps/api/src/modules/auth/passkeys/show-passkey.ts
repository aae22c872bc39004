import type { RequestOptions, ShownCredential } from '@tavla/shared/contracts/sign-in/passkeys';
import { type Actor, change } from '@/db/events/change';
import type { Deps } from '@/deps';
import type { SignedIn } from '@/http/access/access';
import { notePasskeyShown } from '@/modules/sessions/confirmation';
import type { SignInBrowser } from '../codes/sign-in-browser';
import { beginCeremony, endCeremony, refundCeremony } from './begin-ceremony';
import { findByCredential, notePasskeyUse, selectPasskeys } from './passkeys.repo';
import { recordRefused } from './record-refused';
import { requestOptions } from './sign-in-by-passkey';
import { verifyShown } from './verify-shown';
import { WrongPasskey } from './wrong-passkey';

type PasskeyDeps = Pick<Deps, 'db' | 'env'>;
const purposeOf = ({ id }: SignedIn) => ({ purpose: 'confirm', sessionId: id }) as const;

/** What a browser needs to show a passkey of the session's person. @throws HttpError 404 without any, 429 */
export async function offerConfirmation(
  { db, env }: PasskeyDeps,
  session: SignedIn,
  browser: SignInBrowser,
): Promise<{ options: RequestOptions; secret: string }> {
  const company = db.forCompany(session.organizationId);
  const options = await requestOptions(env, await selectPasskeys(company.prisma, session.user.id));
  return { options, secret: await beginCeremony(db, purposeOf(session), browser, options.challenge) };
}

/**
 * Counts the session as confirmed from now on, as a code would, and its second factor as met.
 * @throws WrongPasskey, also for another person's; HttpError 401 when the session has ended
 */
export async function confirmByPasskey(
  deps: PasskeyDeps,
  session: SignedIn,
  actor: Actor,
  credential: ShownCredential,
  browser: SignInBrowser,
): Promise<void> {
  const purpose = purposeOf(session);
  const challenge = await endCeremony(deps.db, purpose, browser, credential.clientDataJSON);
  const passkey = await findByCredential(deps.db, credential.handle);
  const { organizationId, user, id: sessionId } = session;
  const isTheirs = passkey?.organizationId === organizationId && passkey.userId === user.id;
  if (!passkey || !isTheirs) throw new WrongPasskey();
  const db = deps.db.forCompany(organizationId);
  const counter = await verifyShown(deps, passkey, credential, challenge);
  if (counter === undefined) throw await recordRefused(db, passkey, browser.client);
  const outcome = await change(db, async (tx) => {
    const shown = await notePasskeyUse(tx.prisma, passkey, counter);
    if (!shown || shown === 'copied') return shown;
    await notePasskeyShown(tx, sessionId, passkey.id);
    const about = { targetType: 'session', targetId: sessionId };
    tx.audit(actor, {
      action: 'session.confirm',
      ...about,
      details: { way: 'passkey', passkey: passkey.name },
    });
    return 'confirmed';
  });
  if (outcome !== 'confirmed') throw await recordRefused(db, passkey, browser.client, outcome);
  await refundCeremony(deps.db, purpose, browser);
}
