import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { childEnvironment, lowerPriority } from './child-file';

const CHECK_EVERY_MS = 100;
const KEPT_COMPLAINTS = 8_000;

export interface ProcessLimits {
  /** Wall clock. */
  seconds: number;
  /** Memory in use. Watched on Linux only: elsewhere the other limits have to do. */
  memoryBytes: number;
  /** Size that the output, a file, may grow to. */
  outputBytes: number;
}

export interface ProcessOutcome {
  /** Which limit was passed, if any; the process was killed for it. */
  breach?: 'seconds' | 'memoryBytes' | 'outputBytes';
  exitCode: number | null;
  /** The beginning of what the process wrote to standard error. */
  complaints: string;
}

/**
 * Runs a program on untrusted input: with an environment of its own, without standard input, its output going
 * straight into the open file `output`, and within limits. On a breach or an abort the program is killed with
 * everything it has started.
 *
 * @throws the error of `spawn` when the program cannot be started; that of `mayGoOn`; the reason of `signal` when it
 *   aborts
 */
export async function runLimited(
  command: string,
  args: readonly string[],
  options: {
    output: { fd: number; stat(): Promise<{ size: number }> };
    limits: ProcessLimits;
    /** Asked ten times a second; when it throws, the process is killed and the error thrown. */
    mayGoOn?: () => Promise<void>;
    signal?: AbortSignal;
  },
): Promise<ProcessOutcome> {
  const { output, limits, mayGoOn, signal } = options;
  signal?.throwIfAborted();
  const ownGroup = process.platform !== 'win32';
  const child = spawn(command, args, {
    detached: ownGroup,
    env: childEnvironment(),
    stdio: ['ignore', output.fd, 'pipe'],
    windowsHide: true,
  });
  lowerPriority(child.pid);
  const outcome: ProcessOutcome = { exitCode: null, complaints: '' };
  const kill = () => {
    try {
      if (ownGroup && child.pid) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // It ended by itself in this very moment.
    }
  };
  const breach = (limit: keyof ProcessLimits) => {
    outcome.breach ??= limit;
    kill();
  };
  const clock = setTimeout(() => breach('seconds'), limits.seconds * 1000);
  const refusals: unknown[] = [];
  const refuse = (reason: unknown) => {
    refusals.push(reason);
    kill();
  };
  const check = async () => {
    await mayGoOn?.().catch(refuse);
    if ((await residentBytes(child.pid)) > limits.memoryBytes) breach('memoryBytes');
    if ((await output.stat()).size > limits.outputBytes) breach('outputBytes');
  };
  // A check that fails has met the end of the process, after which the output is closed.
  const watch = setInterval(() => check().catch(() => undefined), CHECK_EVERY_MS);
  signal?.addEventListener('abort', kill);
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (outcome.complaints.length < KEPT_COMPLAINTS) outcome.complaints += text;
  });
  try {
    outcome.exitCode = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
  } finally {
    clearTimeout(clock);
    clearInterval(watch);
    signal?.removeEventListener('abort', kill);
  }
  signal?.throwIfAborted();
  if (refusals.length > 0) throw refusals[0];
  return outcome;
}

/** Memory a process has in use, from Linux's /proc; 0 where that does not exist. */
export async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
