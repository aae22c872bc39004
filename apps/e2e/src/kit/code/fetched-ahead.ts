import type { Page, Request } from '@playwright/test';
import { openBoard, toastsArrived } from '../board-kit';
import { expect } from '../fixtures';

/** The page that is fetched when all else is here. */
const lastFetched = 'AccountPage';

/**
 * Opens the board and waits until these parts are here, which nobody has opened. For a test that says
 * `savesData: false`.
 */
export async function openWithCode(page: Page, parts: readonly string[]): Promise<void> {
  const [coming, here] = [new Set<Request>(), new Set<string>()];
  const isCode = (request: Request) => request.url().endsWith('.js');
  page.on('request', (request) => isCode(request) && coming.add(request));
  page.on('requestfinished', (request) => coming.delete(request) && here.add(request.url()));
  await openBoard(page);
  await toastsArrived(page);
  const lacking = () =>
    [...parts, lastFetched].filter((part) => ![...here].some((url) => url.includes(`/assets/${part}-`)));
  await expect.poll(lacking).toEqual([]);
  // So is what they import.
  await expect.poll(() => coming.size).toBe(0);
}

/**
 * The same. From then on no code can be had any more: whatever asks for some fails.
 * @returns what has asked for code since
 */
export async function openFetched(page: Page, parts: readonly string[]): Promise<string[]> {
  await openWithCode(page, parts);
  const asked: string[] = [];
  await page.route(/\.js$/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return asked;
}
