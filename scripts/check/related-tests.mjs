import path from 'node:path';

export const isUnitTest = (file) => /\.test\.(ts|tsx|mjs)$/.test(file);
export const isBrowserTest = (file) => /\.spec\.ts$/.test(file);

/** What a change of the schema or of a migration changes for those who import. */
const client = 'apps/api/src/db/generated/client.ts';

/**
 * The tests that a change can reach, nearest first: the changed ones, those that import what changed, those beside
 * it, then the others by the number of imports between.
 * @param {string[]} changed
 * @param {import('./import-graph.mjs').Importers} importers
 * @returns {{ tests: string[], unreached: string[] }} and the changed modules that no unit test reaches
 */
export function relatedTests(changed, importers) {
  const steps = new Map();
  const unreached = [];
  for (const file of changed) {
    const reached = stepsFrom(file.startsWith('prisma/') ? [file, client] : [file], importers);
    const tests = [...reached].filter(([one]) => isUnitTest(one) || isBrowserTest(one));
    for (const [test, count] of tests) steps.set(test, Math.min(count, steps.get(test) ?? count));
    if (
      /\.(tsx?|mjs|css|sql|prisma)$/.test(file) &&
      !isBrowserTest(file) &&
      !tests.some(([test]) => isUnitTest(test))
    )
      unreached.push(file);
  }
  const folders = new Set(changed.map((file) => path.dirname(file)));
  const rank = (test) => {
    const count = steps.get(test);
    return count <= 1 || !folders.has(path.dirname(test)) ? [count <= 1 ? count : 3, count] : [2, count];
  };
  const tests = [...steps.keys()].sort((a, b) => {
    const [[nearA, countA], [nearB, countB]] = [rank(a), rank(b)];
    return nearA - nearB || countA - countB || (a < b ? -1 : 1);
  });
  return { tests, unreached };
}

/** A changed file, and all that its change can reach. */
export function filesReached(file, importers) {
  return [...stepsFrom([file], importers).keys()];
}

/** How many imports lie between each file and the nearest of these. */
function stepsFrom(files, importers) {
  const steps = new Map(files.map((file) => [file, 0]));
  // A map hands out what is added while it is walked: breadth first.
  for (const [file, count] of steps) {
    for (const importer of importers.get(file) ?? []) {
      if (!steps.has(importer)) steps.set(importer, count + 1);
    }
  }
  return steps;
}
