import { describe, expect, it } from 'vitest';
import { failureLines, failuresOfPlaywright, failuresOfVitest } from './test-failures.mjs';

describe('the failures of a test run', () => {
  it('names a failed test of Vitest, and a file that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            { status: 'failed', fullName: 'divides', failureMessages: ['\u001b[31mexpected 1\u001b[0m'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'x' }] },
      ],
    };
    expect(failuresOfVitest(report)).toEqual([
      { title: 'a.test.ts › divides', message: 'expected 1' },
      { title: 'b.test.ts', message: 'no such module' },
    ]);
  });

  it('names an unexpected test of Playwright with the error of its last try, however deep it stands', () => {
    const test = (status, ...messages) => ({
      projectName: 'phone',
      status,
      results: messages.map((message) => ({ error: { message } })),
    });
    const spec = (title, ...tests) => ({ title, file: 'board.spec.ts', line: 7, tests });
    const report = {
      errors: [{ message: 'no browser' }],
      suites: [
        {
          specs: [spec('adds', test('expected'))],
          suites: [
            { specs: [spec('moves', test('unexpected', 'first', 'last')), spec('waits', test('flaky'))] },
          ],
        },
      ],
    };
    expect(failuresOfPlaywright(report)).toEqual([
      { title: 'outside of the tests', message: 'no browser' },
      { title: '[phone] board.spec.ts:7 › moves', message: 'last' },
    ]);
  });

  it('finds nothing in a run without a report', () => {
    expect(failuresOfVitest(null)).toEqual([]);
    expect(failuresOfPlaywright(null)).toEqual([]);
  });

  it('writes each with the beginning of its error', () => {
    const message = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const [long] = failuresOfVitest({
      testResults: [{ name: 'a', status: 'failed', message, assertionResults: [] }],
    });
    const lines = failureLines([long]);
    expect(lines[0]).toBe('✗ a');
    expect(lines).toHaveLength(13);
  });
});
