import type { NamedWithCount } from '@tavla/shared/contracts/named';
import { say } from '@tavla/shared/error-words';
import type { CompanyDb } from '@/db/database';
import { type Actor, change } from '@/db/events/change';
import { invalid, notFound } from '@/http/errors/errors';
import { selectHeld } from '@/modules/roles/rank';
import { lockPeople } from '@/modules/users/lock-people';
import type { Kind } from './kind';
import { eraseNamed, lockNamed, selectNamed } from './named.repo';

/** Deletes one and takes it from everyone who has it. @throws HttpError 404 */
export function deleteNamed(db: CompanyDb, kind: Kind, actor: Actor, id: string): Promise<void> {
  return change(db, async (tx) => {
    await lockPeople(tx.prisma, db.organizationId);
    const [row] = await lockNamed(tx.prisma, kind, db.organizationId, [id]);
    if (!row) throw notFound(kind.table);
    const people = await kind.replace(tx, db.organizationId, id, null);
    await eraseNamed(tx.prisma, kind, db.organizationId, id);
    tx.emit({ resource: kind.resource, action: 'delete', data: { id } });
    tx.audit(actor, {
      action: `${kind.table}.delete`,
      targetType: kind.table,
      targetId: id,
      targetName: row.name,
      details: { people },
    });
  });
}

/** Gives everyone of `id` the one named by `intoId`, and deletes `id`. @throws HttpError 404, 403, 400 */
export function mergeNamed(
  db: CompanyDb,
  kind: Kind,
  actor: Actor,
  id: string,
  intoId: string,
): Promise<NamedWithCount> {
  if (id === intoId) throw invalid('intoId', say(`merge-${kind.table}-into-itself`));
  return change(db, async (tx) => {
    await lockPeople(tx.prisma, db.organizationId);
    kind.requireMerge?.(await selectHeld(tx.prisma, db.organizationId, actor));
    const rows = await lockNamed(tx.prisma, kind, db.organizationId, [id, intoId]);
    const from = rows.find((row) => row.id === id);
    const into = rows.find((row) => row.id === intoId);
    if (!from) throw notFound(kind.table);
    if (!into) throw invalid('intoId', say(`merge-into-unknown-${kind.table}`));
    const people = await kind.replace(tx, db.organizationId, id, intoId);
    await eraseNamed(tx.prisma, kind, db.organizationId, id);
    const [data] = await selectNamed(tx.prisma, kind, db.organizationId, [intoId]);
    if (!data) throw notFound(kind.table);
    tx.emit({ resource: kind.resource, action: 'delete', data: { id } });
    tx.emit({ resource: kind.resource, action: 'update', data });
    tx.audit(actor, {
      action: `${kind.table}.merge`,
      targetType: kind.table,
      targetId: id,
      targetName: from.name,
      details: { into: into.name, people },
    });
    return data;
  });
}
