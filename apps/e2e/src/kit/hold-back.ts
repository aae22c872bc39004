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
