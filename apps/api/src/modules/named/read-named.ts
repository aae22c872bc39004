import type { NamedWithCount } from '@tavla/shared/contracts/named';
import type { CompanyDb } from '@/db/database';
import type { InCompany } from '@/db/events/change';
import { notFound } from '@/http/errors/errors';
import type { Kind } from './kind';
import { selectNamed } from './named.repo';

/** All positions or departments by name, each with the number of people who have it; also in an open change. */
export function listNamed({ prisma, organizationId }: InCompany, kind: Kind): Promise<NamedWithCount[]> {
  return selectNamed(prisma, kind, organizationId);
}

/** @throws HttpError 404 */
export async function getNamed(db: CompanyDb, kind: Kind, id: string): Promise<NamedWithCount> {
  const [row] = await selectNamed(db.prisma, kind, db.organizationId, [id]);
  if (!row) throw notFound(kind.table);
  return row;
}
