import type { ErasedFate, ErasedKind } from '@tavla/shared/contracts/data/erasures';
import { seesThis } from '@/db/meeting-viewers';
import { isFound } from '@/modules/tasks/task-sight';

/** What becomes of each kind, in the order in which it is told. */
export const fates: Readonly<Record<ErasedKind, ErasedFate>> = {
  recordings: 'choice',
  files: 'choice',
  assigned: 'handed-over',
  account: 'deleted',
  sessions: 'deleted',
  tokens: 'deleted',
  calendars: 'deleted',
  conversations: 'deleted',
  inbox: 'deleted',
  opinions: 'deleted',
  comments: 'nameless',
  made: 'nameless',
  changes: 'nameless',
  corrections: 'nameless',
  speaking: 'nameless',
  texts: 'nameless',
  audit: 'nameless',
  imports: 'nameless',
  webhooks: 'kept',
};

const of = (table: string, where: string) =>
  `(select count(*) from "${table}" x where x."organizationId" = $1::uuid and ${where})`;
const by = (table: string, column: string) => of(table, `x."${column}" = $2::uuid`);
const ofTheirMessage = `exists (select 1 from chat_message m where m."organizationId" = $1::uuid
  and m.id = x."messageId" and m."authorId" = $2::uuid and m."taskId" is not null)`;
const named = (column: string) => `x.${column} is distinct from erase_words(x.${column}, $3::text[])`;

const counted: Readonly<Record<ErasedKind, string>> = {
  recordings: by('audio', 'createdById'),
  files: of('chat_attachment', ofTheirMessage),
  assigned: of('task', 'x."userId" = $2::uuid and x."column" <> \'trash\''),
  account: by('user', 'id'),
  sessions: by('session', 'userId'),
  tokens: by('api_token', 'userId'),
  calendars: by('calendar_link', 'userId'),
  conversations: by('chat_message', 'threadUserId'),
  inbox: by('inbox_entry', 'userId'),
  opinions: `${by('chat_feedback', 'userId')} + ${by('chat_reaction', 'userId')}`,
  comments: of('chat_message', 'x."authorId" = $2::uuid and x."taskId" is not null'),
  made: by('task', 'createdById'),
  changes: `${by('task_edit', 'actorId')} + ${by('task_status_entry', 'actorId')}`,
  corrections: by('segment_change', 'actorId'),
  speaking: of('transcript_segment', '(x.speaker = any($3::text[]))'),
  texts: `${of('task', `(${named('title')} or ${named('description')})`)} + ${of('chat_message', named('content'))}`,
  audit: of(
    'audit_entry',
    `(x."actorId" = $2::uuid or (x."targetType" = 'user' and x."targetId" = $2::text))`,
  ),
  imports: `${by('task_import', 'userId')} + ${by('csv_import', 'userId')}`,
  webhooks: by('webhook', 'createdById'),
};

/** $1 company, $2 person, $3 their names: one row. */
export const countsSql = `select ${Object.entries(counted)
  .map(([kind, sql]) => `(${sql})::int as "${kind}"`)
  .join(', ')}, $3::text[] is null as "hasNone"`;

/**
 * Some of the tasks and meetings that it is about, the newest first; $4 is who asks, and sees no more than they may.
 * @param most of each kind
 */
export function placesSql(most: number): string {
  const tasks = (kind: ErasedKind, where: string) => `
    (select '${kind}' as "of", 'task' as kind, t.id, t.title from task t
     where t."organizationId" = $1::uuid and t."column" <> 'trash' and ${isFound('$4::uuid')} and ${where}
     order by t."createdAt" desc, t.id limit ${most})`;
  const inTask = (alias: string, where: string) => `exists (select 1 from chat_message ${alias}
    where ${alias}."organizationId" = $1::uuid and ${alias}."taskId" = t.id and ${where})`;
  const meetings = (kind: ErasedKind, where: string) => `
    (select '${kind}', 'meeting', a.id, a.name from audio a
     where a."organizationId" = $1::uuid and ${seesThis('$4::uuid')} and ${where}
     order by a."createdAt" desc, a.id limit ${most})`;
  const hasName = (column: string) => `${column} is distinct from erase_words(${column}, $3::text[])`;
  const parts = [
    tasks('assigned', 't."userId" = $2::uuid'),
    tasks('made', 't."createdById" = $2::uuid'),
    tasks('comments', inTask('m', 'm."authorId" = $2::uuid')),
    tasks(
      'files',
      inTask(
        'm',
        `m."authorId" = $2::uuid and exists (select 1 from chat_attachment f
        where f."organizationId" = $1::uuid and f."messageId" = m.id)`,
      ),
    ),
    tasks(
      'texts',
      `(${hasName('t.title')} or ${hasName('t.description')} or ${inTask('m', hasName('m.content'))})`,
    ),
    meetings('recordings', 'a."createdById" = $2::uuid'),
    meetings(
      'speaking',
      `exists (select 1 from transcript_segment s where s."organizationId" = $1::uuid and s."audioId" = a.id
        and s.speaker = any($3::text[]))`,
    ),
  ];
  return parts.join(' union all ');
}
