import { existsSync } from 'node:fs';
import path from 'node:path';
import { refuseOtherNode } from './build/node-version.mjs';
import { leaseOf, staysInUse } from './build/running-server.mjs';
import { build, isToBuild, root } from './build.mjs';

refuseOtherNode();

// One process does it all, so that Ctrl-C and a service manager's signals reach the server itself.
const dotenv = path.join(root, '.env');
if (existsSync(dotenv)) process.loadEnvFile(dotenv);
const lease = leaseOf(process.env, root);
// A build would take the files of the one that runs away under it. Without a lease there is none, and nothing to read.
if (lease && existsSync(lease) && isToBuild() && (await staysInUse(lease))) {
  console.error(`Another Tavla is using the folder ${path.join(lease, '../..')}. Stop that one first.`);
  process.exit(1);
}
try {
  await build(console.log);
} catch (error) {
  console.error(error.message);
  console.error('Tavla could not be built. The lines above say why.');
  process.exit(1);
}
await import('../apps/api/dist/server.js');
