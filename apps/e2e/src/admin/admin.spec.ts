import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';

test('shows the company in numbers that lead to the lists behind them', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  await company.addUser({ firstName: 'Asta', lastName: 'Berg' });
  const title = 'Bake the cake';
  await company.api.post('/api/v1/tasks', { data: { title, endDate: '2020-01-01' } });
  await signIn(page, company.admin);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByRole('link', { name: /2\s+Active/ })).toBeVisible();
  await expect(people.getByRole('link', { name: /0\s+Inactive/ })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Tasks' }).getByRole('link', { name: /1\s+Overdue/ }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'System' })).toContainText('Mail');
  await expect(page.getByRole('region', { name: 'Recent events' })).toContainText('Added Asta Berg');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);

  await people.getByRole('link', { name: /Admins/ }).click();
  await expect(page).toHaveURL(/\/users\?tab=admins/);
  await expect(page.getByText(company.admin.email)).toBeVisible();
  await expect(page.getByText('1 - 1 / 1')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/tab=audit/);
});

test('the other screens of the portal can be read in the dark as well @desktop', async ({
  page,
  company,
  signIn,
}) => {
  for (const kind of ['positions', 'departments'])
    await company.api.post(`/api/v1/${kind}`, { data: { name: 'Cook', description: 'Cooks' } });
  const { data: roles } = await (await company.api.get('/api/v1/roles')).json();
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, company.admin);
  const drawers = [`/users?person=${company.admin.id}`, '/users?person=new'];
  drawers.push(...roles.map(({ id }: { id: string }) => `/admin?tab=roles&role=${id}`));
  for (const path of ['/admin?tab=positions', '/admin?tab=departments', '/admin?tab=audit']) {
    await page.goto(path);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectNoAxeViolations(page);
  }
  for (const path of drawers) {
    await page.goto(path);
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await expectNoAxeViolations(page);
  }
  await page.goto('/users');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('menuitem', { name: 'Multiple users' }).click();
  const file = Buffer.from('firstName,lastName,email,position\nAsta,Berg,asta@a.test,Smith\nAl,B,x,\n');
  const upload = page.getByRole('dialog', { name: 'Upload CSV' });
  await expect(upload).toBeVisible();
  await expectNoAxeViolations(page);
  await upload
    .locator('input[type=file]')
    .setInputFiles({ name: 'p.csv', mimeType: 'text/csv', buffer: file });
  await expect(upload.getByText('1 person will be added')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('members are taken to the board @desktop', async ({ page, company, signIn }) => {
  const asta = await company.addUser({ firstName: 'Asta', lastName: 'Berg' });
  await signIn(page, asta);
  await page.goto('/admin?tab=roles');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('the numbers of people follow what another admin does @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  await company.api.post('/api/v1/positions', { data: { name: 'Cook' } });
  const asta = await company.addUser({ firstName: 'Asta', lastName: 'Berg' });
  await signIn(page, company.admin);
  await page.goto('/admin?tab=positions');
  await expect(page.getByRole('link', { name: '0 People of Cook' })).toBeVisible();

  const other = await openAs(await company.addUser({ firstName: 'Maria', lastName: 'Boss', role: 'admin' }));
  await other.goto(`/users?person=${asta.id}`);
  await other.getByLabel('Position').click();
  await other.getByRole('option', { name: 'Cook' }).click();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: '1 People of Cook' })).toBeVisible();

  await page.getByRole('tab', { name: 'Roles' }).click();
  await expect(page.getByText('2 people')).toBeVisible();
  await company.api.delete(`/api/v1/users/${asta.id}`);
  await expect(page.getByText('0 people')).toBeVisible();
  await page.getByRole('tab', { name: 'Positions' }).click();
  await expect(page.getByRole('link', { name: '0 People of Cook' })).toBeVisible();
});

test('adds, renames, merges and deletes positions with the people they touch', async ({
  page,
  company,
  signIn,
}) => {
  const add = async (name: string) =>
    (await (await company.api.post('/api/v1/positions', { data: { name } })).json()).id;
  const cook = await add('Cook');
  const chef = await add('Chef');
  const asta = await company.addUser({ firstName: 'Asta', lastName: 'Berg' });
  await company.api.patch(`/api/v1/users/${asta.id}`, { data: { positionId: cook } });
  await signIn(page, company.admin);
  await page.goto('/admin?tab=positions');
  const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(rowOf('Cook').getByRole('link', { name: '1 People of Cook' })).toBeVisible();

  await page.getByRole('button', { name: 'Add position' }).click();
  const form = page.getByRole('dialog', { name: 'Add position' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Name').fill('Baker');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Position created succesfully')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Baker' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Head baker');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(rowOf('Head baker')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Cook' }).click();
  await page.getByRole('menuitem', { name: 'Merge' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge "Cook"' });
  await expect(merge).toContainText('1 person gets the position that stays');
  await expectNoAxeViolations(page);
  await merge.getByLabel('Merge into').click();
  await page.getByRole('option', { name: /Chef/ }).click();
  await merge.getByRole('button', { name: 'Merge' }).click();
  await expect(rowOf('Cook')).toHaveCount(0);
  await expect(rowOf('Chef').getByRole('link', { name: '1 People of Chef' })).toBeVisible();
  const moved = await (await company.api.get(`/api/v1/users/${asta.id}`)).json();
  expect(moved.positionId).toBe(chef);

  await page.getByRole('button', { name: 'Actions for Chef' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    '1 person has the position "Chef" and will have none.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Position deleted succesfully')).toBeVisible();
  await expect(rowOf('Chef')).toHaveCount(0);
});

test('a position that a search leaves alone can still be merged @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const names = ['Cook', ...Array.from({ length: 11 }, (_, at) => `Clerk ${at}`)];
  for (const name of names) await company.api.post('/api/v1/positions', { data: { name } });
  await signIn(page, company.admin);
  await page.goto('/admin?tab=positions');
  await page.getByRole('searchbox').fill('cook');
  await expect(page.getByRole('row', { name: /Clerk/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Cook' }).click();
  await expect(page.getByRole('menuitem', { name: 'Merge' })).toBeVisible();
});

test.describe('a name that is taken', () => {
  test.use({ allowedConsole: [/status of 409/] });

  test('is refused on the field, whatever its case @desktop', async ({ page, company, signIn }) => {
    await company.api.post('/api/v1/departments', { data: { name: 'Kitchen' } });
    await signIn(page, company.admin);
    await page.goto('/admin?tab=departments');
    await page.getByRole('button', { name: 'Add department' }).click();
    await page.getByLabel('Name').fill('kitchen');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('There is already a department named "kitchen"');
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);
  });
});

test('a department leads to its people @desktop', async ({ page, company, signIn }) => {
  const name = 'Ä'.repeat(120);
  const made = await (await company.api.post('/api/v1/departments', { data: { name } })).json();
  const asta = await company.addUser({ firstName: 'Asta', lastName: 'Berg' });
  await company.api.patch(`/api/v1/users/${asta.id}`, { data: { departmentIds: [made.id] } });
  await signIn(page, company.admin);
  await page.goto('/admin?tab=departments');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.getByRole('link', { name: /^1 People of/ }).click();
  await expect(page.getByText(asta.email)).toBeVisible();
  await expect(page.getByText('1 - 1 / 1')).toBeVisible();
  await page.getByRole('button', { name: /^Remove filter Department/ }).click();
  await expect(page.getByText('1 - 2 / 2')).toBeVisible();
});
