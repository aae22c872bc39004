import { addTask } from './board-kit';
import { expect, test } from './fixtures';

// The file is missing each time, and the browser says so.
test.use({ allowedConsole: [/ERR_FAILED|dynamically imported module/] });

for (const [what, file] of [
  ['page', /\/assets\/AccountPage-/],
  ['part of a page', /\/assets\/TicketDrawer-/],
  ['frame of every page', /\/assets\/SignedInApp-/],
] as const) {
  test(`a ${what} whose code is gone for good is looked for once more, and then says so`, async ({
    page,
    company,
    signIn,
  }) => {
    const { id } = await addTask(company.admin, { title: 'Send the offer' });
    await signIn(page, company.admin);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    let missed = 0;
    await page.route(file, (route) => {
      missed += 1;
      return route.abort();
    });
    await page.goto(what === 'part of a page' ? `/?task=${id}` : '/account');
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    // Whatever would reload it again has had its time.
    await page.waitForTimeout(1_500);
    expect(missed).toBeGreaterThan(0);
    expect(loads).toBe(2);

    await page.unroute(file);
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toHaveCount(0);
  });
}
