import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { isPhone, named, openDetails, person } from '../kit/people-kit';

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('dialog').getByLabel(label, { exact: false }).first().click();
  await page.getByRole('option', { name: option }).first().click();
};

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

test('sends only what was changed, and asks before changes are lost @desktop', async ({
  page,
  company,
  signIn,
}) => {
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
  await page.mouse.click(300, 400);
  await expect(drawer).toBeVisible();
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

test('typing into a picker replaces what was chosen @desktop', async ({ page, company, signIn }) => {
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

  test('stand on the field and in a red alert @desktop', async ({ page, company, signIn }) => {
    await person(company, 'Asta', 'Berg');
    await signIn(page, company.admin);
    await page.goto('/users');
    await openDetails(page, `asta.berg@${company.domain}`);
    const drawer = page.getByRole('dialog', { name: 'Asta Berg' });
    await drawer.getByLabel('Email').fill(company.admin.email);
    await drawer.getByRole('button', { name: 'Save' }).click();
    const alert = drawer.getByRole('alert').filter({ hasText: 'This email is already in use' });
    await expect(alert.first()).toBeVisible();
    // The button, which stays at the lower edge, does not lie over it.
    const box = await drawer.getByRole('alert').filter({ hasText: 'Not saved' }).boundingBox();
    const button = await drawer.getByRole('button', { name: 'Save' }).boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    await expect(drawer.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(drawer).toBeVisible();
  });

  test('keep the last admin an admin @desktop', async ({ page, company, signIn }) => {
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

  test('show both values when two admins change one person @desktop', async ({ page, company, signIn }) => {
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
    const notice = drawer.getByRole('alert').filter({ hasText: 'Somebody else changed this' });
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

test('deactivates, invites again and signs out everywhere @desktop', async ({
  page,
  company,
  signIn,
  mailbox,
}) => {
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
  // So soon, says the specification.
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

test('on a phone a drawer comes from the right and has the whole width @phone', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await page.goto('/users');
  const whole = { x: 0, y: 0, width: 390, height: 844 };
  await openDetails(page, company.admin.email);
  const drawer = page.getByRole('dialog', { name: 'Admin Admin' });
  await expect.poll(() => drawer.boundingBox()).toEqual(whole);
  await expect(drawer.getByRole('button', { name: 'Close' }).first()).toBeVisible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'Add user' }).click();
  const added = page.getByRole('dialog', { name: 'New User' });
  await expect.poll(() => added.boundingBox()).toEqual(whole);
  await page.keyboard.press('Escape');
  await expect(added).toHaveCount(0);
});
