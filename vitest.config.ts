import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longestTests } from './scripts/longest-tests.mjs';

// A time that a test may take only ends one that hangs: where much else runs, compiling a client takes two minutes.

/** As in the browser tests: one more try where the machine is shared, none where a person looks. */
const retry = process.env.CI ? 1 : 0;
/**
 * Modules are loaded once for all files of a worker: they keep what they know by the application, pool or request that
 * it belongs to. Loading the API for each file cost more than half of its tests' processor time.
 */
const isolate = false;
/** What is waited for comes sooner or later, on a slow machine later: Vitest itself gives up after a second. */
const patient = (timeout: number) => ({ poll: { timeout } });
/** What `buildApi` makes; the processes that tests start through the product's own code come from there as well. */
const env = { TAVLA_BUILT_CHILDREN: fileURLToPath(new URL('apps/api/dist', import.meta.url)) };
const buildApi = fileURLToPath(new URL('scripts/build-for-tests.mjs', import.meta.url));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      longestTests.some((file) => moduleId.endsWith(`/${file}`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // More than there are cores: a test of processes mostly waits for them.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // A project takes nothing from here that it does not name itself.
    projects: [
      { root: 'packages/shared', test: { name: 'shared', retry, isolate } },
      {
        root: 'apps/api',
        resolve: { tsconfigPaths: true },
        test: {
          name: 'api',
          retry,
          env,
          globalSetup: [buildApi, 'src/test/global-setup.ts'],
          testTimeout: 180_000,
          expect: patient(50_000),
          hookTimeout: 180_000,
          pool: 'forks',
          isolate,
          setupFiles: ['src/test/leave-nothing.ts', 'src/test/words/check-words.ts'],
        },
      },
      {
        root: 'apps/web',
        resolve: { tsconfigPaths: true },
        test: { name: 'web', retry, isolate, testTimeout: 60_000, expect: patient(20_000) },
      },
      { root: 'apps/e2e', test: { name: 'e2e-harness', retry, include: ['src/**/*.test.ts'] } },
      {
        root: 'apps/bench',
        resolve: { tsconfigPaths: true },
        test: {
          name: 'bench',
          retry,
          include: ['src/**/*.test.ts'],
          env,
          globalSetup: [buildApi],
          pool: 'forks',
        },
      },
      { root: 'scripts', test: { name: 'scripts', retry, isolate, testTimeout: 120_000 } },
    ],
  },
});
