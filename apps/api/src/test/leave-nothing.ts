import { afterAll, vi } from 'vitest';

// The files of a worker share its modules: what one has put in the place of something is taken away behind it.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
