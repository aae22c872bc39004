import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Expects that a screen reader is told the words. */
export function expectSaid(page: Page, words: string): Promise<void> {
  return expect(page.locator('[aria-live="assertive"]', { hasText: words })).toHaveCount(1);
}

/** Picks the focused card up by its key, and waits until it hears the next ones. */
export async function pickUpByKey(page: Page, words: string): Promise<void> {
  const keyListeners = await countKeyListeners(page);
  const before = await keyListeners();
  await page.keyboard.press('Space');
  await expectSaid(page, words);
  // What is picked up is said first and hears keys then, which no hand is faster than.
  await expect.poll(keyListeners).toBeGreaterThan(before);
}

/** @returns tells how many listen to the keys of the whole page */
async function countKeyListeners(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  return async () => {
    const { result } = await client.send('Runtime.evaluate', { expression: 'document' });
    const { listeners } = await client.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    return listeners.filter(({ type }) => type === 'keydown').length;
  };
}
