import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ title: string, message: string }} Failure
 */

/** How many lines of an error's text are repeated; the whole stands further up in the output. */
const messageLines = 12;

/** The tests and files that Vitest's JSON report calls failed. @returns {Failure[]} */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.filter((test) => test.status === 'failed');
    if (tests.length > 0) {
      return tests.map((test) => failure(`${file.name} › ${test.fullName}`, test.failureMessages?.[0]));
    }
    return file.status === 'failed' ? [failure(file.name, file.message)] : [];
  });
}

/** The tests that Playwright's JSON report calls unexpected, with the error of their last try. @returns {Failure[]} */
export function failuresOfPlaywright(report) {
  const outside = (report?.errors ?? []).map((error) => failure('outside of the tests', error.message));
  return [...outside, ...(report?.suites ?? []).flatMap((suite) => failuresOfSuite(suite))];
}

function failuresOfSuite(suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected')
      .map((test) =>
        failure(
          `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`,
          test.results.at(-1)?.error?.message,
        ),
      ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOfSuite(inner))];
}

function failure(title, message = '') {
  const plain = stripVTControlCharacters(message);
  return { title, message: plain.split('\n').slice(0, messageLines).join('\n') };
}

/** Failures as lines to read at the end of a long output. @param {Failure[]} failures */
export function failureLines(failures) {
  return failures.flatMap(({ title, message }) => [
    `✗ ${title}`,
    ...message.split('\n').map((line) => `    ${line}`),
  ]);
}
