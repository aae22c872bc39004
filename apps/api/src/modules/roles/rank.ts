import { commonPairs, missingPairs, type Permission, reaches } from '@tavla/shared/permissions';
import type { Actor, Change } from '@/db/events/change';
import type { CompanyPrisma } from '@/db/scope';
import { HttpError } from '@/http/errors/errors';
import { sayPairs } from './grant';
import { selectPairs, selectRoles } from './roles.repo';

type Client = Pick<CompanyPrisma, '$queryRaw' | '$executeRaw'>;

/**
 * What the actor may do now, by their token no more than that was given; nothing when they are gone or inactive. Read it under `lockPeople`, in the
 * transaction of the change: what a session says is some seconds old.
 */
export async function selectHeld(
  prisma: Client,
  organizationId: string,
  { id, token }: Pick<Actor, 'id' | 'token'>,
): Promise<Permission[]> {
  if (id === null) return [];
  const [found] = await selectPairs(prisma, organizationId, [id]);
  if (!found || found.blocked) return [];
  return token ? commonPairs(found.permissions, token.permissions) : found.permissions;
}

/**
 * Nobody reaches above themselves: call it, under `lockPeople` where something is written, before anything is
 * done to a person. Oneself is always within reach. Decision 013 says what it guards.
 * @returns what the actor may do now, as `selectHeld` says it
 * @throws HttpError 403 that names what is missing
 */
export async function requireRank(
  prisma: Client,
  organizationId: string,
  actor: Pick<Actor, 'id' | 'token'>,
  personId: string,
): Promise<Permission[]> {
  const held = await selectHeld(prisma, organizationId, actor);
  const [person] = await selectPairs(prisma, organizationId, [personId]);
  if (person) refuseHigher(held, person.permissions, 'person-above');
  return held;
}

/** The same for a role: one that holds more is neither changed nor deleted. @throws HttpError 403 */
export function refuseHigherRole(held: readonly Permission[], role: { permissions: Permission[] }): void {
  refuseHigher(held, role.permissions, 'role-above');
}

/** Those of the roles that the actor may give now. */
export async function selectGivableRoles(tx: Change, actor: Actor, ids: string[]): Promise<Set<string>> {
  const held = await selectHeld(tx.prisma, tx.organizationId, actor);
  const roles = await selectRoles(tx.prisma, tx.organizationId, ids);
  return new Set(roles.filter(({ permissions }) => reaches(held, permissions)).map(({ id }) => id));
}

function refuseHigher(
  held: readonly Permission[],
  theirs: readonly Permission[],
  what: 'person-above' | 'role-above',
): void {
  const missing = missingPairs(held, theirs);
  if (missing.length === 0) return;
  throw new HttpError(403, 'not-allowed', sayPairs(what, missing));
}
