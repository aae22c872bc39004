import { expect, test } from '../kit/fixtures';

// Its looks are Swagger UI's, and so are the names and contrasts that it has.
test('somebody tries a call on the page of the API with a token @desktop', async ({ page, company }) => {
  const person = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  const permissions = [{ action: 'read', resource: 'actions' }];
  const made = await person.api.post('/api/v1/tokens', {
    data: { name: 'Trying', permissions, expiresInDays: 30 },
  });
  const { secret } = await made.json();
  await page.goto('/api/docs');
  await page.getByLabel('Select a definition').selectOption({ label: 'auth' });
  await page.getByRole('button', { name: 'Authorize' }).click();
  const dialog = page.locator('.modal-ux');
  const bearer = dialog.locator('.auth-container', { has: page.getByLabel('auth-bearer-value') });
  await bearer.getByLabel('auth-bearer-value').fill(secret);
  await bearer.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('button', { name: /GET\s*\/auth\/me\b/ })
    .first()
    .click();
  const operation = page.locator('.opblock.is-open');
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"Maja"');
});
