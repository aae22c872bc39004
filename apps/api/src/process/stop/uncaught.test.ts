import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { testProcess } from '@/test/processes/test-process';

it('outlives a lost database, and ends at any other fault that nobody caught', async () => {
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [testProcess('uncaught')], (_, stdout) => resolve(stdout));
  });
  expect(output.trim().split('\n')).toEqual([
    'The database was lost where nobody waited for it: Error: a job could not be reported',
    'The database was lost where nobody waited for it: Error: Connection terminated unexpectedly',
    'ends: TypeError: x is not a function',
  ]);
});
