import { AudioFields } from '@tavla/shared/contracts/audios';
import type { Language } from '@tavla/shared/languages';
import type { SpeechEngine } from '@/adapters/speech/speech';
import type { SignedIn } from '@/http/access/access';
import { HttpError } from '@/http/errors/errors';
import type { SignedInCall } from '@/http/route';
import { getOrganization } from '@/modules/organizations/get-organization';

export interface UploadSettings {
  language: Language;
  recordedAt: Date;
  timeZone: string;
  name?: string | undefined;
}

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
 * @throws ZodError for a wrong field, HttpError 422 for a language that the engine cannot do
 */
export function parseUploadSettings(
  fields: Record<string, unknown>,
  defaults: UploadDefaults,
  speech: SpeechEngine,
): UploadSettings {
  const given = AudioFields.parse(Object.fromEntries(Object.entries(fields).filter(([, value]) => value)));
  const language = given.language ?? defaults.language;
  const support = speech.supports(language);
  if (!support.ok) throw new HttpError(422, 'language-unavailable', support.words);
  return {
    language,
    recordedAt: given.recordedAt ? new Date(given.recordedAt) : new Date(),
    timeZone: given.timeZone ?? defaults.timeZone ?? 'UTC',
    name: given.name,
  };
}
