import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '../../project-dir';
import { sendSignal } from './send-signal';

it.each([0, -1, Number.NaN, undefined])('%s is no process, and not a group of them', (pid) => {
  // SIGWINCH would do nothing to whoever got it.
  expect(sendSignal(pid, 'SIGWINCH')).toBe(false);
});

it('reaches the process of a number, and says when there is none', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const ended = once(child, 'exit');
  expect(sendSignal(child.pid, 'SIGKILL')).toBe(true);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(sendSignal(child.pid, 'SIGKILL')).toBe(false);
});

/** Who signals a process otherwise, and why it cannot be a group by mistake. */
const others: Record<string, string> = {
  'adapters/database/cluster.ts': 'asks only, with signal 0',
  'adapters/speech/limited-process.ts': 'a group of its own, on purpose',
  'backup/archive/ask-passphrase.ts': 'itself',
};

it('is the one way to signal a process by its number, in tests too', () => {
  const folder = path.join(projectDir, 'apps/api/src');
  const using = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/send-signal/.test(file))
    .filter((file) => /(?<!\.)\bprocess\.kill\((?!\))/.test(readFileSync(path.join(folder, file), 'utf8')));
  expect(using.sort()).toEqual(Object.keys(others).sort());
});
