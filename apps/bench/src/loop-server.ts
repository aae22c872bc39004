import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../e2e/src/kit/server/app-server';
import type { Rig } from './board-rig';

/** How late the event loop was, in milliseconds, and how much memory the server takes, in bytes. */
export interface Delay {
  p50: number;
  p99: number;
  max: number;
  rss: number;
}

/** Starts the built server beside a rig, with a probe in it that tells of its event loop. */
export async function startLoopServer({ url, dataDir }: Rig) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const probe = fileURLToPath(new URL('event-loop-probe.mjs', import.meta.url));
  const server = spawn(process.execPath, ['--import', probe, 'apps/api/dist/server.js'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: base,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  for (let tries = 0; !(await fetch(`${base}/healthz`).catch(() => null)); tries++) {
    if (tries > 300) throw new Error('the server did not start');
    await sleep(100);
  }
  return {
    port,
    base,
    pid: server.pid ?? 0,
    /** What the loop did since it was asked the last time. */
    async loopDelay(): Promise<Delay> {
      const answer = once(server, 'message');
      server.send('tell');
      const [delay] = (await answer) as [Delay];
      return delay;
    },
    async stop(): Promise<void> {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
