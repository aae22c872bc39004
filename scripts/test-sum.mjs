/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Sum
 */

/** @type {(passed: number, failed: number, skipped?: number) => Sum} */
const sum = (passed, failed, skipped = 0) => ({ passed, failed, skipped });

/** A step without tests of its own (lint, types, build): nothing when it is clean, one failure when not. */
export function sumOfStep(exitCode) {
  return sum(0, exitCode === 0 ? 0 : 1);
}

/**
 * What Vitest's JSON report counts. A file that could not be loaded counts as one failure, and so does a run
 * that failed with no failure in its report (or with no report).
 */
export function sumOfVitest(report, exitCode) {
  if (!report) return sum(0, 1);
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  const failed = report.numFailedTests + unloaded.length;
  return atLeastOneFailure(sum(report.numPassedTests, failed, skipped), exitCode);
}

/** What Playwright's JSON report counts; a test that passed on a second try has passed. */
export function sumOfPlaywright(report, exitCode) {
  if (!report) return sum(0, 1);
  const { expected, flaky, unexpected, skipped } = report.stats;
  return atLeastOneFailure(sum(expected + flaky, unexpected + report.errors.length, skipped), exitCode);
}

function atLeastOneFailure(counted, exitCode) {
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** @param {Sum[]} sums */
export function total(sums) {
  return sums.reduce(
    (a, b) => sum(a.passed + b.passed, a.failed + b.failed, a.skipped + b.skipped),
    sum(0, 0),
  );
}

/** The last line of a test run. @param {Sum} counted */
export function sumLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
