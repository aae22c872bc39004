import type { Locator } from '@playwright/test';
import { addTask } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';

/** Whether the edge at the end of a row of tabs fades. */
const fades = (row: Locator) => row.evaluate((element) => element.hasAttribute('data-after'));

const pages = [
  { name: 'Parts of the overview', path: () => '/admin', last: 'Audit log' },
  { name: 'Which people', path: () => '/users', last: 'Service accounts' },
  { name: 'Parts of the ticket', path: (taskId: string) => `/?task=${taskId}`, last: 'History' },
];

test('tabs that do not fit show that there are more, and the chosen one is in sight @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { id } = await addTask(company.admin, { title: 'Tidy up' });
  await signIn(page, company.admin);
  for (const { path, last } of pages) {
    await page.setViewportSize({ width: 200, height: 844 });
    await page.goto(path(id));
    const row = page.getByRole('tablist');
    const tab = page.getByRole('tab', { name: last });
    await expect.poll(() => fades(row), last).toBe(true);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(tab).toBeInViewport({ ratio: 1 });
    await expect.poll(() => fades(row), last).toBe(false);
    // Where all of them fit nothing fades.
    await page.setViewportSize({ width: 1440, height: 844 });
    await expect
      .poll(() => row.evaluate((one) => [...one.attributes].map(({ name }) => name)))
      .not.toContain('data-before');
  }
});
