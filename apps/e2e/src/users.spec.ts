import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { isPhone, named, openDetails, person } from './people-kit';

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('dialog').getByLabel(label, { exact: false }).first().click();
  await page.getByRole('option', { name: option }).first().click();
};

test('shows people as a table on a desktop and as cards on a phone', async ({ page, company, signIn }) => {
  const positionId = await named(company, 'positions', 'Head Cook');
  const departmentId = await named(company, 'departments', 'Kitchen');
  const manager = await person(company, 'Maria', 'Boss');
  await person(company, 'Asta', 'Berg', { positionId, departmentIds: [departmentId], managerId: manager.id });
  await person(company, 'Blocked', 'Person', { blocked: true });
  await signIn(page, company.admin);
  await page.goto('/users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect(page.getByText('1 - 4 / 4')).toBeVisible();
  if (isPhone(page)) {
    const card = page.getByRole('button', { name: /Asta Berg/ });
    await expect(card).toContainText('Head Cook');
    await expect(card).toContainText(`asta.berg@${company.domain}`);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Create' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add user' })).toBeVisible();
  } else {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Email',
      'First Name',
      'Last Name',
      'Position',
      'Manager',
      'Departments',
      'Details',
    ]);
    const row = page.getByRole('row', { name: /asta.berg/ });
    await expect(row).toContainText('Head Cook');
    await expect(row).toContainText('Maria Boss');
    await expect(row).toContainText('Kitchen');
    await expect(page.getByRole('row', { name: /maria.boss/ })).toContainText('N/A');
    const red = await page
      .getByRole('row', { name: /blocked.person/ })
      .getByRole('cell')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor.match(/\d+/g)?.map(Number));
    expect(red?.[0]).toBeGreaterThan((red?.[1] ?? 255) + 10);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page);
});

test('searches on the server after a pause and keeps tab and search in the address', async ({
  page,
  company,
  signIn,
}) => {
  await person(company, 'Asta', 'Berg');
  await person(company, 'Bert', 'Lund', { blocked: true });
  await signIn(page, company.admin);
  await page.goto('/users');
  await expect(page.getByText('1 - 3 / 3')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/users?') && request.url().includes('q=')) calls.push(request.url());
  });
  const search = page.getByPlaceholder('Search by email, name or last name');
  await search.pressSequentially('BERG', { delay: 20 });
  await expect(page.getByText('1 - 1 / 1')).toBeVisible();
  await expect(page.getByText('asta.berg')).toBeVisible();
  expect(calls).toHaveLength(1);
  await expect(page).toHaveURL(/q=BERG/);
  await search.fill('nobody at all');
  await expect(page.getByText('Nobody matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(search).toHaveValue('');
  await page.getByRole('tab', { name: 'Inactive' }).click();
  await expect(page).toHaveURL(/tab=inactive/);
  await expect(page.getByText('bert.lund')).toBeVisible();
  await expect(page.getByText('1 - 1 / 1')).toBeVisible();
  await page.getByRole('tab', { name: 'Admin' }).click();
  await expect(page).toHaveURL(/tab=admins/);
  await expect(page.getByText(company.admin.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 - 1 / 1')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Admin' })).toHaveAttribute('aria-selected', 'true');
});

