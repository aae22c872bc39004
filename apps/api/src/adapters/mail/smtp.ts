import nodemailer from 'nodemailer';
import { inTime } from '@/lib/in-time';
import { isThisMachine } from '@/lib/this-machine';
import { type Mailer, MailRejectedError } from './mailer';

/** Somebody waits in front of a form for this: a server that is dead must be given up on soon. */
const patience = 10_000;
const late = 'the mail server does not answer';

const timeouts = {
  dnsTimeout: 4_000,
  connectionTimeout: 4_000,
  greetingTimeout: 4_000,
  socketTimeout: 8_000,
  socketCloseTimeout: 500,
};

/**
 * Sends through an SMTP server over a few connections that stay open. `smtps:` is encrypted from the start,
 * `smtp:` by STARTTLS: a server on another machine that does not offer it gets no mail, unless the address says
 * `?ignoreTLS=true`.
 * @param url such as smtp://user:password@mail.example.com:587
 * @param from the sender, such as Tavla <tavla@example.com>
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(
    {
      pool: true,
      url,
      requireTLS: mustEncrypt(url),
      ...timeouts,
      maxConnections: 5,
      maxMessages: 500,
      maxRequeues: 1,
      idleTimeout: 30_000,
    },
    { from },
  );
  // A connection that breaks while idle is opened again by the next mail.
  transport.on('error', () => {});

  return {
    async send({ code: _, ...message }) {
      try {
        await inTime(
          transport.sendMail({ ...message, signal: AbortSignal.timeout(patience) }),
          patience,
          late,
        );
      } catch (error) {
        throw rejection(error) ?? error;
      }
    },
    async check() {
      const { host } = new URL(url);
      try {
        await inTime(transport.verify(), patience, late);
        return { isReady: true, detail: `${host} accepts mail` };
      } catch (error) {
        return {
          isReady: false,
          detail: `${host}: ${error instanceof Error ? error.message : String(error)}`,
        };
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** Mails carry sign-in codes: what stands between us and the next server must not read them. */
function mustEncrypt(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return !isThisMachine(hostname) && searchParams.get('ignoreTLS') !== 'true';
}

/** What the server says of the receiver or the words is about this mail; all else would meet every mail. */
function rejection(error: unknown): MailRejectedError | undefined {
  const { responseCode, command, message } = error as Record<string, unknown>;
  if (typeof responseCode !== 'number' || (command !== 'RCPT TO' && command !== 'DATA')) return undefined;
  return new MailRejectedError(String(message), responseCode >= 500);
}
