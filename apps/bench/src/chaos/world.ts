import { randomUUID as newId, randomBytes } from 'node:crypto';
import { allPermissions } from '@tavla/shared/permissions';
import { hashToken } from '../../../api/src/http/access/session-cache';
import { addCompany, type Queries } from '../board-rig';

/** The company in which everything happens. */
export interface World {
  id: string;
  adminCookie: string;
  /** One person for each client, so that nobody meets the limit of requests per minute. */
  cookies: string[];
  /** Tasks that everybody moves. */
  sharedTasks: string[];
  /** Addresses of people who sign in, each once. */
  guests: string[];
}

const people = 64;
const sharedTasks = 40;

export async function makeWorld(place: Queries, guests: number): Promise<World> {
  const { id, cookies, taskIds } = await addCompany(place, people, sharedTasks);
  const adminRole = newId();
  await place.query(
    `insert into role ("organizationId", id, name, "nameKey", "isSystem") values ($1, $2, 'admin', 'admin', true)`,
    [id, adminRole],
  );
  await place.query(
    `insert into role_permission select $1, $2, x.action, x.resource
     from jsonb_to_recordset($3::jsonb) as x(action text, resource text)`,
    [id, adminRole, JSON.stringify(allPermissions)],
  );
  const admin = newId();
  const token = randomBytes(32).toString('base64url');
  await addPeople(place, id, adminRole, [admin]);
  await place.query(
    `insert into session ("organizationId", id, "userId", "accessHash", "accessExpiresAt", "expiresAt")
     values ($1, $2, $3, $4, now() + interval '1 day', now() + interval '1 day')`,
    [id, newId(), admin, hashToken(token)],
  );
  const guestIds = Array.from({ length: guests }, () => newId());
  await addPeople(place, id, adminRole, guestIds);
  return {
    id,
    adminCookie: `tavla_access=${token}`,
    cookies,
    sharedTasks: taskIds,
    guests: guestIds.map(addressOf),
  };
}

async function addPeople(place: Queries, id: string, roleId: string, ids: string[]): Promise<void> {
  await place.query(
    `insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId")
     select $1, x, x || '@chaos.test', 'Chaos', 'Person', x::text, $2 from unnest($3::uuid[]) as u(x)`,
    [id, roleId, ids],
  );
}

const addressOf = (id: string) => `${id}@chaos.test`;
