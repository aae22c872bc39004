import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '@/project-dir';
import { jobConnections, lanes } from './workers';

const numberIn = (file: string, pattern: RegExp) =>
  Number(pattern.exec(readFileSync(path.join(projectDir, file), 'utf8'))?.[1]);
/** Each process has a pool for requests and a connection that listens to events. */
const serving = 20 + 1;
/** Beside the pool of jobs each lane holds its lock, and webhooks listen. */
const working = jobConnections + lanes.length + 1;

test('the documentation knows how many connections a process may hold', () => {
  expect(numberIn('docs/operations.md', /process that serves holds up to (\d+) connections/)).toBe(serving);
  expect(numberIn('docs/operations.md', /one that works up to (\d+) more/)).toBe(working);
});

test('the database of the composition takes all that its four processes may hold, and some more', () => {
  const most = numberIn('docker-compose.yml', /max_connections=(\d+)/);
  expect(most).toBeGreaterThan(4 * serving + 2 * working + 10);
});
