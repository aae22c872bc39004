import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

test('creates a role from pairs that are said in plain words', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/admin?tab=roles');
  await expect(page.getByText('Built in')).toHaveCount(2);
  await page.getByRole('button', { name: 'Add role' }).click();
  const drawer = page.getByRole('dialog', { name: 'New role' });
  await expect(drawer.getByText('may sign in and nothing else')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Auditor');
  await drawer.getByRole('checkbox', { name: /^Read Admin Portal/ }).check();
  await drawer.getByRole('checkbox', { name: /^Read People/ }).check();
  const preview = drawer.getByRole('region', { name: 'A person with this role may' });
  await expect(preview.getByRole('listitem')).toHaveText([
    'Open the Admin Portal, see every detail of people, the audit log and exports',
    'See the names and addresses of colleagues',
  ]);
  const unused = ['Create', 'Delete'].map((action) =>
    drawer.getByRole('checkbox', { name: new RegExp(`^${action} Policies`) }),
  );
  for (const box of unused) await box.check();
  await expect(preview.getByText('Reserved for policies'), 'said once').toHaveCount(1);
  for (const box of unused) await box.uncheck();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role created succesfully')).toBeVisible();
  const { data } = await (await company.api.get('/api/v1/roles')).json();
  expect(data.find(({ name }: { name: string }) => name === 'Auditor').permissions).toEqual([
    { action: 'read', resource: 'admin' },
    { action: 'read', resource: 'user' },
  ]);
  await page.getByRole('button', { name: 'Open Auditor' }).click();
  await expect(page.getByText('Nobody has this role.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete role' }).click();
  await page
    .getByRole('dialog', { name: 'Delete role?' })
    .getByRole('button', { name: 'Delete role' })
    .click();
  await expect(page.getByText('Role deleted succesfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open Auditor' })).toHaveCount(0);
});

test('the role admin is locked; a change that reaches people asks first @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const asta = await company.addUser({ firstName: 'Asta', lastName: 'Berg' });
  await signIn(page, company.admin);
  await page.goto('/admin?tab=roles');
  await page.getByRole('button', { name: 'Open admin' }).click();
  const admin = page.getByRole('dialog', { name: 'admin' });
  await expect(admin.getByText('holds every permission and cannot be changed')).toBeVisible();
  await expect(admin.getByRole('checkbox').first()).toBeDisabled();
  await expect(admin.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(admin.getByText(company.admin.email)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Open user' }).click();
  const user = page.getByRole('dialog', { name: 'user', exact: true });
  await expect(user.getByText(asta.email)).toBeVisible();
  await user.getByRole('checkbox', { name: /^Delete Tasks and meetings/ }).uncheck();
  await user.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Change what people may do?' });
  await expect(question).toContainText('This takes effect for 1 person within seconds.');
  await expect(question).toContainText('They lose: Delete tasks and meetings.');
  await question.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Role updated succesfully')).toBeVisible();
  const task = await (await company.api.post('/api/v1/tasks', { data: { title: 'Kept' } })).json();
  // So soon, says the specification.
  await expect
    .poll(async () => (await asta.api.delete(`/api/v1/tasks/${task.id}`)).status(), { timeout: 5_000 })
    .toBe(403);
});

test('closing a changed role asks @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/admin?tab=roles&role=new');
  await page.getByRole('textbox', { name: 'Name' }).fill('Half');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what a role does not allow is not shown, and a change reaches an open tab @desktop', async ({
  company,
  openAs,
}) => {
  const made = await company.api.post('/api/v1/roles', {
    data: {
      name: 'Viewer',
      permissions: [
        { action: 'read', resource: 'admin' },
        { action: 'read', resource: 'user' },
        { action: 'read', resource: 'groups' },
        { action: 'read', resource: 'roles' },
      ],
    },
  });
  const role = await made.json();
  const asta = await company.addUser({ firstName: 'Asta', lastName: 'Berg', role: 'Viewer' });
  await company.api.post('/api/v1/positions', { data: { name: 'Cook' } });
  const page = await openAs(asta);
  await page.goto('/admin?tab=positions');
  await expect(page.getByRole('row', { name: /Cook/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add position' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Actions for Cook' })).toHaveCount(0);
  await company.api.patch(`/api/v1/roles/${role.id}`, {
    data: { permissions: [...role.permissions, { action: 'create', resource: 'groups' }] },
  });
  await expect(page.getByRole('button', { name: 'Add position' })).toBeVisible();
  await page.getByRole('tab', { name: 'Roles' }).click();
  await expect(page.getByRole('button', { name: 'Add role' })).toHaveCount(0);
  await page.goto(`/users?person=${company.admin.id}`);
  await expect(page.getByLabel('First name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete user' })).toHaveCount(0);
});

test.describe('a stale change', () => {
  test.use({ allowedConsole: [/status of 409/] });

  test('what another admin takes away while one is asked is not given back @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await company.addUser({ firstName: 'Asta', lastName: 'Berg' });
    const { data } = await (await company.api.get('/api/v1/roles')).json();
    const { id, permissions } = data.find(({ name }: { name: string }) => name === 'user');
    const isDeletion = ({ action, resource }: Record<string, string>) =>
      action === 'delete' && resource === 'actions';
    await signIn(page, company.admin);
    await page.goto(`/admin?tab=roles&role=${id}`);
    const drawer = page.getByRole('dialog', { name: 'user', exact: true });
    await drawer.getByRole('checkbox', { name: /^Read Admin Portal/ }).check();
    await drawer.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Change what people may do?' });
    await expect(question).not.toContainText('Delete tasks and meetings');
    const kept = permissions.filter((pair: Record<string, string>) => !isDeletion(pair));
    const other = await company.api.patch(`/api/v1/roles/${id}`, { data: { permissions: kept } });
    expect(other.status()).toBe(200);
    await question.getByRole('button', { name: 'Change role' }).click();

    const notice = drawer.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
    const row = notice.getByRole('row', { name: /What only one allows/ });
    await expect(row, 'says what differs').toContainText('Delete tasks and meetings');
    await expect(row).not.toContainText('See the names');
    const now = await (await company.api.get(`/api/v1/roles/${id}`)).json();
    expect(now.permissions).toEqual(kept);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(question, 'says what is given now').toContainText('Delete tasks and meetings');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await expectNoAxeViolations(page);
    await drawer.getByRole('checkbox', { name: /^Delete Tasks and meetings/ }).uncheck();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(question).toContainText('They gain: Open the Admin Portal');
    await expect(question).not.toContainText('Delete tasks and meetings');
    await question.getByRole('button', { name: 'Change role' }).click();
    await expect(page.getByText('Role updated succesfully')).toBeVisible();
    const merged = await (await company.api.get(`/api/v1/roles/${id}`)).json();
    expect(merged.permissions).toHaveLength(kept.length + 1);
    expect(merged.permissions.some(isDeletion)).toBe(false);
  });
});
