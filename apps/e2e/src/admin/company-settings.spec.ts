import type { Page } from '@playwright/test';
import { Company } from '../kit/company';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

const url = '/api/v1/organization';
const settings = async (company: Company) => (await company.api.get(url)).json();
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function openSettings(page: Page): Promise<void> {
  await page.goto('/admin?tab=company');
  await expect(page.getByRole('heading', { name: 'Company', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeVisible();
}

test('a new name is on everybody’s screen at once', async ({ page, company, signIn, openAs }) => {
  const member = await openAs(await company.addUser({ firstName: 'Maja', lastName: 'Lind' }));
  await member.goto('/account');
  await expect(member.getByLabel('Company', { exact: true })).toHaveValue(company.name);
  await signIn(page, company.admin);
  await openSettings(page);
  await expect(save(page)).toBeDisabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const name = `${company.name} of the North`;
  await page.getByRole('textbox', { name: 'Company name' }).fill(` ${name} `);
  await page.getByRole('combobox', { name: 'Time zone' }).fill('new york');
  await page.getByRole('option', { name: 'America/New York' }).click();
  await page.getByRole('combobox', { name: 'Recording language' }).click();
  await page.getByRole('option', { name: 'Spanish' }).click();
  await save(page).click();
  await expect(page.getByText('The company was saved.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue(name);
  await expect(member.getByLabel('Company', { exact: true })).toHaveValue(name);
  expect(await settings(company)).toMatchObject({
    name,
    timeZone: 'America/New_York',
    recordingLanguage: 'es',
    version: 2,
  });
  await page.goto('/admin?tab=audit');
  await expect(page.getByText(`Changed the company ${name}`)).toBeVisible();
  await expect(page.getByText('Recording language: es')).toBeVisible();
});

test('a zone that is typed is taken with Enter', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await openSettings(page);
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('nowhere');
  await expect(page.getByRole('option', { disabled: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await zone.blur();
  await zone.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.type('auckl');
  await page.keyboard.press('Enter');
  await expect(zone).toHaveValue('Pacific/Auckland');
  await save(page).click();
  await expect(page.getByText('The company was saved.')).toBeVisible();
  expect(await settings(company)).toMatchObject({ timeZone: 'Pacific/Auckland' });
});

test.describe('a page whose live events could not be opened at first', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('has the name of the company when they are', async ({ page, company, signIn }) => {
    let isCut = true;
    await page.route('**/api/v1/events**', (route) => (isCut ? route.abort() : route.continue()));
    await signIn(page, company.admin);
    await page.goto('/account');
    const shown = page.getByLabel('Company', { exact: true });
    await expect(shown).toHaveValue(company.name);
    const name = `${company.name} of the South`;
    await company.api.patch(url, { data: { name } });
    isCut = false;
    await expect(shown).toHaveValue(name);
  });
});

test('settings can be taken back', async ({ page, company, signIn }) => {
  await company.api.patch(url, { data: { timeZone: 'Asia/Tokyo', recordingLanguage: 'sv' } });
  await signIn(page, company.admin);
  await openSettings(page);
  await page.getByRole('combobox', { name: 'Time zone' }).click();
  await page.getByRole('option', { name: 'Not set (UTC)' }).click();
  await page.getByRole('combobox', { name: 'Recording language' }).click();
  await page.getByRole('option', { name: 'Not set (English)' }).click();
  await save(page).click();
  await expect(page.getByText('The company was saved.')).toBeVisible();
  expect(await settings(company)).toMatchObject({ timeZone: null, recordingLanguage: null });
});

test('the form follows what another admin saves, and tells what both have changed', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await openSettings(page);
  await page.getByRole('textbox', { name: 'Company name' }).fill('Mine');
  const theirs = `Theirs ${company.name}`;
  await company.api.patch(url, { data: { name: theirs, timeZone: 'Asia/Tokyo' } });
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody else changed this meanwhile' });
  await expect(notice).toContainText(theirs);
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Asia/Tokyo');
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Mine');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Use theirs for Company name' }).click();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue(theirs);
  await expect(notice).toHaveCount(0);
  await expect(save(page)).toBeDisabled();
});

test.describe('without live events', () => {
  test.use({ allowedConsole: [/status of 409/] });

  test('what both have changed is told when it is saved, and nobody’s work is lost', async ({
    page,
    company,
    signIn,
  }) => {
    await page.route('**/api/v1/events**', () => undefined);
    await signIn(page, company.admin);
    await openSettings(page);
    await company.api.patch(url, { data: { name: `New ${company.name}`, timeZone: 'Asia/Tokyo' } });
    await page.getByRole('textbox', { name: 'Company name' }).fill(`My ${company.name}`);
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(`New ${company.name}`);
    await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue(`My ${company.name}`);
    await save(page).click();
    await expect(page.getByText('The company was saved.')).toBeVisible();
    expect(await settings(company)).toMatchObject({
      name: `My ${company.name}`,
      timeZone: 'Asia/Tokyo',
    });
  });
});

test.describe('what is refused', () => {
  test.use({ allowedConsole: [/status of 4(00|09)/] });

  test('says so on its field', async ({ page, company, signIn, baseURL, mailbox, playwright }) => {
    const place = { baseURL: baseURL ?? '', mailbox, request: playwright.request };
    const other = await Company.register(place);
    await signIn(page, company.admin);
    await openSettings(page);
    await page.getByRole('textbox', { name: 'Company name' }).fill(' ');
    await save(page).click();
    await expect(page.getByText('Company name is required')).toBeVisible();
    await page.getByRole('textbox', { name: 'Company name' }).fill(other.name.toUpperCase());
    await save(page).click();
    // In the alert, and at the field.
    await expect(page.getByText(`Another company has the name "${other.name.toUpperCase()}"`)).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('textbox', { name: 'Company name' }).fill(company.name);
    await page.getByRole('textbox', { name: 'Company domain' }).fill('gmail.com');
    await save(page).click();
    await expect(page.getByText('gmail.com gives mailboxes to everybody.')).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: 'Company domain' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page.getByRole('textbox', { name: 'Company domain' }).fill(other.domain);
    await save(page).click();
    await expect(page.getByText(`Your own address must be at ${other.domain}.`)).toHaveCount(2);
    await expectNoAxeViolations(page);
    expect(await settings(company)).toMatchObject({ version: 1 });
    await other.close();
  });
});

test('leaving with changes asks', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await openSettings(page);
  await page.getByRole('textbox', { name: 'Company name' }).fill('Half');
  await page.getByRole('tab', { name: 'Roles' }).click();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue('Half');
  await page.getByRole('tab', { name: 'Roles' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
  await page.getByRole('tab', { name: 'Company' }).click();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue(company.name);
});

test('who may only read the portal sees the settings and changes none', async ({ company, openAs }) => {
  const permissions = [{ action: 'read', resource: 'admin' }];
  await company.api.post('/api/v1/roles', { data: { name: 'Reader', permissions } });
  const page = await openAs(await company.addUser({ firstName: 'Asta', lastName: 'Berg', role: 'Reader' }));
  await openSettings(page);
  await expect(page.getByText('Your role lets you see this, but not change it.')).toBeVisible();
  for (const label of ['Company name', 'Company domain'])
    await expect(page.getByRole('textbox', { name: label })).toBeDisabled();
  for (const name of ['Time zone', 'Recording language'])
    await expect(page.getByRole('combobox', { name })).toBeDisabled();
  await expect(save(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test.describe('a company that cannot be loaded', () => {
  test.use({ allowedConsole: [/status of 500/] });

  test('can be asked for again', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    let isBroken = true;
    await page.route(`**${url}`, (route) =>
      isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto('/admin?tab=company');
    await expect(page.getByRole('alert')).toContainText('This could not be loaded');
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('textbox', { name: 'Company name' })).toHaveValue(company.name);
  });
});
