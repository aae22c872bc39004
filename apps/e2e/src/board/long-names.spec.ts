import type { Locator, Page } from '@playwright/test';
import { addTask, openBoard } from '../kit/board-kit';
import { expectCame } from '../kit/code/coming-kit';
import type { Company } from '../kit/company';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { named } from '../kit/people-kit';

/** As long as a name may be, and nowhere to break it. */
const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  .repeat(2)
  .slice(0, 150);

/** The pairs of lines of a text that run into each other. */
const crowdedLines = (text: Locator) =>
  text.evaluate((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    const lines = element.getClientRects().length && element.clientHeight / Number.parseFloat(lineHeight);
    return lines > 1.5 && Number.parseFloat(lineHeight) < 1.2 * Number.parseFloat(fontSize);
  });

/** By how many pixels something can be pushed sideways. */
const overhang = (box: Locator) => box.evaluate((element) => element.scrollWidth - element.clientWidth);

async function makeLongNames(company: Company): Promise<string> {
  await named(company, 'positions', long);
  await named(company, 'departments', long);
  await named(company, 'departments', 'Short');
  expect((await company.api.post('/api/v1/roles', { data: { name: long, permissions: [] } })).status()).toBe(
    201,
  );
  const { data } = await (await company.api.get('/api/v1/roles')).json();
  const roleId = data.find(({ name }: { name: string }) => name === 'user').id;
  const answer = await company.api.post('/api/v1/users', {
    data: {
      firstName: long.slice(0, 100),
      lastName: long,
      email: `long@${company.domain}`,
      roleId,
      departmentIds: [],
    },
  });
  return (await answer.json()).id;
}

async function expectReadableTitle(page: Page): Promise<void> {
  const title = page.getByRole('dialog').getByRole('heading').first();
  await expect(title).toContainText('Donaudampf');
  expect(await crowdedLines(title), 'lines run into each other').toBe(false);
}

test('titles that are names take several lines, and heads of columns stay whole', async ({
  page,
  company,
  signIn,
}) => {
  const personId = await makeLongNames(company);
  await signIn(page, company.admin);
  await page.goto(`/users?person=${personId}`);
  await expectReadableTitle(page);
  await page.goto('/admin?tab=roles');
  await page.getByRole('button', { name: `Open ${long}` }).click();
  await expectReadableTitle(page);
  await page.goto('/admin?tab=departments');
  for (const head of await page.locator('thead th').all())
    expect(await head.evaluate((element) => element.clientHeight)).toBeLessThan(50);
  await page.getByRole('button', { name: `Actions for ${long}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('menuitem', { name: 'Merge' }).click();
  await expectReadableTitle(page);
});

test('long tags stay inside of the filters', async ({ page, company, signIn }) => {
  const tags = [{ id: 'long', name: long, category: long, color: 'blue' }];
  await addTask(company.admin, { title: long, tags });
  await signIn(page, company.admin);
  await openBoard(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('region', { name: 'Filters' });
  await expect(panel.getByRole('button', { name: long })).toBeVisible();
  for (const box of [
    panel,
    panel.locator('fieldset').locator('..'),
    panel.getByRole('button', { name: long }),
  ])
    expect(await overhang(box)).toBe(0);
});

test('a narrow window pushes the columns sideways and not the page, and breaks no status @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { id } = await addTask(company.admin, { title: 'Cake', endDate: '2020-01-31' });
  const pending = { taskId: id, status: 'pending', note: '', meta: '{}' };
  expect((await company.api.post('/api/v1/task-statuses', { data: pending })).ok()).toBe(true);
  await signIn(page, company.admin);
  for (const width of [769, 900, 1087]) {
    await page.setViewportSize({ width, height: 800 });
    await openBoard(page);
    const status = page.locator('[data-task] [data-status]');
    expect(await status.evaluate((one) => one.clientHeight), 'one line').toBeLessThan(24);
    expect(await overhang(page.locator('html')), `${width} pixels`).toBe(0);
  }
});

test('what is done with the board stands beside its title, however narrow it is @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  for (const width of [360, 390, 769, 900, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await openBoard(page, '?active=1');
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const add = await page.getByRole('button', { name: 'Add Task', exact: true }).boundingBox();
    if (!title || !add) throw new Error('The board has no head.');
    expect(add.y, `${width} pixels`).toBeLessThan(title.y + title.height);
  }
});

test('the table of people fits a window of 1440 pixels @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/users');
  await expect(page.getByRole('row', { name: company.admin.email })).toBeVisible();
  expect(await overhang(page.locator('section:has(> table)'))).toBe(0);
  // In a narrower one the way to a person stays in sight.
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(page.getByRole('button', { name: 'Details' }).first()).toBeInViewport({ ratio: 1 });
});

test('under the button of a form in a drawer nothing of the form shows', async ({
  page,
  company,
  signIn,
}) => {
  const personId = await makeLongNames(company);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 600 });
  await signIn(page, company.admin);
  await page.goto(`/users?person=${personId}`);
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await expect(save).toBeVisible();
  const isCovered = await save.evaluate((button) => {
    const { bottom, left, right } = button.getBoundingClientRect();
    const below = Array.from({ length: window.innerHeight - Math.ceil(bottom) }, (_, y) => bottom + y);
    return below
      .map((y) => document.elementFromPoint((left + right) / 2, y))
      .map((one) => Boolean(button.parentElement?.contains(one)));
  });
  expect(isCovered.length).toBeGreaterThan(10);
  expect(isCovered).not.toContain(false);
});

test.describe('when two people changed a task', () => {
  test.use({ allowedConsole: [/status of 409|ERR_INTERNET_DISCONNECTED|network error/i] });

  test('the values stay inside of the question', async ({ page, company, signIn }) => {
    const { id } = await addTask(company.admin, { title: 'Short', userId: company.admin.id });
    await signIn(page, company.admin);
    await openBoard(page, `?edit=${id}`);
    const form = page.getByRole('dialog', { name: 'Edit Task' });
    await form.getByRole('textbox', { name: 'Title' }).fill(long);
    await page.context().setOffline(true);
    await form.getByRole('button', { name: 'Update Task' }).click();
    await company.api.patch(`/api/v1/tasks/${id}`, { data: { title: long.toUpperCase().slice(0, 140) } });
    await page.context().setOffline(false);
    const question = page.getByRole('dialog', { name: 'Two people changed this task' });
    await expect(question).toBeVisible();
    expect(await overhang(question)).toBe(0);
  });
});

test('names to choose from stay inside of their list', async ({ page, company, signIn }) => {
  await makeLongNames(company);
  await signIn(page, company.admin);
  await openBoard(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Assignee' }).click();
  const name = page.getByRole('option', { name: /^Donaudampf/ });
  await expect(name).toBeVisible();
  expect(await overhang(name)).toBe(0);
  expect(await overhang(page.getByRole('listbox'))).toBe(0);
});

test('the title of a drawer keeps clear of the button beside it', async ({ page, company, signIn }) => {
  const personId = await makeLongNames(company);
  await signIn(page, company.admin);
  await page.goto(`/users?person=${personId}`);
  const dialog = page.getByRole('dialog');
  await expectCame(dialog);
  const title = await dialog.getByRole('heading').first().boundingBox();
  const close = await dialog.getByRole('button', { name: 'Close' }).first().boundingBox();
  if (!title || !close) throw new Error('The drawer has no head.');
  expect(close.x - (title.x + title.width)).toBeGreaterThanOrEqual(8);
});
