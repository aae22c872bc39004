import { createBlobs, createLanguage, createSpeech } from '@/adapters/create-engines';
import { createMailer } from '@/adapters/mail/create-mailer';
import { buildApp } from '@/app';
import { createTextWork } from '@/create-text-work';
import { openDatabase } from '@/db/database';
import { resolveAuthSecret } from '@/settings/auth-secret';
import { parseEnv } from '@/settings/env';

/** A server in a process of its own, for tests that kill it; it tells its address to whoever forked it. */
const env = parseEnv(process.env);
const text = createTextWork();
const app = await buildApp({
  env,
  db: openDatabase(process.env.DATABASE_URL ?? ''),
  mail: createMailer(env, () => {}),
  authSecret: resolveAuthSecret(env),
  blobs: await createBlobs(env),
  speech: createSpeech(env),
  language: createLanguage(env, text),
  text,
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
