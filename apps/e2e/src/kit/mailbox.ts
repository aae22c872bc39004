import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * A real SMTP server that files each mail as .eml under the folder of its recipient, where the test processes
 * find it.
 */
export async function startMailServer(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      void (async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const own = path.join(folder, folderName(recipients[0] ?? 'nobody'));
        await mkdir(own, { recursive: true });
        const name = path.join(own, `${Date.now()}-${randomUUID()}`);
        await pipeline(stream, createWriteStream(name));
        await rename(name, `${name}.eml`);
      })().then(() => done(), done);
    },
  });
  server.on('error', (error) => process.stderr.write(`mail server: ${error.message}\n`));
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Reads the mails that the server has filed. */
export class Mailbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All mails to an address, oldest first. */
  async to(address: string): Promise<Email[]> {
    const own = path.join(this.#folder, folderName(address));
    const names = await readdir(own).catch(() => []);
    const files = names.filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(path.join(own, name)))));
  }

  /**
   * The newest mail to an address, waiting until there are at least `count`.
   * @throws after 15 s without it
   */
  async newest(address: string, count = 1): Promise<Email> {
    for (const deadline = Date.now() + 15_000; Date.now() < deadline; await sleep(50)) {
      const mails = await this.to(address);
      const newest = mails.at(-1);
      if (newest && mails.length >= count) return newest;
    }
    throw new Error(`No mail number ${count} came for ${address}.`);
  }

  /** The six digits in the newest mail to an address that has some. */
  async code(address: string): Promise<string> {
    for (const deadline = Date.now() + 15_000; Date.now() < deadline; await sleep(50)) {
      const codes = (await this.to(address)).map((mail) => /\b\d{6}\b/.exec(mail.text ?? '')?.[0]);
      const code = codes.findLast((digits) => digits !== undefined);
      if (code) return code;
    }
    throw new Error(`No mail with a code came for ${address}.`);
  }
}

/** Addresses are told apart without regard to case; the name must be safe as a folder's. */
function folderName(address: string): string {
  return encodeURIComponent(address.toLowerCase());
}
