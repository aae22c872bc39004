import type { Page, Request, Route } from '@playwright/test';

/** Holds back what the address names, all of it or what is meant; answers the way to let it go. */
export async function holdBack(
  page: Page,
  address: string | RegExp,
  isMeant: (request: Request) => boolean = () => true,
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (isMeant(route.request())) await released;
    await route.continue();
  });
  return () => release();
}

/** Calls that are held back. */
interface Held {
  /** How many there are so far. */
  count: () => number;
  /** Lets them go, and all that follow. */
  release: () => Promise<void>;
}

/**
 * Holds back calls of the API whose address matches, until they are let go. Nothing else of the page goes through the
 * test, and what the browser keeps of scripts stays in use: a route of Playwright takes both.
 */
export async function holdBackCalls(page: Page, address: RegExp): Promise<Held> {
  const browser = await page.context().newCDPSession(page);
  let held = 0;
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (address.test(request.url)) {
      held += 1;
      return;
    }
    // A page that is left takes back what it asked for.
    browser.send('Fetch.continueRequest', { requestId }).catch(() => {});
  });
  await browser.send('Fetch.enable', {
    patterns: [{ urlPattern: '*/api/*' }, { urlPattern: '*/auth/me/*' }],
  });
  // What waits goes on when nobody holds it any more.
  return { count: () => held, release: () => browser.detach() };
}

/**
 * Does something with the first request to an address; those after it go on. The route stays: what the page asks for
 * again at once would be on its way while a route of one time ends, and may never arrive.
 */
export async function routeFirst(
  page: Page,
  address: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isFirst = true;
  await page.route(address, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await handle(route);
  });
}
