import { endpoint } from '@tavla/shared/endpoint';
import { Cause, Failed } from '@tavla/shared/errors';
import { rule } from '@tavla/shared/field-words';
import { DeviceZone, Id, IdParams, Instant, line, listOf, QueryFlag } from '@tavla/shared/fields';
import { jsonText } from '@tavla/shared/json-text';
import { Analysis, Attendee, Segment, Stretch } from '@tavla/shared/meetings/findings';
import { Language, languages } from '@tavla/shared/meetings/languages';
import { MissingSound } from '@tavla/shared/meetings/missing-sound';
import { MissingText } from '@tavla/shared/meetings/missing-text';
import { Visibility, VisibilityText, WantedVisibility } from '@tavla/shared/meetings/visibility';
import { z } from 'zod';

/** A locale such as en-US, cut to the language it names. */
export const Locale = z
  .string()
  .max(35)
  .transform((locale) => locale.toLowerCase().split('-')[0])
  .pipe(z.enum(languages, rule('must-be-one-of', { field: 'language', values: [...languages] })));

export const AudioStatus = z.enum(['queued', 'transcribing', 'analysing', 'done', 'failed']);
export type AudioStatus = z.infer<typeof AudioStatus>;

/** What was uploaded: sound, or the words alone. Of a transcript there is nothing to play. */
export const AudioKind = z.enum(['recording', 'transcript']);

/** Why the work on a meeting stands still, and when it is tried again; after the last try the meeting has failed. */
export const WaitingWork = z.object({
  error: z.string(),
  /** The same for a client of another language. */
  cause: Cause,
  /** Which try comes next, of how many, and about when. */
  nextTry: z.number().int(),
  tries: z.number().int(),
  nextAt: Instant,
});
export type WaitingWork = z.infer<typeof WaitingWork>;

export const Audio = z.object({
  id: Id,
  name: z.string(),
  kind: AudioKind,
  isTranscribed: z.boolean(),
  status: AudioStatus,
  progress: z.number().min(0).max(1),
  etaSeconds: z.number().int().nullable(),
  language: Language,
  durationMs: z.number().int().nullable(),
  sizeBytes: z.number().int(),
  /** When it was uploaded. */
  createdAt: Instant,
  /** When it was held, which may be long before. */
  recordedAt: Instant,
  createdById: Id.nullable(),
  /** What went wrong, in words; also of a finished meeting whose file ended in the middle. */
  error: z.string().nullable(),
  /** The same for a client of another language; absent from an event from before there were any. */
  cause: Cause.nullish(),
  /** Null while the work goes on. Absent from an event from before it was told. */
  waiting: WaitingWork.nullish(),
  /** Absent from an event from before there was any. */
  visibility: Visibility.optional(),
  /**
   * When the company's retention deletes it, null when there is none; within the hour, and not before it is done. In
   * what is read only: elsewhere it is absent, for it follows from settings that change by themselves.
   */
  deletesAt: Instant.nullish(),
  /** When its summary was mailed to those who were there, and to how many. Absent from an event from before it could be. */
  summarySent: z.object({ at: Instant, byId: Id.nullable(), count: z.number().int() }).nullish(),
});
export type Audio = z.infer<typeof Audio>;

/** People who can be said to have been in one meeting. */
const attendeesMax = 500;
const AttendeeIds = z
  .array(Id)
  .max(attendeesMax, rule('too-many-entries', { field: 'attendeeIds', count: attendeesMax }));

export const AudioDetail = Audio.extend({
  attendees: z.array(Attendee),
  /**
   * How loud it is along its length: up to 1,000 bytes from 0 to 255 in base64, none where there is no sound. Null
   * where nobody has looked: of a recording that is done, a worker does when it is asked for, and tells its stream.
   */
  peaks: z.string().nullable(),
  segments: z.array(Segment),
  /** Where somebody spoke and no words could be made out, in order of time. */
  gaps: z.array(Stretch),
  /** Where nothing was recorded, in order of time. */
  missing: z.array(MissingSound),
  analysis: Analysis.nullable(),
  /** Such as 'Powered by Moonshine AI', where a licence asks for it. */
  notice: z.string().nullable(),
});
export type AudioDetail = z.infer<typeof AudioDetail>;

const path = '/api/v1/audios';

export const listAudios = endpoint({
  name: 'audios.list',
  summary:
    'Meetings by name, the 3,000 that were uploaded last; isTranscribed=false leaves those still in work, failed ones included.',
  method: 'GET',
  path,
  access: ['read', 'actions'],
  query: z.object({ isTranscribed: QueryFlag.optional() }),
  response: listOf(Audio),
});

export const getAudio = endpoint({
  name: 'audios.get',
  summary: 'A meeting with its transcript and analysis.',
  method: 'GET',
  path: `${path}/:id`,
  of: 'meeting',
  access: ['read', 'actions'],
  params: IdParams,
  response: AudioDetail,
  inParts: 'segments',
});

