import { mentionsListedMax } from '@tavla/shared/contracts/mentions';
import type { CompanyDb } from '@/db/database';
import { seesThis } from '@/db/meeting-viewers';

/** What a meeting says of a task, with what is told of the meeting. */
export interface MentionRow {
  id: string;
  audioId: string;
  meetingName: string;
  recordedAt: Date;
  hasSound: boolean;
  status: string | null;
  /** Whether it is only spoken of. */
  isNamed: boolean;
  quote: string;
  startMs: number;
}

/** $1 company, $2 task, $3 viewer: reports about it that nobody has put aside, and action items that it is said to be. */
const mentionsSql = `
  select m.id, m."audioId", a.name as "meetingName", a."recordedAt", a.kind = 'recording' as "hasSound",
    m.status, false as "isNamed", m.quote, m."startMs"
  from (
    select u.id, u."audioId", u.status, u.quote, u."startMs" from meeting_update u
    where u."organizationId" = $1::uuid and u."taskId" = $2::uuid and u.decision is distinct from 'dismissed'
    union all
    select i.id, i."audioId", null, i.quote, i."startMs" from action_item i
    where i."organizationId" = $1::uuid and i."taskId" = $2::uuid and i."isMerged"
  ) m
  join audio a on a."organizationId" = $1::uuid and a.id = m."audioId"
  where ${seesThis('$3::uuid')}
  order by a."recordedAt" desc, m."startMs" desc limit ${mentionsListedMax}`;

/** What meetings say of a task that did not come from them, as whoever asks may see them, the newest first. */
export async function findMentions(
  { organizationId, pool, viewerId }: CompanyDb,
  taskId: string,
): Promise<MentionRow[]> {
  const { rows } = await pool.query<MentionRow>(mentionsSql, [organizationId, taskId, viewerId]);
  return rows;
}

/** What is told of meetings, by their ids. */
export async function findMeetingsOf(
  { organizationId, pool }: CompanyDb,
  audioIds: readonly string[],
): Promise<Map<string, Pick<MentionRow, 'meetingName' | 'recordedAt' | 'hasSound'>>> {
  if (audioIds.length === 0) return new Map();
  const { rows } = await pool.query(
    `select id, name as "meetingName", "recordedAt", kind = 'recording' as "hasSound" from audio
     where "organizationId" = $1::uuid and id = any($2::uuid[])`,
    [organizationId, audioIds],
  );
  return new Map(rows.map(({ id, ...meeting }) => [id, meeting]));
}
