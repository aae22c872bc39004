import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// One check per project, since each has its own globals (DOM, Node) and path aliases.
const root = fileURLToPath(new URL('..', import.meta.url));
let failed = false;
for (const project of ['packages/shared', 'apps/api', 'apps/web', 'apps/e2e', 'apps/bench']) {
  const check = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', project], {
    cwd: root,
    stdio: 'inherit',
  });
  if (check.status !== 0) failed = true;
}
process.exitCode = failed ? 1 : 0;
