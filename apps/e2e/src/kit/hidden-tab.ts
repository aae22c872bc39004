import { expect, type Page } from '@playwright/test';

/** A headless browser shows every tab: this one says of itself whether it is seen. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  const say = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  await page.addInitScript(say, isHidden);
  await page.evaluate(say, isHidden);
}

/**
 * Hides a page until it has given its stream back, and shows it to a server that does not say any more what has happened
 * meanwhile: the page is told to load anew. Its clock has to be installed.
 * @param meanwhile what happens while the page hears nothing
 */
export async function missTooMuch(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  const isStream = (address: string) => address.includes('/api/v1/events');
  const ended = page.waitForEvent('requestfailed', (request) => isStream(request.url()));
  await setHidden(page, true);
  await page.clock.fastForward(61_000);
  await ended;
  await meanwhile();
  await page.route('**/api/v1/events?*', (route) => {
    const address = new URL(route.request().url());
    // The number of no event, as one that is too old.
    address.searchParams.set('lastEventId', 'unknown');
    return route.continue({ url: address.href });
  });
  const opened = page.waitForResponse((answer) => isStream(answer.url()));
  await setHidden(page, false);
  await opened;
  await expect(page.getByText('Live', { exact: true }).first()).toBeAttached();
}