test('columns keep the width that was dragged or typed', async ({ page, company, signIn }) => {
  test.skip(isPhone(page), 'a phone has no table');
  await signIn(page, company.admin);
  await page.goto('/users');
  const header = page.getByRole('columnheader', { name: 'Email' });
  const width = async () => Math.round((await header.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(175);
  const handle = header.getByRole('separator');
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBe(191);
  const box = await handle.boundingBox();
  if (!box) throw new Error('the handle has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(251);
  await page.reload();
  await expect.poll(width).toBe(251);
  await handle.focus();
  await page.keyboard.press('Home');
  await expect.poll(width).toBe(50);
});

test('creates a person with a new position and department', async ({ page, company, signIn, mailbox }) => {
  await signIn(page, company.admin);
  await page.goto('/users');
  if (isPhone(page)) await page.getByRole('button', { name: 'Add user' }).click();
  else {
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('menuitem', { name: 'One user' }).click();
  }
  const drawer = page.getByRole('dialog', { name: 'New User' });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('First name must be between 3 and 100 characters')).toBeVisible();
  await expect(drawer.getByText('Last name must be between 3 and 255 characters')).toBeVisible();
  await expect(drawer.getByText('Invalid email')).toBeVisible();
  await expect(drawer.getByText('Role is required')).toBeVisible();

  await drawer.getByLabel('First name').fill('Nils');
  await drawer.getByLabel('Last name').fill('Holgersson');
  const email = `nils@${company.domain}`;
  await drawer.getByLabel('Email').fill(email);
  await choose(page, 'Role', 'Admin');
  await expect(
    drawer.getByText('can access the Admin Portal and change the organization and document groups'),
  ).toBeVisible();
  await choose(page, 'Role', 'Non-admin');
  await drawer.getByLabel('Position').fill('Goose pilot');
  await page.getByRole('option', { name: 'Create "Goose pilot"' }).click();
  await expect(page.getByText('Position created succesfully')).toBeVisible();
  await drawer.getByLabel('Departments').fill('Lapland');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('option', { name: 'Create "Lapland"' }).click();
  await expect(page.getByText('Department created succesfully')).toBeVisible();
  await page.keyboard.press('Tab');
  await expectNoAxeViolations(page);
  // A message stays for as long as a mouse rests on it, which a finger does not.
  await page.mouse.move(0, 0);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User created succesfully')).toBeVisible();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText('Goose pilot').first()).toBeVisible();
  expect((await mailbox.newest(email)).text).toContain('/login');
});

test('sends only what was changed, and asks before changes are lost', async ({ page, company, signIn }) => {
  await person(company, 'Asta', 'Berg');
  await person(company, 'Maria', 'Boss');
  await person(company, 'Gone', 'Away', { blocked: true });
  await signIn(page, company.admin);
  await page.goto('/users');
  await openDetails(page, `asta.berg@${company.domain}`);
  const drawer = page.getByRole('dialog', { name: 'Asta Berg' });
  const save = drawer.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await drawer.getByLabel('First name').fill('Astrid');
  await expect(save).toBeEnabled();
  if (!isPhone(page)) {
    await page.mouse.click(300, 400);
    await expect(drawer).toBeVisible();
  }
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(drawer.getByLabel('First name')).toHaveValue('Astrid');

  await drawer.getByLabel('Manager').click();
  await expect(page.getByRole('option', { name: /Gone Away/ })).toHaveCount(0);
  await expect(page.getByRole('option', { name: /Asta Berg/ })).toHaveCount(0);
  await drawer.getByLabel('Manager').fill('bos');
  await page.getByRole('option', { name: `Maria Boss (maria.boss@${company.domain})` }).click();
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await save.click();
  expect(Object.keys((await sent).postDataJSON()).sort()).toEqual(['firstName', 'managerId', 'version']);
  await expect(page.getByText('User updated succesfully')).toBeVisible();
  await expect(page.getByText('Astrid').first()).toBeVisible();
});

test('typing into a picker replaces what was chosen', async ({ page, company, signIn }) => {
  const positionId = await named(company, 'positions', 'Baker');
  await named(company, 'positions', 'Cook');
  const managerId = company.admin.id;
  const asta = await person(company, 'Asta', 'Berg', { positionId, managerId });
  const boss = await person(company, 'Frida', 'Holm');
  await signIn(page, company.admin);
  await page.goto(`/users?person=${asta.id}`);
  await page.getByRole('combobox', { name: 'Position' }).click();
  await page.keyboard.type('Coo');
  await page.getByRole('option', { name: 'Cook' }).click();
  await page.getByRole('combobox', { name: 'Manager' }).click();
  await page.keyboard.type('Frida');
  await page.getByRole('option', { name: boss.email }).click();
  await expect(page.getByRole('combobox', { name: 'Position' })).toHaveValue('Cook');
  await expect(page.getByRole('combobox', { name: 'Manager' })).toHaveValue(/Frida Holm/);
});

test.describe('refusals', () => {
  test.use({ allowedConsole: [/status of 40[09]/] });

  test('stand on the field and in a red alert', async ({ page, company, signIn }) => {
    await person(company, 'Asta', 'Berg');
    await signIn(page, company.admin);
    await page.goto('/users');
    await openDetails(page, `asta.berg@${company.domain}`);
    const drawer = page.getByRole('dialog', { name: 'Asta Berg' });
    await drawer.getByLabel('Email').fill(company.admin.email);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByRole('alert')).toContainText('This email is already in use');
    await expect(drawer.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(drawer).toBeVisible();
  });

  test('keep the last admin an admin', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    await page.goto(`/users?person=${company.admin.id}`);
    await choose(page, 'Status', 'Inactive');
    await page.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Change your own access?' });
    await expect(question).toContainText('only when another admin activates you');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByLabel('First name')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await question.getByRole('button', { name: 'Change my access' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: 'last active admin' })).toBeVisible();
  });

  test('show both values when two admins change one person', async ({ page, company, signIn }) => {
    const asta = await person(company, 'Asta', 'Berg');
    await signIn(page, company.admin);
    await page.goto('/users');
    await openDetails(page, asta.email);
    const drawer = page.getByRole('dialog').first();
    await drawer.getByLabel('First name').fill('Astrid');
    const other = await company.api.patch(`/api/v1/users/${asta.id}`, {
      data: { firstName: 'Anita', lastName: 'Borg' },
    });
    expect(other.ok()).toBe(true);
    await drawer.getByRole('button', { name: 'Save' }).click();
    const notice = drawer.getByRole('alert').filter({ hasText: 'Somebody else changed this person' });
    await expect(notice.getByRole('row', { name: /First name/ })).toContainText('Astrid');
    await expect(notice.getByRole('row', { name: /First name/ })).toContainText('Anita');
    await expect(drawer.getByLabel('Last name')).toHaveValue('Borg');
    await expect(drawer.getByRole('textbox', { name: 'First name' })).toHaveValue('Astrid');
    await expectNoAxeViolations(page);
    await notice.getByRole('button', { name: 'Use theirs for First name' }).click();
    await expect(drawer.getByLabel('First name')).toHaveValue('Anita');
    await drawer.getByLabel('First name').fill('Astrid');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('User updated succesfully')).toBeVisible();
  });
});

