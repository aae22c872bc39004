import { seesThis } from '@/db/meeting-viewers';
import { originOf, seesTask } from '@/modules/tasks/task-sight';
import { type Asker, valuesOf } from './asker';
import { mayRead } from './may-read';

/** So many are ranked. */
const passagesMax = 60;

/** A piece of what people wrote, or a decision of a meeting, with what it is a piece of. */
export interface PassageRow {
  taskId: string | null;
  messageId: string | null;
  attachmentId: string | null;
  audioId: string | null;
  index: number;
  name: string;
  text: string;
  /** Of a message and its files: the ticket that it was written on. */
  ofTaskId: string | null;
  ofAudioId: string | null;
  createdAt: Date | null;
  /** Of a message: whether it was put to the assistant. */
  isAsked: boolean;
  /** Of a decision: its meeting. */
  meetingName: string | null;
  recordedAt: Date | null;
  startMs: number | null;
  /** Of a file: the line of its text that the piece begins in, from 1, and the tabs before it there. */
  line: number | null;
  tabs: number | null;
}

const [company, viewer, sight] = ['$1::uuid', '$3::uuid', '$4::uuid'];

/** Of `chat_message m`: one's own, not cleared, and where it is about a meeting, one that they may see. */
const isOwnTalk = `m."threadUserId" = ${sight} and m."clearedId" is null and (m."audioId" is null or exists (
    select 1 from audio a where a."organizationId" = ${company} and a.id = m."audioId" and ${seesThis(sight)}
  ))`;

/**
 * Who may see what: tasks, their conversations and files as the board and the ticket show them; one's own conversation
 * nobody else; decisions with their meeting.
 */
const isSeen = `
  case
    when p."taskId" is not null then ${seesTask(company, 'p."taskId"', sight)}
    when p."messageId" is not null then
      (select chat from rights) and case when m."taskId" is null then ${isOwnTalk}
        else ${seesTask(company, 'm."taskId"', sight)} end
    else ${seesThis(sight)}
  end`;

/** A question answers none. */
const isSource = `(p."messageId" is null or p."attachmentId" is not null or right(rtrim(p.text), 1) <> '?')
  and (p."messageId" is null or p."attachmentId" is not null or p."messageId" <> all($7::uuid[]))`;

/** Pieces of one meeting or one ticket, of what is written there and of where the ticket came from: few, by their index. */
const scopedSql = `
  select id from passage where "organizationId" = ${company} and "taskId" = $6::uuid
  union all select id from passage where "organizationId" = ${company} and "audioId" = $5::uuid
  union all select id from passage where "organizationId" = ${company}
    and "audioId" = ${originOf(company, '$6::uuid', sight)}
  union all select p.id from chat_message m
    join passage p on p."organizationId" = m."organizationId" and p."messageId" = m.id
    where m."organizationId" = ${company} and (m."taskId" = $6::uuid or m."audioId" = $5::uuid)`;

/**
 * $1 company, $2 a query for each term, $3 viewer, $4 who sees, $5 meeting, $6 task, $7 messages that are none. The best
 * are looked at first, and no more of them than it takes: what common words find is many.
 */
const passagesSql = `
  with rights as materialized (
    select ${mayRead(company, viewer, 'actions')} as actions, ${mayRead(company, viewer, 'chat')} as chat
  ), asked as (
    select query, term from unnest($2::text[]) with ordinality q (query, term)
  ), scoped as materialized (
    ${scopedSql}
  ), hit as materialized (
    select a.term, f.passage from asked a cross join lateral find_passages(a.query::tsquery) f
    where f.of_company = ${company}
      and ($5::uuid is null and $6::uuid is null or f.passage in (select id from scoped))
  ), worth as (
    select term, ln(1 + max(count(*)) over () / count(*)::float8) as weight from hit group by term
  ), ranked as (
    select h.passage, sum(w.weight) as score from hit h join worth w using (term) group by h.passage
  )
  select p."taskId", p."messageId", p."attachmentId", p."audioId", p.index, p.name, p.text, p."ofTaskId", p."ofAudioId",
    p."createdAt", p."meetingName", p."recordedAt", p."startMs", p.line, p.tabs, p."isAsked"
  from (select * from ranked order by score desc, passage) r
  cross join lateral (
    select p.*, m."taskId" as "ofTaskId", m."audioId" as "ofAudioId", m."createdAt",
      coalesce(m.author = 'user' and not m."isComment", false) as "isAsked", a.name as "meetingName", a."recordedAt",
      (a.analysis->'decisions'->p.index->>'startMs')::int as "startMs"
    from passage p
    left join chat_message m on m."organizationId" = ${company} and m.id = p."messageId"
    left join audio a on a."organizationId" = ${company} and a.id = p."audioId"
    where p."organizationId" = ${company} and p.id = r.passage
      and (p."messageId" is not null and m."taskId" is null or (select actions from rights))
      and ${isSeen} and ${isSource}
    limit 1
  ) p
  order by r.score desc, r.passage limit ${passagesMax}`;

/** The passages that the viewer may see with most of the terms. */
export async function findPassages(asker: Asker, queries: readonly string[]): Promise<PassageRow[]> {
  const values = valuesOf(asker);
  const { rows } = await asker.db.pool.query<PassageRow>({
    name: 'retrieve-passages',
    text: passagesSql,
    values: [
      ...[values.company, queries, values.viewer, values.sight, values.audioId, values.taskId],
      asker.about.exceptMessageIds ?? [],
    ],
  });
  return rows;
}
