import path from 'node:path';
import type { Env } from '@/settings/env';
import type { Mailer } from './mailer';
import { outboxMailer } from './outbox';
import { smtpMailer } from './smtp';

/** The mailer that the settings ask for: the SMTP server, or the outbox in DATA_DIR. */
export function createMailer(
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  print: (line: string) => void,
): Mailer {
  if (env.smtpUrl) return smtpMailer(env.smtpUrl, env.mailFrom);
  return outboxMailer(path.join(env.dataDir, 'outbox'), env.mailFrom, print);
}
