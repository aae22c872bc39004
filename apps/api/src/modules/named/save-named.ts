import type { NamedWithCount } from '@tavla/shared/contracts/named';
import { say } from '@tavla/shared/error-words';
import type { Words } from '@tavla/shared/words';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { notFound, taken } from '@/http/errors/errors';
import { takenOr } from '@/http/errors/taken-or';
import type { Kind } from './kind';
import { nameKeyOf } from './name-key';
import { insertNamed, lockNamed, type NamedRow, selectNamed, writeNamed } from './named.repo';
import { requireListable } from './require-listable';

/** @throws HttpError 409 when the name is taken, whatever its case; 413 when there are too many */
export function createNamed(
  db: CompanyDb,
  kind: Kind,
  actor: Actor,
  input: { name: string; description: string },
): Promise<NamedWithCount> {
  return change(db, async (tx) => {
    const [created] = await addNamed(tx, db.organizationId, kind, actor, [input]);
    if (!created) throw taken('name', nameTaken(kind, input.name));
    return created;
  });
}

/** Creates those whose name is free, in an open transaction; the others are left out of the answer. @throws 413 */
export async function addNamed(
  tx: Change,
  organizationId: string,
  kind: Kind,
  actor: Actor,
  inputs: { name: string; description: string }[],
): Promise<NamedWithCount[]> {
  const rows = inputs.map((input) => ({ ...input, id: newId(), nameKey: nameKeyOf(input.name) }));
  const made = new Set(await insertNamed(tx.prisma, kind, organizationId, rows));
  await requireListable(tx, kind.table);
  const created = rows
    .filter(({ id }) => made.has(id))
    .map(({ id, name, description }) => ({ id, name, description, userCount: 0 }));
  tx.emit(...created.map((data) => ({ resource: kind.resource, action: 'create' as const, data })));
  for (const { id, name } of created) {
    tx.audit(actor, {
      action: `${kind.table}.create`,
      targetType: kind.table,
      targetId: id,
      targetName: name,
    });
  }
  return created;
}

/** Changes the fields that are sent. @throws HttpError 404, 409 when the name is taken, 413 */
export function updateNamed(
  db: CompanyDb,
  kind: Kind,
  actor: Actor,
  id: string,
  patch: { name?: string | undefined; description?: string | undefined },
): Promise<NamedWithCount> {
  return takenOr('name', nameTaken(kind, patch.name ?? ''), () =>
    change(db, async (tx) => {
      const [before] = await lockNamed(tx.prisma, kind, db.organizationId, [id]);
      if (!before) throw notFound(kind.table);
      const name = patch.name ?? before.name;
      const after = {
        ...before,
        name,
        nameKey: nameKeyOf(name),
        description: patch.description ?? before.description,
      };
      const changes = differences(before, after);
      if (Object.keys(changes).length) {
        await writeNamed(tx.prisma, kind, db.organizationId, after);
        if (after.description.length > before.description.length) await requireListable(tx, kind.table);
      }
      const [data] = await selectNamed(tx.prisma, kind, db.organizationId, [id]);
      if (!data) throw notFound(kind.table);
      if (Object.keys(changes).length) {
        tx.emit({ resource: kind.resource, action: 'update', data });
        tx.audit(actor, {
          action: `${kind.table}.update`,
          targetType: kind.table,
          targetId: id,
          targetName: name,
          details: { changes },
        });
      }
      return data;
    }),
  );
}

function differences(before: NamedRow, after: NamedRow) {
  const changes: Record<string, { from: string; to: string }> = {};
  for (const field of ['name', 'description'] as const)
    if (before[field] !== after[field]) changes[field] = { from: before[field], to: after[field] };
  return changes;
}

function nameTaken(kind: Kind, name: string): Words {
  return say(`${kind.table}-name-taken`, { name });
}
