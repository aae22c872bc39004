import { afterEach, expect, test, vi } from 'vitest';
import { pageStands } from '@/lib/code/when-idle';

const fetched = vi.hoisted(() => vi.fn());
vi.mock('./guest-calls', () => {
  fetched();
  return {};
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('who saves data gets what a form sends with when it is sent', async () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  vi.stubGlobal('window', { requestIdleCallback: (work: () => void) => work() });
  pageStands();
  const { loadCalls } = await import('./load-calls');
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();
  await loadCalls();
  expect(fetched).toHaveBeenCalledOnce();
});
