import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/** The built application as a process of its own. */
export class AppServer {
  readonly url: string;
  readonly #settings: Record<string, string>;
  readonly #log: string;
  #process: ChildProcess | null = null;

  /** @param settings environment variables beside PORT */
  constructor(port: number, settings: Record<string, string>) {
    this.url = `http://localhost:${port}`;
    this.#settings = { PORT: String(port), PUBLIC_URL: this.url, ...settings };
    this.#log = path.join(root, 'test-results', `server-${port}.log`);
  }

  /** Starts it and waits until it answers. Throws with the end of its output when it does not. */
  async start(): Promise<void> {
    const program = path.join(root, 'apps/api/dist/server.js');
    if (!existsSync(program)) throw new Error('The application is not built. Run: node scripts/build.mjs');
    mkdirSync(path.dirname(this.#log), { recursive: true });
    const log = createWriteStream(this.#log, { flags: 'a' });
    const { NODE_ENV: _, ...inherited } = process.env;
    const child = spawn(process.execPath, [program], {
      cwd: root,
      env: { ...inherited, ...this.#settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    this.#process = child;
    for (
      const deadline = Date.now() + 120_000;
      Date.now() < deadline && child.exitCode === null;
      await sleep(100)
    ) {
      if (await this.answers()) return;
    }
    const output = readFileSync(this.#log, 'utf8').slice(-2_000);
    await this.stop();
    throw new Error(`The application did not start:\n${output}`);
  }

  async answers(): Promise<boolean> {
    const answer = await fetch(`${this.url}/healthz`).catch(() => null);
    return answer?.ok ?? false;
  }

  /** @param signal SIGKILL for a crash */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
    await once(child, 'exit');
    clearTimeout(timer);
  }
}

/** A TCP port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
