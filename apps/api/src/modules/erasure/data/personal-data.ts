import { nameOf, originJsonOf, soon, special, type TableData } from './treatment';

const past = special(
  'Names and addresses are taken out by a function of the database, since nobody may change it.',
);
/** Whoever is named by it renames it: a company may bear somebody's name, and a department. */
const own = special('The company calls it so, and renames it if it wants.');
const byToken = { tokenName: nameOf('actorId') };

/**
 * Where personal data stands, and what erasing a person does with it: every column of the database that can hold
 * a reference, a text or bytes. The eraser works from it, and a test fails for a column that is not in it.
 */
export const personalData: Readonly<Record<string, TableData>> = {
  organization: {
    none: [
      'id',
      'domainKey',
      'nameKey',
      'timeZone',
      'recordingLanguage',
      'assistant',
      'assistantTold',
      'fieldVersions',
    ],
    columns: { name: own, domain: own },
  },
  assistant_usage: { none: ['organizationId', 'kind'], columns: {} },
  role: { none: ['organizationId', 'id', 'nameKey'], columns: { name: own, description: 'words' } },
  role_permission: { none: ['organizationId', 'roleId', 'action', 'resource'], columns: {} },
  position: { none: ['organizationId', 'id', 'nameKey'], columns: { name: own, description: 'words' } },
  department: { none: ['organizationId', 'id', 'nameKey'], columns: { name: own, description: 'words' } },
  user: {
    owner: 'id',
    none: ['organizationId', 'positionId', 'roleId', 'theme', 'fieldVersions'],
    columns: {
      ...{
        id: 'goes',
        email: 'goes',
        firstName: 'goes',
        lastName: 'goes',
        sortKey: 'goes',
        timeZone: 'goes',
      },
      managerId: special('Who reported to them has no manager, as when somebody is deleted.'),
    },
  },
  user_department: { owner: 'userId', none: ['organizationId', 'departmentId'], columns: { userId: 'goes' } },
  waiting_mail: {
    none: ['organizationId', 'id', 'kind', 'state', 'claim'],
    columns: {
      userId: 'goes',
      data: special('A mail to them is not sent any more; in others their name is replaced.'),
      lastError: 'words',
    },
  },
  sign_in_code: {
    none: ['requestHash', 'type', 'codeHash'],
    columns: { email: special('Codes for their addresses go.'), turns: special('Goes with the code.') },
  },
  rate_limit: { columns: { key: special('Counters that name their addresses go.') } },
  request_count: { columns: { key: soon('a minute') } },
  session: {
    owner: 'userId',
    none: ['organizationId', 'id', 'accessHash', 'way', 'passkeyId'],
    columns: { userId: 'goes', userAgent: 'goes', ip: 'goes' },
  },
  refresh_token: { none: ['tokenHash', 'organizationId', 'sessionId'], columns: {} },
  passkey: {
    owner: 'userId',
    none: ['organizationId', 'id', 'transports'],
    columns: { userId: 'goes', credentialId: 'goes', publicKey: 'goes', name: 'goes' },
  },
  passkey_challenge: { none: ['challengeHash', 'browserHash', 'purpose', 'sessionId'], columns: {} },
  api_token: {
    owner: 'userId',
    none: ['organizationId', 'id', 'hash', 'permissions'],
    columns: { userId: 'goes', name: 'goes', lastUsedIp: 'goes', madeById: 'id' },
  },
  agent_session: {
    none: ['organizationId', 'id', 'tokenId'],
    columns: { tokenName: nameOf('ownerId'), ownerId: 'id' },
  },
  agent_step: {
    none: ['organizationId', 'id', 'sessionId', 'proposalId'],
    columns: { changes: 'json' },
  },
  sign_in_provider: {
    none: [
      ...[
        'organizationId',
        'domain',
        'proof',
        'provedDomain',
        'provedBy',
        'issuer',
        'clientId',
        'clientSecret',
      ],
      'roleClaim',
    ],
    columns: {},
  },
  sign_in_role: { none: ['organizationId', 'value', 'roleId'], columns: {} },
  sign_in_link: {
    none: ['organizationId', 'issuer'],
    columns: {
      userId: special('Goes: it would say who the person is at their provider.'),
      subject: special('Goes with it.'),
    },
  },
  sign_in_attempt: { none: ['secretHash', 'organizationId', 'issuer', 'clientId'], columns: {} },
  calendar_link: {
    owner: 'userId',
    none: ['organizationId', 'id', 'scope', 'hash'],
    columns: { userId: 'goes' },
  },
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
      title: special('Replaced with a new version of the task, so that whoever has it open is asked.'),
      description: special('As the title.'),
      tags: special('As the title.'),
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
  audio: {
    none: [
      ...[
        'organizationId',
        'id',
        'kind',
        'status',
        'language',
        'mimeType',
        'extension',
        'blobKey',
        'timeZone',
      ],
      ...['error', 'cause', 'speechEngine', 'speechNotice', 'peaks', 'missing', 'visibility'],
    ],
    columns: {
      name: 'words',
      createdById: 'id',
      analysis: 'said',
      readParts: 'said',
      visibleToIds: 'id',
      summarySentById: 'id',
    },
  },
  audio_chunk: {
    none: ['organizationId', 'audioId', 'spans', 'gaps'],
    columns: { voices: soon('minutes: how voices sound is kept until the transcript is whole') },
  },
  transcript_segment: {
    none: ['organizationId', 'id', 'audioId'],
    columns: { text: 'said', speaker: special('Replaced, and the transcript is made findable anew.') },
  },
  transcript_block: {
    none: ['organizationId', 'audioId', 'segmentIds'],
    columns: { words: special('Made of the lines.') },
  },
  segment_change: {
    none: ['organizationId', 'id', 'audioId', 'segmentId', 'field', 'tokenId'],
    columns: {
      before: special('Of a line’s speaker as the speaker; of its text it is what was said.'),
      after: special('As before.'),
      actorId: 'id',
      actorName: nameOf('actorId'),
      ...byToken,
    },
  },
  action_item: {
    none: ['organizationId', 'id', 'audioId', 'taskId', 'proposalId'],
    columns: { title: 'words', ownerId: 'id', ownerCandidates: 'id', quote: 'said' },
  },
  meeting_update: {
    none: ['organizationId', 'id', 'audioId', 'taskId', 'status', 'decision', 'statusBefore'],
    columns: { quote: 'said', decidedById: 'id' },
  },
  meeting_attendee: {
    owner: 'userId',
    none: ['organizationId', 'audioId', 'source'],
    columns: { userId: 'goes' },
  },
  inbox_entry: {
    owner: 'userId',
    none: ['organizationId', 'id', 'kind', 'audioId', 'itemId', 'messageId', 'taskId'],
    columns: { userId: 'goes', text: 'words', byId: 'id', byName: nameOf('byId') },
  },
  deleted_meeting: {
    none: ['organizationId', 'audioId', 'blobKey'],
    columns: { rows: 'json' },
  },
  upload: {
    none: ['organizationId', 'id', 'audioId', 'lockToken', 'folder', 'multipartId', 'parts', 'tails'],
    columns: { userId: 'id', metadata: 'json' },
  },
  event: {
    none: ['organizationId', 'audienceId'],
    columns: { resource: past, action: past, data: past, audience: 'id' },
  },
  event_audience: { none: ['organizationId', 'id'], columns: { people: 'id' } },
  webhook: {
    none: ['organizationId', 'id', 'events', 'offBecause', 'secret', 'formerSecret', 'claim'],
    columns: { name: 'words', url: 'words', createdById: 'id' },
  },
  webhook_delivery: {
    none: ['organizationId', 'id', 'webhookId', 'type', 'messageId', 'failure'],
    columns: { answer: 'words' },
  },
  audit_entry: {
    none: ['organizationId', 'id', 'tokenId', 'action', 'targetType'],
    columns: {
      ...{ actorId: 'id', targetId: 'id', actorName: past, tokenName: past, targetName: past, details: past },
      ...{ ip: past, userAgent: past },
    },
  },
  csv_import: {
    none: ['organizationId', 'id', 'status'],
    columns: {
      userId: 'id',
      file: soon('minutes: it goes when the import is over'),
      origin: originJsonOf('userId'),
      report: 'json',
    },
  },
  task_import: {
    none: ['organizationId', 'id', 'format', 'status', 'blobKey'],
    columns: {
      ...{ userId: 'id', name: 'words', choices: 'json', failed: 'json', fault: 'json' },
      origin: originJsonOf('userId'),
    },
  },
  imported_task: { none: ['organizationId', 'source', 'key', 'taskId', 'importId'], columns: {} },
  erasure: {
    none: ['organizationId', 'id', 'state', 'counts'],
    columns: {
      userId: 'id',
      name: special('Emptied by the last step.'),
      names: special('As the name.'),
      choices: 'id',
      startedById: 'id',
    },
  },
};
