import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('outlives a lost database, and ends at any other fault that nobody caught', async () => {
  const file = fileURLToPath(new URL('uncaught.test-process.ts', import.meta.url));
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', file], { cwd }, (_, stdout) => resolve(stdout));
  });
  expect(output.trim().split('\n')).toEqual([
    'The database was lost where nobody waited for it: Error: a job could not be reported',
    'The database was lost where nobody waited for it: Error: Connection terminated unexpectedly',
    'ends: TypeError: x is not a function',
  ]);
});
