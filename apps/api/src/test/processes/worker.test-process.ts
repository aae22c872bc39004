import { createBlobs, createLanguage, createSpeech } from '@/adapters/create-engines';
import { createMailer } from '@/adapters/mail/create-mailer';
import { createTextWork } from '@/create-text-work';
import { openDatabase } from '@/db/database';
import { jobHandlers } from '@/job-handlers';
import { startWorker } from '@/jobs/worker';
import { keepDelivering } from '@/modules/webhooks/deliver/keep-delivering';
import { lineOpener } from '@/modules/webhooks/sender';
import { parseEnv } from '@/settings/env';

/** A worker process as in production, for tests that kill it: database and folder come as arguments. */
const [, , url = '', dataDir = ''] = process.argv;
const { SMTP_URL, WEBHOOK_NETWORKS, ASSISTANT_ENGINE, OPENAI_API_KEY, OPENAI_BASE_URL } = process.env;
const env = parseEnv({
  ...{ DATA_DIR: dataDir, SMTP_URL, WEBHOOK_NETWORKS },
  ...(ASSISTANT_ENGINE && { ASSISTANT_ENGINE, OPENAI_API_KEY, OPENAI_BASE_URL }),
});
const db = openDatabase(url);
const text = createTextWork();
const deps = {
  env,
  db,
  mail: createMailer(env, () => {}),
  authSecret: 'not used by jobs',
  blobs: await createBlobs(env),
  speech: createSpeech(env),
  language: createLanguage(env, text),
  text,
};
const log = { info() {}, warn() {} };
startWorker(url, db.pool, await jobHandlers(deps), log, 1);
keepDelivering({ db, openLine: lineOpener(env.webhookNetworks) }, log);
process.send?.('working');
setInterval(() => {}, 60_000);
