import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Where the programs of tests begin: the folder of the API. */
export const apiFolder = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The file of a `NAME.test-process.ts`, built before the tests: through tsx each start of a whole worker costs three
 * times as much.
 */
export function testProcess(name: string): string {
  return `${apiFolder}dist-tests/${name}.test-process.js`;
}

/** Starts such a program, to be killed; it has our environment, and what is given in addition. */
export function forkTestProcess(
  name: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  return fork(testProcess(name), args, { cwd: apiFolder, env: { ...process.env, ...env } });
}
