import type { Blobs } from '@/adapters/blobs/blobs';
import type { LanguageEngine } from '@/adapters/language/language';
import type { Mailer } from '@/adapters/mail/mailer';
import type { SpeechEngine } from '@/adapters/speech/speech';
import type { TextWork } from '@/adapters/text-work/text-work';
import type { Database } from '@/db/database';
import type { Env } from './settings/env';

/** The outside world as the application uses it. Adapters are put in by `server.ts`, and by the tests. */
export interface Deps {
  env: Env;
  db: Database;
  mail: Mailer;
  /** Key of the codes' HMAC: AUTH_SECRET, or the one made once in DATA_DIR. */
  authSecret: string;
  blobs: Blobs;
  speech: SpeechEngine;
  language: LanguageEngine;
  /** Where long texts are read. */
  text: TextWork;
}
