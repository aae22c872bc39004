import { addTask, card } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';
import { mondayMeeting } from '../meetings/monday-meeting';

test('the tab says where one is, and nothing of it once one has signed out @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await addTask(company.admin, { title: 'Raise for Ada' });
  const { id } = await mondayMeeting(company);
  await signIn(page, company.admin);
  for (const [address, title] of [
    ['/', 'Tasks'],
    ['/meetings', 'Meetings'],
    [`/meetings/${id}`, 'Monday meeting'],
    ['/users', 'Users'],
    ['/account', 'My Account'],
    ['/import', 'Import and export'],
    ['/admin?tab=roles', 'Roles'],
    ['/nowhere', '404 - Page Not Found'],
    ['/%E0%A4%A', '404 - Page Not Found'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveTitle(`${title} · Tavla`);
  }
  await page.goto(`/meetings/${id}`);
  await company.admin.api.patch(`/api/v1/audios/${id}`, { data: { name: 'Salaries' } });
  await expect(page).toHaveTitle('Salaries · Tavla');
  await page.goto('/');
  await card(page, 'Raise for Ada').getByRole('button', { name: 'Raise for Ada' }).click();
  await expect(page).toHaveTitle('Raise for Ada · Tavla');
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Tasks · Tavla');

  await card(page, 'Raise for Ada').getByRole('button', { name: 'Raise for Ada' }).click();
  await expect(page).toHaveTitle('Raise for Ada · Tavla');
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveTitle('Sign in to your account · Tavla');
  expect(await page.locator('head').textContent()).not.toContain('Ada');
});
