import { existsSync } from 'node:fs';
import path from 'node:path';
import { refuseOtherNode } from './build/node-version.mjs';
import { build, root } from './build.mjs';

refuseOtherNode();

// One process does it all, so that Ctrl-C and a service manager's signals reach the server itself.
const dotenv = path.join(root, '.env');
if (existsSync(dotenv)) process.loadEnvFile(dotenv);
try {
  await build(console.log);
} catch (error) {
  console.error(error.message);
  console.error('Tavla could not be built. The lines above say why.');
  process.exit(1);
}
await import('../apps/api/dist/server.js');
