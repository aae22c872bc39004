import { AudioFields } from '@tavla/shared/contracts/audios';
import type { Language } from '@tavla/shared/meetings/languages';
import type { MissingSound } from '@tavla/shared/meetings/missing-sound';
import { isNamedTranscript } from '@tavla/shared/meetings/transcript-kinds';
import type { Visibility } from '@tavla/shared/meetings/visibility';
import type { SpeechEngine } from '@/adapters/speech/speech';
import type { Transcript } from '@/adapters/transcripts/read-transcript';
import type { SignedIn } from '@/http/access/access';
import { HttpError } from '@/http/errors/errors';
import type { SignedInCall } from '@/http/route';
import { getOrganization } from '@/modules/organizations/get-organization';

export interface UploadSettings {
  language: Language;
  recordedAt: Date;
  timeZone: string;
  name?: string | undefined;
  visibility: Visibility;
  /** Who was there beside whoever uploads. */
  attendeeIds: readonly string[];
  /** Where a recording has no sound. */
  missing: readonly MissingSound[];
  /** What was not said and is a default, which a file that says it overrules. */
  unsaid: UnsaidSetting[];
}

/** What a meeting is made with. */
export type MeetingSettings = Omit<UploadSettings, 'unsaid'>;

export const overruled = ['language', 'recordedAt', 'timeZone', 'name'] as const;
export type UnsaidSetting = (typeof overruled)[number];

/** What holds of a recording where nothing is said about it; `timeZone` null means UTC. */
export interface UploadDefaults {
  language: Language;
  timeZone: SignedIn['user']['timeZone'];
}

/** The company's language, else English, and the zone of whoever uploads. */
export async function uploadDefaults({ db, session }: SignedInCall): Promise<UploadDefaults> {
  const { recordingLanguage } = await getOrganization(db);
  return { language: recordingLanguage ?? 'en', timeZone: session.user.timeZone };
}

/**
 * What was said about a recording before its bytes: checked first, so that nobody uploads for nothing.
 * @param fileName a transcript needs no engine that knows its language
 * @throws ZodError for a wrong field, HttpError 422 for a language that the engine cannot do
 */
export function parseUploadSettings(
  fields: Record<string, unknown>,
  defaults: UploadDefaults,
  speech: SpeechEngine,
  fileName: string,
): UploadSettings {
  const given = AudioFields.parse(Object.fromEntries(Object.entries(fields).filter(([, value]) => value)));
  const language = given.language ?? defaults.language;
  const support = speech.supports(language);
  if (!support.ok && !isNamedTranscript(fileName))
    throw new HttpError(422, 'language-unavailable', support.words);
  return {
    language,
    recordedAt: given.recordedAt ? new Date(given.recordedAt) : new Date(),
    timeZone: given.timeZone ?? defaults.timeZone ?? 'UTC',
    name: given.name,
    visibility: given.visibility ?? { to: 'company', ids: [] },
    attendeeIds: given.attendeeIds ?? [],
    missing: given.missing ?? [],
    unsaid: overruled.filter((name) => given[name] === undefined),
  };
}

/** The settings of a transcript: what its file says of itself stands where nobody said otherwise. */
export function withTold(
  { unsaid, ...settings }: UploadSettings,
  about: Transcript['about'],
): MeetingSettings {
  const told = Object.fromEntries(
    unsaid.flatMap((name) => {
      const value = about[name];
      return value ? [[name, name === 'recordedAt' ? new Date(value) : value]] : [];
    }),
  );
  const missing = settings.missing.length > 0 ? settings.missing : (about.missing ?? []);
  return { ...settings, ...told, missing };
}
