import { say } from '@tavla/shared/error-words';
import { fullName } from '@tavla/shared/full-name';
import type { Words } from '@tavla/shared/words';
import type { Database } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { isUniqueViolation } from '@/db/violation';
import type { Verified } from '@/modules/auth/register-company';
import { refuseWay } from '@/modules/auth/sign-in-way';
import { rememberTimeZone } from '@/modules/auth/verify-code';
import type { Client } from '@/modules/sessions/client';
import { startSession } from '@/modules/sessions/start-session';
import { lockPeople } from '@/modules/users/lock-people';
import { addProvidedPerson } from '@/modules/users/provided/add-provided-person';
import { giveProvidedRole } from '@/modules/users/provided/give-provided-role';
import { aboutSignIn } from '../about-sign-in';
import { isUsable, selectProvider, type UsableProvider } from '../provider.repo';
import { refuse } from './ask-provider';
import type { Identity } from './identity';
import {
  isAccountOfDeleted,
  linkPerson,
  lockMeantPerson,
  type MeantPerson,
  selectSystemRoles,
} from './people.repo';
import { wantedRole } from './wanted-role';

interface Arrival {
  client: Client;
  timeZone: string | undefined;
}

/**
 * Signs in the person of an account, makes them where the company lets it, and links the two. Who is refused is in the
 * company's audit log: its provider has vouched for them, so strangers do not fill it.
 * @throws HttpError 400 when the provider was changed meanwhile, 403
 */
export async function enterPerson(
  db: Database,
  provider: UsableProvider,
  identity: Identity,
  arrival: Arrival,
): Promise<Verified> {
  const outcome = await decide(db, provider, identity, arrival).catch((error: unknown) => {
    // Another company was given somebody of this address at the same moment.
    if (isUniqueViolation(error)) return say('provider-person-refused');
    throw error;
  });
  if ('tokens' in outcome) return outcome;
  throw refuse(outcome.reason === 'attempt-not-known' ? 400 : 403, outcome);
}

function decide(
  db: Database,
  provider: UsableProvider,
  identity: Identity,
  arrival: Arrival,
): Promise<Verified | Words> {
  const { organizationId } = provider;
  return change(db.forCompany(organizationId), async (tx) => {
    await lockPeople(tx.prisma, organizationId);
    const now = await selectProvider(tx.prisma, organizationId);
    const isSame = isUsable(now) && now.issuer === provider.issuer && now.clientId === provider.clientId;
    if (!isSame || now.provedDomain !== provider.provedDomain) return say('attempt-not-known');
    const found = await lockMeantPerson(tx.prisma, organizationId, identity);
    const wasDeleted = !found && (await isAccountOfDeleted(tx.prisma, organizationId, identity));
    const refusal = wasDeleted ? say('provider-person-removed') : refusalOf(found, now, identity);
    if (refusal) {
      const actor: Actor = { id: null, name: identity.email, ...arrival.client };
      const details = { email: identity.email, reason: refusal.message };
      tx.audit(actor, { action: 'sso.refused', ...aboutSignIn(organizationId, now.domain), details });
      return refusal;
    }
    return enter(tx, now, found, identity, arrival);
  });
}

/** Pure: why somebody may not come in. */
function refusalOf(
  found: MeantPerson | undefined,
  { organizationId, createsPeople }: UsableProvider,
  { subject }: Identity,
): Words | undefined {
  if (!found) return createsPeople ? undefined : say('provider-person-unknown');
  // One sentence for both: a company learns nothing of another's people.
  if (found.organizationId !== organizationId) return say('provider-person-refused');
  if (refuseWay({ ...found, codesOff: false }, 'provider')) return say('provider-person-refused');
  return found.subject !== null && found.subject !== subject ? say('provider-other-account') : undefined;
}

async function enter(
  tx: Change,
  { organizationId, domain, roles: lines }: UsableProvider,
  found: MeantPerson | undefined,
  { issuer, subject, email, firstName, lastName, roleValues }: Identity,
  { client, timeZone }: Arrival,
): Promise<Verified> {
  const { prisma } = tx;
  const roles = await selectSystemRoles(prisma);
  const roleId = wantedRole(lines, roleValues, found?.roleId, roles.user);
  const person = found ?? { firstName, lastName };
  const provider: Actor = { id: null, name: 'Single sign-on', ...client };
  const id =
    found?.id ??
    (await addProvidedPerson(tx, provider, { email, firstName, lastName, roleId: roleId ?? roles.user }));
  if (found && roleId) await giveProvidedRole(tx, provider, id, { roleId, adminRoleId: roles.admin });
  if (!found?.isLinked) {
    await linkPerson(prisma, { organizationId, userId: id, issuer, subject });
    const actor: Actor = { id, name: fullName(person), ...client };
    tx.audit(actor, {
      action: 'sso.link',
      ...aboutSignIn(organizationId, domain),
      details: { email, subject },
    });
  }
  await prisma.$executeRaw`update sign_in_link set "usedAt" = now()
    where "organizationId" = ${organizationId}::uuid and "userId" = ${id}::uuid`;
  const began = await startSession(tx, { id, ...person }, client, { way: 'provider' });
  await rememberTimeZone(tx, id, timeZone);
  return { organizationId, userId: id, ...began };
}
