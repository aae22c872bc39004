import type { Page } from '@playwright/test';
import type { Company } from '../kit/company';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import type { Mailbox } from '../kit/mailbox';
import { type CompanyProvider, startCompanyProvider } from '../kit/sign-in/company-provider';

// What the server refuses, the icon that the provider does not have, and who a page asks that it is of nobody any more.
test.use({ allowedConsole: [/status of (400|401|403|404|409|429)/] });

let provider: CompanyProvider;
test.beforeAll(async () => {
  provider = await startCompanyProvider();
});
test.afterAll(() => provider.close());

/** On the pages of the provider: its login, and its consent where it asks for one. */
async function signInThere(page: Page, login: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}`));
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** From the sign-in page to the provider's. */
async function goThere(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: /^Continue to 127\.0\.0\.1/ }).click();
}

/** A browser in which nobody has signed in, here or at the provider. */
const asStranger = (page: Page) => page.context().clearCookies();

test('a company proves its domain, sets its provider, signs in with it and switches codes off @desktop', async ({
  page,
  company,
  signIn,
  mailbox,
}) => {
  // Six ways through the pages of two servers, half of which wait for a mail.
  test.setTimeout(180_000);
  const { domain } = company;
  // The provider's pages ask for a font of somebody else's.
  await page.route('https://fonts.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/css' }));
  provider.accounts.set('lea', {
    ...{ email: `lea@${domain}`, email_verified: true, given_name: 'Lea', family_name: 'Lindgren' },
    groups: ['staff'],
  });
  provider.accounts.set('boss', { email: company.admin.email, email_verified: true });
  provider.accounts.set('eve', { email: `lea@${domain}`, email_verified: true });

  await test.step('the domain is said and proved by a code to its postmaster', async () => {
    await signIn(page, company.admin);
    await page.goto('/admin?tab=sso');
    await expect(page.getByText('First say whose addresses these are')).toBeVisible();
    await page.getByRole('button', { name: 'Set the domain' }).click();
    const form = page.getByRole('dialog', { name: 'Set the domain' });
    await expect(form.getByRole('textbox', { name: 'Domain' })).toHaveValue(domain);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Not proved yet')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name of the record' })).toHaveValue(
      `_tavla-challenge.${domain}`,
    );
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Send a code to a mailbox' }).click();
    const asking = page.getByRole('dialog', { name: 'Send a code to a mailbox' });
    await asking.getByRole('button', { name: 'Send code' }).click();
    await asking.getByLabel('Code').fill(await mailbox.code(`postmaster@${domain}`));
    await expectNoAxeViolations(page);
    await asking.getByRole('button', { name: 'Prove the domain' }).click();
    await expect(page.getByText('Proved by a code to a mailbox.')).toBeVisible();
  });

  await test.step('the provider is looked for, and kept', async () => {
    provider.serve(await page.getByRole('textbox', { name: 'Redirect address' }).inputValue());
    await page.getByRole('button', { name: 'Set the provider' }).click();
    const form = page.getByRole('dialog', { name: 'Set the provider' });
    await form.getByRole('textbox', { name: 'Issuer' }).fill('http://127.0.0.1:1');
    await form.getByRole('button', { name: 'Test' }).click();
    await expect(form.getByText('Nothing listens at this address.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Issuer' }).fill(provider.issuer);
    await form.getByRole('button', { name: 'Test' }).click();
    await expect(form.getByText(`Found. People sign in at ${provider.issuer}`)).toBeVisible();
    await form.getByRole('textbox', { name: 'Client ID' }).fill(provider.client.id);
    await form.getByLabel('Client secret').fill(provider.client.secret);
    await form.getByRole('textbox', { name: 'Claim with roles' }).fill('groups');
    await form.getByRole('button', { name: 'Add a line' }).click();
    await form.getByRole('textbox', { name: 'Value of line 1' }).fill('staff');
    await expectNoAxeViolations(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${provider.issuer}, as client ${provider.client.id}`)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /^People may sign in by code/ })).toBeDisabled();
    await expectNoAxeViolations(page);
  });

  await test.step('somebody new goes from the sign-in page through the provider to the board, and out', async () => {
    await asStranger(page);
    await goThere(page, `lea@${domain}`);
    await signInThere(page, 'lea');
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: /^Profile of Lea Lindgren/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('another account with her address is told why it is not let in', async () => {
    await asStranger(page);
    await goThere(page, `lea@${domain}`);
    await signInThere(page, 'eve');
    await expect(page.getByRole('alert')).toContainText('belongs to another account');
    expect(new URL(page.url()).search).toBe('');
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await expect(page).toHaveURL('/login');
  });

  await test.step('an admin who has come in this way switches codes off', async () => {
    await asStranger(page);
    await goThere(page, company.admin.email);
    await signInThere(page, 'boss');
    await expect(page).toHaveURL('/admin');
    await page.goto('/admin?tab=sso');
    await page.getByRole('checkbox', { name: /^People may sign in by code/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Switch codes off' }).click();
    // A sign-in with the provider confirms nothing.
    const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const mails = (await mailbox.to(company.admin.email)).length;
    await confirm.getByRole('button', { name: 'Send code' }).click();
    await mailbox.newest(company.admin.email, mails + 1);
    await confirm.getByLabel('Code').fill(await mailbox.code(company.admin.email));
    await confirm.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('checkbox', { name: /^People may sign in by code/ })).not.toBeChecked();
    await page.goto('/admin?tab=audit&kind=sso');
    await expect(page.getByText(`Switched sign-in by code off for ${domain}`)).toBeVisible();
  });

  await test.step('who adds somebody with an address elsewhere is told that it signs nobody in', async () => {
    await page.goto('/users');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('menuitem', { name: 'One user' }).click();
    const form = page.getByRole('dialog', { name: 'New User' });
    const notice = form.getByText(/^Nobody can sign in with this address/);
    await form.getByRole('textbox', { name: 'Email' }).fill('guest@elsewhere.example');
    await expect(notice).toBeVisible();
    await expectNoAxeViolations(page);
    await form.getByRole('textbox', { name: 'Email' }).fill(`guest@${domain}`);
    await expect(notice).toHaveCount(0);
    await form.getByRole('textbox', { name: 'Email' }).fill('');
  });

  await test.step('the sign-in page says so to everybody at the domain', async () => {
    await asStranger(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill(`nobody@${domain}`);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Your company has switched sign-in by code off.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page).toHaveURL(/\/verify/);
    await expect.poll(async () => (await mailbox.to(`nobody@${domain}`)).length).toBe(1);
  });
});

/** Proves the domain of a company, and answers how its provider is set beside the page. */
async function proveDomain({ domain, admin: { api } }: Company, mailbox: Mailbox) {
  const path = '/api/v1/single-sign-on';
  const mine = { mailbox: 'postmaster' };
  provider.serve('http://localhost/back');
  await api.put(`${path}/domain`, { data: { domain } });
  await api.post('/auth/domain/code', { data: mine });
  await api.post('/auth/domain/proof', {
    data: { ...mine, code: await mailbox.code(`postmaster@${domain}`) },
  });
  const { id: clientId, secret: clientSecret } = provider.client;
  const first = { issuer: provider.issuer, clientId, createsPeople: true, roleClaim: 'groups', roles: [] };
  return {
    path,
    set: (more: object) => api.put(`${path}/provider`, { data: { ...first, clientSecret, ...more } }),
    kept: async () => (await (await api.get(path)).json()).provider,
  };
}

test('who changes the provider takes back nothing that another admin has changed meanwhile @desktop', async ({
  page,
  company,
  signIn,
  mailbox,
}) => {
  const { path, set, kept } = await proveDomain(company, mailbox);
  expect((await set({})).ok()).toBe(true);

  await signIn(page, company.admin);
  await page.goto('/admin?tab=sso');
  await page.getByRole('button', { name: 'Change the provider' }).click();
  const form = page.getByRole('dialog', { name: 'Change the provider' });
  await form.getByRole('textbox', { name: 'Claim with roles' }).fill('roles');
  // The page does not look again by itself.
  await page.route(`**${path}`, () => {});
  expect((await set({ createsPeople: false, roleClaim: 'teams' })).ok()).toBe(true);
  await form.getByRole('button', { name: 'Save' }).click();
  const notice = form.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
  await expect(notice.getByRole('row', { name: /Claim with roles/ })).toContainText('teams');
  await expect(form.getByRole('checkbox', { name: /^Make accounts/ })).not.toBeChecked();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  const { createsPeople, roleClaim } = await kept();
  expect({ createsPeople, roleClaim }).toEqual({ createsPeople: false, roleClaim: 'roles' });
});

test('who sets the first provider just after another admin sees theirs, and saves what is typed @desktop', async ({
  page,
  company,
  signIn,
  mailbox,
}) => {
  const { path, set, kept } = await proveDomain(company, mailbox);
  await signIn(page, company.admin);
  await page.goto('/admin?tab=sso');
  await page.getByRole('button', { name: 'Set the provider' }).click();
  const form = page.getByRole('dialog', { name: 'Set the provider' });
  await form.getByRole('textbox', { name: 'Issuer' }).fill(provider.issuer);
  await form.getByRole('textbox', { name: 'Client ID' }).fill(provider.client.id);
  await form.getByLabel('Client secret').fill(provider.client.secret);
  await form.getByRole('textbox', { name: 'Claim with roles' }).fill('roles');
  // The page does not look again by itself.
  await page.route(`**${path}`, () => {});
  expect((await set({ createsPeople: false, roleClaim: 'teams' })).ok()).toBe(true);
  await form.getByRole('button', { name: 'Save' }).click();
  const notice = form.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
  await expect(notice.getByRole('row', { name: /Claim with roles/ })).toContainText('teams');
  await expect(form.getByRole('checkbox', { name: /^Make accounts/ })).not.toBeChecked();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
  expect(await kept()).toMatchObject({ createsPeople: false, roleClaim: 'roles' });
});

test('a code to a mailbox is entered after its dialog was closed and opened again @desktop', async ({
  page,
  company,
  signIn,
  mailbox,
}) => {
  const { domain } = company;
  await company.admin.api.put('/api/v1/single-sign-on/domain', { data: { domain } });
  await signIn(page, company.admin);
  await page.goto('/admin?tab=sso');
  const dialog = page.getByRole('dialog', { name: 'Send a code to a mailbox' });
  const ask = async () => {
    await page.getByRole('button', { name: 'Send a code to a mailbox' }).click();
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await expect(dialog.getByLabel('Code')).toBeVisible();
  };
  await ask();
  const code = await mailbox.code(`postmaster@${domain}`);
  await test.step('a click beside it closes it not', async () => {
    await page.mouse.click(5, 5);
    await expect(dialog.getByLabel('Code')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await ask();
  await expect(dialog.getByRole('alert').filter({ hasText: 'A code was sent a moment ago' })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Prove the domain' }).click();
  await expect(page.getByText('Proved by a code to a mailbox.')).toBeVisible();
});

test('who asks for a second code beside their provider finds where the first is entered @desktop', async ({
  page,
  company,
  mailbox,
}) => {
  const { set } = await proveDomain(company, mailbox);
  expect((await set({})).ok()).toBe(true);
  const { email } = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  const ask = async () => {
    await page.goto(`/sso?email=${encodeURIComponent(email)}`);
    await page.getByRole('button', { name: 'Send me a code instead' }).click();
  };
  const mails = (await mailbox.to(email)).length;
  await ask();
  await expect(page).toHaveURL(/\/verify/);
  await mailbox.newest(email, mails + 1);
  await ask();
  await expect(page.getByRole('alert')).toContainText('A code was sent a moment ago');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'I have a code' }).click();
  await page.getByLabel('Code').fill(await mailbox.code(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/');
});
