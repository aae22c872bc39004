import type pg from 'pg';
import type { RunSql } from '@/db/run-sql';
import { type Grounds, type Rights, rightsColumns, valuesOfGrounds } from './rights/rights.repo';

/** A question, by its message. */
export interface QuestionKey {
  organizationId: string;
  questionId: string;
}

/** One try to answer it. */
export interface RunKey extends QuestionKey {
  attempt: number;
}

const isQuestion = `a."organizationId" = $1::uuid and a."questionId" = $2::uuid`;

/** How far the answers to some messages are; those that are answered or ask nobody are left out. */
export function findAnswering(
  run: RunSql,
  organizationId: string,
  questionIds: readonly string[],
): Promise<{ questionId: string; state: string; attempt: number; text: string; failure: unknown }[]> {
  return run(
    `select "questionId", state, attempt, text, failure from chat_answer
     where "organizationId" = $1::uuid and "questionId" = any($2::uuid[])`,
    organizationId,
    questionIds,
  );
}

/** A try to answer a question, with the question. */
export interface Begun {
  attempt: number;
  /** Whoever asked wanted no more of it; `text` is what an earlier try had written. */
  isStopped: boolean;
  text: string;
  content: string;
  /** When the question was written as it is now. */
  writtenAt: Date;
  taskId: string | null;
  threadUserId: string | null;
  audioId: string | null;
  authorId: string | null;
  /** The API token that the question was sent with. */
  tokenId: string | null;
}

/** Begins a try, which ends every earlier one. Undefined when nobody waits for an answer any more. */
export async function beginRun(
  pool: pg.Pool,
  { organizationId, questionId }: QuestionKey,
): Promise<Begun | undefined> {
  const { rows } = await pool.query<Begun>(
    `update chat_answer a set state = 'writing', attempt = a.attempt + 1,
       text = case when a."stoppedAt" is null then '' else a.text end
     from chat_message m
     where ${isQuestion} and a.state <> 'failed' and m."organizationId" = a."organizationId" and m.id = a."questionId"
       and m."clearedId" is null
     returning a.attempt, a."stoppedAt" is not null as "isStopped", a.text,
       m.content, greatest(m."createdAt", m."editedAt") as "writtenAt", m."taskId", m."threadUserId", m."audioId", m."authorId", m."tokenId"`,
    [organizationId, questionId],
  );
  return rows[0];
}

/** What a try learns while it runs; undefined when it is not the one that counts any more. */
export interface Standing extends Rights {
  isStopped: boolean;
}

/** @param text what is written so far, to be kept while it may be; left out when it is kept already */
export async function keepRun(
  pool: pg.Pool,
  { organizationId, questionId, attempt }: RunKey,
  grounds: Grounds,
  text?: string,
): Promise<Standing | undefined> {
  const where = `${isQuestion} and a.attempt = $3::int and a.state = 'writing'`;
  const kept = `, kept as (
    update chat_answer a set text = $8 from rights r where ${where} and r."mayAsk" and r."isSound")`;
  const { rows } = await pool.query<Standing>(
    `with rights as materialized (select ${rightsColumns('$2::uuid', 4)})${text === undefined ? '' : kept}
     select a."stoppedAt" is not null as "isStopped", r."mayAsk", r."isSound" from chat_answer a, rights r where ${where}`,
    [organizationId, questionId, attempt, ...valuesOfGrounds(grounds), ...(text === undefined ? [] : [text])],
  );
  return rows[0];
}

/** Notes that a try failed for good; false when it is not the one that counts any more. */
export async function noteFailure(
  client: pg.PoolClient,
  { organizationId, questionId, attempt }: RunKey,
  body: unknown,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update chat_answer a set state = 'failed', text = '', failure = $4::jsonb where ${isQuestion} and a.attempt = $3::int and a.state = 'writing'`,
    [organizationId, questionId, attempt, JSON.stringify(body)],
  );
  return rowCount === 1;
}

/** Ends the wait for an answer; false when it has ended already. */
export async function endWait(
  client: pg.PoolClient,
  { organizationId, questionId }: QuestionKey,
): Promise<boolean> {
  const { rowCount } = await client.query(`delete from chat_answer a where ${isQuestion}`, [
    organizationId,
    questionId,
  ]);
  return rowCount === 1;
}

/** Notes that nobody wants more of an answer. Undefined when none is being written or waited for. */
export async function noteStop(
  pool: pg.Pool,
  { organizationId, questionId }: QuestionKey,
): Promise<{ state: string; text: string } | undefined> {
  const { rows } = await pool.query<{ state: string; text: string }>(
    `update chat_answer a set "stoppedAt" = coalesce(a."stoppedAt", now()) where ${isQuestion} and a.state <> 'failed'
     returning a.state, a.text`,
    [organizationId, questionId],
  );
  return rows[0];
}

/** Where a question stands: its whole answer; or how far that is, which is null for one that was stopped. */
export async function readOutcome(
  pool: pg.Pool,
  { organizationId, questionId }: QuestionKey,
): Promise<{
  answer: string | null;
  state: string | null;
  failure: unknown;
  text: string | null;
  /** Whether the question was deleted. */
  isGone: boolean;
}> {
  const { rows } = await pool.query({
    name: 'answer-outcome',
    text: `select (select content from chat_message where "organizationId" = $1::uuid and "questionId" = $2::uuid) as answer,
        a.state, a.failure, a.text,
        not exists (select 1 from chat_message where "organizationId" = $1::uuid and id = $2::uuid) as "isGone"
      from (select 1) one left join chat_answer a on ${isQuestion}`,
    values: [organizationId, questionId],
  });
  return rows[0];
}
