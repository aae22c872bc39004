import { readFileSync } from 'node:fs';

/** What package.json promises to run with. */
export const range = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).engines
  .node;

/** Whether a version is in a range of the kinds that packages name, such as `>=20`, `20 || >=22` and `^20.19 || >=24`. */
export function isIn(range, version) {
  const [major, minor, patch] = numbersOf(version);
  return range.split('||').some((part) => {
    const [leastMajor, leastMinor, leastPatch] = numbersOf(part);
    if (major !== leastMajor) return part.includes('>=') && major > leastMajor;
    return minor > leastMinor || (minor === leastMinor && patch >= leastPatch);
  });
}

function numbersOf(text) {
  const [numbers] = text.match(/\d+(\.\d+)*/);
  return [...numbers.split('.').map(Number), 0, 0];
}

/**
 * Ends this process with one line where its Node is none of these. Packages that only newer ones can load would end it
 * otherwise, with a stack that says nothing of versions.
 */
export function refuseOtherNode() {
  if (isIn(range, process.version)) return;
  console.error(
    `Tavla needs Node ${range}, and this is ${process.version.slice(1)}. Install a newer one, such as the latest 24.`,
  );
  process.exit(1);
}
