import { AudioFields, type Language } from '@tavla/shared/contracts/audios';
import type { SpeechEngine } from '@/adapters/speech/speech';
import { HttpError } from '@/http/errors/errors';

export interface UploadSettings {
  language: Language;
  recordedAt: Date;
  timeZone: string;
  name?: string | undefined;
}

/**
 * What was said about a recording before its bytes: checked first, so that nobody uploads for nothing.
 * @throws ZodError for a wrong field, HttpError 422 for a language that the engine cannot do
 */
export function parseUploadSettings(
  fields: Record<string, unknown>,
  defaults: { language: Language; timeZone: string | null },
  speech: SpeechEngine,
): UploadSettings {
  const given = AudioFields.parse(Object.fromEntries(Object.entries(fields).filter(([, value]) => value)));
  const language = given.language ?? defaults.language;
  const support = speech.supports(language);
  if (!support.ok) throw new HttpError(422, 'language-unavailable', support.reason);
  return {
    language,
    recordedAt: given.recordedAt ? new Date(given.recordedAt) : new Date(),
    timeZone: given.timeZone ?? defaults.timeZone ?? 'UTC',
    name: given.name,
  };
}
