import { test as base, expect, type Page } from '@playwright/test';
import { allRules, colourRules, runAxe } from './axe';
import { saveData } from './code/save-data';
import { Company, ownAddress, type Person, takeSession } from './company';
import { guardConsole } from './console-guard';
import { Mailbox } from './mailbox';

type Options = {
  /** Console messages that the test provokes on purpose: `test.use({ allowedConsole: [/status of 409/] })`. */
  allowedConsole: RegExp[];
  /**
   * Whether the browser says that its person saves data. Fetching in advance what a test never opens takes a third of the
   * processor's time; a test that is about it, or opens what came so without a server, says `savesData: false`.
   */
  savesData: boolean;
};

type Fixtures = {
  mailbox: Mailbox;
  /** A fresh company; its admin is signed in over the API, not yet in the browser. */
  company: Company;
  /** Puts a person's session into the page's context; navigate after it. */
  signIn: (page: Page, person: Person) => Promise<void>;
  /** A page in a second browser context, signed in as a person: another computer. */
  openAs: (person: Person, timezoneId?: string) => Promise<Page>;
  consoleGuard: undefined;
};

export const test = base.extend<Options & Fixtures>({
  allowedConsole: [[], { option: true }],
  savesData: [true, { option: true }],

  context: async ({ context, savesData }, use) => {
    if (savesData) await saveData(context);
    await use(context);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs
  baseURL: async ({}, use) => use(setting('E2E_BASE_URL')),

  // biome-ignore lint/correctness/noEmptyPattern: see above
  extraHTTPHeaders: async ({}, use) => use(ownAddress()),

  // biome-ignore lint/correctness/noEmptyPattern: see above
  mailbox: async ({}, use) => use(new Mailbox(setting('E2E_MAIL_DIR'))),

  company: async ({ baseURL, mailbox, playwright }, use) => {
    const company = await Company.register({
      baseURL: baseURL ?? '',
      mailbox,
      request: playwright.request,
    });
    await use(company);
    await company.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: see above
  signIn: async ({}, use) => use((page, person) => takeSession(page.context(), person)),

  openAs: async (
    { browser, baseURL, contextOptions, viewport, hasTouch, isMobile, allowedConsole, savesData },
    use,
  ) => {
    const opened: { close(): Promise<void>; found: string[] }[] = [];
    await use(async (person, timezoneId = 'Europe/Stockholm') => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport,
        hasTouch,
        isMobile,
        locale: 'en-GB',
        timezoneId,
        extraHTTPHeaders: ownAddress(),
      });
      opened.push({ close: () => context.close(), found: guardConsole(context, allowedConsole) });
      if (savesData) await saveData(context);
      await takeSession(context, person);
      return context.newPage();
    });
    for (const { close, found } of opened) {
      await close();
      expect(found, 'console of the second browser').toEqual([]);
    }
  },

  consoleGuard: [
    async ({ context, allowedConsole }, use) => {
      const found = guardConsole(context, allowedConsole);
      await use(undefined);
      expect(found, 'console').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Fails with the rules that the page breaks, and where. What floats above a page, a menu or a tooltip, stands outside
 * its landmarks by nature: pages at rest are held to that rule by `every-page.spec.ts`.
 */
export async function expectNoAxeViolations(page: Page, rules = allRules): Promise<void> {
  const found = await axeViolations(page, rules);
  expect(found.filter(({ rule }) => rule !== 'region')).toEqual([]);
}

/**
 * Fails with the rules that a state of the page breaks, in the dark or in the light, in which it is left. The dark has
 * the same elements and names as the light, so only its colours are looked at.
 */
export async function expectNoAxeViolationsInBothSchemes(page: Page, isMobile: boolean): Promise<void> {
  // A phone has the colours of the desktop.
  if (!isMobile) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, colourRules);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeViolations(page);
}

/** Which of the rules the page breaks, and where. */
export async function axeViolations(page: Page, rules = allRules) {
  // What stands for a part while its code comes has the name of that part.
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  // What only now begins to appear, a tooltip say, is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(untilStill);
  const found = await runAxe(page, rules);
  await page.emulateMedia({ reducedMotion: null });
  return found;
}

/** Runs in the page: waits for what fades in or out, whose contrast means nothing on the way. */
async function untilStill(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return !isEndless && playState === 'running';
      })
      .map((animation) => animation.finished.catch(() => undefined));
  // A dialog is named once its title is drawn; one that never is shall be found, and not be waited for.
  const isNamed = () => !document.querySelector('[role="dialog"]:not([aria-label], [aria-labelledby])');
  for (let frames = 0; frames < 60 && !isNamed(); frames++) await frame();
  // A transition starts a frame or two after the click, and one may follow another.
  for (let quiet = 0; quiet < 3; quiet++) {
    await frame();
    if (moving().length > 0) quiet = -1;
    await Promise.all(moving());
  }
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup did not run.`);
  return value;
}

export { expect };
