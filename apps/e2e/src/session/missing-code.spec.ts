import { addTask, openBoard } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';

// The file is missing each time, and the browser says so. It may remember what was missing when it was fetched in advance.
test.use({ allowedConsole: [/ERR_FAILED|dynamically imported module/], savesData: false });
for (const [what, file] of [
  ['page', /\/assets\/AccountPage-/],
  ['part of a page', /\/assets\/TicketDrawer-/],
  ['frame of every page', /\/assets\/signed-in-/],
] as const) {
  test(`a ${what} whose code is gone for good is looked for once more, and then says so`, async ({
    page,
    company,
    signIn,
  }) => {
    const { id } = await addTask(company.admin, { title: 'Send the offer' });
    await signIn(page, company.admin);
    await page.clock.install();
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
    // Whatever would reload it again has had its time, and a question that came later has been answered.
    await page.clock.fastForward(60_000);
    await page.evaluate(() => fetch('/healthz'));
    expect(missed).toBeGreaterThan(0);
    expect(loads).toBe(2);

    await page.unroute(file);
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toHaveCount(0);
  });
}

for (const [what, file] of [
  ['page', /\/assets\/(Meetings|Meeting)Route-/],
  ['part of a page', /\/assets\/TaskFormModal-/],
] as const) {
  test(`a ${what} whose code is missing while the server is away comes with the server, without an error page`, async ({
    page,
    company,
    signIn,
  }) => {
    await addTask(company.admin, { title: 'Send the offer' });
    await signIn(page, company.admin);
    await page.route(file, (route) => route.abort());
    await openBoard(page);
    // The browser believes that it has a network.
    let tries = 0;
    await page.route('**/*', (route) => {
      if (new URL(route.request().url()).pathname === '/') tries += 1;
      return route.abort();
    });
    const opener =
      what === 'page'
        ? page.getByRole('link', { name: 'Meetings' })
        : page.getByRole('button', { name: 'Add Task', exact: true });
    await opener.click();
    // It has looked for the server again, and whatever would reload it has had its time.
    await expect.poll(() => tries).toBeGreaterThan(2);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unrouteAll();
    if (what === 'page') {
      await expect(page.getByText('No meetings yet')).toBeVisible();
      return;
    }
    // The browser may have had to load the window anew.
    const form = page.getByRole('dialog', { name: 'Add Task' });
    await expect(async () => {
      if (!(await form.isVisible())) await opener.click({ timeout: 1_000 });
      await expect(form).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
}
