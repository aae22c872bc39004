import { readFile } from 'node:fs/promises';
import { expect, expectNoAxeViolations, test } from './fixtures';

test('says who did what, filters and exports', async ({ page, company, signIn }) => {
  await company.addUser({ firstName: 'Asta', lastName: 'Berg' });
  await company.api.post('/api/v1/positions', { data: { name: 'Cook' } });
  await signIn(page, company.admin);
  await page.goto('/admin?tab=audit');
  const table = page.getByRole('region', { name: 'Audit log' });
  await expect(table.getByRole('row', { name: /Added Asta Berg/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /Created the position Cook/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /Asta Berg Signed in/ })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await page.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'Positions' }).click();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/kind=position/);
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const csv = await readFile(await (await exported).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);

  await page.getByPlaceholder('Search names, addresses and details').fill('nothing like it');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(table.getByRole('row', { name: /Exported the audit log/ })).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
});

test('pages through many entries', async ({ page, company, signIn }) => {
  for (let n = 0; n < 60; n++)
    await company.api.post('/api/v1/positions', { data: { name: `Position ${n}` } });
  await signIn(page, company.admin);
  await page.goto('/admin?tab=audit&kind=position');
  await expect(page.getByText('1 - 50 / 60')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('51 - 60 / 60')).toBeVisible();
  await expect(page.getByText('Created the position Position 0')).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByText('1 - 50 / 60')).toBeVisible();
});
