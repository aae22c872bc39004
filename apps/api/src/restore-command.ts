import path from 'node:path';
import { createBlobs } from '@/adapters/create-engines';
import { askPassphrase } from '@/backup/archive/ask-passphrase';
import { runCommand } from '@/backup/command';
import { restore } from '@/backup/restore';
import { count } from '@/lib/progress';

const help = `Usage: pnpm restore FILE [--allow-missing]

Puts a backup into an empty DATA_DIR, and into the empty database that DATABASE_URL names if it is set. The whole
archive is checked first. If anything goes wrong, both stay empty. Everybody signs in again afterwards.

  --allow-missing  go on although files that the archive only lists (S3) cannot be found

An encrypted archive asks for its passphrase; BACKUP_PASSPHRASE sets it without asking.`;

await runCommand({
  help,
  flags: ['allow-missing'],
  async run({ env, file, has, signal, progress }) {
    const manifest = await restore({
      env,
      bucket: env.s3 ? await createBlobs(env) : null,
      file: path.resolve(file),
      askPassphrase: () => askPassphrase(env, signal),
      allowMissing: has('allow-missing'),
      signal,
      progress,
    });
    const { companies, filesInside, filesListed, filesMissing, createdAt, product, secret } = manifest;
    const what = count(companies, 'company').replace('companys', 'companies');
    const files = count(filesInside + filesListed.length, 'file');
    progress.say(`Restored ${what} and ${files} as they were at ${createdAt} (Tavla ${product}).`);
    if (filesMissing.length > 0) {
      progress.say(`${count(filesMissing.length, 'file')} that it names had been lost before the backup.`);
    }
    if (env.authSecret && secret === 'inside') {
      progress.say('AUTH_SECRET is set here: it counts, and not the secret of the archive.');
    }
    progress.say('Start Tavla now. Everybody signs in again.');
  },
});
