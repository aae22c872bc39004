import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { typedProjects } from './steps.mjs';

// One check per project, since each has its own globals (DOM, Node) and path aliases.
const root = fileURLToPath(new URL('..', import.meta.url));
let failed = false;
const named = process.argv.slice(2);
for (const project of named.length > 0 ? named : typedProjects) {
  const check = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', project], {
    cwd: root,
    stdio: 'inherit',
  });
  if (check.status !== 0) failed = true;
}
process.exitCode = failed ? 1 : 0;
