import { expect, test } from '../../kit/fixtures';
import { meetingOf } from '../monday-meeting';

const name = 'مراجعة العقد (2)';
const words = 'سنرسل العرض إلى العميل يوم الجمعة.';

test('what is written from right to left is drawn so, whoever said it', async ({ page, company, signIn }) => {
  const { id } = await meetingOf(company, [
    ['Priya Shah', words],
    ['Priya Shah', 'Good. See you on Thursday.'],
  ]);
  expect((await company.api.patch(`/api/v1/audios/${id}`, { data: { name } })).ok()).toBe(true);
  await signIn(page, company.admin);
  await page.goto('/meetings');
  // Beside it the notice that it is ready may still be there.
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveCSS('direction', 'rtl');
  await page.getByRole('searchbox', { name: 'Search what was said' }).fill('العرض');
  await expect(page.getByRole('link', { name: words }).locator('span[dir]')).toHaveCSS('direction', 'rtl');

  await page.goto(`/meetings/${id}`);
  await expect(page.getByRole('heading', { name })).toHaveCSS('direction', 'rtl');
  const lines = page.locator('li[aria-posinset]');
  await expect(lines.first().locator('span[dir]')).toHaveCSS('direction', 'rtl');
  await expect(lines.nth(1).locator('span[dir]')).toHaveCSS('direction', 'ltr');
  await page.getByRole('button', { name: 'Actions for the line at 00:00' }).click();
  await page.getByRole('menuitem', { name: /^Correct/ }).click();
  await expect(page.getByRole('textbox', { name: /00:00/ })).toHaveCSS('unicode-bidi', 'plaintext');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCSS('unicode-bidi', 'plaintext');
});
