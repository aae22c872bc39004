import { defineConfig } from 'vitest/config';

/** As in the browser tests: one more try where the machine is shared, none where a person looks. */
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    // Each worker of the API tests holds databases, and speech recognition takes every core it gets.
    maxWorkers: 2,
    // A project takes nothing from here that it does not name itself.
    projects: [
      { root: 'packages/shared', test: { name: 'shared', retry } },
      {
        root: 'apps/api',
        resolve: { tsconfigPaths: true },
        test: {
          name: 'api',
          retry,
          globalSetup: ['src/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          pool: 'forks',
        },
      },
      {
        root: 'apps/web',
        resolve: { tsconfigPaths: true },
        test: { name: 'web', retry, testTimeout: 30_000 },
      },
      { root: 'apps/e2e', test: { name: 'e2e-harness', retry, include: ['src/**/*.test.ts'] } },
      {
        root: 'apps/bench',
        resolve: { tsconfigPaths: true },
        test: { name: 'bench', retry, include: ['src/**/*.test.ts'], pool: 'forks' },
      },
      { root: 'scripts', test: { name: 'scripts', retry } },
    ],
  },
});
