import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as its reader's program shows it. */
export interface CaughtMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** The same in every try to send one mail. */
  messageId: string;
  /** The six digits in its text, if there are any. */
  code: string | undefined;
}

/** A real SMTP server that keeps what it is sent. */
export class MailCatcher {
  readonly mails: CaughtMail[] = [];
  /** Addresses that the server says do not exist. */
  readonly unknown = new Set<string>();
  /** Runs when a mail has come, before its sender is told that it was accepted. */
  beforeAccept: (mail: CaughtMail) => Promise<void> = async () => {};
  private server: SMTPServer | undefined;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Starts it; after a stop, at the same port. */
  async start(): Promise<this> {
    this.server = new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _, done) =>
        this.unknown.has(address)
          ? done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }))
          : done(),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
          this.keep(to, Buffer.concat(chunks)).then(() => done(), done);
        });
      },
    });
    // A client that hangs up in the middle is none of the tests' business.
    this.server.on('error', () => {});
    const listening = this.server.listen(this.port, '127.0.0.1');
    await once(listening, 'listening');
    this.port = (listening.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server?.close(() => resolve()));
  }

  to(address: string): CaughtMail[] {
    return this.mails.filter((mail) => mail.to === address);
  }

  /** The newest mail to an address. */
  last(address: string): CaughtMail {
    const mail = this.to(address).at(-1);
    if (!mail) throw new Error(`no mail came for ${address}`);
    return mail;
  }

  /** The newest code sent to an address. */
  code(address: string): string {
    const { code } = this.last(address);
    if (!code) throw new Error(`the last mail to ${address} has no code`);
    return code;
  }

  private async keep(to: string, raw: Buffer): Promise<void> {
    const { from, subject = '', text = '', html = '', messageId = '' } = await PostalMime.parse(raw);
    const code = /\b\d{6}\b/.exec(text)?.[0];
    const mail = { to, from: from?.address ?? '', subject, text, html, messageId, code };
    this.mails.push(mail);
    await this.beforeAccept(mail);
  }
}