export const getAudioFile = endpoint({
  name: 'audios.file',
  summary: 'The recording itself; Range is understood.',
  method: 'GET',
  path: `${path}/:id/file`,
  of: 'meeting',
  access: ['read', 'actions'],
  params: IdParams,
  answers: 'file',
});

export const AudioFields = z.object({
  language: Locale.optional(),
  recordedAt: Instant.optional(),
  timeZone: DeviceZone.optional(),
  name: line('name').optional(),
  /** Everybody of the company when left out. */
  visibility: VisibilityText.optional(),
  /** Who was there beside whoever uploads it: their ids as JSON. */
  attendeeIds: jsonText('attendeeIds', 50 * attendeesMax, AttendeeIds).optional(),
  /** Where a recording has no sound and why, as whoever recorded it noted: a list as JSON. */
  missing: MissingText.optional(),
});

export const createAudio = endpoint({
  name: 'audios.create',
  summary:
    'Upload a recording (field file, after the other fields) and queue its transcription. A transcript takes its place, up to 10 MB: .vtt, .srt, a document of Teams (.docx) or Google Meet (.docx, .txt), or the JSON of an export. Without a language it is in that of the company.',
  method: 'POST',
  path,
  access: ['create', 'actions'],
  query: z.object({ locale: Locale.optional() }),
  encoding: 'multipart',
  body: AudioFields,
  response: Audio,
});

export const updateAudio = endpoint({
  name: 'audios.update',
  summary:
    'Rename a meeting, say who was in it, or who may see it. Of one that not everybody sees, the last two are for whoever uploaded it; for everybody who sees it when they are gone. `attendeeIds` are all who were there: they see it always.',
  method: 'PATCH',
  path: `${path}/:id`,
  of: 'meeting',
  access: ['update', 'actions'],
  params: IdParams,
  body: z.object({
    name: line('name').optional(),
    visibility: WantedVisibility.optional(),
    attendeeIds: AttendeeIds.optional(),
  }),
  response: Audio,
});

export const retryAudio = endpoint({
  name: 'audios.retry',
  summary: 'Try a failed meeting again.',
  method: 'POST',
  path: `${path}/:id/retry`,
  of: 'meeting',
  access: ['update', 'actions'],
  params: IdParams,
  status: 200,
  response: Audio,
});

export const cancelAudio = endpoint({
  name: 'audios.cancel',
  summary:
    'Stop the work on a meeting. It stays with its recording as failed, cause meeting-cancelled, and can be tried again. 409 when nothing is being done with it.',
  method: 'POST',
  path: `${path}/:id/cancel`,
  of: 'meeting',
  access: ['update', 'actions'],
  params: IdParams,
  status: 200,
  response: Audio,
  refusals: [409],
});

export const deleteAudio = endpoint({
  name: 'audios.delete',
  summary:
    'Delete a meeting with its recording and transcript and what it proposes; tasks that were approved stay. An admin may, also where they may not see it.',
  method: 'DELETE',
  path: `${path}/:id`,
  of: 'meeting',
  access: ['delete', 'actions'],
  params: IdParams,
});

/** What an admin knows of a meeting that they may not see. */
export const ClosedAudio = Audio.pick({ id: true, name: true, sizeBytes: true });
export type ClosedAudio = z.infer<typeof ClosedAudio>;

export const restoreAudio = endpoint({
  name: 'audios.restore',
  summary:
    'Bring back a meeting that was deleted no more than 30 seconds ago, with its transcript, recording and place in tasks; 404 afterwards. An admin may also bring back what they deleted and may not see; of that the answer tells no more than their list.',
  method: 'POST',
  path: `${path}/:id/restore`,
  of: 'deleted-meeting',
  access: ['delete', 'actions'],
  params: IdParams,
  status: 200,
  response: z.union([Audio, ClosedAudio]),
  refusals: [409],
});

export const listClosedAudios = endpoint({
  name: 'audios.list-closed',
  summary:
    'Meetings that the admin who asks may not see, by name: to know what takes room, and to delete it.',
  method: 'GET',
  path: `${path}/closed`,
  access: ['read', 'admin'],
  response: listOf(ClosedAudio),
});

/** What the speech engine can do, asked before anything is uploaded. */
export const listLanguages = endpoint({
  name: 'audios.languages',
  summary:
    'The languages of the speech engine: which work, with what notice, which server hears them, and what is missing for the others.',
  method: 'GET',
  path: '/api/v1/languages',
  access: ['read', 'actions'],
  response: listOf(
    z.object({
      language: Language,
      available: z.boolean(),
      notice: z.string().nullable(),
      /** The server that sound in it is sent to, to be written down: its host, with the port where there is one; null for this machine. */
      sentTo: z.string().nullable(),
      reason: z.string().nullable(),
      causes: Failed.shape.causes,
    }),
  ),
});
