import type pg from 'pg';
import { seesMeeting, seesThis } from '@/db/meeting-viewers';
import { findsTask } from '@/modules/tasks/task-sight';
import type { QuestionKey } from '../answers.repo';

/** What an answer goes by: what whoever asked held when it began, and what the assistant was told of since. */
export interface Grounds {
  /** Pairs such as `read actions`. */
  held: readonly string[];
  /** Who has to see what it rests on: whoever asked; where everybody reads it, nobody in particular. */
  sight: string;
  meetings: readonly string[];
  tasks: readonly string[];
}

/** How a try stands with whoever asked. */
export interface Rights {
  /** They may still ask, there: they are not blocked, hold what they held, and see the ticket or the meeting. */
  mayAsk: boolean;
  /** They may do all that they could when it began, and see all that it rests on. */
  isSound: boolean;
}

/** Of a question `m` and who asked it, `u`. A ticket that is deleted may come back, with its answer. */
const seesPlace = `(m."taskId" is null and m."audioId" is null or exists (
      select 1 from role_permission r where r."organizationId" = u."organizationId" and r."roleId" = u."roleId"
        and r.action = 'read' and r.resource = 'actions'
    ))
    and (m."taskId" is null or ${findsTask('m."organizationId"', 'm."taskId"', 'u.id')})
    and (m."audioId" is null or ${seesMeeting('m."organizationId"', 'm."audioId"', 'u.id')})`;

const asker = (question: string) => `chat_message m
  join "user" u on u."organizationId" = m."organizationId" and u.id = m."authorId" and not u.blocked
  where m."organizationId" = $1::uuid and m.id = ${question}`;

/** Whether who asked `question` may still ask. The company is $1. */
const mayAsk = (question: string) => `exists (select 1 from ${asker(question)} and exists (
    select 1 from role_permission p where p."organizationId" = u."organizationId" and p."roleId" = u."roleId"
      and p.action = 'create' and p.resource = 'chat'
  ) and ${seesPlace})`;

/** Whether they hold what they held, and see what they saw: `Grounds` in its order, from parameter `at` on. */
const holds = (question: string, at: number) => `exists (select 1 from ${asker(question)}
  and $${at}::text[] <@ array(
    select p.action || ' ' || p.resource from role_permission p
    where p."organizationId" = u."organizationId" and p."roleId" = u."roleId")
  and (m."tokenId" is null or exists (
    select 1 from api_token t where t."organizationId" = m."organizationId" and t.id = m."tokenId"
      and (t."expiresAt" is null or t."expiresAt" > now()) and $${at}::text[] <@ t.permissions))
  and not exists (select 1 from unnest($${at + 2}::uuid[]) k (id) where not exists (
    select 1 from audio a where a."organizationId" = m."organizationId" and a.id = k.id
      and ${seesThis(`$${at + 1}::uuid`)}))
  and not exists (select 1 from unnest($${at + 3}::uuid[]) k (id)
    where not ${findsTask('m."organizationId"', 'k.id', `$${at + 1}::uuid`)}))`;

/** How a question stands with who asked it, as columns; the company is $1, `Grounds` follow from parameter `at` on. */
export const rightsColumns = (question: string, at: number) =>
  `${mayAsk(question)} as "mayAsk", ${holds(question, at)} as "isSound"`;

export const valuesOfGrounds = ({ held, sight, meetings, tasks }: Grounds) => [held, sight, meetings, tasks];

/** How it stands now. */
export async function readRights(
  pool: pg.Pool,
  { organizationId, questionId }: QuestionKey,
  grounds: Grounds,
): Promise<Rights> {
  const { rows } = await pool.query<Rights>({
    name: 'answer-rights',
    text: `select ${rightsColumns('$2::uuid', 3)}`,
    values: [organizationId, questionId, ...valuesOfGrounds(grounds)],
  });
  return rows[0] ?? { mayAsk: false, isSound: false };
}

/** Sends a note of an answer to all processes, unless who asked may not have it any more; says whether it did. */
export async function notifyWhile(
  pool: pg.Pool,
  { organizationId, questionId }: QuestionKey,
  grounds: Grounds,
  [channel, note]: [channel: string, note: string],
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'answer-note',
    text: `select pg_notify($7, $8) from (select ${rightsColumns('$2::uuid', 3)}) r where r."mayAsk" and r."isSound"`,
    values: [organizationId, questionId, ...valuesOfGrounds(grounds), channel, note],
  });
  return rowCount === 1;
}
