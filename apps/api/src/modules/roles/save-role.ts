import type { Role, RolePatch } from '@tavla/shared/contracts/roles';
import { say } from '@tavla/shared/error-words';
import { missingPairs, type Permission } from '@tavla/shared/permissions';
import type { Words } from '@tavla/shared/words';
import { v7 as newId } from 'uuid';
import type { CompanyDb } from '@/db/database';
import { type Actor, type Change, change } from '@/db/events/change';
import { HttpError, notFound } from '@/http/errors/errors';
import { refuseStale } from '@/http/errors/refuse-stale';
import { takenOr } from '@/http/errors/taken-or';
import { nameKeyOf } from '@/modules/named/name-key';
import { requireListable } from '@/modules/named/require-listable';
import { notifySessions } from '@/modules/sessions/revoke-sessions';
import { lockPeople } from '@/modules/users/lock-people';
import { refuseGrant } from './grant';
import { refuseHigherRole, selectHeld } from './rank';
import { findRole } from './read-roles';
import { insertRole, lockRole, writePermissions, writeRole } from './roles.repo';

interface RoleInput {
  name: string;
  description: string;
  permissions: Permission[];
}

/**
 * Creates a role.
 * @throws HttpError 403 when it grants more than the actor holds, 409 when the name is taken, 413 when there are too many
 */
export async function createRole(db: CompanyDb, actor: Actor, input: RoleInput): Promise<Role> {
  const id = newId();
  return takenOr('name', nameTaken(input.name), () =>
    change(db, async (tx) => {
      await lockPeople(tx.prisma, db.organizationId);
      refuseGrant(await selectHeld(tx.prisma, db.organizationId, actor), input.permissions);
      const { name, description } = input;
      await insertRole(tx.prisma, db.organizationId, { id, name, nameKey: nameKeyOf(name), description });
      await requireListable(tx, 'role');
      await writePermissions(tx.prisma, db.organizationId, id, unique(input.permissions));
      const role = await load(tx, db.organizationId, id);
      tx.emit({ resource: 'roles', action: 'create', data: role });
      tx.audit(actor, {
        action: 'role.create',
        targetType: 'role',
        targetId: id,
        targetName: name,
        details: { permissions: asWords(role.permissions) },
      });
      return role;
    }),
  );
}

/**
 * Changes a role; what its people may do changes within seconds, in open tabs too.
 * @throws HttpError 404, 403 when it allows or would allow more than the actor holds, 409 for the product's roles or for a
 *   stale field
 */
export async function updateRole(
  db: CompanyDb,
  actor: Actor,
  id: string,
  { version, ...patch }: RolePatch,
): Promise<Role> {
  return takenOr('name', nameTaken(patch.name ?? ''), () =>
    change(db, async (tx) => {
      await lockPeople(tx.prisma, db.organizationId);
      const locked = await lockRole(tx.prisma, db.organizationId, id);
      if (!locked) throw notFound('role');
      const before = await load(tx, db.organizationId, id);
      const held = await selectHeld(tx.prisma, db.organizationId, actor);
      refuseHigherRole(held, before);
      const wanted = { ...before, ...definedOf(patch) };
      const added = missingPairs(before.permissions, wanted.permissions);
      const removed = missingPairs(wanted.permissions, before.permissions);
      const changed = changedFields(before, wanted, added.length + removed.length > 0);
      if (Object.keys(changed).length === 0) return before;
      refuseStale('role', locked, before, version, changed);
      refuseForSystem(before, wanted.name, removed);
      refuseGrant(held, added);

      const { name, description } = wanted;
      const row = { id, name, nameKey: nameKeyOf(name), description };
      await writeRole(tx.prisma, db.organizationId, row, Object.keys(changed));
      if (description.length > before.description.length) await requireListable(tx, 'role');
      if (added.length || removed.length) {
        await writePermissions(tx.prisma, db.organizationId, id, unique(wanted.permissions));
        await notifySessions(tx);
      }
      const role = await load(tx, db.organizationId, id);
      tx.emit({ resource: 'roles', action: 'update', data: role });
      tx.audit(actor, {
        action: 'role.update',
        targetType: 'role',
        targetId: id,
        targetName: name,
        details: { changes: differences(before, changed, added, removed), people: role.userCount },
      });
      return role;
    }),
  );
}

function refuseForSystem(role: Role, name: string, removed: Permission[]): void {
  if (!role.isSystem) return;
  if (name !== role.name)
    throw new HttpError(409, 'conflict', say('role-not-renamable', { name: role.name }));
  if (role.name === 'admin' && removed.length)
    throw new HttpError(409, 'conflict', say('admin-keeps-permissions'));
}

function changedFields(before: Role, wanted: RoleInput, hasOtherPairs: boolean): Partial<RoleInput> {
  const { name, description, permissions } = wanted;
  return {
    ...(name !== before.name && { name }),
    ...(description !== before.description && { description }),
    ...(hasOtherPairs && { permissions }),
  };
}

function differences(
  before: Role,
  changed: Partial<RoleInput>,
  added: Permission[],
  removed: Permission[],
): Record<string, unknown> {
  const changes: Record<string, unknown> = {};
  for (const field of ['name', 'description'] as const)
    if (field in changed) changes[field] = { from: before[field], to: changed[field] };
  if (added.length) changes.added = asWords(added);
  if (removed.length) changes.removed = asWords(removed);
  return changes;
}

async function load(tx: Change, organizationId: string, id: string): Promise<Role> {
  const role = await findRole(tx.prisma, organizationId, id);
  if (!role) throw notFound('role');
  return role;
}

function nameTaken(name: string): Words {
  return say('role-name-taken', { name });
}

function unique(permissions: readonly Permission[]): Permission[] {
  return [...new Map(permissions.map((pair) => [`${pair.action} ${pair.resource}`, pair])).values()];
}

function asWords(permissions: readonly Permission[]): string[] {
  return permissions.map(({ action, resource }) => `${action} ${resource}`);
}

function definedOf(patch: Omit<RolePatch, 'version'>): Partial<RoleInput> {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
