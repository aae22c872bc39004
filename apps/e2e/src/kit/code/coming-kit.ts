import type { Locator, Page } from '@playwright/test';
import { allRules, runAxe } from '../axe';
import { nextFrame } from '../board-kit';
import { expect } from '../fixtures';

/** Keys that do something on the board, or on a meeting's page, or press what has the focus. */
const keys = ['n', '/', 'j', 'x', 'ArrowDown', 'Enter', ' '];

/**
 * Holds that something stands for a part whose code is on its way: it has the name and the focus of the part, says that
 * it is busy, and takes the keys, which do nothing to the page behind.
 */
export async function expectComing(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  await expect(part).toHaveAttribute('aria-busy', 'true');
  await expect(part).toBeFocused();
  const before = await look(page);
  for (const key of keys) await page.keyboard.press(key);
  await nextFrame(page);
  expect(await look(page)).toEqual(before);
  await expect(part).toBeFocused();
  expect((await runAxe(page, allRules)).filter(({ rule }) => rule !== 'region')).toEqual([]);
}

/** Holds that the part itself has taken the place of what stood for it, and the focus. */
export async function expectCame(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  await expect(part).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => part.evaluate((own) => own.contains(document.activeElement))).toBe(true);
}

/** What keys could have changed: the address, what is open, what is selected, and where the page is scrolled to. */
function look(page: Page) {
  return page.evaluate(() => ({
    address: location.href,
    open: document.querySelectorAll('[role=dialog], [role=menu], [role=menuitem]').length,
    selected: document.querySelectorAll('[data-selected]').length,
    scrolled: [...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop).filter(Boolean),
    playing: [...document.querySelectorAll('audio')].map(({ paused }) => paused),
  }));
}
