import { allPermissions } from '@tavla/shared/permissions';
import type { Company } from '../kit/company';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { holdBack } from '../kit/hold-back';
import { person } from '../kit/people-kit';

/** Everything about people and roles; not the meetings and tasks that every member may touch. */
const managing = allPermissions.filter(({ resource }) => resource !== 'policies');

/** Somebody who manages people, and may do a little less than an admin. */
async function addManager(company: Company) {
  const data = { name: 'People manager', permissions: managing };
  expect((await company.api.post('/api/v1/roles', { data })).status()).toBe(201);
  return company.addUser({ firstName: 'Petra', lastName: 'Personnel', role: data.name });
}

test('a person who may do more is only looked at', async ({ page, company, signIn }) => {
  await signIn(page, await addManager(company));
  await page.goto(`/users?person=${company.admin.id}`);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText('This person may do more than you.')).toBeVisible();
  for (const label of [
    'First name',
    'Last name',
    'Email',
    'Role',
    'Status',
    'Position',
    'Manager',
    'Departments',
  ])
    await expect(drawer.getByLabel(label, { exact: false }).first()).toBeDisabled();
  await expect(drawer.getByRole('heading', { name: 'Sessions' })).toBeVisible();
  for (const name of ['Save', 'Resend invitation', 'Sign out everywhere', 'Delete user'])
    await expect(drawer.getByRole('button', { name })).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('nobody is offered to be changed before it is known what they may do', async ({
  page,
  company,
  signIn,
}) => {
  const asta = await person(company, 'Asta', 'Berg');
  await signIn(page, await addManager(company));
  const release = await holdBack(page, /\/api\/v1\/roles(\?|$)/);
  for (const { id } of [company.admin, asta]) {
    await page.goto(`/users?person=${id}`);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading', { name: 'Sessions' })).toBeVisible();
    await expect(drawer.getByLabel('First name')).toBeDisabled();
    await expect(drawer.getByText('may do more than you')).toHaveCount(0);
    await expect(drawer.getByRole('button', { name: 'Delete user' })).toHaveCount(0);
  }
  release();
  await expect(page.getByRole('dialog').getByLabel('First name')).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Delete user' })).toBeVisible();
});

test('a person who may do no more, and oneself, are changed as ever', async ({ page, company, signIn }) => {
  const manager = await addManager(company);
  const asta = await person(company, 'Asta', 'Berg');
  await signIn(page, manager);
  for (const { id, firstName } of [asta, manager]) {
    await page.goto(`/users?person=${id}`);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByLabel('First name')).toHaveValue(firstName);
    await expect(drawer.getByText('may do more than you')).toHaveCount(0);
    await expect(drawer.getByRole('button', { name: 'Delete user' })).toBeVisible();
    await drawer.getByLabel('Last name').fill('Renamed');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User updated succesfully').last()).toBeVisible();
  }
});

test('a role that allows more is only looked at', async ({ page, company, signIn }) => {
  const permissions = [...managing, { action: 'read' as const, resource: 'policies' as const }];
  await company.api.post('/api/v1/roles', { data: { name: 'Auditor', permissions } });
  await company.api.post('/api/v1/roles', { data: { name: 'Helper', permissions: managing.slice(0, 3) } });
  await signIn(page, await addManager(company));
  await page.goto('/admin?tab=roles');
  await page.getByRole('button', { name: 'Open Auditor' }).click();
  const drawer = page.getByRole('dialog', { name: 'Auditor' });
  await expect(drawer.getByText('This role allows more than yours.')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Name' })).toBeDisabled();
  await expect(drawer.getByRole('checkbox').first()).toBeDisabled();
  for (const name of ['Save', 'Delete role'])
    await expect(drawer.getByRole('button', { name })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Open Helper' }).click();
  const helper = page.getByRole('dialog', { name: 'Helper' });
  await expect(helper.getByRole('textbox', { name: 'Name' })).toBeEnabled();
  await expect(helper.getByRole('button', { name: 'Delete role' })).toBeEnabled();
});

test.describe('somebody who rises while they are looked at', () => {
  test.use({ allowedConsole: [/status of 403|ERR_FAILED/] });

  test('is refused in words, and then only looked at', async ({ page, company, signIn }) => {
    const asta = await person(company, 'Asta', 'Berg');
    await signIn(page, await addManager(company));
    // Nothing of what happens meanwhile comes to this page.
    await page.route('**/api/v1/events?*', (route) => route.abort());
    await page.goto(`/users?person=${asta.id}`);
    const drawer = page.getByRole('dialog', { name: 'Asta Berg' });
    await drawer.getByLabel('First name').fill('Astrid');
    const { data } = await (await company.api.get('/api/v1/roles')).json();
    const roleId = data.find(({ name }: { name: string }) => name === 'admin').id;
    await company.api.patch(`/api/v1/users/${asta.id}`, { data: { roleId } });
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByRole('alert')).toContainText('This person may do more than you');
  });
});

test('departments, which grant sight of meetings, are merged only by who may change those of people @desktop', async ({
  page,
  company,
  signIn,
}) => {
  for (const nouns of ['positions', 'departments'])
    for (const name of ['Kitchen', 'Bar']) await company.api.post(`/api/v1/${nouns}`, { data: { name } });
  const permissions = allPermissions.filter(
    ({ action, resource }) => action !== 'update' || resource !== 'user-group',
  );
  await company.api.post('/api/v1/roles', { data: { name: 'Nearly all', permissions } });
  const openMenu = async (tab: string) => {
    await page.goto(`/admin?tab=${tab}`);
    await page.getByRole('button', { name: 'Actions for Bar' }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  };
  await signIn(
    page,
    await company.addUser({ firstName: 'Petra', lastName: 'Personnel', role: 'Nearly all' }),
  );
  await openMenu('positions');
  await expect(page.getByRole('menuitem', { name: 'Merge' })).toBeVisible();
  await openMenu('departments');
  await expect(page.getByRole('menuitem', { name: 'Merge' })).toHaveCount(0);
  await signIn(page, company.admin);
  await openMenu('departments');
  await page.getByRole('menuitem', { name: 'Merge' }).click();
  await expect(page.getByRole('dialog')).toContainText('sees the meetings that are open to either');
});
