import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../build.mjs';
import { failuresOfVitest } from '../test-failures.mjs';
import { sumOfVitest } from '../test-sum.mjs';

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

/** More than any machine takes. */
const ample = 600_000;

/**
 * In a process of its own: one Vitest does not run in another. The time is over when a test says that it runs: how long
 * a machine takes until then nobody knows.
 */
function run(milliseconds, ...files) {
  const code = `const { existsSync } = await import('node:fs');
    const { runInTime } = await import('${root}scripts/check/run-in-time.mjs');
    const over = new AbortController();
    setInterval(() => existsSync('${folder}/runs') && over.abort(), 50);
    const answer = await runInTime('${folder}', ${JSON.stringify(files)}, ${milliseconds}, over.signal);
    console.log('\\n' + JSON.stringify(answer));
    process.exit(0);`;
  const env = { ...process.env, NO_COLOR: '1' };
  for (const name of Object.keys(env)) if (/^VITEST|^TEST$/.test(name)) delete env[name];
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    ...{ encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'ignore'] },
  });
  return JSON.parse(said.trimEnd().split('\n').at(-1));
}

const imports = `import { writeFileSync } from 'node:fs';
  import { afterAll, describe, expect, it } from 'vitest';`;
/** A test that says that it runs, and goes on until the time is over. */
const atCut = (what) =>
  `({ signal }) => new Promise((end, fail) => {
    signal.addEventListener('abort', () => { ${what} });
    writeFileSync('${folder}/runs', '');
  })`;
const cutOff = () => atCut("fail(new Error('cut off'))");

it('counts what it ran, and what its author skipped', () => {
  const { report, exitCode, leftOut } = run(ample, 'near.test.mjs', 'far.test.mjs');
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  expect([numPassedTests, numFailedTests, numPendingTests]).toEqual([1, 1, 1]);
  expect([exitCode, leftOut]).toEqual([1, []]);
});

it('ends what runs when the time is over, and takes it for no failure', () => {
  writeFileSync(
    path.join(folder, 'near.test.mjs'),
    `${imports} it('runs', ${atCut('end()')}, ${ample}); it('would be next', () => {});`,
  );
  const { report, exitCode, leftOut } = run(ample, 'near.test.mjs');
  expect([report.numFailedTests, report.numPendingTests]).toEqual([0, 0]);
  expect([exitCode, leftOut]).toEqual([0, ['near.test.mjs']]);
});

it.each([
  [
    'what it leaves running',
    () => `it('a', ${atCut("end(); void Promise.reject(new Error('late'))")}, ${ample});`,
  ],
  [
    'its end',
    () => `afterAll(() => { throw new Error('half done'); }); it('is cut off', ${cutOff()}, ${ample});`,
  ],
])('takes a file as not run that fails because it was ended: %s', (_, content) => {
  writeFileSync(path.join(folder, 'near.test.mjs'), imports + content());
  const { report, exitCode, leftOut } = run(ample, 'near.test.mjs');
  expect(sumOfVitest(report, exitCode)).toMatchObject({ failed: 0, skipped: 0 });
  expect([exitCode, leftOut]).toEqual([0, ['near.test.mjs']]);
});

it('keeps what had failed before that', () => {
  const early = "describe('a', () => { it('fails > by itself', () => expect(1).toBe(2)); });";
  writeFileSync(
    path.join(folder, 'near.test.mjs'),
    `${imports} ${early} it('is cut off', ${cutOff()}, ${ample});`,
  );
  const { report, exitCode } = run(ample, 'near.test.mjs');
  expect(failuresOfVitest(report).map(({ title }) => title)).toEqual([
    expect.stringMatching(/near\.test\.mjs › a fails > by itself$/),
  ]);
  expect([sumOfVitest(report, exitCode).failed, exitCode]).toEqual([1, 1]);
});

it('names what the time left out, and counts none of it', () => {
  const { report, exitCode, leftOut } = run(0, 'near.test.mjs', 'far.test.mjs');
  const { numPassedTests, numFailedTests, numPendingTests } = report;
  expect([numPassedTests, numFailedTests, numPendingTests]).toEqual([0, 0, 0]);
  expect([exitCode, leftOut]).toEqual([0, ['near.test.mjs', 'far.test.mjs']]);
});
