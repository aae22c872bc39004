import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { seedPeople } from '../kit/people-kit';

async function openUpload(page: Page) {
  await page.goto('/users');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('menuitem', { name: 'Multiple users' }).click();
  return page.getByRole('dialog', { name: 'Upload CSV' });
}

function csv(text: string | Buffer, name = 'people.csv', mimeType = 'text/csv') {
  return { name, mimeType, buffer: Buffer.from(text) };
}

const textOf = async (download: { path(): Promise<string> }) => readFile(await download.path(), 'utf8');

test('shows what a file would do, imports it and reports', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  const drawer = await openUpload(page);
  const rows = [
    'firstName;lastName;email;role;position;manager;departments',
    `Åsa;Öberg;asa@${company.domain};user;Goose pilot;nils@${company.domain};Lapland|Skåne`,
    `Nils;Holgersson;nils@${company.domain};;Goose pilot;;Lapland`,
    `Al;Short;short@${company.domain};;;;`,
    `No;Mail;not an address;;;;`,
    `Admin;Here;${company.admin.email};;;;`,
  ];
  const windows1252 = Buffer.from(rows.join('\r\n'), 'latin1');
  await drawer.locator('input[type=file]').setInputFiles(csv(windows1252));
  await expect(drawer.getByText('2 people will be added')).toBeVisible();
  await expect(drawer.getByText('1 is here already and stays unchanged')).toBeVisible();
  await expect(drawer.getByText('2 lines cannot be imported')).toBeVisible();
  await expect(drawer.getByRole('row', { name: /short@/ })).toContainText(
    'First name must be between 3 and 100 characters',
  );
  await expect(drawer.getByText('Goose pilot')).toBeVisible();
  await expect(drawer.getByText('Skåne')).toBeVisible();
  await expectNoAxeViolations(page);
  const before = await (await company.api.get('/api/v1/users')).json();
  expect(before.total).toBe(1);

  await drawer.getByRole('button', { name: 'Import 2 people' }).click();
  await expect(drawer.getByText('2 people were added')).toBeVisible();
  await expect(page.getByText('User created succesfully')).toBeVisible();
  const report = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download report' }).click();
  expect(await textOf(await report)).toContain(`short@${company.domain}`);
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /asa@/ })).toContainText('Nils Holgersson');
  await expect(page.getByRole('row', { name: /asa@/ })).toContainText('Skåne');
});

test('importing the same file twice changes nothing', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  const file = csv(`email,lastName,firstName\nnils@${company.domain},Holgersson,Nils\n`);
  for (const text of ['1 person will be added', '1 is here already and stays unchanged']) {
    const drawer = await openUpload(page);
    await drawer.locator('input[type=file]').setInputFiles(file);
    await expect(drawer.getByText(text)).toBeVisible();
    const start = drawer.getByRole('button', { name: 'Import 1 person' });
    if (await start.isVisible()) {
      await start.click();
      await expect(drawer.getByText('1 person was added')).toBeVisible();
    } else {
      await expect(drawer.getByRole('button', { name: 'Nobody to import' })).toBeDisabled();
    }
  }
});

test.describe('files that are none', () => {
  test.use({ allowedConsole: [/status of 4(00|15)/] });

  test('are refused in words', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    const drawer = await openUpload(page);
    const input = drawer.locator('input[type=file]');
    await input.setInputFiles(csv('x', 'people.png', 'image/png'));
    await expect(drawer.getByText('Wrong file type')).toBeVisible();
    await expect(drawer.getByRole('button', { name: /Import/ })).toHaveCount(0);
    await input.setInputFiles(csv('name;age\nAnn;7\n'));
    await expect(drawer.getByRole('alert')).toContainText('This file could not be read');
    await expect(drawer.getByRole('alert')).toContainText(/firstName|email/);
    await drawer.getByRole('button', { name: 'Choose another file' }).click();
    await expect(drawer.getByText('Drop a CSV file here or choose one')).toBeVisible();
  });
});

test('the template and the export are CSV files', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  const drawer = await openUpload(page);
  const template = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Download template' }).click();
  const file = await template;
  expect(file.suggestedFilename()).toBe('new-users-template.csv');
  expect(await textOf(file)).toContain('firstName,lastName,email,role,position,manager,departments');
  await page.keyboard.press('Escape');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect(await textOf(await exported)).toContain(company.admin.email);
});

test('a thousand people are added to nine thousand, and one of them is found', async ({
  page,
  company,
  signIn,
}) => {
  await seedPeople(company, 9_000);
  const rows = Array.from(
    { length: 1_000 },
    (_, n) => `Person${n},Number${n},p${n}@${company.domain},user,,p0@${company.domain},Crew`,
  );
  const text = ['firstName,lastName,email,role,position,manager,departments', ...rows].join('\n');
  await signIn(page, company.admin);
  const drawer = await openUpload(page);
  await drawer
    .locator('input[type=file]')
    .setInputFiles(csv(text.replace(`,p0@${company.domain},Crew`, ',,Crew')));
  await drawer.getByRole('button', { name: 'Import 1000 people' }).click();
  await expect(drawer.getByText('1000 people were added')).toBeVisible({ timeout: 30_000 });
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('1 - 100 / 10001')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('101 - 200 / 10001')).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await page.getByPlaceholder('Search by email, name or last name').fill('number999');
  await expect(page.getByText('1 - 1 / 1')).toBeVisible();
  const row = page.getByRole('row', { name: /p999@/ });
  await expect(row).toContainText('Person0 Number0');
});
