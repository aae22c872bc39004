import type { Tag } from '@tavla/shared/contracts/tasks';
import type { CompanyDb } from '@/db/database';
import type { KnownPerson } from './plan/people-facts';
import type { ImportFacts } from './plan/plan-tasks';

/** Tags of a company; nobody has as many by hand. */
const knownTagsMax = 5_000;
/** Tasks that are taken back in one transaction. */
const untouchedMax = 250;

/** Who is there and which tags there are, as an import looks at them. @param userId whose zone days are counted in */
export async function loadFacts({ pool, organizationId }: CompanyDb, userId: string): Promise<ImportFacts> {
  const people = await pool.query<KnownPerson>(
    `select id, email, "firstName" || ' ' || "lastName" as name, blocked from "user"
     where "organizationId" = $1::uuid`,
    [organizationId],
  );
  const tags = await pool.query<{ tag: Tag }>(
    `select distinct on (lower(tag->>'category'), lower(tag->>'name')) tag
     from task, jsonb_array_elements(tags) tag
     where "organizationId" = $1::uuid and "column" <> 'trash'
     order by lower(tag->>'category'), lower(tag->>'name'), "createdAt" limit ${knownTagsMax}`,
    [organizationId],
  );
  const zone = await pool.query<{ zone: string | null }>(
    `select coalesce(u."timeZone", o."timeZone") as zone from organization o
     left join "user" u on u."organizationId" = o.id and u.id = $2::uuid where o.id = $1::uuid`,
    [organizationId, userId],
  );
  return {
    people: people.rows,
    tags: tags.rows.map(({ tag }) => tag),
    timeZone: zone.rows[0]?.zone ?? 'UTC',
  };
}

/** Those of the keys of which a task was made before; `importId` is the import that made it. */
export async function findMade(
  { pool, organizationId }: CompanyDb,
  source: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ key: string; importId: string }>(
    `select key, "importId" from imported_task
     where "organizationId" = $1::uuid and source = $2 and key = any($3::text[])`,
    [organizationId, source, keys],
  );
  return new Map(rows.map(({ key, importId }) => [key, importId]));
}

/** Some of the tasks of an import that are as it made them, with no message beside those that came with them. */
export async function findUntouched(
  { pool, organizationId }: CompanyDb,
  importId: string,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select t.id from imported_task i
     join task t on t."organizationId" = i."organizationId" and t.id = i."taskId"
     where i."organizationId" = $1::uuid and i."importId" = $2::uuid and t.version = 1 and t."column" <> 'trash'
       and (select count(*) from chat_message m
         where m."organizationId" = t."organizationId" and m."taskId" = t.id) = i.comments
     order by t.id limit ${untouchedMax}`,
    [organizationId, importId],
  );
  return rows.map(({ id }) => id);
}
