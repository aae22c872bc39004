import { fieldsWithWords } from '@/modules/tasks/field-columns';
import { byToken, nameOf, past, special, type TableData } from './treatment';

/** Of what a task says. */
const said = special('Replaced with a new version of the task, so that whoever has it open is asked.');

/** Tasks, their stories and the conversations beside them. */
export const taskData = {
  task: {
    none: [
      'organizationId',
      'id',
      'fieldVersions',
      'column',
      'status',
      'position',
      'deletedFrom',
      'originAudioId',
    ],
    columns: {
      userId: special('Their tasks go to whom the admin says, or to nobody.'),
      createdById: 'id',
      ...Object.fromEntries(fieldsWithWords.map((name) => [name, said])),
      originQuote: 'said',
    },
  },
  task_status_entry: {
    none: ['organizationId', 'id', 'taskId', 'status', 'tokenId'],
    columns: { note: 'words', meta: 'words', actorId: 'id', actorName: nameOf('actorId'), ...byToken },
  },
  task_edit: {
    none: ['organizationId', 'id', 'taskId', 'kind', 'tokenId'],
    columns: { changes: past, actorId: 'id', actorName: past, tokenName: past },
  },
  chat_message: {
    none: [
      ...['organizationId', 'id', 'taskId', 'audioId', 'author', 'quotedId', 'questionId', 'clearedId'],
      'tokenId',
    ],
    columns: {
      threadUserId: 'goes',
      authorId: 'id',
      authorName: nameOf('authorId'),
      content: special('Replaced, and the places of the mentions in it move.'),
      mentions: special('Those of the person go.'),
      citations: 'json',
    },
  },
  chat_answer: {
    none: ['organizationId', 'questionId', 'state'],
    columns: { text: 'words', failure: 'json' },
  },
  chat_reaction: {
    owner: 'userId',
    none: ['organizationId', 'messageId', 'sign'],
    columns: { userId: 'goes' },
  },
  chat_feedback: {
    owner: 'userId',
    none: ['organizationId', 'messageId'],
    columns: { userId: 'goes', reason: 'words' },
  },
  chat_proposal: {
    owner: 'askerId',
    none: ['organizationId', 'id', 'messageId'],
    columns: { askerId: 'goes', changes: 'json' },
  },
  chat_attachment: {
    none: ['organizationId', 'id', 'messageId', 'mimeType', 'blobKey', 'parts', 'reading'],
    columns: { name: 'words', text: 'file' },
  },
  passage: {
    none: ['organizationId', 'id', 'taskId', 'messageId', 'attachmentId', 'audioId'],
    columns: {
      name: special('Of a message it is its author; else it is made anew with what it is a piece of.'),
      text: special('Made anew by triggers with what it is a piece of.'),
      words: special('As the text.'),
    },
  },
} satisfies Record<string, TableData>;
