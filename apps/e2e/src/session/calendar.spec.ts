import type { Route } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

test.use({ allowedConsole: [/ERR_CONNECTION_FAILED/] });

test('a person makes a calendar link, a calendar reads it, and it ends when it is revoked', async ({
  page,
  company,
  signIn,
  playwright,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  await person.api.post('/api/v1/tasks', {
    data: { title: 'Order coffee', userId: person.id, endDate: '2099-05-04' },
  });
  await signIn(page, person);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Calendar' });
  await section.getByRole('button', { name: 'Make link: My due days' }).click();
  const made = page.getByRole('dialog', { name: 'Your calendar link' });
  await expect(made.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/tavla_cal_\w{49}\.ics$/);
  await expectNoAxeViolations(page);
  await made.getByRole('button', { name: 'Copy' }).click();
  await expect(made.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(made).toBeHidden();
  await expect(section.getByText('Not read by a calendar yet')).toBeVisible();

  const calendar = await playwright.request.newContext();
  const address = new URL(new URL(link).pathname, page.url()).href;
  const read = await calendar.get(address);
  expect(await read.text()).toContain('SUMMARY:Order coffee');
  await page.reload();
  await expect(section.getByText('Last read just now')).toBeVisible();
  await expectNoAxeViolations(page);

  await section.getByRole('button', { name: 'Revoke link: My due days' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(section.getByText('No link')).toHaveCount(2);
  expect((await calendar.get(address)).status()).toBe(404);
  await calendar.dispose();
});

test('a link that was replaced without an answer may be there, and is asked for again @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const person = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  await person.api.post('/api/v1/calendars', { data: { scope: 'own' } });
  await signIn(page, person);
  await page.goto('/account');
  const renew = async () => {
    await page.getByRole('button', { name: 'New link: My due days' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New link' }).click();
  };
  const loseAnswer = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionfailed');
  };
  await page.route('**/api/v1/calendars', loseAnswer);
  await renew();
  await expect(page.getByText('There may be a new link that you have not seen')).toBeVisible();
  await page.unroute('**/api/v1/calendars', loseAnswer);
  await renew();
  const made = page.getByRole('dialog', { name: 'Your calendar link' });
  await expect(made.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/tavla_cal_\w{49}\.ics$/);
});
