import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageStands } from '@/lib/code/when-idle';
import { loadOtherPages, loadPagesBehindSignIn, pageCode } from './page-code';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => work() });
  for (const code of Object.values(pageCode)) vi.spyOn(code, 'load').mockResolvedValue(() => null);
  pageStands();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const loaded = () =>
  Object.entries(pageCode)
    .filter(([, { load }]) => vi.mocked(load).mock.calls.length > 0)
    .map(([name]) => name);

test('the pages that people go to are loaded ahead, for guests those behind the sign-in', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  loadPagesBehindSignIn();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loaded()).toEqual(['verify', 'session', 'ifSignedIn', 'board', 'admin']);
  loadOtherPages(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loaded()).toEqual(expect.arrayContaining(['users', 'meetings', 'account']));
});

test('who saves data gets no page before they go there', async () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  loadPagesBehindSignIn();
  loadOtherPages(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(loaded()).toEqual([]);
});
