import { seesMeeting, seesThis } from '@/db/meeting-viewers';
import { findsTask, showsOrigin } from '@/modules/tasks/task-sight';
import { type Files, type Noun, noun, read } from './noun';
import { taskFieldColumns } from './task-fields';

const work = read('actions');
/** A conversation is there with what it is about. */
const talk = read('actions', 'chat');
/** What hangs on a task is there where the task is, deleted ones included. */
const ofTask = findsTask('$1::uuid', 'x."taskId"', '$2::uuid');
/** Of a row that has an `audioId`: whether that meeting is there, and the viewer may see it. */
export const ofMeeting = `exists (select 1 from audio a where a."organizationId" = $1::uuid and a.id = x."audioId" and ${seesThis('$2::uuid')})`;
const ofMessage = `exists (select 1 from chat_message m where m."organizationId" = $1::uuid
  and m.id = x."messageId" and ${findsTask('$1::uuid', 'm."taskId"', '$2::uuid')})`;

/** Everything of a company that the person who exports may see, in the order of the archive. */
export const companyNouns: readonly Noun[] = [
  noun('company', 'The company and its settings', {
    table: 'organization',
    needs: read('admin'),
    of: 'id',
    columns: {
      ...{ id: 'id', name: 'text', domain: 'text', timeZone: 'text?', recordingLanguage: 'text?' },
      ...{
        retentionDays: 'integer?',
        retentionFrom: 'instant?',
        assistant: 'text',
        assistantTokens: 'integer?',
      },
      ...{
        tokensOfPeople: 'boolean',
        endlessTokens: 'boolean',
        asksForPasskey: 'boolean',
        createdAt: 'instant',
      },
    },
  }),
  noun('roles', 'A role with its permissions, such as "update actions"', {
    table: 'role',
    needs: read('roles'),
    columns: {
      ...{ id: 'id', name: 'text', description: 'text' },
      permissions: [
        'texts',
        `array(select p.action || ' ' || p.resource from role_permission p
          where p."organizationId" = x."organizationId" and p."roleId" = x.id order by p.resource, p.action)`,
      ],
    },
  }),
  noun('positions', 'A position', {
    table: 'position',
    needs: read('groups'),
    columns: { id: 'id', name: 'text', description: 'text' },
  }),
  noun('departments', 'A department', {
    table: 'department',
    needs: read('groups'),
    columns: { id: 'id', name: 'text', description: 'text' },
  }),
  noun('people', 'A person with an account', {
    table: 'user',
    // With `read user` alone the lists tell no more of people than names and addresses.
    needs: read('user', 'admin'),
    columns: {
      ...{ id: 'id', email: 'text', firstName: 'text', lastName: 'text', roleId: 'id', positionId: 'id?' },
      managerId: 'id?',
      departmentIds: [
        'ids',
        `array(select d."departmentId" from user_department d
          where d."organizationId" = x."organizationId" and d."userId" = x.id)`,
      ],
      ...{ blocked: 'boolean', timeZone: 'text?', createdAt: 'instant', lastSeenAt: 'instant?' },
    },
  }),
  noun('tasks', 'A task; one with deletedAt lies in the trash', {
    table: 'task',
    needs: work,
    where: findsTask('$1::uuid', 'x.id', '$2::uuid'),
    columns: {
      ...{ id: 'id', ...taskFieldColumns, createdById: 'id?' },
      ...{ status: 'text', statusAt: 'instant', position: 'text', createdAt: 'instant' },
      ...{ updatedAt: 'instant', deletedAt: 'instant?' },
      audioId: [
        'id?',
        `case when ${seesMeeting('x."organizationId"', 'x."originAudioId"', '$2::uuid')} then x."originAudioId" end`,
      ],
    },
  }),
  noun('task-changes', 'A change of a task', {
    table: 'task_edit',
    needs: work,
    where: ofTask,
    columns: {
      ...{ id: 'id', taskId: 'id', kind: 'text', version: 'integer', changes: 'any', actorId: 'id?' },
      // A meeting proposes under its name; what else nobody of the company did is said to whoever may read the task.
      actorName: [
        'text',
        `case when x.kind <> 'created' or x."actorId" is not null or ${showsOrigin('$1::uuid', 'x."taskId"', '$2::uuid')}
          then x."actorName" else '' end`,
      ],
      createdAt: 'instant',
    },
  }),
  noun('task-statuses', 'A status that a task got', {
    table: 'task_status_entry',
    needs: work,
    where: ofTask,
    columns: {
      ...{ id: 'id', taskId: 'id', status: 'text', note: 'text', meta: 'text', actorId: 'id?' },
      ...{ actorName: 'text', createdAt: 'instant' },
    },
  }),
  noun('messages', 'A message in the conversation of a task', {
    table: 'chat_message',
    needs: talk,
    where: ofTask,
    columns: {
      ...{ id: 'id', taskId: 'id', author: 'text', authorId: 'id?', authorName: 'text', content: 'text' },
      ...{ isComment: 'boolean', quotedId: 'id?', createdAt: 'instant', editedAt: 'instant?' },
    },
  }),
  noun('attachments', 'A file of a message; it lies at the path', {
    table: 'chat_attachment',
    needs: talk,
    where: ofMessage,
    columns: {
      ...{ id: 'id', messageId: 'id', name: 'text', mimeType: 'text', sizeBytes: 'integer' },
      path: [
        'text',
        `'files/attachments/' || x.id || coalesce('.' || lower(substring(x.name from '\\.([A-Za-z0-9]{1,8})$')), '')`,
      ],
    },
  }),
  noun('meetings', 'A meeting; its recording or transcript lies at the path', {
    table: 'audio',
    needs: work,
    where: `exists (select 1 from audio a where a."organizationId" = $1::uuid and a.id = x.id and ${seesThis('$2::uuid')})`,
    columns: {
      ...{ id: 'id', name: 'text', kind: 'text', status: 'text', language: 'text', durationMs: 'integer?' },
      ...{
        sizeBytes: 'integer',
        mimeType: 'text',
        recordedAt: 'instant',
        timeZone: 'text',
        createdById: 'id?',
      },
      ...{ createdAt: 'instant', visibility: 'text', visibleToIds: 'ids', analysis: 'any' },
      attendeeIds: [
        'ids',
        `array(select m."userId" from meeting_attendee m
          where m."organizationId" = x."organizationId" and m."audioId" = x.id)`,
      ],
      path: [
        'text',
        `'files/meetings/' || x.id || coalesce('.' || lower(substring(x.extension from '^[A-Za-z0-9]{1,8}$')), '')`,
      ],
    },
  }),
  noun('transcript-lines', 'A line of a transcript', {
    table: 'transcript_segment',
    needs: work,
    where: ofMeeting,
    columns: {
      id: 'id',
      audioId: 'id',
      startMs: 'integer',
      endMs: 'integer',
      text: 'text',
      speaker: 'text?',
    },
  }),
  noun('action-items', 'What a meeting asks for', {
    table: 'action_item',
    needs: work,
    where: ofMeeting,
    columns: {
      ...{ id: 'id', audioId: 'id', title: 'text', endDate: 'day?', ownerId: 'id?', quote: 'text' },
      ...{ startMs: 'integer', endMs: 'integer', confidence: 'any', taskId: 'id?', dismissedAt: 'instant?' },
    },
  }),
  noun('meeting-updates', 'What a meeting says of a task that was there', {
    table: 'meeting_update',
    needs: work,
    where: ofMeeting,
    columns: {
      ...{ id: 'id', audioId: 'id', taskId: 'id', status: 'text', quote: 'text', startMs: 'integer' },
      ...{ decision: 'text?', decidedById: 'id?', decidedAt: 'instant?' },
    },
  }),
  noun('audit', 'An entry of the audit log', {
    table: 'audit_entry',
    needs: read('admin'),
    columns: {
      ...{
        id: 'id',
        actorId: 'id?',
        actorName: 'text',
        action: 'text',
        targetType: 'text',
        targetId: 'text',
      },
      ...{ targetName: 'text', details: 'any', ip: 'text', userAgent: 'text', createdAt: 'instant' },
    },
  }),
];

/** The files of these nouns, for whom the nouns are. */
export const companyFiles: readonly Files[] = [
  { needs: talk, sql: filesOf('chat_attachment', ofMessage) },
  { needs: work, sql: filesOf('audio', ofOwn()) },
];

function ofOwn(): string {
  return `exists (select 1 from audio a where a."organizationId" = $1::uuid and a.id = x.id and ${seesThis('$2::uuid')})`;
}

/** The statement that pages through the files of a table, whose paths are those that its noun says. */
export function filesOf(table: 'chat_attachment' | 'audio', where: string): string {
  const path =
    table === 'audio'
      ? `'files/meetings/' || x.id || coalesce('.' || lower(substring(x.extension from '^[A-Za-z0-9]{1,8}$')), '')`
      : `'files/attachments/' || x.id || coalesce('.' || lower(substring(x.name from '\\.([A-Za-z0-9]{1,8})$')), '')`;
  return `
    select x.id, x."blobKey" as key, ${path} as path from "${table}" x
    where x."organizationId" = $1::uuid and ($2::uuid is null or $2::uuid is not null) and x.id > $3::uuid and ${where}
    order by x.id limit $4::int`;
}
