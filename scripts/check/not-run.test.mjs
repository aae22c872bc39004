import { expect, it } from 'vitest';
import { notRun } from './not-run.mjs';

const none = { leftOut: [], browser: [], unreached: [] };

it('says nothing when everything was run', () => {
  expect(notRun(none)).toEqual([]);
});

it('names what the time left out, the first ten of many, and how to run all', () => {
  const leftOut = Array.from({ length: 12 }, (_, n) => `t${n}.test.ts`);
  const lines = notRun({ ...none, leftOut });
  expect(lines[0]).toContain('for want of time: 12 test files');
  expect(lines).toHaveLength(13);
  expect(lines.slice(10)).toEqual(['  t9.test.ts', '  and 2 more', 'All of them: npx -y pnpm@12 test']);
});

it('gives the command for the browser tests, and names what no test reaches', () => {
  const lines = notRun({ ...none, browser: ['a.spec.ts', 'b.spec.ts'], unreached: ['Card.tsx'] });
  expect(lines.join('\n')).toContain('npx playwright test a.spec.ts b.spec.ts\n');
  expect(lines.slice(-2)).toEqual(['Changed, and no unit test leads there:', '  Card.tsx']);
});
