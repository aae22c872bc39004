import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { table } from './board-client';
import { startRig } from './board-rig';

/**
 * Backup and restore of a company with 10,000 tasks, each with ten lines of history, ten recordings of 30 MB and one
 * as large as is said, while the database runs: how long, how large, how much memory (Linux). After a build:
 * `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/backup.ts [MB of the large recording]`.
 */
const largeMb = Number(process.argv[2] ?? 0);
const programs = fileURLToPath(new URL('../../api/dist', import.meta.url));

/** Runs a command in a process of its own; its memory is what it held at most. */
async function measure(name: string, file: string, env: Record<string, string>) {
  const started = performance.now();
  const child = spawn(process.execPath, [path.join(programs, `${name}-command.js`), file], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  let peak = 0;
  const watch = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? peak);
    } catch {
      // It has just ended.
    }
  }, 50);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return {
    seconds: ((performance.now() - started) / 1000).toFixed(1),
    memory: `${Math.round(peak / 1024)} MB`,
  };
}

async function writeRandom(file: string, megabytes: number): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const source = function* () {
    for (let n = 0; n < megabytes; n++) yield randomBytes(2 ** 20);
  };
  await pipeline(source, createWriteStream(file));
}

const rig = await startRig();
const folder = await mkdtemp(path.join(tmpdir(), 'tavla-bench-backup-'));
try {
  const { id } = await rig.addCompany(400, 10_000);
  await rig.pool.query(
    `insert into task_edit ("organizationId", id, "taskId", version, changes, "actorName")
     select "organizationId", gen_random_uuid(), id, n, '[{"field": "title", "from": "Prepare the figures", "to": "Prepare the figures of the quarter"}]', 'Ada Admin'
     from task, generate_series(1, 5) n`,
  );
  await rig.pool.query(
    `insert into task_status_entry ("organizationId", id, "taskId", status, note, meta, "actorName")
     select "organizationId", gen_random_uuid(), id, 'todo', 'Status changed to todo', '{}', 'Ada Admin'
     from task, generate_series(1, 5)`,
  );
  for (const megabytes of [...Array(10).fill(30), ...(largeMb ? [largeMb] : [])]) {
    const audio = randomUUID();
    const key = `audios/${id}/${audio}`;
    await writeRandom(path.join(rig.dataDir, 'blobs', key), megabytes);
    await rig.pool.query(
      `insert into audio ("organizationId", id, name, status, language, "sizeBytes", "mimeType", "blobKey", "recordedAt", "timeZone")
       values ($1, $2, 'Weekly', 'done', 'en', $3, 'audio/webm', $4, now(), 'UTC')`,
      [id, audio, megabytes * 2 ** 20, key],
    );
  }
  const rows: (string | number)[][] = [];
  for (const passphrase of ['', 'correct horse battery']) {
    const file = path.join(folder, `backup${passphrase ? '-encrypted' : ''}.tar`);
    const env = { BACKUP_PASSPHRASE: passphrase };
    const backup = await measure('backup', file, { ...env, DATA_DIR: rig.dataDir });
    const size = `${((await stat(file)).size / 2 ** 20).toFixed(0)} MB`;
    const target = path.join(folder, `restored${passphrase.length}`);
    const restore = await measure('restore', file, { ...env, DATA_DIR: target });
    await rm(target, { recursive: true });
    await rm(file);
    rows.push([
      passphrase ? 'encrypted' : 'plain',
      size,
      backup.seconds,
      backup.memory,
      restore.seconds,
      restore.memory,
    ]);
  }
  table(['archive', 'size', 'backup s', 'memory', 'restore s', 'memory'], rows);
} finally {
  await rig.stop();
  await rm(folder, { recursive: true, force: true });
}
