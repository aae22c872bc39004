import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { findBreaks } from '@/test/api-surface/breaks';
import { type OperationSurface, surfaceOf } from '@/test/api-surface/surface';
import { useTestApp } from '@/test/test-app';

const test = useTestApp({ WORKER: 'off' });
const docs = new URL('../../../../docs/', import.meta.url);
const file = new URL('api-released.jsonl', docs);
/** Set by whoever releases: what is served then is what programs may rest on. */
const isReleasing = process.env.RELEASE_API === 'yes';

const howTo = `
Programs that rest on what was released last stop working by this. Take it back, or keep the old beside the new. If it is
meant, say in docs/changes.md what a program has to do, and release the interface as it is now:
  RELEASE_API=yes npx vitest run --project api apps/api/src/http/released.test.ts`;

it('leaves programs working that were written for the last release', async () => {
  const now = surfaceOf((await test.current.as(null).get('/api/docs/json')).json());
  if (isReleasing) await writeFile(file, now.map((operation) => `${JSON.stringify(operation)}\n`).join(''));
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const released = lines.map((line) => JSON.parse(line) as OperationSurface);
  expect(released.length).toBeGreaterThan(100);
  const breaks = findBreaks(released, now);
  expect(breaks, `${breaks.join('\n')}\n${howTo}`).toEqual([]);
});
