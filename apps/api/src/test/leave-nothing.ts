import { afterAll, beforeAll, expect, vi } from 'vitest';

let settings: NodeJS.ProcessEnv;
beforeAll(() => {
  settings = { ...process.env };
});

// The files of a worker share its modules: what one has put in the place of something is taken away behind it.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  expect(process.env, 'settings are put back').toEqual(settings);
});
