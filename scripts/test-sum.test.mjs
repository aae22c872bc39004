import { describe, expect, it } from 'vitest';
import { sumLine, sumOfPlaywright, sumOfStep, sumOfVitest, total } from './test-sum.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests.map((test) => ({ status: test })) });

describe('the sum of a test run', () => {
  it('counts a failed step without tests as one failure', () => {
    expect(sumOfStep(0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(sumOfStep(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts the tests of Vitest, and a file that cannot be loaded as a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [file('passed', 'passed'), file('failed', 'failed', 'passed'), file('failed')],
    };
    expect(sumOfVitest(report, 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it('counts the tests of Playwright, flaky ones as passed', () => {
    const report = { stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 3 }, errors: [] };
    expect(sumOfPlaywright(report, 1)).toEqual({ passed: 8, failed: 2, skipped: 3 });
    expect(sumOfPlaywright({ ...report, errors: [{}] }, 1).failed).toBe(3);
  });

  it('never takes a run that failed for a green one', () => {
    const vitest = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, testResults: [] };
    expect(sumOfVitest(vitest, 1).failed).toBe(1);
    expect(sumOfVitest(null, 0).failed).toBe(1);
    expect(
      sumOfPlaywright({ stats: { expected: 1, flaky: 0, unexpected: 0, skipped: 0 }, errors: [] }, 1).failed,
    ).toBe(1);
    expect(sumOfPlaywright(null, 0).failed).toBe(1);
  });

  it('adds up to one line, which names skipped tests only when there are some', () => {
    const sums = [sumOfStep(0), sumOfStep(1), { passed: 10, failed: 0, skipped: 0 }];
    expect(sumLine(total(sums))).toBe('10 passed, 1 failed');
    expect(sumLine({ passed: 3, failed: 0, skipped: 2 })).toBe('3 passed, 0 failed, 2 skipped');
  });
});
