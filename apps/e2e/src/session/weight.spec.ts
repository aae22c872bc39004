import type { Page, Request } from '@playwright/test';
import { addTask, card, openBoard } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';

/** Bytes on the wire, compressed with gzip, that a page may ask for before it stands: of script, and of styles. */
const limits = { login: 150_000, board: 300_000, styles: 40_000 };

// What is measured is what everybody loads.
test.use({ savesData: false });

interface Script {
  path: string;
  bytes: number;
  startTime: number;
}

/** Makes the browser ask for gzip and no better, and notes when a page stands: when `selector` is first there. */
async function watchWeight(page: Page, selector: string) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  // Experimental in the protocol, so without a type.
  await browser.send('Network.setAcceptedEncodings' as 'Network.enable', { encodings: ['gzip'] } as object);
  const coming = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) coming.add(request);
  });
  page.on('requestfinished', (request) => coming.delete(request));
  page.on('requestfailed', (request) => coming.delete(request));
  await page.addInitScript((wanted) => {
    const look = () => {
      if (!document.querySelector(wanted)) return requestAnimationFrame(look);
      return performance.mark('stands');
    };
    look();
  }, selector);
  return {
    /** The scripts that were asked for until then. */
    scripts: async () => {
      await page.waitForFunction(() => performance.getEntriesByName('stands').length > 0);
      // A script is measured when it has arrived, which may be later.
      await expect.poll(() => coming.size).toBe(0);
      const stands = await page.evaluate(() => performance.getEntriesByName('stands')[0]?.startTime ?? 0);
      const asked = (await page.evaluate(measureScripts)).filter(({ startTime }) => startTime <= stands);
      // One that was fetched ahead is told of once more when it is used.
      return [...new Map(asked.map((script) => [script.path, script])).values()];
    },
  };
}

function measureScripts(): Script[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ name }) => name.endsWith('.js'))
    .sort((one, other) => one.encodedBodySize - other.encodedBodySize)
    .map(({ name, encodedBodySize, startTime }) => ({
      path: new URL(name).pathname,
      bytes: encodedBodySize,
      startTime,
    }));
}

const measureStyles = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ encodedBodySize }) => encodedBodySize);

const sum = (scripts: Script[]) => scripts.reduce((total, { bytes }) => total + bytes, 0);

test('the sign-in form stands on 150 kB of script and 40 kB of styles', async ({ page }) => {
  const weight = await watchWeight(page, 'form button[type=submit]');
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeFocused();
  const scripts = await weight.scripts();
  expect(scripts.length).toBeGreaterThan(1);
  for (const { path, bytes } of scripts) expect(bytes, path).toBeGreaterThan(0);
  expect(sum(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(limits.login);
  const [sheet, ...others] = await page.evaluate(measureStyles);
  expect(others, 'one sheet for all pages').toEqual([]);
  expect(sheet).toBeGreaterThan(0);
  expect(sheet).toBeLessThanOrEqual(limits.styles);
});

test('the first card stands on 300 kB of script', async ({ page, company, signIn }) => {
  await addTask(company.admin, { title: 'Order chairs' });
  await signIn(page, company.admin);
  const weight = await watchWeight(page, '[data-task]');
  await openBoard(page);
  await expect(card(page, 'Order chairs')).toBeVisible();
  const scripts = await weight.scripts();
  expect(scripts.length).toBeGreaterThan(2);
  for (const { path, bytes } of scripts) expect(bytes, path).toBeGreaterThan(0);
  expect(scripts.length, 'a browser asks for six at a time').toBeLessThanOrEqual(8);
  expect(sum(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(limits.board);
});
