import path from 'node:path';
import { isServiceAccount } from '@tavla/shared/contracts/api-access/service-address';
import type { Env } from '@/settings/env';
import type { Mailer } from './mailer';
import { outboxMailer } from './outbox';
import { smtpMailer } from './smtp';

/** The mailer that the settings ask for: the SMTP server, or the outbox in DATA_DIR. Programs get no mail from either. */
export function createMailer(
  env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  print: (line: string) => void,
): Mailer {
  const mailer = env.smtpUrl
    ? smtpMailer(env.smtpUrl, env.mailFrom)
    : outboxMailer(path.join(env.dataDir, 'outbox'), env.mailFrom, print);
  return {
    ...mailer,
    send: async (message) => {
      if (!isServiceAccount({ email: message.to })) await mailer.send(message);
    },
  };
}
