import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../build.mjs';

let folder;
beforeEach(() => {
  mkdirSync(path.join(root, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, 'node_modules/.cache/check-'));
  writeFileSync(path.join(folder, 'vitest.config.mjs'), 'export default { test: { exclude: [] } };');
  const imports = "import { expect, it } from 'vitest';";
  writeFileSync(
    path.join(folder, 'near.test.mjs'),
    `${imports} it('holds', () => {}); it.skip('later', () => {});`,
  );
  writeFileSync(path.join(folder, 'far.test.mjs'), `${imports} it('adds', () => expect(1).toBe(2));`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** In a process of its own: one Vitest does not run in another. */
function run(milliseconds, ...files) {
  const code = `const { runInTime } = await import('${root}scripts/check/run-in-time.mjs');
    const answer = await runInTime('${folder}', ${JSON.stringify(files)}, ${milliseconds});
    console.log('\\n' + JSON.stringify(answer));
    process.exit(0);`;
  const env = { ...process.env, NO_COLOR: '1' };
  for (const name of Object.keys(env)) if (/^VITEST|^TEST$/.test(name)) delete env[name];
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    ...{ encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] },
  });
  return JSON.parse(said.trimEnd().split('\n').at(-1));
}

it('counts what it ran, and what its author skipped', () => {
  const { report, exitCode, leftOut } = run(60_000, 'near.test.mjs', 'far.test.mjs');
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  expect([numPassedTests, numFailedTests, numPendingTests]).toEqual([1, 1, 1]);
  expect([exitCode, leftOut]).toEqual([1, []]);
});

it('ends what runs when the time is over, and takes it for no failure', () => {
  const untilEnded = '({ signal }) => new Promise((end) => signal.addEventListener("abort", end))';
  writeFileSync(
    path.join(folder, 'near.test.mjs'),
    `import { it } from 'vitest'; it('runs', ${untilEnded}, 60_000); it('would be next', () => {});`,
  );
  const { report, exitCode, leftOut } = run(4_000, 'near.test.mjs');
  expect([report.numFailedTests, report.numPendingTests]).toEqual([0, 0]);
  expect([exitCode, leftOut]).toEqual([0, ['near.test.mjs']]);
});

it('names what the time left out, and counts none of it', () => {
  const { report, exitCode, leftOut } = run(0, 'near.test.mjs', 'far.test.mjs');
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  expect([numPassedTests, numFailedTests, numPendingTests]).toEqual([0, 0, 0]);
  expect([exitCode, leftOut]).toEqual([0, ['near.test.mjs', 'far.test.mjs']]);
});
