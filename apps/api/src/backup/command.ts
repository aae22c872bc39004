import { parseArgs } from 'node:util';
import { DatabaseError, diskWords } from '@/adapters/database/database-error';
import { type Progress, progressOn } from '@/lib/progress';
import { startFaultText } from '@/process/start-fault';
import { onStopSignal } from '@/process/stop/stop-signals';
import { type Env, parseEnv } from '@/settings/env';
import { BackupError } from './backup-error';

export interface Command {
  /** What --help says. */
  help: string;
  /** The switches it knows, without their dashes. */
  flags: readonly string[];
  run(call: Call): Promise<void>;
}

export interface Call {
  env: Env;
  /** As the person wrote it. */
  file: string;
  has(flag: string): boolean;
  signal: AbortSignal;
  progress: Progress;
}

/** Codes that the process ends with. */
const exit = { done: 0, failed: 1, wrongUse: 2, interrupted: 130 };

/** Runs a command of the terminal from arguments to exit code: words for every fault, Ctrl-C at any moment. */
export async function runCommand(command: Command): Promise<void> {
  const progress = progressOn(process.stdout);
  process.exitCode = await outcome(command, progress);
}

async function outcome(command: Command, progress: Progress): Promise<number> {
  const usage = readArguments(command);
  if (typeof usage === 'string') {
    console.error(usage);
    return exit.wrongUse;
  }
  if (usage.has('help')) {
    console.log(command.help);
    return exit.done;
  }
  const stopping = new AbortController();
  onStopSignal(() => stopping.abort());
  let env: Env | null = null;
  try {
    env = parseEnv(process.env);
    await command.run({ env, ...usage, signal: stopping.signal, progress });
    return exit.done;
  } catch (error) {
    progress.clear();
    if (stopping.signal.aborted) {
      console.error('Stopped. Nothing was left behind.');
      return exit.interrupted;
    }
    console.error(faultWords(error, env, usage.file));
    return exit.failed;
  }
}

function readArguments({ flags, help }: Command): Pick<Call, 'file' | 'has'> | string {
  const options = Object.fromEntries([...flags, 'help'].map((name) => [name, { type: 'boolean' as const }]));
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const has = (flag: string) => values[flag] === true;
    if (!has('help') && positionals.length !== 1) return help;
    return { file: positionals[0] ?? '', has };
  } catch (error) {
    return `${error instanceof Error ? error.message.split('\n')[0] : error}\n\n${help}`;
  }
}

/** Connections that end because the server does. */
const gone = /57P0[1-3]|ECONNRESET|EPIPE|Connection terminated|server closed the connection/i;

function faultWords(fault: unknown, env: Env | null, file: string): string {
  if (fault instanceof BackupError || fault instanceof DatabaseError) return fault.message;
  const known = startFaultText(fault, env);
  if (known) return known;
  const text =
    fault instanceof Error ? `${fault.message} ${'code' in fault ? fault.code : ''}`.trim() : String(fault);
  if (gone.test(text)) {
    return 'The database was stopped meanwhile. Nothing was left behind; try again when it runs.';
  }
  const path = fault instanceof Error && 'path' in fault ? String(fault.path) : file;
  return diskWords(fault, path) ?? `It failed: ${text}. Nothing was left behind.`;
}
