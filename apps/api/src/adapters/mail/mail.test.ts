import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { MailCatcher } from '@/test/mail-catcher';
import { createMailer } from './create-mailer';
import { layoutMail } from './mail-layout';
import { type Mailer, MailRejectedError } from './mailer';
import { smtpMailer } from './smtp';

const from = 'Tavla <tavla@example.test>';
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function opened(mailer: Mailer): Mailer {
  cleanUps.push(() => mailer.close());
  return mailer;
}

const mail = layoutMail('eva@example.test', {
  subject: '012345 is your code',
  title: 'Åse & <b>Co</b>',
  before: ['Type "this":'],
  code: '012345',
  action: { label: 'Open', url: 'https://tavla.test/verify?a=1&b=2' },
});

describe('layoutMail', () => {
  it('says the same in text and in HTML, and escapes what people wrote', () => {
    expect(mail.text).toBe(
      'Åse & <b>Co</b>\n\nType "this":\n\n    012345\n\nOpen: https://tavla.test/verify?a=1&b=2\n',
    );
    expect(mail.html).toContain('Åse &amp; &lt;b&gt;Co&lt;/b&gt;');
    expect(mail.html).toContain('href="https://tavla.test/verify?a=1&amp;b=2"');
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.html).not.toMatch(/src=|<script|url\(/);
  });
});

describe('layoutMail with lists', () => {
  const { text, html } = layoutMail('eva@example.test', {
    subject: 'Summary',
    title: 'Planning',
    before: ['We met.'],
    lists: [{ title: 'Decisions', lines: ['Ship <soon>', 'Rest'] }],
    action: { label: 'Open', url: 'https://tavla.test/' },
  });

  it('sets each list under its heading, between what is said and the link', () => {
    expect(text).toBe(
      'Planning\n\nWe met.\n\nDecisions\n- Ship <soon>\n- Rest\n\nOpen: https://tavla.test/\n',
    );
    expect(html).toMatch(/<h2[^>]*>Decisions<\/h2>\n<ul[^>]*>\n<li[^>]*>Ship &lt;soon&gt;<\/li>/);
  });
});

describe('smtp', () => {
  it('delivers text and HTML from the sender', async () => {
    const catcher = await new MailCatcher().start();
    cleanUps.push(() => catcher.stop());
    const mailer = opened(smtpMailer(catcher.url, from));
    await mailer.send(mail);
    expect(catcher.last('eva@example.test')).toMatchObject({
      from: 'tavla@example.test',
      subject: '012345 is your code',
      code: '012345',
      html: expect.stringContaining('012345'),
    });
    expect(await mailer.check()).toMatchObject({ isReady: true });
  });

  it('sends nothing in the clear to another machine, unless the address says so', async () => {
    const catcher = await new MailCatcher().start();
    cleanUps.push(() => catcher.stop());
    // An address that leads here, but is not one of this machine's own.
    const elsewhere = catcher.url.replace('127.0.0.1', '0.0.0.0');
    const mailer = opened(smtpMailer(elsewhere, from));
    await expect(mailer.send(mail)).rejects.toThrow('STARTTLS');
    expect(catcher.mails).toEqual([]);
    await opened(smtpMailer(`${elsewhere}?ignoreTLS=true`, from)).send(mail);
    expect(catcher.mails).toHaveLength(1);
  });

  it('keeps the Message-ID, and tells a mail that is refused from a server that cannot be had', async () => {
    const catcher = await new MailCatcher().start();
    cleanUps.push(() => catcher.stop());
    const mailer = opened(smtpMailer(catcher.url, from));
    const messageId = '<one@example.test>';
    await mailer.send({ ...mail, messageId });
    expect(catcher.last(mail.to).messageId).toBe(messageId);
    catcher.unknown.add(mail.to);
    await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailRejectedError', isFinal: true });
    await catcher.stop();
    await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(MailRejectedError);
  });

  it('gives up on a server that is not there', async () => {
    const mailer = opened(smtpMailer('smtp://127.0.0.1:1', from));
    await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
    expect(await mailer.check()).toMatchObject({ isReady: false });
  });

  it('gives up on a server that never says a word', async () => {
    const silent = createServer((socket) => socket.on('error', () => {}));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    cleanUps.push(async () => void silent.close());
    const { port } = silent.address() as AddressInfo;
    const mailer = opened(smtpMailer(`smtp://127.0.0.1:${port}`, from));
    await expect(mailer.send(mail)).rejects.toThrow();
  });
});

describe('outbox', () => {
  it('keeps the mail as a file that only its owner reads, and prints the code', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'tavla-mail-'));
    cleanUps.push(() => rm(dataDir, { recursive: true }));
    const lines: string[] = [];
    const mailer = opened(
      createMailer({ smtpUrl: null, mailFrom: from, dataDir }, (line) => lines.push(line)),
    );
    await mailer.send(mail);

    const [file, ...others] = await readdir(path.join(dataDir, 'outbox'));
    expect(others).toEqual([]);
    expect(file).toMatch(/\.eml$/);
    const full = path.join(dataDir, 'outbox', file ?? '');
    const parsed = await PostalMime.parse(await readFile(full));
    expect(parsed.subject).toBe('012345 is your code');
    expect(parsed.text?.trim()).toBe(mail.text.trim());
    expect((await stat(full)).mode & 0o777).toBe(0o600);
    expect(lines).toEqual(['Sign-in code for eva@example.test: 012345']);
  });
});
