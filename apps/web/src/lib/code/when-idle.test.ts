import { afterEach, expect, test, vi } from 'vitest';
import { fetchAhead, pageStands, whenIdle } from './when-idle';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that has nothing else to do, with a page that stands. */
async function beIdle(connection?: { saveData: boolean }): Promise<void> {
  vi.stubGlobal('navigator', { onLine: true, connection });
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => work() });
  pageStands();
  await Promise.resolve();
}

test.each([
  ['says nothing of data', undefined],
  ['says that data need not be saved', { saveData: false }],
])('code is fetched ahead where the browser %s', async (_, connection) => {
  const load = vi.fn(async () => undefined);
  fetchAhead(load);
  await beIdle(connection);
  expect(load).toHaveBeenCalledOnce();
});

test('for somebody who saves data nothing is fetched ahead, and all else is done', async () => {
  const load = vi.fn(async () => undefined);
  const work = vi.fn();
  fetchAhead(load);
  whenIdle(work);
  await beIdle({ saveData: true });
  expect(work).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

test('nothing more is fetched ahead once somebody begins to save data', async () => {
  await beIdle({ saveData: false });
  const load = vi.fn(async () => undefined);
  fetchAhead(load);
  await beIdle({ saveData: true });
  expect(load).not.toHaveBeenCalled();
});
