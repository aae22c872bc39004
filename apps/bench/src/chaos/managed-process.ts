import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../api', import.meta.url));
const keptOutput = 20_000;
const keptErrors = 20;

/**
 * A process that is started again whenever it ends, as a service manager does it. `onOwnEnd` hears of ends
 * that nobody asked for once it was up, which is when it says `upWords`: from then on the product may need
 * its service manager for nothing but kills.
 */
export class ManagedProcess {
  output = '';
  /** What it logged as an unexpected error, the last ones, each with its stack. */
  readonly errors: string[] = [];
  private child: ChildProcess | undefined;
  private isWanted = true;
  private isKilled = false;
  private wasUp = false;

  constructor(
    readonly name: string,
    private readonly program: string,
    private readonly env: Record<string, string>,
    private readonly upWords: string,
    private readonly onOwnEnd: (name: string, output: string) => void,
  ) {
    this.start();
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  get pid(): number | undefined {
    return this.isRunning ? this.child?.pid : undefined;
  }

  /** Answers whether there was a process to send it to. */
  kill(signal: NodeJS.Signals): boolean {
    if (!this.isRunning) return false;
    this.isKilled = true;
    return this.child?.kill(signal) ?? false;
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.isWanted = false;
    const { child } = this;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), 40_000);
    await ended;
    clearTimeout(hard);
  }

  private start(): void {
    this.isKilled = false;
    this.wasUp = false;
    const child = spawn(process.execPath, ['--liftoff-only', this.program], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    createInterface(child.stdout).on('line', (line) => {
      if (!line.includes('unexpected error')) return;
      this.errors.push(line);
      if (this.errors.length > keptErrors) this.errors.shift();
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        this.output = (this.output + text).slice(-keptOutput);
        if (String(text).includes(this.upWords)) this.wasUp = true;
      });
    }
    child.on('exit', () => void this.ended());
  }

  private async ended(): Promise<void> {
    if (!this.isWanted) return;
    if (!this.isKilled && this.wasUp) this.onOwnEnd(this.name, this.output.slice(-2_000));
    await sleep(100);
    if (this.isWanted) this.start();
  }
}
