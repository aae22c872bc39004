import { createBlobs, createLanguage, createSpeech } from '../../../api/src/adapters/create-engines';
import type { Mailer } from '../../../api/src/adapters/mail/mailer';
import { buildApp } from '../../../api/src/app';
import { createTextWork } from '../../../api/src/create-text-work';
import { openDatabase } from '../../../api/src/db/database';
import { resolveAuthSecret } from '../../../api/src/settings/auth-secret';
import { parseEnv } from '../../../api/src/settings/env';

// The process that is measured. Its mails are handed to the parent at once: how long a mail server takes is
// that server's own.
const mail: Mailer = {
  async send({ to, code }) {
    process.send?.({ to, code });
  },
  check: async () => ({ isReady: true, detail: 'the bench' }),
  close: async () => {},
};

const env = parseEnv({ ...process.env, TRUST_PROXY: '127.0.0.1' });
const text = createTextWork();
const app = await buildApp({
  env,
  db: openDatabase(process.env.DATABASE_URL ?? ''),
  mail,
  authSecret: resolveAuthSecret(env),
  blobs: await createBlobs(env),
  speech: createSpeech(env),
  language: createLanguage(env, text),
  text,
});
process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1' }) });
