import { v7 as newId } from 'uuid';
import type { RunSql } from '@/db/run-sql';
import { isService } from '@/db/service-accounts';
import { type KeptChange, KeptChanges } from '@/modules/chat/suggestions/suggestion';

/** A session of an agent as the database has it. */
export interface SessionRow {
  id: string;
  tokenName: string;
  startedAt: Date;
  lastAt: Date;
  undoneAt: Date | null;
  /** Changes that are made and not undone. */
  made: number;
  /** Changes that wait for a decision. */
  waiting: number;
}

/** What one call did; of what was proposed, the changes as they stand in the proposal. */
export interface Step {
  id: string;
  proposalId: string | null;
  isDismissed: boolean;
  changes: KeptChange[];
}

/** How long a token is silent before what it does next is another session. */
const silence = `interval '30 minutes'`;

/** What one transaction takes back without keeping the board waiting. */
const changesMost = 2_000;

/** Of `api_token t` with its person `u`: who is told of what it does, and may take it back. */
const owner = `case when ${isService('u')} then t."madeById" else t."userId" end`;

/** The same where they can decide on what it proposes: they are shown it, and may make it. */
const decider = `(select o.id from "user" o
  where o."organizationId" = t."organizationId" and not o.blocked and o.id = ${owner}
    and 3 = (select count(*) from role_permission p
      where p."organizationId" = o."organizationId" and p."roleId" = o."roleId"
        and (p.action, p.resource) in (('read', 'chat'), ('read', 'actions'), ('update', 'actions'))))`;

/** Whose a token is: who is told of what it does, and who decides on what it proposes; null where nobody can. */
export interface TokenOwner {
  ownerId: string | null;
  deciderId: string | null;
}

/** Undefined when the token is gone. */
export async function findOwner(
  run: RunSql,
  organizationId: string,
  tokenId: string,
  isLocking = false,
): Promise<TokenOwner | undefined> {
  const [row] = await run<TokenOwner>(
    `select ${owner} as "ownerId", ${decider} as "deciderId" from api_token t
     join "user" u on u."organizationId" = t."organizationId" and u.id = t."userId"
     where t."organizationId" = $1::uuid and t.id = $2::uuid ${isLocking ? 'for update of t' : ''}`,
    ...[organizationId, tokenId],
  );
  return row;
}

/** Takes up the session that goes on, if one does. */
export async function touchSession(
  run: RunSql,
  organizationId: string,
  tokenId: string,
): Promise<string | undefined> {
  const [row] = await run<{ id: string }>(
    `update agent_session set "lastAt" = now()
     where "organizationId" = $1::uuid and "undoneAt" is null and id = (
       select id from agent_session where "organizationId" = $1::uuid and "tokenId" = $2::uuid
         and "undoneAt" is null and "lastAt" > now() - ${silence} order by id desc limit 1)
       and (select coalesce(sum(jsonb_array_length(s.changes)), 0) from agent_step s
         where s."organizationId" = $1::uuid and s."sessionId" = agent_session.id) < ${changesMost}
     returning id`,
    ...[organizationId, tokenId],
  );
  return row?.id;
}

export async function insertSession(
  run: RunSql,
  organizationId: string,
  { tokenId, tokenName, ownerId }: { tokenId: string; tokenName: string; ownerId: string | null },
): Promise<string> {
  const id = newId();
  await run(
    `insert into agent_session ("organizationId", id, "tokenId", "tokenName", "ownerId")
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5::uuid)`,
    ...[organizationId, id, tokenId, tokenName, ownerId],
  );
  return id;
}

export async function insertStep(
  run: RunSql,
  organizationId: string,
  {
    sessionId,
    proposalId,
    changes,
  }: { sessionId: string; proposalId?: string; changes: readonly KeptChange[] },
): Promise<void> {
  await run(
    `insert into agent_step ("organizationId", id, "sessionId", "proposalId", changes)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::jsonb)`,
    ...[organizationId, newId(), sessionId, proposalId ?? null, JSON.stringify(changes)],
  );
}

/** Sessions of the last 30 days that somebody is told of, the newest first. */
export function findSessions(
  run: RunSql,
  organizationId: string,
  ownerId: string,
  limit: number,
): Promise<SessionRow[]> {
  return run(
    `select ${columns} from agent_session a where a."organizationId" = $1::uuid and a."ownerId" = $2::uuid
     order by a.id desc limit $3::int`,
    ...[organizationId, ownerId, limit],
  );
}

const counted = (changes: string, state: string) =>
  `coalesce(sum(jsonb_array_length(jsonb_path_query_array(${changes}, '$[*] ? (@.state == "${state}")'))), 0)::int`;

/** Of \`agent_session a\`. */
const columns = `a.id, a."tokenName", a."startedAt", a."lastAt", a."undoneAt",
  (select ${counted('s.changes', 'applied')} from agent_step s
    where s."organizationId" = a."organizationId" and s."sessionId" = a.id and s."proposalId" is null) as made,
  (select ${counted('p.changes', 'open')} from agent_step s
    join chat_proposal p on p."organizationId" = s."organizationId" and p.id = s."proposalId"
    where s."organizationId" = a."organizationId" and s."sessionId" = a.id and not p."isDismissed") as waiting`;

/** Whose session is meant: an owner's or a token's own, by its id, or the token's last. */
export type Whose = { ownerId: string; id: string } | { tokenId: string; id?: string | undefined };

export async function findSession(
  run: RunSql,
  organizationId: string,
  whose: Whose,
  isLocking = false,
): Promise<SessionRow | undefined> {
  const isOwner = 'ownerId' in whose;
  const [row] = await run<SessionRow>(
    `select ${columns} from agent_session a where a."organizationId" = $1::uuid
       and a."${isOwner ? 'ownerId' : 'tokenId'}" = $2::uuid and ($3::uuid is null or a.id = $3::uuid)
     order by a.id desc limit 1 ${isLocking ? 'for update of a' : ''}`,
    ...[organizationId, isOwner ? whose.ownerId : whose.tokenId, whose.id ?? null],
  );
  return row;
}

/** What was done in a session, in its order. */
export async function findSteps(run: RunSql, organizationId: string, sessionId: string): Promise<Step[]> {
  const rows = await run<Omit<Step, 'changes'> & { changes: unknown }>(
    `select s.id, s."proposalId", coalesce(p."isDismissed", false) as "isDismissed",
       coalesce(p.changes, s.changes) as changes
     from agent_step s
     left join chat_proposal p on p."organizationId" = s."organizationId" and p.id = s."proposalId"
     where s."organizationId" = $1::uuid and s."sessionId" = $2::uuid order by s.id`,
    ...[organizationId, sessionId],
  );
  return rows.map(({ changes, ...row }) => ({ ...row, changes: KeptChanges.parse(changes) }));
}

/** Keeps what became of the changes of a session. */
export async function saveSteps(
  run: RunSql,
  organizationId: string,
  steps: readonly Pick<Step, 'id' | 'changes'>[],
): Promise<void> {
  for (const { id, changes } of steps)
    await run(
      `update agent_step set changes = $3::jsonb where "organizationId" = $1::uuid and id = $2::uuid`,
      ...[organizationId, id, JSON.stringify(changes)],
    );
}

/** Notes that all of a session was undone, which ends it. */
export async function endSession(run: RunSql, organizationId: string, id: string): Promise<void> {
  await run(
    `update agent_session set "undoneAt" = now() where "organizationId" = $1::uuid and id = $2::uuid`,
    ...[organizationId, id],
  );
}
