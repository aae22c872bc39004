import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { devEnvironment } from './build/dev-environment.mjs';
import { refuseOtherNode } from './build/node-version.mjs';
import { generate, root } from './build.mjs';

refuseOtherNode();

// The API restarts at each change of its sources; Vite serves the web app and hands /auth and /api on to it.
const dotenv = path.join(root, '.env');
if (existsSync(dotenv)) process.loadEnvFile(dotenv);
const webPort = process.env.WEB_PORT ?? '5173';
const env = devEnvironment(process.env, webPort);

await generate();
const bin = (folder, name) => path.join(root, folder, 'node_modules/.bin', name);
const children = [
  spawn(bin('.', 'tsx'), ['watch', '--clear-screen=false', 'src/server.ts'], {
    cwd: path.join(root, 'apps/api'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
  spawn(bin('apps/web', 'vite'), ['--port', webPort, '--strictPort', '--clearScreen', 'false'], {
    cwd: path.join(root, 'apps/web'),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
}
