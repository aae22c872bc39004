import type { Page } from '@playwright/test';
import { openBoard } from '../kit/board-kit';
import { runSql } from '../kit/database';
import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { setHidden } from '../kit/hidden-tab';
import { plugIn } from './authenticator';

// A call that needs a fresh code or a passkey first is answered 403.
test.use({ allowedConsole: [/status of 40[013]/] });

const letTimePass = ({ id }: { id: string }) =>
  runSql(`update session set "confirmedAt" = now() - interval '11 minutes' where "userId" = $1`, [id]);

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

test('a passkey is made, signs in, stands for a code and is removed', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  const { admin } = company;
  await signIn(page, admin);
  await page.goto('/account');
  const device = await plugIn(page);
  await expect(section(page).getByText('You have no passkey yet.')).toBeVisible();

  await test.step('made', async () => {
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = dialogOf(page, 'Add a passkey');
    await expect(dialog.getByLabel('Name')).toHaveValue(/^Chrome on /);
    await expectNoAxeViolationsInBothSchemes(page, isMobile);
    await dialog.getByLabel('Name').fill('Work laptop');
    await device.verify(false);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText(/Nothing was done: it was cancelled/)).toBeVisible();
    await device.verify(true);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(section(page).getByRole('listitem')).toHaveText(/Work laptop.*not used yet/);
    expect(await device.count()).toBe(1);
  });

  await test.step('the same device does not make a second one', async () => {
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = dialogOf(page, 'Add a passkey');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This device has a passkey for your account already.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('signs in', async () => {
    await device.verify(false);
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText(/Nothing was done: it was cancelled/)).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(page, isMobile);
    await device.verify(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/admin');
    await page.goto('/account');
    await expect(page.getByText(/Signed in .* with a passkey/)).toBeVisible();
  });

  await test.step('stands for a fresh code, renamed and removed', async () => {
    await letTimePass(admin);
    await section(page).getByRole('button', { name: 'Rename Work laptop' }).click();
    const dialog = dialogOf(page, 'Rename this passkey');
    await dialog.getByLabel('Name').fill('Old laptop');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const confirmation = dialogOf(page, 'Confirm that it is you');
    await expect(confirmation.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
    await expectNoAxeViolations(page);
    await confirmation.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(section(page).getByRole('listitem')).toHaveText(/Old laptop/);
    await section(page).getByRole('button', { name: 'Remove Old laptop' }).click();
    await expectNoAxeViolations(page);
    await dialogOf(page, 'Remove this passkey?').getByRole('button', { name: 'Remove' }).click();
    await expect(section(page).getByText('You have no passkey yet.')).toBeVisible();
  });
});

test('a browser that knows a passkey offers it in the field @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/account');
  const device = await plugIn(page);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await dialogOf(page, 'Add a passkey').getByRole('button', { name: 'Continue' }).click();
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  expect(await device.count()).toBe(1);
  await page.context().clearCookies();
  await page.goto('/login');
  // The virtual device chooses what it is offered by itself.
  await expect(page).toHaveURL('/admin');
});

test('one that is chosen in the field and refused says so, and is offered again @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await page.goto('/account');
  await plugIn(page);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await dialogOf(page, 'Add a passkey').getByRole('button', { name: 'Continue' }).click();
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  // As if it had been removed in Tavla and were still on the device.
  const keepAs = (id: string) =>
    runSql(`update passkey set "credentialId" = ${id} where "userId" = $1`, [company.admin.id]);
  await keepAs(`'gone.' || "credentialId"`);
  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page.getByRole('alert').filter({ hasText: /passkey/ })).toBeVisible();
  await keepAs(`replace("credentialId", 'gone.', '')`);
  await expect(page).toHaveURL('/admin');
});

test('what the field offers is renewed when a tab is seen again after its time @desktop', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('tavla.passkey', '1'));
  await plugIn(page);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/passkeys/sign-in/options')) asked += 1;
  });
  await page.goto('/login');
  await expect.poll(() => asked).toBe(1);
  await setHidden(page, true);
  await page.clock.fastForward(6 * 60_000);
  await setHidden(page, false);
  await expect.poll(() => asked).toBe(2);
});

test('a company asks for a passkey: open pages wait with what was typed, new ones make or show one', async ({
  page,
  company,
  signIn,
  openAs,
  isMobile,
}) => {
  const mia = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  const other = await openAs(mia);
  await plugIn(other);
  await other.goto('/account');
  await other.getByLabel('First name').fill('Maria');
  const tab = await other.context().newPage();
  await tab.goto('/account');

  await test.step('the admin, who makes one first', async () => {
    await signIn(page, company.admin);
    await plugIn(page);
    await page.goto('/admin?tab=company');
    const field = page.getByLabel('Ask for a passkey after the code');
    await expect(field).toBeDisabled();
    await page.goto('/account');
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    await dialogOf(page, 'Add a passkey').getByRole('button', { name: 'Continue' }).click();
    await expect(section(page).getByRole('listitem')).toHaveCount(1);
    await page.goto('/admin?tab=company');
    await field.check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The company was saved.')).toBeVisible();
  });

  await test.step('an open page is covered, and keeps what was typed', async () => {
    const gate = dialogOf(other, 'Make your passkey');
    await expect(gate).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(other, isMobile);
    await other.keyboard.press('Escape');
    await expect(dialogOf(tab, 'Make your passkey')).toBeVisible();
    await gate.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(gate).toHaveCount(0);
    // Whoever comes back to the other tab is asked no second time.
    await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(dialogOf(tab, 'Make your passkey')).toHaveCount(0);
    await tab.close();
    await expect(other.getByLabel('First name')).toHaveValue('Maria');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Your profile was saved.')).toBeVisible();
  });

  await test.step('after a code nothing is seen until it is shown', async () => {
    // As if it had only been begun with a code.
    await runSql(`update session set "passkeyId" = null where "userId" = $1`, [mia.id]);
    await runSql(`select pg_notify('tavla_sessions', "organizationId"::text) from "user" where id = $1`, [
      mia.id,
    ]);
    await other.goto('/');
    const title = other.getByRole('heading', { name: 'Show your passkey' });
    await expect(title).toBeVisible();
    await expectNoAxeViolationsInBothSchemes(other, isMobile);
    await other.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(title).toHaveCount(0);
    await openBoard(other);
  });

  await test.step('and who may read the portal comes there, as after a code alone', async () => {
    await runSql(`update session set "passkeyId" = null where "userId" = $1`, [company.admin.id]);
    await page.goto('/');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/admin');
  });
});
