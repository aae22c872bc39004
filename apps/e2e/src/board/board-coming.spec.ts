import type { Page } from '@playwright/test';
import { addTask, card, openBoard } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';
import { holdBack } from '../kit/hold-back';

const tasks = '**/api/v1/tasks';
const people = /\/api\/v1\/users\?/;
const palette = (page: Page) => page.getByRole('dialog', { name: 'Find tasks and actions' });

test.describe('before the people have come', () => {
  test('nobody is said to have left, and nobody to be found nowhere', async ({ page, company, signIn }) => {
    const lena = await company.addUser({ firstName: 'Lena', lastName: 'Holm' });
    const late = await addTask(company.admin, { title: 'Late', userId: lena.id });
    await addTask(company.admin, { title: 'Mine', userId: company.admin.id });
    await company.admin.api.patch(`/api/v1/tasks/${late.id}`, { data: { userId: company.admin.id } });
    await company.admin.api.patch(`/api/v1/tasks/${late.id}`, { data: { userId: lena.id } });
    await signIn(page, company.admin);
    const release = await holdBack(page, people);
    await openBoard(page);
    await expect(card(page, 'Late').getByText('…')).toBeVisible();
    await expect(card(page, 'Mine').getByText('Admin Admin')).toBeVisible();

    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('combobox', { name: 'Assignee' }).fill('Lena');
    await expect(page.getByText('Loading…')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Filters/ }).click();

    await card(page, 'Late').getByRole('button', { name: 'Late' }).click();
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(
      page.getByRole('region', { name: 'History of this ticket' }).getByText('…').first(),
    ).toBeVisible();
    await expect(page.getByText('Former member')).toHaveCount(0);
    await expect(page.getByText('Nobody found')).toHaveCount(0);
    release();
    await expect(page.getByText('Lena Holm').first()).toBeVisible();
  });

  test('the form of a task does not show nobody in place of its assignee', async ({
    page,
    company,
    signIn,
  }) => {
    const lena = await company.addUser({ firstName: 'Lena', lastName: 'Holm' });
    const { id } = await addTask(company.admin, { title: 'Hers', userId: lena.id });
    await signIn(page, company.admin);
    const release = await holdBack(page, people);
    await page.goto(`/?edit=${id}`);
    const form = page.getByRole('dialog', { name: 'Edit Task' });
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await page.goto(`/?edit=${id}`);
    await expect(form).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(form.getByRole('combobox', { name: 'Assignee' })).toHaveValue('Lena Holm');
  });

  for (const [when, wait] of [
    ['before they are there', false],
    ['once they are there', true],
  ] as const) {
    test(`whoever is typed is taken by Enter that is pressed ${when}`, async ({ page, company, signIn }) => {
      await company.addUser({ firstName: 'Lena', lastName: 'Holm' });
      await signIn(page, company.admin);
      const release = await holdBack(page, people);
      await openBoard(page);
      await page.keyboard.press('n');
      const form = page.getByRole('dialog', { name: 'Add Task' });
      const assignee = form.getByRole('combobox', { name: 'Assignee' });
      await assignee.fill('lena');
      await expect(page.getByText('Loading…')).toBeVisible();
      if (wait) {
        release();
        await expect(page.getByRole('option', { name: 'Lena Holm' })).toBeVisible();
        await assignee.press('Enter');
      } else {
        await assignee.press('Enter');
        await assignee.press('Tab');
        await expect(assignee).toHaveValue('lena');
        release();
      }
      await expect(assignee).toHaveValue('Lena Holm');
      await expect(page.getByRole('option')).toHaveCount(0);
      await expect(form).toBeVisible();
    });
  }

  test('a filter by assignee does not say that nothing matches', async ({ page, company, signIn }) => {
    const lena = await company.addUser({ firstName: 'Lena', lastName: 'Holm' });
    await addTask(company.admin, { title: 'Hers', userId: lena.id });
    await signIn(page, company.admin);
    const release = await holdBack(page, people);
    await page.goto(`/?assignee=${encodeURIComponent(lena.email)}`);
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading tasks' })).toBeVisible();
    await expect(page.getByText('No task matches these filters.')).toHaveCount(0);
    release();
    await expect(card(page, 'Hers')).toBeVisible();
  });

  test.describe('and cannot', () => {
    test.use({ allowedConsole: [/status of 500/] });

    test('a filter by assignee says why it shows nothing, and tries again', async ({
      page,
      company,
      signIn,
    }) => {
      const lena = await company.addUser({ firstName: 'Lena', lastName: 'Holm' });
      await addTask(company.admin, { title: 'Hers', userId: lena.id });
      await signIn(page, company.admin);
      await page.route(people, (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto(`/?assignee=${encodeURIComponent(lena.email)}`);
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
      await expect(page.getByText('The people could not be loaded')).toBeVisible();
      await page.unroute(people);
      // It is asked for beside the stream, and once more after that has opened: then it may come by itself.
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect(retry.or(card(page, 'Hers'))).toBeVisible();
      await retry.click({ timeout: 2_000 }).catch(() => undefined);
      await expect(card(page, 'Hers')).toBeVisible();
    });
  });
});

test.describe('before the tasks have come', () => {
  test('there are no tags yet only when that is known', async ({ page, company, signIn }) => {
    const tags = [{ id: 'red', name: 'Urgent', category: 'Kind', color: 'red' }];
    await addTask(company.admin, { title: 'Late', tags });
    await signIn(page, company.admin);
    const release = await holdBack(page, tasks);
    await page.goto('/?tag=red');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('region', { name: 'Filters' }).getByText('Loading…')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove filter …' })).toBeVisible();
    await expect(page.getByText('No tags yet')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add Task', exact: true }).click();
    await page.getByRole('dialog', { name: 'Add Task' }).getByRole('textbox', { name: 'Tags' }).click();
    await expect(page.getByRole('listbox').getByText('Loading…')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    release();
    await expect(page.getByRole('button', { name: 'Remove filter Urgent' })).toBeVisible();
  });

  test('the palette does not say that there is nothing, and finds it once it is there', async ({
    page,
    company,
    signIn,
  }) => {
    await addTask(company.admin, { title: 'Order chairs' });
    await signIn(page, company.admin);
    const release = await holdBack(page, tasks);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Tasks', level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Find a task or an action…').fill('chairs');
    await expect(palette(page).getByText('Loading…')).toBeVisible();
    await expect(page.getByText('Nothing found')).toHaveCount(0);
    release();
    await expect(palette(page).getByRole('button', { name: /Order chairs/ })).toBeVisible();
    await page.getByPlaceholder('Find a task or an action…').fill('tables');
    await expect(palette(page).getByText('Nothing found')).toBeVisible();
  });
});
