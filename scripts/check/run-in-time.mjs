import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BaseSequencer, createVitest } from 'vitest/node';
import { thoseThatFit } from './those-that-fit.mjs';

/** Milliseconds in which what runs when the time is over can come to its end. */
const grace = 15_000;

/**
 * Runs these test files in this order, as many as the time allows. A test that runs when it is over comes to its
 * end, so that it can clear away what it started; no other one begins. What fails from then on was cut off: it is not
 * told from what would have held, and counts as not run.
 * @param {string} root of the project, where its configuration of Vitest lies
 * @param {string[]} files nearest first, as paths from it
 * @param {number} milliseconds
 * @param {AbortSignal} [signal] ends the time before that
 * @returns {Promise<{ report: object, exitCode: number, leftOut: string[] }>} Vitest's JSON report, without what was
 *   skipped for want of time, and the files of which not every test was run
 */
export async function runInTime(root, files, milliseconds, signal) {
  const order = new Map(files.map((file, at) => [path.join(root, file), at]));
  const deadline = Date.now() + milliseconds;
  let isOver = false;
  /** When that was: what is told of afterwards may have been before. */
  let overAt = Number.POSITIVE_INFINITY;
  /** What went wrong outside of every test before the time was over. */
  let errorsBefore = 0;
  let timer;
  class NearestFirst extends BaseSequencer {
    /** Asked when all is set up and the first file is about to begin; before that a run cannot be ended. */
    async sort(specs) {
      const left = deadline - Date.now();
      const end = () => {
        if (isOver) return;
        isOver = true;
        overAt = Date.now();
        errorsBefore = this.ctx.state.getUnhandledErrors().length;
        void this.ctx.cancelCurrentRun('keyboard-input');
      };
      timer = setTimeout(end, left);
      signal?.addEventListener('abort', end);
      const nearest = [...specs].sort((a, b) => order.get(a.moduleId) - order.get(b.moduleId));
      const lengthOf = ({ project, moduleId }) =>
        this.ctx.cache.getFileTestResults(`${project.name}:${path.relative(root, moduleId)}`)?.duration;
      const begun = left > 0 ? thoseThatFit(nearest, lengthOf, this.ctx.config.maxWorkers, left + grace) : [];
      for (const { moduleId } of begun) chosen.add(moduleId);
      return begun;
    }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'tavla-check-'));
  const outputFile = path.join(folder, 'vitest.json');
  const chosen = new Set();
  const ended = new Set();
  /** Files and tests that failed by themselves. */
  const failed = new Set();
  const onTestCaseResult = (test) => {
    const { startTime = 0, duration = 0 } = test.diagnostic() ?? {};
    if (startTime + duration < overAt && test.result().state === 'failed')
      failed.add(test.module.moduleId).add(keyOf(test.module.moduleId, test));
  };
  const onTestModuleEnd = (module) => {
    if (!isOver && module.state() === 'failed') failed.add(module.moduleId);
    const tests = [...module.children.allTests()];
    const isWhole = tests.every((test) => /passed|failed/.test(test.result().state));
    const isCutOff = module.state() === 'failed' && !failed.has(module.moduleId);
    if (!isOver || (isWhole && !isCutOff)) ended.add(module.moduleId);
  };
  const vitest = await createVitest('test', {
    ...{ root, watch: false, passWithNoTests: true, sequence: { sequencer: NearestFirst } },
    reporters: ['default', ['json', { outputFile }], { onTestCaseResult, onTestModuleEnd }],
  });
  try {
    const { testModules, unhandledErrors } = await vitest.start([...order.keys()]);
    // Its own exit code calls a run failed that was ended.
    const hasFailed = isOver
      ? errorsBefore > 0 || failed.size > 0
      : unhandledErrors.length > 0 || testModules.some((module) => module.state() === 'failed');
    const leftOut = [...order.keys()].filter((file) => !(isOver ? ended : chosen).has(file));
    const whole = JSON.parse(readFileSync(outputFile, 'utf8'));
    const report = withoutLeftOut(isOver ? withoutCutOff(whole, failed) : whole, leftOut);
    return {
      report,
      exitCode: hasFailed ? 1 : 0,
      leftOut: leftOut.map((file) => path.relative(root, file)),
    };
  } finally {
    clearTimeout(timer);
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the time left out was not skipped by its author. */
function withoutLeftOut(report, leftOut) {
  const skipped = report.testResults
    .filter(({ name }) => !leftOut.includes(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed');
  return { ...report, numPendingTests: skipped.length, numTodoTests: 0 };
}

/** A test as one name, the same of Vitest's own and of its report. */
function keyOf(file, { fullName }) {
  return `${file} ${fullName.replaceAll(' > ', ' ')}`;
}

/** A test that failed when it was ended, or for want of what was ended before it, has not failed. */
function withoutCutOff(report, failed) {
  const testResults = report.testResults.map((file) => ({
    ...file,
    status: file.status === 'failed' && !failed.has(file.name) ? 'passed' : file.status,
    assertionResults: file.assertionResults.filter(
      (test) => test.status !== 'failed' || failed.has(keyOf(file.name, test)),
    ),
  }));
  const numFailedTests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed').length;
  return { ...report, testResults, numFailedTests };
}
