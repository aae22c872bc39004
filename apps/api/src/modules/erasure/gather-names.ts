import { formerMember } from '@tavla/shared/full-name';
import { erasedNamesMax } from '@tavla/shared/limits';
import type { RunSql } from '@/db/run-sql';

/** Who can be erased, or somebody who is still active. */
export interface Subject {
  id: string;
  /** As they are or were called last. */
  name: string;
  state: 'active' | 'inactive' | 'deleted';
  /**
   * What is looked for in texts, the longest first: what they were ever called that nobody else is called, and their
   * addresses, as far as copies of it are there.
   */
  names: string[];
  /** Somebody else bears one of their names: found in a text, it may mean that person. */
  isNameShared: boolean;
}

/** $1 company, $2 person, $3 the same as text. */
const copiesSql = `
  select name, count(*)::int as uses from (
    select trim(trim(u."firstName") || ' ' || trim(u."lastName")) as name from "user" u
      where u."organizationId" = $1::uuid and u.id = $2::uuid
    union all select u.email from "user" u where u."organizationId" = $1::uuid and u.id = $2::uuid
    union all select a."actorName" from audit_entry a where a."organizationId" = $1::uuid and a."actorId" = $2::uuid
    union all select t."actorName" from task_edit t where t."organizationId" = $1::uuid and t."actorId" = $2::uuid
    union all select s."actorName" from task_status_entry s
      where s."organizationId" = $1::uuid and s."actorId" = $2::uuid
    union all select m."authorName" from chat_message m
      where m."organizationId" = $1::uuid and m."authorId" = $2::uuid
    union all select x.name from audit_entry a cross join lateral (values (a."targetName"), (a.details->>'email'),
        (a.details#>>'{changes,email,from}'), (a.details#>>'{changes,email,to}')) x (name)
      where a."organizationId" = $1::uuid and a."targetType" = 'user' and a."targetId" = $3::text
  ) copies where name <> '' and name <> '${formerMember}'
  group by name order by name like '%@%' desc, uses desc, name limit ${erasedNamesMax}`;

/** An address may be somebody else's by now: it was given up, or belongs to a place. */
const sharedSql = `
  select distinct n as name from unnest($3::text[]) n
  join "user" u on u."organizationId" = $1::uuid and u.id <> $2::uuid
    and lower(n) in (lower(trim(trim(u."firstName") || ' ' || trim(u."lastName"))), lower(u.email))`;

/** Of an erasing that failed: what it looked for, of which it may have taken copies out already. */
const failedSql = `
  select name, names from erasure where "organizationId" = $1::uuid and "userId" = $2::uuid and state = 'failed'`;

/** Somebody of the company, also one who was deleted; undefined when nobody was ever there by this id. */
export async function findSubject(
  run: RunSql,
  organizationId: string,
  id: string,
): Promise<Subject | undefined> {
  const [person] = await run<Pick<Subject, 'name' | 'state'>>(
    `select trim(trim(u."firstName") || ' ' || trim(u."lastName")) as name,
       case when u.blocked then 'inactive' else 'active' end as state
     from "user" u where u."organizationId" = $1::uuid and u.id = $2::uuid`,
    ...[organizationId, id],
  );
  const [deleted] = person
    ? []
    : await run<Pick<Subject, 'name'>>(
        `select a."targetName" as name from audit_entry a
         where a."organizationId" = $1::uuid and a.action = 'user.delete' and a."targetType" = 'user'
           and a."targetId" = $2::text order by a."createdAt" desc limit 1`,
        ...[organizationId, id],
      );
  const [failed] = await run<{ name: string; names: string[] }>(failedSql, organizationId, id);
  const last = person ?? (deleted && { ...deleted, state: 'deleted' as const });
  if (!last) return undefined;
  const who = { ...last, ...(failed && { name: failed.name }) };
  const copies = await run<{ name: string }>(copiesSql, organizationId, id, id);
  const called = [...new Set([who.name, ...once(failed?.names ?? []), ...copies.map(({ name }) => name)])]
    .filter((name) => name !== formerMember)
    .slice(0, erasedNamesMax);
  const others = await run<{ name: string }>(sharedSql, organizationId, id, called);
  const shared = new Set(others.map(({ name }) => name));
  const names = called.filter((name) => !shared.has(name)).sort((a, b) => b.length - a.length);
  return { id, ...who, names, isNameShared: shared.size > 0 };
}

/** Of names that differ in how their accents are written alone, the first. */
function once(names: string[]): string[] {
  const plain = names.map((name) => name.normalize('NFC'));
  return names.filter((_, index) => plain.indexOf(plain[index] ?? '') === index);
}
