import { readTextRecords } from '@/adapters/dns/text-records';
import type { Database } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { restsNow } from '@/db/rests';
import { keepLooking, type LookLog } from '@/jobs/keep-looking';
import { aboutSignIn } from '../about-sign-in';
import type { ProviderRow } from '../provider.repo';
import { recordOf } from './domain-record';
import { mailProofDays, missingDays, recheckHours } from './proof-lifetimes';

const product: Actor = { id: null, name: 'Tavla', ip: '', userAgent: '' };
const every = 3_600_000;
/** Records that are looked at at a time. */
const atATime = 10;

type Due = Pick<ProviderRow, 'organizationId' | 'domain' | 'proof'> & { isOver: boolean };
type Looked = Due & { rests: boolean };

/**
 * Looks at the records of proved domains again: one that is missing for three days, and a code of more than a year,
 * prove nothing any more. A name server that does not answer says nothing of a record, and holds up no other for long:
 * every record has its turn in each round. After a leap of the clock no proof ends for a day (`restsNow`), and nobody's
 * way in with it.
 */
export async function recheckDomains(db: Database, servers: readonly string[]): Promise<void> {
  const rests = await restsNow(db.pool);
  let last: string | null = null;
  do {
    const page: Due[] = await selectDue(db, last);
    await Promise.all(page.map((due) => recheck(db, { ...due, rests }, servers)));
    last = page.at(-1)?.organizationId ?? null;
  } while (last !== null);
}

/** A few whose turn it is, in the order of their companies, after one of those. */
async function selectDue(db: Database, after: string | null): Promise<Due[]> {
  const { rows } = await db.pool.query<Due>(
    `select "organizationId", domain, proof, "provedBy" = 'mail' as "isOver" from sign_in_provider
     where "provedDomain" is not null and ("provedBy" = 'mail' and "provedAt" < now() - $1 * interval '1 day'
       or "provedBy" = 'dns' and "checkedAt" not between now() - $2 * interval '1 hour' and now() + interval '1 day')
       and ($3::uuid is null or "organizationId" > $3)
     order by "organizationId" limit $4`,
    [mailProofDays, recheckHours, after, atATime],
  );
  return rows;
}

async function recheck(db: Database, due: Looked, servers: readonly string[]): Promise<void> {
  const { name, value } = recordOf(due);
  if (due.isOver && due.rests) return;
  const found = due.isOver ? [] : await readTextRecords(name, servers).catch(() => undefined);
  if (found) await note(db, due, found.includes(value));
}

/** Keeps what was seen, and ends the proof when it was missing for too long. */
async function note(
  db: Database,
  { organizationId, domain, proof, isOver, rests }: Looked,
  isThere: boolean,
): Promise<void> {
  await change(db.forCompany(organizationId), async (tx) => {
    const gone = await tx.prisma.$queryRaw<{ isGone: boolean }[]>`
      update sign_in_provider set
        "checkedAt" = case when ${isThere} then now() else "checkedAt" end,
        "missingSince" = case when ${isThere} then null else coalesce("missingSince", now()) end
      where "organizationId" = ${organizationId}::uuid and domain = ${domain} and proof = ${proof}
        and "provedDomain" is not null
      returning coalesce("missingSince" < now() - ${missingDays} * interval '1 day', false) as "isGone"`;
    if (rests || gone.length === 0 || !(isOver || gone[0]?.isGone)) return;
    await tx.prisma.signInProvider.update({
      where: { organizationId },
      data: { provedDomain: null, provedBy: null, provedAt: null, codesOff: false },
    });
    tx.audit(product, { action: 'sso.lose-domain', ...aboutSignIn(organizationId, domain) });
  });
}

/** Looks at the records now and every hour. */
export function keepDomainsChecked(db: Database, servers: readonly string[], log: LookLog): { stop(): void } {
  return keepLooking(() => recheckDomains(db, servers), every, log, 'looking at the records of domains');
}
