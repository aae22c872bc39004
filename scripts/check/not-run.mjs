/** How many files are named; the others are counted. */
const most = 10;

/**
 * What a check did not answer, and how to have it answered: one that is left out in silence looks like one that held.
 * @param {{ leftOut: string[], browser: string[], unreached: string[] }} what unit tests that the time left out, browser
 *   tests that the change reaches, and changed files that no unit test reaches
 * @returns {string[]} lines
 */
export function notRun({ leftOut, browser, unreached }) {
  const lines = [];
  if (leftOut.length > 0) {
    const files = leftOut.length === 1 ? 'one test file' : `${leftOut.length} test files`;
    lines.push(`Not run, for want of time: ${files}, cut off or further from the change than those above:`);
    lines.push(...named(leftOut), 'All of them: npx -y pnpm@12 test');
  }
  if (browser.length > 0) {
    lines.push('Not run, since they need a browser and the built application:', ...named(browser));
    lines.push(`Run them: node scripts/build.mjs && npx playwright test ${browser.slice(0, most).join(' ')}`);
  }
  if (unreached.length > 0) lines.push('Changed, and no unit test leads there:', ...named(unreached));
  return lines;
}

function named(files) {
  const rest = files.length - most;
  return [...files.slice(0, most).map((file) => `  ${file}`), ...(rest > 0 ? [`  and ${rest} more`] : [])];
}
