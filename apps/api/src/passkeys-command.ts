import { openSource } from '@/backup/archive/open-source';
import { BackupError } from '@/backup/backup-error';
import { runCommand } from '@/backup/command';
import { openDatabase } from '@/db/database';
import { resetPasskeysOfAddress } from '@/modules/auth/passkeys/remove-passkeys';

const help = `Usage: pnpm passkeys ADDRESS

Removes all passkeys of the person with this e-mail address, while the server runs or not, and ends the sessions in
which one was shown: for somebody who has lost theirs, when nobody of their company can do it. They are told by mail,
and sign in with a code. The same settings as the server's lead to the database (.env).`;

await runCommand({
  help,
  flags: [],
  async run({ env, file: address, progress }) {
    const source = await openSource(env, progress.say);
    const db = openDatabase(source.url);
    try {
      const count = await resetPasskeysOfAddress(db, address);
      if (count === undefined) throw new BackupError(`Nobody has the address ${address}.`);
      progress.say(`Passkeys removed: ${count}.`);
    } finally {
      await db.close();
      await source.close();
    }
  },
});
