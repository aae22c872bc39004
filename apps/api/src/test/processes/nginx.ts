import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@/adapters/database/postmaster';
import { projectDir } from '@/project-dir';

export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx with the configuration that the project documents, in front of processes on these ports. */
export async function startNginx(
  ports: readonly [number, number],
): Promise<{ address: string; close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tavla-nginx-'));
  const port = await freePort();
  const documented = await readFile(path.join(projectDir, 'docs/nginx.conf'), 'utf8');
  const site = documented
    .replace('api-1:3000 resolve', `127.0.0.1:${ports[0]}`)
    .replace('api-2:3000 resolve', `127.0.0.1:${ports[1]}`)
    // An older nginx knows it only outside of an upstream, and here are no names to ask for.
    .replace(/^ *resolver .*$/m, '')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  await writeFile(path.join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = [
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 512; }',
    'http {',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/site.conf;`,
    '}',
  ];
  const config = path.join(folder, 'nginx.conf');
  await writeFile(config, main.join('\n'));
  const args = ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', config];
  execFileSync('nginx', ['-t', ...args], { stdio: 'pipe' });
  const child = spawn('nginx', args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/healthz`).catch(() => undefined))) await sleep(50);
  return {
    address,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
