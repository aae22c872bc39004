import type { AssistantSetting } from '@tavla/shared/chat/assistant-setting';
import type { ModelUsage } from '@/adapters/language/language';
import type { CompanyDb } from '@/db/database';
import type { RunSql } from '@/db/run-sql';

/** What a model was asked for: what people asked, or what was said in a meeting. */
export type UsageKind = 'questions' | 'meetings';

/** What a company lets its assistant do, and how much of this month it has used. */
export interface Standing {
  setting: AssistantSetting;
  /** Tokens a month; null for as many as are needed. */
  limit: number | null;
  /** Tokens of this month. */
  used: number;
}

/** A month of a company, as the calendar where the company is has it. */
export interface MonthRow {
  /** 2026-11 */
  month: string;
  requests: number;
  inputTokens: number;
  outputTokens: number;
  estimatedTokens: number;
  meetingTokens: number;
}

/** The first day of the month of $2, of `organization o`. */
const thisMonth = `date_trunc('month', $2::timestamptz at time zone coalesce(o."timeZone", 'UTC'))`;

/** Of a company that is gone, nothing is allowed. */
const gone: Standing = { setting: 'off', limit: null, used: 0 };

export async function selectStanding({ pool, organizationId }: CompanyDb, now: Date): Promise<Standing> {
  const { rows } = await pool.query<Standing>(
    `select o.assistant as setting, o."assistantTokens" as "limit",
       coalesce((select sum(u."inputTokens" + u."outputTokens") from assistant_usage u
         where u."organizationId" = o.id and u.month = ${thisMonth}::date), 0)::float8 as used
     from organization o where o.id = $1`,
    [organizationId, now],
  );
  return rows[0] ?? gone;
}

/**
 * Adds to the month of `now`, and tells where the company stands then. One statement: what several processes add at once
 * is all counted.
 */
export async function addUsage(
  { pool, organizationId }: CompanyDb,
  kind: UsageKind,
  { requests, inputTokens, outputTokens, isEstimated }: ModelUsage,
  now: Date,
): Promise<Standing> {
  const { rows } = await pool.query<Standing>(
    `with added as (
       insert into assistant_usage as u
         ("organizationId", month, kind, requests, "inputTokens", "outputTokens", "estimatedTokens")
       select o.id, ${thisMonth}::date, $3, $4, $5, $6, $7 from organization o where o.id = $1
       on conflict ("organizationId", month, kind) do update set
         requests = u.requests + excluded.requests,
         "inputTokens" = u."inputTokens" + excluded."inputTokens",
         "outputTokens" = u."outputTokens" + excluded."outputTokens",
         "estimatedTokens" = u."estimatedTokens" + excluded."estimatedTokens"
       returning u.month, u."inputTokens" + u."outputTokens" as tokens
     )
     select o.assistant as setting, o."assistantTokens" as "limit",
       (added.tokens + coalesce((select sum(u."inputTokens" + u."outputTokens") from assistant_usage u
         where u."organizationId" = o.id and u.month = added.month and u.kind <> $3), 0))::float8 as used
     from organization o, added where o.id = $1`,
    [
      ...[organizationId, now, kind, requests, inputTokens, outputTokens],
      isEstimated ? inputTokens + outputTokens : 0,
    ],
  );
  return rows[0] ?? gone;
}

/** This month and those before it, the newest first; a month without usage is there with zeros. */
export async function selectMonths(
  { pool, organizationId }: CompanyDb,
  now: Date,
  count: number,
): Promise<MonthRow[]> {
  const { rows } = await pool.query<MonthRow>(
    `select to_char(m.day, 'YYYY-MM') as month, coalesce(sum(u.requests), 0)::float8 as requests,
       coalesce(sum(u."inputTokens"), 0)::float8 as "inputTokens",
       coalesce(sum(u."outputTokens"), 0)::float8 as "outputTokens",
       coalesce(sum(u."estimatedTokens"), 0)::float8 as "estimatedTokens",
       coalesce(sum(u."inputTokens" + u."outputTokens") filter (where u.kind = 'meetings'), 0)::float8
         as "meetingTokens"
     from organization o
     cross join lateral generate_series(
       ${thisMonth} - make_interval(months => $3 - 1), ${thisMonth}, interval '1 month') m (day)
     left join assistant_usage u on u."organizationId" = o.id and u.month = m.day::date
     where o.id = $1 group by m.day order by m.day desc`,
    [organizationId, now, count],
  );
  return rows;
}

/**
 * Notes that a company was told of a share of its limit. A share is told once a month, and no smaller one after it.
 * @param share percent, as 80
 * @returns whether this one is to be told now
 */
export async function noteTold(
  run: RunSql,
  organizationId: string,
  share: number,
  now: Date,
): Promise<boolean> {
  const mark = `to_char(${thisMonth}, 'YYYY-MM') || ':' || lpad($3::int::text, 3, '0')`;
  const rows = await run(
    `update organization o set "assistantTold" = ${mark}
     where o.id = $1::uuid and coalesce(o."assistantTold", '') < ${mark} returning o.id`,
    ...[organizationId, now, share],
  );
  return rows.length === 1;
}