test('deactivates, invites again and signs out everywhere', async ({ page, company, signIn, mailbox }) => {
  const asta = await company.addUser({ firstName: 'Asta', lastName: 'Berg' });
  const mails = (await mailbox.to(asta.email)).length;
  await signIn(page, company.admin);
  await page.goto(`/users?person=${asta.id}`);
  const drawer = page.getByRole('dialog', { name: 'Asta Berg' });
  await drawer.getByRole('button', { name: 'Resend invitation' }).click();
  await expect(page.getByText(`The invitation was sent to ${asta.email}.`)).toBeVisible();
  await mailbox.newest(asta.email, mails + 1);
  await drawer.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out everywhere?' })
    .getByRole('button', { name: 'Sign out everywhere' })
    .click();
  await expect(drawer.getByText('Not signed in anywhere.')).toBeVisible();
  await expect.poll(async () => (await asta.api.get('/auth/me')).status(), { timeout: 5_000 }).toBe(401);
  await choose(page, 'Status', 'Inactive');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User updated succesfully')).toBeVisible();
  await page.getByRole('tab', { name: 'Inactive' }).click();
  await expect(page.getByText(asta.email, { exact: true })).toBeVisible();
});

test('says what deleting touches and hands the tasks over', async ({ page, company, signIn }) => {
  const asta = await person(company, 'Asta', 'Berg');
  const heir = await person(company, 'Maria', 'Boss');
  await person(company, 'Under', 'Ling', { managerId: asta.id });
  const task = await (
    await company.api.post('/api/v1/tasks', { data: { title: 'Bake', userId: asta.id } })
  ).json();
  await signIn(page, company.admin);
  await page.goto(`/users?person=${asta.id}`);
  await page.getByRole('button', { name: 'Delete user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete User' });
  await expect(dialog).toContainText('1 task is assigned to this person (1 open).');
  await expect(dialog).toContainText('1 person reports to them');
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Hand the tasks over to somebody').check();
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(dialog.getByText('Choose who takes over the tasks')).toBeVisible();
  await dialog.getByLabel('Hand over to').fill('maria');
  await page.getByRole('option', { name: /Maria Boss/ }).click();
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText('User deleted succesfully')).toBeVisible();
  await expect(page.getByText(asta.email)).toHaveCount(0);
  const moved = await (await company.api.get(`/api/v1/tasks/${task.id}`)).json();
  expect(moved.userId).toBe(heir.id);
});

