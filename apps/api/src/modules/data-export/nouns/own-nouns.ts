import { filesOf, ofMeeting } from './company-nouns';
import { type Files, mine, type Noun, noun } from './noun';
import { ownAccessNouns } from './own-access-nouns';
import { taskFieldColumns } from './task-fields';

const ofMyMessage = `exists (select 1 from chat_message m where m."organizationId" = $1::uuid and m.id = x."messageId"
  and m."authorId" = $2::uuid)`;

const myReactions = `from chat_reaction r where r."organizationId" = x."organizationId" and r."messageId" = x.id
  and r."userId" = $2::uuid`;

// Of whose it is they are told whether it is theirs: others have a name.
const { userId: _, ...whatTasksSay } = taskFieldColumns;

/**
 * What is kept about a person and by them. What others wrote is not theirs, except the assistant's answers in their own
 * conversation; of a task there is what it says, for it is theirs to do, or they made it.
 */
export const ownNouns: readonly Noun[] = [
  noun('profile', 'Your account', {
    table: 'user',
    where: mine('id'),
    columns: {
      ...{
        id: 'id',
        email: 'text',
        firstName: 'text',
        lastName: 'text',
        blocked: 'boolean',
        timeZone: 'text?',
      },
      role: [
        'text?',
        '(select r.name from role r where r."organizationId" = x."organizationId" and r.id = x."roleId")',
      ],
      position: [
        'text?',
        '(select p.name from position p where p."organizationId" = x."organizationId" and p.id = x."positionId")',
      ],
      departments: [
        'texts',
        `array(select d.name from user_department ud join department d
          on d."organizationId" = ud."organizationId" and d.id = ud."departmentId"
          where ud."organizationId" = x."organizationId" and ud."userId" = x.id order by d.name)`,
      ],
      ...{
        theme: 'text',
        invitedAt: 'instant?',
        lastSeenAt: 'instant?',
        createdAt: 'instant',
        updatedAt: 'instant',
      },
    },
  }),
  noun('tasks', 'A task that is yours, or that you made', {
    table: 'task',
    where: `(${mine('userId')} or ${mine('createdById')}) and x.status <> 'on-approval'`,
    columns: {
      ...{ id: 'id', ...whatTasksSay, status: 'text' },
      isAssignedToYou: ['boolean', `coalesce(${mine('userId')}, false)`],
      isMadeByYou: ['boolean', `coalesce(${mine('createdById')}, false)`],
      ...{ createdAt: 'instant', updatedAt: 'instant', deletedAt: 'instant?' },
    },
  }),
  noun('task-changes', 'A change that you made to a task', {
    table: 'task_edit',
    where: mine('actorId'),
    columns: { id: 'id', taskId: 'id', kind: 'text', changes: 'any', createdAt: 'instant' },
  }),
  noun('task-statuses', 'A status that you gave a task', {
    table: 'task_status_entry',
    where: mine('actorId'),
    columns: { id: 'id', taskId: 'id', status: 'text', note: 'text', createdAt: 'instant' },
  }),
  noun('messages', 'A message or comment that you wrote, and the answers in your own conversation', {
    table: 'chat_message',
    // An answer says what was said in the meeting that it is about.
    where: `(${mine('authorId')} or ${mine('threadUserId')} and (x."audioId" is null or ${ofMeeting}))`,
    columns: {
      ...{ id: 'id', taskId: 'id?', audioId: 'id?', author: 'text', authorName: 'text', content: 'text' },
      ...{ isComment: 'boolean', createdAt: 'instant', editedAt: 'instant?' },
    },
  }),
  noun('reactions', 'A message below which you put signs', {
    table: 'chat_message',
    where: `exists (select 1 ${myReactions})`,
    columns: { id: 'id', signs: ['texts', `array(select r.sign ${myReactions} order by r.sign)`] },
  }),
  noun('feedback', 'What you said of an answer of the assistant', {
    table: 'chat_feedback',
    key: 'messageId',
    where: mine('userId'),
    columns: {
      ...{ messageId: 'id', isRight: 'boolean', reason: 'text', isShared: 'boolean', createdAt: 'instant' },
    },
  }),
  noun('attachments', 'A file that you attached; it lies at the path', {
    table: 'chat_attachment',
    where: ofMyMessage,
    columns: {
      ...{ id: 'id', messageId: 'id', name: 'text', mimeType: 'text', sizeBytes: 'integer' },
      path: [
        'text',
        `'files/attachments/' || x.id || coalesce('.' || lower(substring(x.name from '\\.([A-Za-z0-9]{1,8})$')), '')`,
      ],
    },
  }),
  noun('meetings', 'A meeting that you uploaded; its recording or transcript lies at the path', {
    table: 'audio',
    where: mine('createdById'),
    columns: {
      ...{
        id: 'id',
        name: 'text',
        kind: 'text',
        language: 'text',
        durationMs: 'integer?',
        recordedAt: 'instant',
      },
      createdAt: 'instant',
      path: [
        'text',
        `'files/meetings/' || x.id || coalesce('.' || lower(substring(x.extension from '^[A-Za-z0-9]{1,8}$')), '')`,
      ],
    },
  }),
  noun('attendances', 'A meeting that you were in, or that named you', {
    table: 'meeting_attendee',
    key: 'audioId',
    where: `${mine('userId')} and ${ofMeeting}`,
    columns: { audioId: 'id', source: 'text' },
  }),
  noun('action-items', 'What a meeting asks of you', {
    table: 'action_item',
    where: `${mine('ownerId')} and ${ofMeeting}`,
    columns: {
      ...{ id: 'id', audioId: 'id', title: 'text', endDate: 'day?', quote: 'text', startMs: 'integer' },
      taskId: 'id?',
    },
  }),
  noun('meeting-updates', 'What you decided on that a meeting says of a task', {
    table: 'meeting_update',
    where: `${mine('decidedById')} and ${ofMeeting}`,
    columns: { id: 'id', audioId: 'id', taskId: 'id', decision: 'text?', decidedAt: 'instant?' },
  }),
  noun('transcript-changes', 'What you changed in a transcript', {
    table: 'segment_change',
    where: `${mine('actorId')} and ${ofMeeting}`,
    columns: { id: 'id', audioId: 'id', field: 'text', after: 'text?', createdAt: 'instant' },
  }),
  noun('imports', 'A file of tasks that you imported', {
    table: 'task_import',
    where: mine('userId'),
    columns: {
      id: 'id',
      format: 'text',
      name: 'text',
      status: 'text',
      createdCount: 'integer',
      createdAt: 'instant',
    },
  }),
  noun('inbox', 'What waits in your inbox', {
    table: 'inbox_entry',
    where: mine('userId'),
    columns: {
      ...{ id: 'id', kind: 'text', taskId: 'id?', audioId: 'id?', messageId: 'id?', text: 'text?' },
      ...{ createdAt: 'instant', readAt: 'instant?' },
    },
  }),
  ...ownAccessNouns,
  noun('audit', 'What you did, and what was done to you, as the audit log has it', {
    table: 'audit_entry',
    where: `(${mine('actorId')} or (x."targetType" = 'user' and x."targetId" = $2::text))`,
    columns: {
      ...{ id: 'id', action: 'text', targetType: 'text' },
      // Of somebody else only that it was done: who it was is theirs.
      isByYou: ['boolean', `coalesce(${mine('actorId')}, false)`],
      details: [
        'any',
        `case when x."targetId" = $2::text or x."targetType" not in ('user', 'session') then x.details end`,
      ],
      ip: ['text?', `case when ${mine('actorId')} then x.ip end`],
      userAgent: ['text?', `case when ${mine('actorId')} then x."userAgent" end`],
      createdAt: 'instant',
    },
  }),
];

export const ownFiles: readonly Files[] = [
  { needs: [], sql: filesOf('chat_attachment', ofMyMessage) },
  { needs: [], sql: filesOf('audio', mine('createdById')) },
];

/** What is kept about a person and by them, and is not in their archive. */
export const ownWithout: readonly string[] = [
  'What other people wrote, and who they are.',
  'Meetings that you may not see.',
  'Changes that the assistant or an agent suggested to you, and what an agent did step by step: what was made of them stands among your changes.',
  'Webhooks that you made: they are the company’s.',
  'Lists of people that you imported: they are about other people.',
  'Uploads that have not ended, mails and codes that wait, and events on their way to your screens: they go by themselves.',
  'Backups: whoever runs the server keeps them by a rule of their own.',
];
