import { readFile } from 'node:fs/promises';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

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

test('filters by person, kind and days, and the address and the export know it @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const asta = await company.addUser({ firstName: 'Asta', lastName: 'Berg', role: 'admin' });
  const gone = await company.addUser({ firstName: 'Gone', lastName: 'Lund', role: 'admin' });
  await asta.api.post('/api/v1/positions', { data: { name: 'Cook' } });
  await gone.api.post('/api/v1/positions', { data: { name: 'Smith' } });
  await company.api.delete(`/api/v1/users/${gone.id}`);
  await signIn(page, company.admin);
  await page.goto('/admin?tab=audit');
  const rows = page.getByRole('region', { name: 'Audit log' }).getByRole('row');
  const person = page.getByRole('combobox', { name: 'Person' });
  await person.click();
  await person.fill('asta');
  await page.getByRole('option', { name: `Asta Berg (${asta.email})` }).click();
  await expect(page.getByText('1 - 2 / 2')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`person=${asta.id}`));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'Positions' }).click();
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Stockholm' });
  await page.getByLabel('From', { exact: true }).fill(today);
  await page.getByLabel('To', { exact: true }).fill(today);
  await expect(rows).toHaveCount(2);

  // Another browser tab shows the same, and the export holds exactly what is shown.
  await page.goto(page.url());
  await expect(person).toHaveValue(`Asta Berg (${asta.email})`);
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(today);
  await expect(rows).toHaveCount(2);
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const lines = (await readFile(await (await exported).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Asta Berg,,position.create,position,Cook');

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).not.toHaveURL(/person=/);
  await expect(rows).toHaveCount(3);
  await expect(person).toHaveValue('');

  // Somebody whom the company no longer has keeps a name.
  await page.goto(`/admin?tab=audit&person=${gone.id}`);
  await expect(person).toHaveValue('Gone Lund');
  await expect(page.getByText('1 - 2 / 2')).toBeVisible();
});

test('pages through many entries @desktop', async ({ page, company, signIn }) => {
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

test('what was done can be read in every window @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  for (const width of [769, 960, 993]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin?tab=audit');
    const what = await page.getByRole('columnheader', { name: 'What' }).boundingBox();
    expect(what?.width, `${width} pixels`).toBeGreaterThan(160);
  }
});