test('follows what others change, live', async ({ page, company, signIn }) => {
  const asta = await person(company, 'Asta', 'Berg');
  await signIn(page, company.admin);
  await page.goto('/users');
  await expect(page.getByText(asta.email)).toBeVisible();
  await company.api.patch(`/api/v1/users/${asta.id}`, { data: { firstName: 'Zelda' } });
  await expect(page.getByText('Zelda').first()).toBeVisible();
  await person(company, 'Nils', 'Holgersson');
  await expect(page.getByText(`nils.holgersson@${company.domain}`)).toBeVisible();
  await company.api.delete(`/api/v1/users/${asta.id}`);
  await expect(page.getByText(asta.email)).toHaveCount(0);
  await expect(page.getByText('1 - 2 / 2')).toBeVisible();
});

test('members see colleagues and nothing to change', async ({ page, company, signIn }) => {
  const asta = await company.addUser({ firstName: 'Asta', lastName: 'Berg' });
  await signIn(page, asta);
  await page.goto('/users');
  await expect(page.getByText(company.admin.email)).toBeVisible();
  for (const name of ['Create', 'Details', 'Add user', 'Export'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('on a phone the drawer rises from the bottom and is pulled down again, after asking', async ({
  page,
  company,
  signIn,
}) => {
  test.skip(!isPhone(page), 'on a desktop it comes from the right');
  await signIn(page, company.admin);
  await page.goto('/users');
  await openDetails(page, company.admin.email);
  const drawer = page.getByRole('dialog', { name: 'Admin Admin' });
  await expectNoAxeViolations(page);
  const height = page.viewportSize()?.height ?? 0;
  const box = await drawer.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height);
  expect(box?.y).toBeGreaterThan(0);
  const pull = async () => {
    await page.mouse.move(195, (box?.y ?? 0) + 12);
    await page.mouse.down();
    await page.mouse.move(195, (box?.y ?? 0) + 212, { steps: 5 });
    await page.mouse.up();
  };
  await drawer.getByLabel('First name').fill('Ada');
  await pull();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(async () => (await drawer.boundingBox())?.y).toBe(box?.y);
  await pull();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toHaveCount(0);
});

test('long names and many departments break nothing', async ({ page, company, signIn }) => {
  const departmentIds = [];
  for (const name of ['A'.repeat(150), 'Kitchen', 'Bar', 'Cellar'])
    departmentIds.push(await named(company, 'departments', name));
  const long = await person(company, 'Wolfeschlegelsteinhausen'.repeat(4), 'Bergerdorffundsohn'.repeat(8), {
    departmentIds,
    email: `long@${company.domain}`,
  });
  await signIn(page, company.admin);
  await page.goto(`/users?person=${long.id}`);
  await expect(page.getByLabel('First name')).toHaveValue(long.firstName);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const box = await page.getByRole('dialog').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
