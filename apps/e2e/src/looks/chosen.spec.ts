import { addTask, dayFromToday, openBoard, openEditForm } from '../kit/board-kit';
import { desktopOnly } from '../kit/desktop-only';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

for (const colorScheme of ['light', 'dark'] as const) {
  // A phone has the colours of the desktop.
  const where = colorScheme === 'dark' ? ` ${desktopOnly}` : '';
  test(`what is chosen in a list and in a calendar is read in the ${colorScheme}${where}`, async ({
    page,
    company,
    signIn,
  }) => {
    await addTask(company.admin, { title: 'Choose', endDate: dayFromToday(40) });
    await signIn(page, company.admin);
    await page.emulateMedia({ colorScheme });
    await openBoard(page);
    const form = await openEditForm(page, 'Choose');
    await form.getByRole('combobox', { name: 'Initial Status' }).click();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-combobox-selected]')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await form.getByRole('textbox', { name: 'Due Date' }).click();
    await expect(page.locator('[data-dates-dropdown] [data-selected]')).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
