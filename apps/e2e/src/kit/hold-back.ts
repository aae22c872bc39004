import type { Page } from '@playwright/test';

/** Holds back what the address names; answers the way to let it go. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/**
 * Holds back calls of the API whose address matches, until it is let go; answers the way to do that. Nothing else of
 * the page goes through the test, and what the browser keeps of scripts stays in use: a route of Playwright takes both.
 */
export async function holdBackCalls(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (address.test(request.url)) return;
    // A page that is left takes back what it asked for.
    browser.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
  // What waits goes on when nobody holds it any more.
  return () => browser.detach();
}
