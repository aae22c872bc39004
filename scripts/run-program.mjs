import { existsSync } from 'node:fs';
import path from 'node:path';
import { refuseOtherNode } from './build/node-version.mjs';
import { build, root } from './build.mjs';

/**
 * Runs one of the API's built programs in this process, with the settings of `.env`.
 * @param {string} name of the file in apps/api/dist, without its ending
 * @param {{ isUpdated: boolean }} options whether to build what has changed first. A program that runs beside a
 *   server must not: the server's own files lie in the same folder.
 */
export async function runProgram(name, { isUpdated }) {
  refuseOtherNode();
  const dotenv = path.join(root, '.env');
  if (existsSync(dotenv)) process.loadEnvFile(dotenv);
  const program = path.join(root, `apps/api/dist/${name}.js`);
  try {
    if (isUpdated || !existsSync(program)) await build(console.error, ['api']);
  } catch (error) {
    console.error(error.message);
    console.error('Tavla could not be built. The lines above say why.');
    process.exit(1);
  }
  await import(program);
}
