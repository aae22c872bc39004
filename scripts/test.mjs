import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseOtherNode } from './build/node-version.mjs';
import { build } from './build.mjs';
import { inProcess, lint, run, Steps, types, unused } from './steps.mjs';
import { failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs';
import { sumOfPlaywright, sumOfVitest } from './test-sum.mjs';

refuseOtherNode();
// All checks with all their output; the last line is the sum.
const reports = mkdtempSync(path.join(tmpdir(), 'tavla-reports-'));
const vitestReport = path.join(reports, 'vitest.json');
const playwrightReport = path.join(reports, 'playwright.json');
const steps = new Steps();

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

// It makes the client of the database, too, which the types are those of.
const built = await steps.step('build', () => inProcess(() => build(console.log)));
await steps.together({ lint, types, unused });
await steps.step(
  'unit',
  () => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]),
  (exitCode) => sumOfVitest(readReport(vitestReport), exitCode),
  () => failuresOfVitest(readReport(vitestReport)),
);
if (built) {
  await steps.step(
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
steps.end();
