import type { Page } from '@playwright/test';
import { addTask, column, openBoard } from '../kit/board-kit';
import { expectCame, expectComing } from '../kit/code/coming-kit';
import { openFetched } from '../kit/code/fetched-ahead';
import { expect, test } from '../kit/fixtures';
import { holdBack } from '../kit/hold-back';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find tasks and actions' });

for (const from of ['the board', 'the search box'] as const) {
  test(`the palette takes every letter, opened from ${from}`, async ({ page, company, signIn }) => {
    await addTask(company.admin, { title: 'Find another' });
    await signIn(page, company.admin);
    const release = await holdBack(page, '**/CommandPalette-*.js');
    await openBoard(page);
    if (from === 'the search box') await page.getByRole('searchbox').focus();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Find anx');
    await page.keyboard.press('Backspace');
    await expect(palette(page)).toHaveText('Find an');
    release();
    const search = page.getByPlaceholder('Find a task or an action…');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('Find an');
    await page.keyboard.type('other');
    await expect(search).toHaveValue('Find another');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(palette(page).getByRole('button', { name: /Find another/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
}

test('the form of a new task takes every letter', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  const release = await holdBack(page, '**/TaskFormModal-*.js');
  await openBoard(page);
  await page.keyboard.press('n');
  await page.keyboard.type('Order cakes');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('dialog', { name: 'Add Task' })).toContainText('Order cake');
  release();
  const title = page.getByLabel('Title');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Order cake');
  await page.keyboard.type(' for all');
  await expect(title).toHaveValue('Order cake for all');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two of them');
  await expect(title).toHaveValue('Order cake for all');
});

test('Escape closes the palette, and what is typed then is for the board again', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await holdBack(page, '**/CommandPalette-*.js');
  await openBoard(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('n');
  await expect(palette(page)).toHaveText('n');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Add Task' })).toBeVisible();
});

test('a form that is on its way can be closed without a keyboard, and does not come then', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  const release = await holdBack(page, '**/TaskFormModal-*.js');
  await openBoard(page);
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await page.getByRole('dialog', { name: 'Add Task' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const came = page.waitForResponse('**/TaskFormModal-*.js');
  release();
  await came;
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keys for a form that is on its way do nothing to the board', async ({ page, company, signIn }) => {
  await addTask(company.admin, { title: 'One' });
  await signIn(page, company.admin);
  const release = await holdBack(page, '**/TaskFormModal-*.js');
  await openBoard(page);
  await column(page, 'To Do').getByRole('button', { name: 'One', exact: true }).focus();
  await page.keyboard.type('nfx');
  await expect(page.getByRole('dialog', { name: 'Add Task' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Selected tasks' })).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
});

for (const [what, file, name, key] of [
  ['the form of a task', 'TaskFormModal', 'Edit Task', 'e'],
  ['the question before a deletion', 'DeleteTaskModal', 'Delete Task', 'Delete'],
  ['the help on the keys', 'ShortcutHelp', 'Keyboard shortcuts', '?'],
] as const) {
  test(`Enter and Space do not go through ${what} to what is behind it, and Tab does not leave it`, async ({
    page,
    company,
    signIn,
  }) => {
    await addTask(company.admin, { title: 'One' });
    await signIn(page, company.admin);
    const release = await holdBack(page, `**/${file}-*.js`);
    await openBoard(page);
    const card = column(page, 'To Do').getByRole('button', { name: 'One', exact: true });
    await card.focus();
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name });
    await expectComing(page, dialog);
    for (const tab of ['Tab', 'Shift+Tab', 'Tab']) {
      await page.keyboard.press(tab);
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog).toBeFocused();
    release();
    await expectCame(dialog);
    await page.keyboard.press('Escape');
    await expect(card).toBeFocused();
  });
}

test.describe('where code is fetched ahead', () => {
  test.use({ savesData: false });

  test('the palette takes every letter when its code is there', async ({ page, company, signIn }) => {
    await addTask(company.admin, { title: 'Find another' });
    await signIn(page, company.admin);
    const asked = await openFetched(page, ['CommandPalette']);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Find another');
    await expect(page.getByPlaceholder('Find a task or an action…')).toHaveValue('Find another');
    await expect(palette(page).getByRole('button', { name: /Find another/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('the palette takes every letter when its code is on its way', async ({ page, company, signIn }) => {
    await addTask(company.admin, { title: 'Find another' });
    await signIn(page, company.admin);
    const asked = page.waitForRequest('**/CommandPalette-*.js');
    const release = await holdBack(page, '**/CommandPalette-*.js');
    await openBoard(page);
    // Nobody has opened it.
    await asked;
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Find an');
    await expect(palette(page)).toHaveText('Find an');
    release();
    const search = page.getByPlaceholder('Find a task or an action…');
    await expect(search).toBeFocused();
    await page.keyboard.type('other');
    await expect(search).toHaveValue('Find another');
    await expect(palette(page).getByRole('button', { name: /Find another/ })).toBeVisible();
  });
});
