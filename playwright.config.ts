import { defineConfig } from '@playwright/test';
import { findBrowser } from './apps/e2e/src/kit/browser';
import { desktopOnly, desktopOnlySpecs, phoneOnly } from './apps/e2e/src/kit/desktop-only';

const browser = await findBrowser();
const isCi = Boolean(process.env.CI);

export default defineConfig({
  testDir: 'apps/e2e/src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './apps/e2e/src/global-setup.ts',
  fullyParallel: true,
  forbidOnly: isCi,
  // One more than most machines of CI have cores: a test now and then waits. Each further one only costs its start.
  workers: 3,
  retries: isCi ? 1 : 0,
  // What is awaited mostly comes within a second; a machine that is busy with something else stands still for twenty.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: browser,
    permissions: ['microphone'],
    // Recording costs a third of a test's time: in CI only the second try is recorded, elsewhere what is run with
    // `--trace on`.
    trace: isCi ? 'on-first-retry' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: new RegExp(`${phoneOnly}\\b`),
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // What is the same on a phone is not done again: the rule stands beside these names.
      testIgnore: desktopOnlySpecs.map((name) => `**/${name}`),
      grepInvert: new RegExp(`${desktopOnly}\\b`),
    },
  ],
});
