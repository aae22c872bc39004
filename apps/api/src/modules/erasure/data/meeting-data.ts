import { byToken, nameOf, soon, special, type TableData } from './treatment';

/** Meetings, and what waits for people because of them. */
export const meetingData = {
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
      ...['error', 'cause', 'waiting', 'speechEngine', 'speechNotice', 'peaks', 'missing', 'visibility'],
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
    columns: { words: special('Made of the lines.'), names: special('As words.') },
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
    none: ['organizationId', 'id', 'audioId', 'taskId', 'proposalId', 'withdrawnId'],
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
} satisfies Record<string, TableData>;
