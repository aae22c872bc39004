import type { ErasedKind, ErasedPlace, ErasurePreview } from '@tavla/shared/contracts/data/erasures';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import { sqlOfClient } from '@/db/run-sql';
import { notFound } from '@/http/errors/errors';
import { requireRank } from '@/modules/roles/rank';
import { findSubject } from './gather-names';
import { countsSql, fates, placesSql } from './preview.repo';

const most = 5;

/**
 * What is kept of a person, and what erasing does with each. Nothing is changed.
 * @throws HttpError 404, 403 for somebody who may do more
 */
export async function previewErasure(db: CompanyDb, actor: Actor, id: string): Promise<ErasurePreview> {
  const run = sqlOfClient(db.pool);
  const subject = await findSubject(run, db.organizationId, id);
  if (!subject) throw notFound('person');
  await requireRank(db.prisma, db.organizationId, actor, id);
  const { name, state, names, isNameShared } = subject;
  const [counts] = await run<Record<ErasedKind, number>>(countsSql, db.organizationId, id, names);
  const places = await run<ErasedPlace & { of: ErasedKind }>(
    placesSql(most),
    ...[db.organizationId, id, names, db.viewerId],
  );
  const kinds = Object.keys(fates) as ErasedKind[];
  return {
    ...{ personId: id, name, state, names, isNameShared },
    items: kinds.map((kind) => ({
      ...{ kind, fate: fates[kind], count: counts?.[kind] ?? 0 },
      places: places.filter(({ of }) => of === kind).map(({ of: _, ...place }) => place),
    })),
  };
}
