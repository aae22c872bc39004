import type { Page } from '@playwright/test';
import { runSql } from '../kit/database';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

// A call that needs a code first is answered 403, a wrong code 400; a session that ended 401; who has to wait 429.
test.use({ allowedConsole: [/status of (40[013]|429)/] });

/** As if the last code of a person had been entered so long ago that it counts for nothing. */
const letTimePass = ({ id }: { id: string }) =>
  runSql(`update session set "confirmedAt" = now() - interval '11 minutes' where "userId" = $1`, [id]);

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const confirmation = (page: Page) => dialogOf(page, 'Confirm that it is you');

test('a person changes their own address, with a code from each of the two', async ({
  page,
  company,
  signIn,
  openAs,
  mailbox,
}) => {
  const person = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  const email = `maja.new@${company.domain}`;
  const saved: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && saved.push(request.postData() ?? ''));
  await signIn(page, person);
  await page.goto('/account');
  await expect(
    page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem'),
  ).toHaveCount(1);
  // What the page saves by itself, such as the browser's time zone, is over.
  saved.length = 0;
  await letTimePass(person);
  await page.getByRole('button', { name: 'Change your email' }).click();
  const dialog = dialogOf(page, 'Change your email');
  await expect(dialog.getByLabel('Sign out everywhere else')).toBeChecked();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('New email').fill('nobody');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('Enter a valid email')).toBeVisible();
  await dialog.getByLabel('New email').fill(email);
  await dialog.getByRole('button', { name: 'Send code' }).click();

  // The code to the present address, asked for on top.
  await expect(confirmation(page)).toContainText(`We send one to ${person.email}`);
  await expectNoAxeViolations(page);
  const mails = (await mailbox.to(person.email)).length;
  await confirmation(page).getByRole('button', { name: 'Send code' }).click();
  await expect(confirmation(page).getByLabel('Code')).toBeFocused();
  await expectNoAxeViolations(page);
  await mailbox.newest(person.email, mails + 1);
  const first = await mailbox.code(person.email);
  await confirmation(page)
    .getByLabel('Code')
    .fill(first === '111111' ? '222222' : '111111');
  await confirmation(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmation(page).getByText(/This code is wrong/)).toBeVisible();
  await confirmation(page).getByLabel('Code').fill(first);
  await confirmation(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmation(page)).toHaveCount(0);

  // And the one to the new.
  await expect(dialog).toContainText(`Enter the 6-digit code sent to ${email}.`);
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Code').fill(await mailbox.code(email));
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Your email is ${email} now.`)).toBeVisible();
  // The form of the profile below has not been sent along.
  expect(saved).toEqual([]);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  const told = await mailbox.newest(person.email, mails + 2);
  expect(told.text).toContain('You changed the address of your account');

  const elsewhere = await openAs({ ...person, email });
  await elsewhere.goto('/account');
  await expect(elsewhere.getByLabel('Email', { exact: true })).toHaveValue(email);
});

test('an address that has an account is answered like any other @desktop', async ({
  page,
  company,
  signIn,
  mailbox,
}) => {
  const person = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  await signIn(page, person);
  await page.goto('/account');
  const mails = (await mailbox.to(company.admin.email)).length;
  await page.getByRole('button', { name: 'Change your email' }).click();
  const dialog = dialogOf(page, 'Change your email');
  await dialog.getByLabel('New email').fill(company.admin.email);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog).toContainText(`Enter the 6-digit code sent to ${company.admin.email}.`);
  expect((await mailbox.newest(company.admin.email, mails + 1)).subject).toContain(
    'already has a Tavla account',
  );
  await dialog.getByRole('button', { name: 'Use another address' }).click();
  await expect(dialog.getByLabel('New email')).toHaveValue(company.admin.email);
});

test('a code to a new address is entered after its dialog was closed and opened again @desktop', async ({
  page,
  company,
  signIn,
  mailbox,
}) => {
  await signIn(page, await company.addUser({ firstName: 'Maja', lastName: 'Lind' }));
  await page.goto('/account');
  const email = `maja.new@${company.domain}`;
  const dialog = dialogOf(page, 'Change your email');
  const ask = async () => {
    await page.getByRole('button', { name: 'Change your email' }).click();
    await dialog.getByLabel('New email').fill(email);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog).toContainText(`Enter the 6-digit code sent to ${email}.`);
  };
  await ask();
  const code = await mailbox.code(email);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await ask();
  await expect(dialog.getByRole('alert').filter({ hasText: 'A code was sent a moment ago' })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText(`Your email is ${email} now.`)).toBeVisible();
});

test('another device is signed out with a fresh code; giving up changes nothing @desktop', async ({
  page,
  company,
  mailbox,
}) => {
  const person = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL(/verify/);
  await expect.poll(async () => (await mailbox.to(person.email)).length).toBe(3);
  await page.getByLabel('Code').fill(await mailbox.code(person.email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await letTimePass(person);
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  const signOut = sessions.getByRole('button', { name: /^Sign out (?!everywhere)/ });
  await signOut.click();
  await confirmation(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The session was not signed out')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);

  await signOut.click();
  await confirmation(page).getByRole('button', { name: 'Send code' }).click();
  await expect.poll(async () => (await mailbox.to(person.email)).length).toBe(4);
  await confirmation(page)
    .getByLabel('Code')
    .fill(await mailbox.code(person.email));
  await confirmation(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('That session was signed out.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect.poll(async () => (await person.api.get('/auth/me')).status()).toBe(401);
});

test('an administrator gives a person another address and ends their sessions with it @desktop', async ({
  page,
  company,
  signIn,
  mailbox,
}) => {
  const asta = await company.addUser({ firstName: 'Asta', lastName: 'Berg' });
  const mails = (await mailbox.to(asta.email)).length;
  const email = `asta.new@${company.domain}`;
  await signIn(page, company.admin);
  await page.goto(`/users?person=${asta.id}`);
  await letTimePass(company.admin);
  const drawer = dialogOf(page, 'Asta Berg');
  await drawer.getByLabel('Email').fill(email);
  await expect(drawer.getByText('The old address gets a mail that says so.')).toBeVisible();
  await expect(drawer.getByLabel('Sign out everywhere')).toBeChecked();
  await expectNoAxeViolations(page);
  await drawer.getByRole('button', { name: 'Save' }).click();

  // Escape closes the question, and not the drawer below it.
  await expect(confirmation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toHaveCount(0);
  await expect(drawer.getByRole('alert')).toContainText('Confirm first that it is you');
  await expect(drawer.getByLabel('Email')).toHaveValue(email);

  await drawer.getByRole('button', { name: 'Save' }).click();
  const before = (await mailbox.to(company.admin.email)).length;
  await confirmation(page).getByRole('button', { name: 'Send code' }).click();
  await mailbox.newest(company.admin.email, before + 1);
  await confirmation(page)
    .getByLabel('Code')
    .fill(await mailbox.code(company.admin.email));
  await confirmation(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('User updated succesfully')).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expect.poll(async () => (await asta.api.get('/auth/me')).status()).toBe(401);
  expect((await mailbox.newest(asta.email, mails + 1)).text).toContain('Admin Admin changed the address');
});

test('an administrator’s own address leads to their own page @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto(`/users?person=${company.admin.id}`);
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeDisabled();
  await expect(page.getByRole('dialog')).toContainText('Your own address you change in My Account.');
});
