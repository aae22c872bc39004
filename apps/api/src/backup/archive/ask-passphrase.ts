import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Env } from '@/settings/env';
import { BackupError } from '../backup-error';

/** BACKUP_PASSPHRASE, else what is typed on the terminal, which does not show it. */
export async function askPassphrase(
  { backupPassphrase }: Pick<Env, 'backupPassphrase'>,
  signal: AbortSignal,
): Promise<string> {
  if (backupPassphrase) return backupPassphrase;
  if (!process.stdin.isTTY) {
    throw new BackupError('The archive is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  }
  return ask('Passphrase: ', signal);
}

/** A passphrase for a new archive: asked for twice, since a slip of the hand would lock the archive for ever. */
export async function askNewPassphrase(
  { backupPassphrase }: Pick<Env, 'backupPassphrase'>,
  signal: AbortSignal,
): Promise<string> {
  if (backupPassphrase) return backupPassphrase;
  if (!process.stdin.isTTY) throw new BackupError('Set BACKUP_PASSPHRASE: there is no terminal to ask on.');
  const first = await ask('Passphrase (12 characters or more): ', signal);
  if (first.length < 12) throw new BackupError('A passphrase has 12 characters or more.');
  if ((await ask('Once more: ', signal)) !== first) throw new BackupError('The two are not the same.');
  return first;
}

function ask(question: string, signal: AbortSignal): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Only now does the terminal show nothing of what is typed.
  process.stderr.write(question);
  return new Promise((resolve, reject) => {
    const stop = () => {
      terminal.close();
      reject(new BackupError('Stopped.'));
    };
    // The terminal is in raw mode here: Ctrl-C is a key, and no signal.
    terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    signal.addEventListener('abort', stop, { once: true });
    terminal.question('', (answer) => {
      signal.removeEventListener('abort', stop);
      terminal.close();
      process.stderr.write('\n');
      resolve(answer.trim());
    });
  });
}
