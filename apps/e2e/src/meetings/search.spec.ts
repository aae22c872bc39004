import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { manyTurns, seedMeeting } from '../kit/meeting-seed';

test('what was said is found, marked, and heard from its second on', async ({ page, company, signIn }) => {
  await seedMeeting(company);
  await seedMeeting(company, manyTurns(20));
  await signIn(page, company.admin);
  await page.goto('/meetings');
  const field = page.getByRole('searchbox', { name: 'Search what was said' });
  await expect(field).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill('databases restart');
  await expect(page.getByText('Said in 1 meeting')).toBeVisible();
  await expect(page).toHaveURL(/\?q=databases(\+|%20)restart$/);
  await expect(page.locator('mark')).toHaveText(['restarted', 'database']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  await page.getByRole('link', { name: /restarted the database/ }).click();
  await expect(page).toHaveURL(/\/meetings\/[0-9a-f-]{36}#t=[\d.]+$/);
  await expect(page.locator('[aria-current="true"]')).toContainText('restarted the database');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.goBack();
  await expect(field).toHaveValue('databases restart');
  await field.fill('zeppelin');
  await expect(page.getByText('Nobody said “zeppelin” in any meeting.')).toBeVisible();
  await expectNoAxeViolations(page);
  await field.press('Escape');
  await expect(page.getByRole('link', { name: 'en-04-incident-review' })).toHaveCount(2);
  await expect(page).toHaveURL('/meetings');
});

test.describe('a search that fails', () => {
  test.use({ allowedConsole: [/status of (400|500)/] });

  test('says why, and is tried again @desktop', async ({ page, company, signIn }) => {
    await seedMeeting(company);
    await signIn(page, company.admin);
    await page.goto('/meetings?q=a+b+c+d+e+f+g+h+i');
    await expect(page.getByText('Search for at most 8 words at once')).toBeVisible();
    await page.route('**/transcripts/search?**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/meetings?q=database');
    await expect(page.getByText('The search failed.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/transcripts/search?**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Said in 1 meeting')).toBeVisible();
  });
});
