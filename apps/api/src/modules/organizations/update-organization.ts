import type { OrganizationInput, OrganizationPatch } from '@tavla/shared/contracts/organization/settings';
import type { Organization } from '@tavla/shared/contracts/organizations';
import { say } from '@tavla/shared/error-words';
import { isSoonerDeleted } from '@tavla/shared/meetings/retention';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { isUniqueViolation } from '@/db/violation';
import { invalid, notFound, taken } from '@/http/errors/errors';
import { refuseStale } from '@/http/errors/refuse-stale';
import { notifySessions } from '@/modules/sessions/revoke-sessions';
import { hasShownAddress } from '@/modules/users/email/shown-address';
import { presentOrganization } from './organization.presenter';
import { isAddressAt, refuseDomain, refuseName } from './organization-rules';
import { findTaken, lockOrganization, type OrganizationRow, writeOrganization } from './organizations.repo';
import { writeRetentionFrom } from './retention.repo';

/**
 * Changes a company: only the fields that are sent and differ. All of its people are told. A retention that is switched
 * on or shortened deletes nothing for a day.
 * @param email whose wish it is: their address, which they read the mail of, shows that a new domain is theirs to take
 * @throws HttpError 400 on a field, 409 for a name or domain that another company has, or for a stale field
 */
export async function updateOrganization(
  db: CompanyDb,
  { actor, email }: { actor: Actor; email: string },
  { version, ...patch }: OrganizationPatch,
): Promise<Organization> {
  const save = () =>
    change(db, async (tx) => {
      const before = await lockOrganization(tx.prisma, db.organizationId);
      if (!before) throw notFound('company');
      const wanted = changedFields(before, patch);
      const current = presentOrganization(before);
      if (Object.keys(wanted).length === 0) return current;
      refuseStale('company', before, current, version, wanted);
      refuseFields(wanted, email);
      if (wanted.domain !== undefined) await requireShownAddress(tx, actor, email);
      if (wanted.asksForPasskey) await requireOwnPasskey(tx, actor);
      await writeOrganization(tx.prisma, before, wanted);
      if (seenBySessions.some((field) => field in wanted)) await notifySessions(tx);
      const { retentionDays } = wanted;
      const retentionFrom =
        retentionDays === undefined
          ? before.retentionFrom
          : await writeRetentionFrom(tx.prisma, before.id, {
              isOn: retentionDays !== null,
              isNew: isSoonerDeleted(before.retentionDays, retentionDays),
            });
      const after = presentOrganization({ ...before, ...wanted, retentionFrom, version: before.version + 1 });
      tx.emit({ resource: 'organization', action: 'update', data: after });
      tx.audit(actor, {
        action: 'organization.update',
        targetType: 'organization',
        targetId: after.id,
        targetName: after.name,
        details: { changes: differences(before, wanted) },
      });
      return after;
    });
  try {
    return await save();
  } catch (error) {
    // The index alone also holds when two write at once.
    if (isUniqueViolation(error)) throw await takenBy(db, patch);
    throw error;
  }
}

type Fields = Partial<OrganizationInput>;

/** Sessions carry the zone of people who have none of their own; tokens end, and passkeys are asked for, at once. */
const seenBySessions = ['timeZone', 'tokensOfPeople', 'asksForPasskey'];

/** Whoever asks for passkeys has one: they are asked, too. Locked, so that it is not removed meanwhile. */
async function requireOwnPasskey({ prisma, organizationId }: Change, { id }: Actor): Promise<void> {
  const rows = await prisma.$queryRaw<unknown[]>`select 1 from passkey
    where "organizationId" = ${organizationId}::uuid and "userId" = ${id}::uuid limit 1 for share`;
  if (rows.length === 0) throw invalid('asksForPasskey', say('passkey-first'));
}

/** Whoever got their address from a colleague has shown nothing with it: any domain would be theirs to take. */
async function requireShownAddress(
  { prisma, organizationId }: Change,
  { id }: Actor,
  email: string,
): Promise<void> {
  if (id !== null && (await hasShownAddress(prisma, organizationId, id))) return;
  throw invalid('domain', say('own-address-not-shown', { email }));
}

function changedFields(before: OrganizationRow, patch: Omit<OrganizationPatch, 'version'>): Fields {
  const entries = Object.entries(patch).filter(
    ([field, value]) => value !== undefined && value !== before[field as keyof Fields],
  );
  return Object.fromEntries(entries);
}

/** Only what is to change is held against the rules: a name from before them keeps nobody from anything else. */
function refuseFields({ name, domain }: Fields, email: string): void {
  const [badName, badDomain] = [
    name !== undefined && refuseName(name),
    domain !== undefined && refuseDomain(domain),
  ];
  if (badName) throw invalid('name', badName);
  if (badDomain) throw invalid('domain', badDomain);
  // As in a registration. A domain belongs to one company: nobody may take another's before it comes.
  if (domain !== undefined && !isAddressAt(email, domain))
    throw invalid('domain', say('own-address-not-at-domain', { domain, email }));
}

function differences(before: OrganizationRow, wanted: Fields) {
  const fields = Object.keys(wanted) as (keyof Fields)[];
  return Object.fromEntries(fields.map((field) => [field, { from: before[field], to: wanted[field] }]));
}

/** Which field another company's is, in words. */
async function takenBy(db: CompanyDb, patch: OrganizationPatch) {
  const isTaken = await findTaken(db, db.organizationId, patch);
  const path = isTaken.name || patch.domain === undefined ? 'name' : 'domain';
  return taken(path, say(`company-${path}-taken`, { value: patch[path] ?? '' }));
}
