import { addTask, dayFromToday, openBoard, openEditForm } from '../kit/board-kit';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';

test('what is chosen in a list and in a calendar is read in both schemes', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  await addTask(company.admin, { title: 'Choose', endDate: dayFromToday(40) });
  await signIn(page, company.admin);
  await openBoard(page);
  const form = await openEditForm(page, 'Choose');
  await form.getByRole('combobox', { name: 'Initial Status' }).click();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-combobox-selected]')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  await page.keyboard.press('Escape');
  await form.getByRole('textbox', { name: 'Due Date' }).click();
  await expect(page.locator('[data-dates-dropdown] [data-selected]')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
});
