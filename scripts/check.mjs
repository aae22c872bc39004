import { build, root } from './build.mjs';
import { changedFiles, projectFiles } from './check/changed-files.mjs';
import { importersIn } from './check/import-graph.mjs';
import { notRun } from './check/not-run.mjs';
import { projectsReached } from './check/projects-reached.mjs';
import { isBrowserTest, isUnitTest, relatedTests } from './check/related-tests.mjs';
import { runInTime } from './check/run-in-time.mjs';
import { inProcess, lint, Steps, typedProjects, types, unused } from './steps.mjs';
import { failuresOfVitest } from './test-failures.mjs';
import { sumOfVitest } from './test-sum.mjs';

// What a change can have broken, in the time in which one waits for an answer: `test` is the whole of it.
// No unit test begins later than this, so that the answer comes within 90 seconds.
const lastStart = Date.now() + 60_000;
/** Milliseconds that the nearest tests get in any case: on a machine that is busy the other steps take longer. */
const least = 20_000;
const steps = new Steps();
const { since, files } = changedFiles(root);
if (files.length === 0) {
  console.log(`Nothing has changed since ${since}.`);
  process.exit(0);
}
console.log(`${files.length === 1 ? 'One file has' : `${files.length} files have`} changed since ${since}.`);

const isBuilt = await steps.step('build', () => inProcess(() => build(console.log, ['api'])));
let importers = null;
const readImports = async () => {
  importers = await importersIn(root, projectFiles(root));
};
await steps.step('imports', () => inProcess(readImports));
const projects = projectsReached(typedProjects, files, importers);
await steps.together({
  lint,
  ...(projects.length > 0 && { types: (say) => types(say, projects) }),
  unused,
});
const isReady = isBuilt && importers;
const notes = isReady
  ? await runRelated()
  : ['The unit tests are left out, since a step before them failed.'];
if (notes.length > 0) console.log(`\n${notes.join('\n')}`);
steps.end();

/** @returns {Promise<string[]>} what was not run, in words */
async function runRelated() {
  const { tests, unreached } = relatedTests(files, importers);
  const unit = tests.filter(isUnitTest);
  let answer = { report: null, exitCode: 0, leftOut: [] };
  if (unit.length > 0) {
    await steps.step(
      'unit',
      async () => {
        answer = await runInTime(root, unit, Math.max(least, lastStart - Date.now()));
        return answer.exitCode;
      },
      (exitCode) => sumOfVitest(answer.report, exitCode),
      () => failuresOfVitest(answer.report),
    );
  }
  return notRun({ leftOut: answer.leftOut, browser: tests.filter(isBrowserTest), unreached });
}
