import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../..', import.meta.url));

/** Compiles WebAssembly once and not a second time for speed: a process that lives for seconds would spend half of them on that. */
const quickStart = '--liftoff-only';

/** The built server as a process of its own, as people start it. */
export class ServerProcess {
  output = '';
  private readonly child: ChildProcess;

  constructor(env: Record<string, string>) {
    this.child = spawn(process.execPath, [quickStart, 'dist/server.js'], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (text) => {
        this.output += text;
      });
    }
  }

  /** Waits until it has said so; a server that ends before never will. */
  async says(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (this.child.exitCode !== null) throw new Error(`the server has ended:\n${this.output}`);
      await sleep(50);
    }
  }

  /** Resolves with its exit code. */
  async end(...signals: NodeJS.Signals[]): Promise<number | null> {
    const { child } = this;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    for (const signal of signals) child.kill(signal);
    return ended;
  }
}
