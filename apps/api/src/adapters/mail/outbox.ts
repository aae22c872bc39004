import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { v7 as newId } from 'uuid';
import type { Mailer } from './mailer';

/**
 * Keeps mails as files instead of sending them, for a machine that has no mail server: each is an .eml in
 * `folder` that any mail program opens.
 * @param print gets one line for the terminal about each mail, with its sign-in code
 */
export function outboxMailer(folder: string, from: string, print: (line: string) => void): Mailer {
  const transport = nodemailer.createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { from },
  );

  return {
    async send({ code, ...message }) {
      const { message: bytes } = await transport.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${newId()}.eml`);
      await writeFile(`${file}.partial`, bytes as Buffer, { mode: 0o600 });
      await rename(`${file}.partial`, file);
      print(
        code
          ? `Sign-in code for ${message.to}: ${code}`
          : `Mail for ${message.to}: ${message.subject} (${file})`,
      );
    },
    async check() {
      return { isReady: true, detail: `Mails are written to ${folder}` };
    },
    async close() {
      transport.close();
    },
  };
}
