import type {
  ProviderInput,
  ProviderTest,
  setProvider as SetContract,
} from '@tavla/shared/contracts/single-sign-on/settings';
import type { BodyOf } from '@tavla/shared/endpoint';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import type { Deps } from '@/deps';
import { HttpError, invalid } from '@/http/errors/errors';
import { findRole } from '@/modules/roles/read-roles';
import { lockPeople } from '@/modules/users/lock-people';
import { aboutSignIn } from '../about-sign-in';
import { openClientSecret, sealClientSecret } from '../client-secret';
import { type ProviderRow, selectProvider } from '../provider.repo';
import { requireEverything } from '../require-everything';
import { forgetLinks } from '../sign-in/people.repo';
import { presentProvider } from '../single-sign-on.presenter';
import { ProviderFailed } from './provider-fault';
import type { Providers } from './providers';

/** Looks for a provider at an address; whatever is wrong is in the answer. @throws HttpError 403 */
export async function testProvider(
  db: CompanyDb,
  providers: Providers,
  actor: Actor,
  issuer: string,
): Promise<ProviderTest> {
  await requireEverything(db.prisma, db.organizationId, actor);
  try {
    const found = await providers.turn(db.organizationId, () =>
      providers.discover({ issuer, clientId: 'test', secret: 'test' }),
    );
    const { authorization_endpoint = null } = found.serverMetadata();
    return { isFound: true, failure: null, signInAt: authorization_endpoint };
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error;
    return { isFound: false, failure: error.why, signInAt: null };
  }
}

/**
 * Sets the company's provider, which is looked for first. Another issuer or client calls everybody by other names:
 * who signed in through the former one is forgotten, and codes are let in again until an admin has tried the new one.
 * @throws HttpError 403, 409 without a proved domain or when somebody has set another since its version, 400 on a field
 */
export async function saveProvider(
  deps: Pick<Deps, 'authSecret'>,
  providers: Providers,
  db: CompanyDb,
  actor: Actor,
  input: BodyOf<typeof SetContract>,
): Promise<void> {
  const { organizationId } = db;
  await requireEverything(db.prisma, organizationId, actor);
  const known = await selectProvider(db.prisma, organizationId);
  refuseStale(known, deps.authSecret, input);
  const { clientId } = input;
  const isSame = (row: ProviderRow | null) => row?.issuer === input.issuer && row.clientId === clientId;
  // The kept secret goes to nobody but whom it was entered for.
  const kept = isSame(known)
    ? openClientSecret(deps.authSecret, organizationId, known?.clientSecret ?? null)
    : undefined;
  const secret = input.clientSecret ?? kept;
  if (secret === undefined) throw invalid('clientSecret', say('client-secret-needed'));
  refuseLines(input);
  await look(providers, organizationId, { issuer: input.issuer, clientId, secret });
  await change(db, async (tx) => {
    await lockPeople(tx.prisma, organizationId);
    await requireEverything(tx.prisma, organizationId, actor);
    const before = await selectProvider(tx.prisma, organizationId);
    if (!before?.provedDomain) throw new HttpError(409, 'conflict', say('domain-not-proved'));
    refuseStale(before, deps.authSecret, input);
    const { issuer, createsPeople, roleClaim } = input;
    const isNew = !isSame(before);
    const clientSecret = sealClientSecret(deps.authSecret, organizationId, secret);
    await tx.prisma.signInProvider.update({
      where: { organizationId },
      data: { issuer, clientId, clientSecret, createsPeople, roleClaim, ...(isNew && { codesOff: false }) },
    });
    if (isNew) await forgetLinks(tx.prisma, organizationId);
    const roles = await writeLines(tx, input);
    const after = { issuer, clientId, createsPeople, roleClaim };
    tx.audit(actor, {
      action: 'sso.set-provider',
      ...aboutSignIn(organizationId, before.domain),
      details: { changes: changesOf(before, after), roles, isSecretNew: input.clientSecret !== undefined },
    });
  });
}

/** Pure. Without the version of the provider that is changed the last hand wins. @throws HttpError 409 */
function refuseStale(
  row: ProviderRow | null,
  authSecret: string,
  { version }: Pick<BodyOf<typeof SetContract>, 'version'>,
): void {
  const current = row && presentProvider(row, authSecret);
  if (version === undefined || version === (current?.version ?? null)) return;
  throw new HttpError(409, 'stale-version', say('provider-changed-meanwhile'), { current });
}

async function look(
  providers: Providers,
  organizationId: string,
  client: { issuer: string; clientId: string; secret: string },
): Promise<void> {
  try {
    await providers.turn(organizationId, () => providers.discover(client));
  } catch (error) {
    if (error instanceof ProviderFailed) throw invalid('issuer', say(`issuer-${error.why}`));
    throw error;
  }
}

/** Pure. @throws HttpError 400 */
function refuseLines({ roles, roleClaim }: ProviderInput): void {
  if (roles.length > 0 && roleClaim === null) throw invalid('roleClaim', say('role-claim-needed'));
  const seen = new Set<string>();
  for (const [at, { value }] of roles.entries()) {
    if (seen.has(value)) throw invalid(`roles.${at}.value`, say('value-twice'));
    seen.add(value);
  }
}

/** Puts the lines in the place of those that were there. @returns them in words @throws HttpError 400 */
async function writeLines({ prisma, organizationId }: Change, { roles }: ProviderInput): Promise<string[]> {
  const lines: string[] = [];
  for (const [at, { value, roleId }] of roles.entries()) {
    const role = await findRole(prisma, organizationId, roleId);
    if (!role) throw invalid(`roles.${at}.roleId`, say('unknown-role'));
    lines.push(`${value} → ${role.name}`);
  }
  await prisma.signInRole.deleteMany({});
  await prisma.signInRole.createMany({
    data: roles.map(({ value, roleId }, place) => ({ organizationId, place, value, roleId })),
  });
  return lines;
}

type Said = Pick<ProviderRow, 'issuer' | 'clientId' | 'createsPeople' | 'roleClaim'>;

/** Pure: what the audit log says of a change: from what to what. */
function changesOf(before: Said, after: Said): Record<string, unknown> {
  const fields = Object.keys(after) as (keyof Said)[];
  return Object.fromEntries(
    fields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
}
