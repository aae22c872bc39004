import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/adapters/database/postmaster';
import { startBucket, type TestBucket } from '../bucket';
import { startTestApp, type TestApp } from '../test-app';
import { ServerProcess } from './server-process';

interface Machine {
  env: Record<string, string>;
  words: string;
  process: ServerProcess;
}

/**
 * Two API processes and two workers as docs/operations.md has them: each with a folder of its own, as on a
 * machine of its own, with nothing in common but the database and the bucket.
 */
export class Cluster {
  private readonly machines = new Map<string, Machine>();

  private constructor(
    readonly bucket: TestBucket,
    /** Makes companies and looks into the database; it serves nothing. */
    readonly desk: TestApp,
    private readonly folder: string,
    readonly ports: readonly [number, number],
  ) {}

  static async start(): Promise<Cluster> {
    const bucket = await startBucket();
    const desk = await startTestApp(bucket.env);
    const folder = await mkdtemp(path.join(tmpdir(), 'tavla-cluster-'));
    const cluster = new Cluster(bucket, desk, folder, [await freePort(), await freePort()]);
    const api = { WORKER: 'off', TRUST_PROXY: '1' };
    // As documented: one process has the account that owns the tables.
    const MIGRATE_DATABASE_URL = desk.ownerUrl;
    await Promise.all([
      cluster.add(
        'api-1',
        { ...api, MIGRATE_DATABASE_URL, PORT: String(cluster.ports[0]) },
        'Ctrl-C stops everything',
      ),
      cluster.add('api-2', { ...api, PORT: String(cluster.ports[1]) }, 'Ctrl-C stops everything'),
      cluster.add('worker-1', { WORKER: 'only' }, 'no requests are served'),
      cluster.add('worker-2', { WORKER: 'only' }, 'no requests are served'),
    ]);
    return cluster;
  }

  private add(name: string, env: Record<string, string>, words: string): Promise<void> {
    const DATA_DIR = path.join(this.folder, name);
    const all = { ...this.bucket.env, DATABASE_URL: this.desk.db.url, DATA_DIR, LOG_LEVEL: 'info', ...env };
    const machine = { env: all, words, process: new ServerProcess(all) };
    this.machines.set(name, machine);
    return machine.process.says(words);
  }

  /** Ends a process and answers its exit code; null when it was killed. */
  async end(name: string, signal: NodeJS.Signals): Promise<number | null> {
    return this.machine(name).process.end(signal);
  }

  /** Starts a process that has ended again, on the same machine. */
  async restart(name: string): Promise<void> {
    const machine = this.machine(name);
    machine.process = new ServerProcess(machine.env);
    await machine.process.says(machine.words);
  }

  /** The worker that has files of a running step; undefined when none has. */
  busyWorker(): string | undefined {
    return ['worker-1', 'worker-2'].find((name) => {
      const work = path.join(this.folder, name, 'work');
      return existsSync(work) && readdirSync(work).length > 0;
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.machines.keys()].map((name) => this.end(name, 'SIGKILL')));
    await this.desk.close();
    await this.bucket.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  private machine(name: string): Machine {
    const machine = this.machines.get(name);
    if (!machine) throw new Error(`there is no ${name}`);
    return machine;
  }
}
