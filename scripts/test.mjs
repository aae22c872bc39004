import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, generate, root } from './build.mjs';
import { failureLines, failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs';
import { sumLine, sumOfPlaywright, sumOfStep, sumOfVitest, total } from './test-sum.mjs';

// All checks one after the other, with all their output; the last line is the sum.
const reports = mkdtempSync(path.join(tmpdir(), 'tavla-reports-'));
const vitestReport = path.join(reports, 'vitest.json');
const playwrightReport = path.join(reports, 'playwright.json');
const sums = [];
const failures = [];

function heading(name) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
}

/** Runs a program of node_modules/.bin, or one named by its full path; its output goes straight to the terminal. @returns its exit code */
function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(path.resolve(root, 'node_modules/.bin', program), args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function inProcess(task) {
  try {
    await task();
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}

/** Does one step and keeps its sum and its failures. @returns whether nothing failed in it */
async function step(name, task, sumOf = sumOfStep, failuresOf = () => []) {
  heading(name);
  const started = Date.now();
  const exitCode = await task();
  const counted = sumOf(exitCode);
  sums.push(counted);
  const found = failuresOf();
  if (counted.failed > 0) failures.push(...(found.length ? found : [{ title: name, message: 'See above.' }]));
  console.log(
    `${name}: ${counted.failed === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  );
  return counted.failed === 0;
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

await step('generate', () => inProcess(generate));
await step('lint', () => run('biome', ['ci', '--diagnostic-level=warn', '--colors=off', '.']));
await step('types', () => run(process.execPath, ['scripts/types.mjs']));
await step('unused', () => run('knip', []));
await step(
  'unit',
  () => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]),
  (exitCode) => sumOfVitest(readReport(vitestReport), exitCode),
  () => failuresOfVitest(readReport(vitestReport)),
);
const built = await step('build', () => inProcess(() => build(console.log)));
if (built) {
  await step(
    'browser',
    () =>
      run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }),
    (exitCode) => sumOfPlaywright(readReport(playwrightReport), exitCode),
    () => failuresOfPlaywright(readReport(playwrightReport)),
  );
} else {
  console.log('The browser tests are left out, since the build failed.');
}

rmSync(reports, { recursive: true, force: true });
const counted = total(sums);
// Named once more at the end, since of a long output often only the end is kept.
if (failures.length > 0) console.log(`\n${failureLines(failures).join('\n')}`);
console.log(`\n${sumLine(counted)}`);
process.exitCode = counted.failed > 0 ? 1 : 0;
