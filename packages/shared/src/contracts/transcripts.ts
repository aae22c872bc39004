import { ByToken } from '@tavla/shared/contracts/api-access/by-token';
import { AudioStatus } from '@tavla/shared/contracts/audios';
import { endpoint } from '@tavla/shared/endpoint';
import { rule } from '@tavla/shared/field-words';
import { Day, Id, IdParams, Instant, line, listOf, SearchText, visibleLine } from '@tavla/shared/fields';
import { batchMax, segmentTextMax } from '@tavla/shared/limits';
import { Segment } from '@tavla/shared/meetings/findings';
import { searchWords, searchWordsMax } from '@tavla/shared/meetings/search-words';
import { z } from 'zod';

/** What was made of a line of a transcript, and by whom. */
export const SegmentChange = z.object({
  id: Id,
  field: z.enum(['text', 'speaker']),
  before: z.string().nullable(),
  after: z.string().nullable(),
  actorName: z.string(),
  token: ByToken,
  createdAt: Instant,
});
export type SegmentChange = z.infer<typeof SegmentChange>;

const path = '/api/v1/audios/:id/segments';
const SegmentParams = IdParams.extend({ segmentId: Id });

export const getSegment = endpoint({
  name: 'audios.get-segment',
  summary: 'A line of a transcript as it reads now.',
  method: 'GET',
  path: `${path}/:segmentId`,
  of: 'meeting',
  access: ['read', 'actions'],
  params: SegmentParams,
  response: Segment,
});

export const correctSegment = endpoint({
  name: 'audios.correct-segment',
  summary:
    'Correct what a line of a transcript says. Quotes that rest on it follow; what it said before is kept. 409 with the line as it is now, when somebody else has corrected it since `version`.',
  method: 'PATCH',
  path: `${path}/:segmentId`,
  of: 'meeting',
  access: ['update', 'actions'],
  params: SegmentParams,
  body: z.object({
    text: visibleLine(rule('required', { field: 'text' })).max(
      segmentTextMax,
      rule('too-long', { field: 'text', count: segmentTextMax }),
    ),
    version: z.number().int(),
  }),
  refusals: [409],
  response: Segment,
});

export const nameSpeakers = endpoint({
  name: 'audios.name-speakers',
  summary: `Say who speaks in lines of a transcript: in those named by id, up to ${batchMax}, or wherever \`from\` is said to speak; with both, in those of them that \`from\` still speaks. Null is nobody. Answers the lines that changed.`,
  method: 'PATCH',
  path,
  of: 'meeting',
  access: ['update', 'actions'],
  params: IdParams,
  body: z.object({
    speaker: line('speaker').nullable(),
    segmentIds: z
      .array(Id)
      .max(batchMax, rule('too-many-entries', { field: 'segmentIds', count: batchMax }))
      .optional(),
    from: z.string().max(segmentTextMax).nullable().optional(),
  }),
  response: z.object({ data: z.array(z.object({ id: Id, before: z.string().nullable() })) }),
  inParts: 'data',
});

export const listSegmentChanges = endpoint({
  name: 'audios.segment-changes',
  summary: 'What people made of a line of a transcript, newest first; the last hundred.',
  method: 'GET',
  path: `${path}/:segmentId/changes`,
  of: 'meeting',
  access: ['read', 'actions'],
  params: SegmentParams,
  response: listOf(SegmentChange),
});

const Hit = z.object({
  segmentId: Id,
  startMs: z.number().int(),
  speaker: z.string().nullable(),
  /** What is said there; of a long line the part around what was found, with … where it is cut. */
  text: z.string(),
  /** What was found in `text`: places from and up to, in UTF-16 units. */
  ranges: z.array(z.tuple([z.number().int(), z.number().int()])),
});

export const FoundMeeting = z.object({
  audioId: Id,
  name: z.string(),
  recordedAt: Instant,
  hits: z.array(Hit),
});
export type FoundMeeting = z.infer<typeof FoundMeeting>;

export const searchTranscripts = endpoint({
  name: 'transcripts.search',
  summary: `Find what was said: meetings in which all words are said within some ten minutes of each other, newest first, each with up to five lines that have most of them. Up to ${searchWordsMax} words, by their beginning or in another form. Narrowed to meetings that somebody was in, to what a speaker says, by the beginning of the name, and by day or moment: days are those of UTC, \`since\` is included and \`before\` is not.`,
  method: 'GET',
  path: '/api/v1/transcripts/search',
  access: ['read', 'actions'],
  query: z.object({
    q: SearchText.refine(
      (text) => searchWords(text).length <= searchWordsMax,
      rule('too-many-words', { count: searchWordsMax }),
    ),
    speaker: line('speaker').optional(),
    createdById: Id.optional(),
    attendeeId: Id.optional(),
    from: Day.optional(),
    to: Day.optional(),
    since: Instant.optional(),
    before: Instant.optional(),
    status: AudioStatus.optional(),
    limit: z.coerce.number().int().min(1).max(20).default(10),
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({ data: z.array(FoundMeeting), nextCursor: z.string().nullable() }),
});

export const exportFormats = ['md', 'docx', 'srt', 'vtt', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportAudio = endpoint({
  name: 'audios.export',
  summary:
    'A meeting as a file: a document (md, docx), subtitles (srt, vtt), or everything (json), which can be uploaded again elsewhere. 409 until it is transcribed.',
  method: 'GET',
  path: `/api/v1/audios/:id/export`,
  of: 'meeting',
  access: ['read', 'actions'],
  params: IdParams,
  query: z.object({ format: z.enum(exportFormats) }),
  refusals: [409],
  answers: 'file',
});

/** Who deleted a meeting a moment ago; null when nobody did, as a retention, or an account that is gone. */
export const AudioDeletion = z.object({
  byId: Id.nullable(),
  /** Milliseconds in which it can still be brought back. */
  undoMs: z.number().int().min(0),
});

export type AudioDeletion = z.infer<typeof AudioDeletion>;

export const getAudioDeletion = endpoint({
  name: 'audios.deletion',
  summary:
    'Who deleted a meeting within the last seconds, for those who could see it until then; null otherwise, and once it is back.',
  method: 'GET',
  path: `/api/v1/audios/:id/deletion`,
  of: 'deleted-meeting',
  access: ['read', 'actions'],
  params: IdParams,
  response: z.object({ deletion: AudioDeletion.nullable() }),
});
