import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { openDetails } from '../kit/people-kit';

const question = (page: Page) => page.getByRole('dialog', { name: 'Discard changes?' });
const keep = (page: Page) => question(page).getByRole('button', { name: 'Keep editing' }).click();
const discard = (page: Page) => question(page).getByRole('button', { name: 'Discard' }).click();

/** Comes to the page by links, and leaves the first name unsaved. */
async function changeProfile(page: Page) {
  await page.goto('/users');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
}

test('Back and Forward ask before a changed person is lost', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/account');
  await page.goto('/users?tab=admins');
  await openDetails(page, company.admin.email);
  const name = page.getByLabel('First name');
  await expect(name).toHaveValue('Admin');
  await page.goBack();
  await expect(name).toHaveCount(0);
  await page.goForward();
  await name.fill('Ada');
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();

  await page.goBack();
  await keep(page);
  await expect(page).toHaveURL(new RegExp(`person=${company.admin.id}`));
  await expect(name).toHaveValue('Ada');
  await page.goBack();
  await discard(page);
  await expect(page).toHaveURL('/users?tab=admins');
  await expect(name).toHaveCount(0);
  await expect(question(page)).toHaveCount(0);

  // Nothing is unsaved any more, and the history is what it was.
  await page.goForward();
  await expect(name).toHaveValue('Admin');
  await name.fill('Adam');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User updated succesfully')).toBeVisible();
  await expect(page).toHaveURL('/users?tab=admins');
});

test('the browser asks before a tab with a new person is closed', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/users');
  await page.goto('/users?person=new');
  // The browser asks only those who have done something on the page.
  await page.getByLabel('First name').click();
  await page.keyboard.type('Asta');
  const left = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const asked = await left;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await expect(page.getByLabel('First name')).toHaveValue('Asta');
});

test('a link asks before a changed profile is lost', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await changeProfile(page);
  await page.getByRole('link', { name: 'Meetings' }).click();
  await keep(page);
  await expect(page).toHaveURL('/account');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.goBack();
  await keep(page);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.getByRole('link', { name: 'Meetings' }).click();
  await discard(page);
  await expect(page).toHaveURL('/meetings');
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Admin');
});

test('a changed position asks when it is closed and at Back', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/admin?tab=departments');
  await page.getByRole('tab', { name: 'Positions' }).click();
  await page.getByRole('button', { name: 'Add position' }).click();
  const form = page.getByRole('dialog', { name: 'Add position' });
  await form.getByLabel('Name').fill('Cook');
  await page.keyboard.press('Escape');
  await keep(page);
  await page.goBack();
  await keep(page);
  await expect(form.getByLabel('Name')).toHaveValue('Cook');
  await page.goBack();
  await discard(page);
  await expect(page).toHaveURL('/admin?tab=departments');
  await expect(form).toHaveCount(0);
});

test('Back asks after the skip link too, and where the address got a # by hand @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await changeProfile(page);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await expect(page).toHaveURL('/account');
  await page.goBack();
  await keep(page);
  await expect(page).toHaveURL('/account');

  await page.evaluate(() => {
    window.location.hash = 'far';
  });
  await expect(page).toHaveURL('/account#far');
  await page.evaluate(() => window.history.go(-2));
  await keep(page);
  await expect(page).toHaveURL('/account#far');
  await page.goBack();
  await expect(page).toHaveURL('/account');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await page.goBack();
  await discard(page);
  await expect(page).toHaveURL('/users');
});

test('Logout asks before a changed profile is lost', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await changeProfile(page);
  const logout = async () => {
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  };
  await logout();
  await keep(page);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await logout();
  await discard(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('Back asks before a token is lost that was not copied @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/users');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Make a token' }).click();
  const form = page.getByRole('dialog', { name: 'Make an API token' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Report');
  await form.getByRole('button', { name: 'Make token' }).click();
  const secret = page.getByRole('dialog', { name: 'Your new token' }).getByRole('textbox');
  await expect(secret).toHaveValue(/^tavla_pat_/);
  const shown = await secret.inputValue();

  const asked = page.getByRole('dialog', { name: 'Leave without copying it?' });
  await page.goBack();
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/account');
  await expect(secret).toHaveValue(shown);
  await page.goBack();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/users');
});
