import path from 'node:path';
import { createBlobs } from '@/adapters/create-engines';
import { askNewPassphrase } from '@/backup/archive/ask-passphrase';
import type { Manifest } from '@/backup/archive/manifest';
import { backUp } from '@/backup/back-up';
import { runCommand } from '@/backup/command';
import { bytesInWords, count } from '@/lib/progress';

const help = `Usage: pnpm backup FILE [--force] [--encrypt] [--with-files] [--allow-missing]

Writes everything that Tavla keeps into the archive FILE, while the server runs or not: the database as it is at
one moment, recordings and attachments, and the secret. The same settings as the server's lead to them (.env).

  --force          replace FILE if it exists
  --encrypt        ask for a passphrase; BACKUP_PASSPHRASE sets one without asking
  --with-files     with S3_BUCKET: copy the files too; else the archive only lists them
  --allow-missing  go on although not one of the files that the database names can be found`;

await runCommand({
  help,
  flags: ['force', 'encrypt', 'with-files', 'allow-missing'],
  async run({ env, file, has, signal, progress }) {
    const passphrase = has('encrypt') || env.backupPassphrase ? await askNewPassphrase(env, signal) : null;
    const { manifest, size } = await backUp({
      env,
      blobs: await createBlobs(env),
      file: path.resolve(file),
      passphrase,
      force: has('force'),
      withFiles: has('with-files'),
      allowMissing: has('allow-missing'),
      signal,
      progress,
    });
    for (const line of summary(manifest)) progress.say(line);
    const how = passphrase ? ', encrypted' : '; it is not encrypted: whoever reads it reads everything';
    progress.say(`Wrote ${path.resolve(file)}: ${bytesInWords(size)}${how}.`);
  },
});

function summary(manifest: Manifest): string[] {
  const { companies, tables, jobs, filesInside, filesListed, filesMissing, bucket, secret } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `${count(companies, 'company').replace('companys', 'companies')}, ${count(rows, 'row')} in ${count(tables.length, 'table')}, ${count(jobs.rows, 'waiting job')}, ${count(filesInside, 'file')}.`,
  ];
  if (filesListed.length > 0) {
    const listed = count(filesListed.length, 'file');
    lines.push(`${listed} in the bucket "${bucket}" only listed: keep the bucket, or add --with-files.`);
  }
  if (filesMissing.length > 0) {
    lines.push(
      `${count(filesMissing.length, 'file')} that the database names were not there before this backup: ${filesMissing.slice(0, 5).join(', ')}${filesMissing.length > 5 ? ' …' : ''}.`,
    );
  }
  if (secret === 'environment')
    lines.push('AUTH_SECRET comes from the environment and is not in it: keep it elsewhere.');
  return lines;
}
