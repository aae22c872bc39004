import type { Request } from '@playwright/test';
import { nextFrame } from '../kit/board-kit';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { holdBack } from '../kit/hold-back';

test('a person changes their own name @desktop', async ({ page, company, signIn }) => {
  await signIn(page, await company.addUser({ firstName: 'Maja', lastName: 'Lind' }));
  await page.goto('/account');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await page.getByLabel('First name').fill(' ');
  await save.click();
  await expect(page.getByText('First name must be between 3 and 100 characters')).toBeVisible();
  await page.getByLabel('First name').fill('Maja-Stina');
  await save.click();
  await expect(page.getByText('Your profile was saved.')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Profile of Maja-Stina Lind' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Maja-Stina');
});

test('theme and time zone are kept on the server and follow to another computer @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const person = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  await signIn(page, person);
  await page.goto('/account');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByText('Dark', { exact: true }).click();
  await saved;
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectNoAxeViolations(page);
  await page.getByRole('combobox', { name: 'Time zone' }).fill('madrid');
  const savedZone = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('option', { name: 'Europe/Madrid' }).click();
  await savedZone;

  const elsewhere = await openAs(person);
  await elsewhere.goto('/account');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(elsewhere.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Madrid');
});

test('of two themes chosen at once the last one stays, however slow the first is @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  await signIn(page, company.admin);
  await page.goto('/account');
  const sent: string[] = [];
  const isChoice = (request: Request) => request.method() === 'PATCH';
  page.on('request', (request) => isChoice(request) && sent.push(request.postDataJSON().theme));
  const release = await holdBack(page, '**/auth/me', (one) => isChoice(one) && sent.length === 1);
  await page.getByText('Light', { exact: true }).click();
  await expect.poll(() => sent).toEqual(['light']);
  await page.getByText('Dark', { exact: true }).click();
  await nextFrame(page);
  expect(sent, 'the second waits for the first').toEqual(['light']);
  const saved = page.waitForResponse((answer) => answer.request().postDataJSON()?.theme === 'dark');
  release();
  await saved;
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  const elsewhere = await openAs(company.admin);
  await elsewhere.goto('/account');
  await expect(elsewhere.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('the time zone is the one that is counted by, whatever the device has @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await page.goto('/account');
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('UTC');
  await company.api.patch('/api/v1/organization', { data: { timeZone: 'Asia/Tokyo' } });
  await expect(zone).toHaveValue('Asia/Tokyo');
});

test('the scheme follows the system until one is chosen @desktop', async ({ page, company, signIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, company.admin);
  await page.goto('/account');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test.describe('sessions', () => {
  test.use({ allowedConsole: [/status of 401/] });

  test('are listed and can be ended one by one or all at once @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    const person = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
    await signIn(page, person);
    await page.goto('/account');
    const sessions = page.getByRole('region', { name: 'Where you are signed in' });
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(sessions.getByText('This device')).toBeVisible();
    await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(async () => (await person.api.get('/auth/me')).status()).toBe(401);
  });
});

test('a long address and a long company are shown whole', async ({ page, company, signIn }) => {
  const local = 'annabella.maria.elisabeth.von-und-zu-hohenstein-oberwiesenthal';
  const person = await company.addUser({
    firstName: 'Anna',
    lastName: 'Berg',
    email: `${local}@${company.domain}`,
  });
  await signIn(page, person);
  await page.goto('/account');
  for (const label of ['Email', 'Company']) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toBeVisible();
    const hidden = await field.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
      right: scrollWidth - clientWidth,
      below: scrollHeight - clientHeight,
    }));
    expect(hidden, label).toEqual({ right: 0, below: 0 });
  }
});
