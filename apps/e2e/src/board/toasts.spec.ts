import type { Locator, Page } from '@playwright/test';
import { addTask, addTasks, chooseInMenu, openBoard } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';
import { openDetails, person } from '../kit/people-kit';

const toast = (page: Page) => page.locator('.mantine-Notification-root').last();

/** Fails while a toast lies over the element or the element over the toast. */
async function expectClear(page: Page, control: Locator): Promise<void> {
  await expect(toast(page)).toBeVisible();
  await expect(control).toBeVisible();
  await expect(async () => {
    const above = await toast(page).boundingBox();
    const below = await control.boundingBox();
    if (!above || !below) throw new Error('One of them is gone');
    const beside = above.x + above.width <= below.x || below.x + below.width <= above.x;
    expect(beside || above.y + above.height <= below.y, JSON.stringify({ above, below })).toBe(true);
    expect(above.y).toBeGreaterThanOrEqual(0);
  }).toPass({ timeout: 30_000 });
}

test('a toast covers neither the buttons on the board nor the bar of the selection', async ({
  page,
  company,
  signIn,
}) => {
  await addTasks(company.admin, ['One', 'Two', 'Three']);
  await signIn(page, company.admin);
  await openBoard(page);
  await chooseInMenu(page, 'One', 'Delete Task');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Task' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectClear(page, page.getByRole('button', { name: 'Record Voice Note' }));
  await expectClear(page, page.getByRole('button', { name: 'Open chat' }));
  await chooseInMenu(page, 'Two', 'Select');
  const bar = page.getByRole('region', { name: 'Selected tasks' });
  await expectClear(page, bar);
  await expect(page.getByRole('button', { name: 'Record Voice Note' })).toBeHidden();
  await bar.getByRole('button', { name: 'Assign' }).click();
  const assignee = page.getByRole('combobox', { name: 'Assignee' });
  await expectClear(page, assignee);
  await page.keyboard.press('Escape');
  await expect(assignee).toBeHidden();
  // The bar goes, and the buttons are there again.
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expectClear(page, page.getByRole('button', { name: 'Record Voice Note' }));
});

test('a toast leaves the message box of a ticket free', async ({ page, company, signIn }) => {
  const { id } = await addTask(company.admin, { title: 'One' });
  await addTask(company.admin, { title: 'Two' });
  await signIn(page, company.admin);
  await openBoard(page);
  await chooseInMenu(page, 'Two', 'Delete Task');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Task' }).click();
  await page.locator(`[data-task="${id}"] > button`).click();
  const drawer = page.getByRole('dialog');
  await expectClear(page, drawer.getByRole('textbox', { name: 'Message' }));
  await expectClear(page, drawer.getByRole('button', { name: 'Send' }));
});

test('a toast leaves the button of a form in a drawer free', async ({ page, company, signIn }) => {
  const asta = await person(company, 'Asta', 'Berg');
  await signIn(page, company.admin);
  await page.goto('/users');
  await openDetails(page, asta.email);
  await page.getByRole('button', { name: 'Resend invitation' }).click();
  await expectClear(page, page.getByRole('dialog').getByRole('button', { name: 'Save' }));
});
