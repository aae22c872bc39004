import type { Page } from '@playwright/test';
import { addTask, listTasks, openBoard, openEditForm } from '../kit/board-kit';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { seedMeeting } from '../kit/meeting-seed';
import { named, person } from '../kit/people-kit';

const fill = (page: Page, name: string, text: string) =>
  page.getByRole('dialog').getByRole('textbox', { name }).fill(text);

test('a task that lacks something says what, at its field, and takes the focus there', async ({
  page,
  company,
  signIn,
}) => {
  const ada = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  await signIn(page, company.admin);
  await openBoard(page);
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add Task' });
  const submit = form.getByRole('button', { name: 'Add Task' });
  await submit.click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await expect(form.getByText('Assignee is required')).toBeVisible();
  await expect(form.getByLabel('Title')).toBeFocused();
  await expectNoAxeViolations(page);
  await form.getByLabel('Title').fill('  Bake a cake ');
  await expect(form.getByText('Title is required')).toHaveCount(0);
  await submit.click();
  await expect(form.getByRole('combobox', { name: 'Assignee' })).toBeFocused();
  await form.getByRole('combobox', { name: 'Assignee' }).fill('Ada');
  await page.getByRole('option', { name: 'Ada Lovelace' }).click();
  await submit.click();
  await expect(form).toHaveCount(0);
  await expect
    .poll(async () => (await listTasks(company.admin)).map(({ title, userId }) => [title, userId]))
    .toEqual([['Bake a cake', ada.id]]);
});

test('what others change comes into an open form of a task, and both are kept @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const task = await addTask(company.admin, { title: 'Cake', userId: company.admin.id });
  await signIn(page, company.admin);
  await openBoard(page);
  const form = await openEditForm(page, 'Cake');
  await form.getByLabel('Title').fill('Cheese cake');
  const theirs = { description: 'With lemon' };
  await company.api.patch(`/api/v1/tasks/${task.id}`, { data: theirs });
  await expect(form.getByLabel('Description')).toHaveValue('With lemon');
  await expect(form.getByLabel('Title')).toHaveValue('Cheese cake');
  await form.getByRole('button', { name: 'Update Task' }).click();
  await expect(form).toHaveCount(0);
  await expect
    .poll(async () => (await listTasks(company.admin)).map(({ title, description }) => [title, description]))
    .toEqual([['Cheese cake', 'With lemon']]);
});

test('a field of a task that two people change shows both, and keeps one’s own only when told twice @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const task = await addTask(company.admin, { title: 'Cake', userId: company.admin.id });
  await signIn(page, company.admin);
  await openBoard(page);
  const form = await openEditForm(page, 'Cake');
  await form.getByLabel('Title').fill('Mine');
  await company.api.patch(`/api/v1/tasks/${task.id}`, { data: { title: 'Theirs' } });
  const notice = form.getByRole('alert').filter({ hasText: 'Somebody else changed this meanwhile' });
  await expect(notice.getByRole('row', { name: /Title/ })).toContainText('Mine');
  await expect(notice.getByRole('row', { name: /Title/ })).toContainText('Theirs');
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Update Task' }).click();
  await expect(form.getByText('Save again to keep yours')).toBeVisible();
  await form.getByRole('button', { name: 'Update Task' }).click();
  await expect(form).toHaveCount(0);
  await expect.poll(async () => (await listTasks(company.admin))[0]?.title).toBe('Mine');
});

test('a task that somebody deletes leaves what was typed to be copied, and cannot be saved @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const task = await addTask(company.admin, { title: 'Cake', userId: company.admin.id });
  await signIn(page, company.admin);
  await openBoard(page);
  const form = await openEditForm(page, 'Cake');
  await form.getByLabel('Description').fill('A long story');
  await company.api.delete(`/api/v1/tasks/${task.id}`);
  await expect(form.getByText('Somebody deleted this meanwhile.')).toBeVisible();
  await expect(form.getByLabel('Description')).toHaveValue('A long story');
  await expect(form.getByRole('button', { name: 'Update Task' })).toHaveCount(0);
});

test('what others change comes into the open forms of people and roles @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const asta = await person(company, 'Asta', 'Berg');
  const role = await (
    await company.api.post('/api/v1/roles', { data: { name: 'Auditor', permissions: [] } })
  ).json();
  await signIn(page, company.admin);
  await page.goto(`/users?person=${asta.id}`);
  await fill(page, 'First name', 'Astrid');
  await company.api.patch(`/api/v1/users/${asta.id}`, { data: { lastName: 'Borg' } });
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Borg');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Astrid');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User updated succesfully')).toBeVisible();
  const saved = await (await company.api.get(`/api/v1/users/${asta.id}`)).json();
  expect([saved.firstName, saved.lastName]).toEqual(['Astrid', 'Borg']);

  await page.goto(`/admin?tab=roles&role=${role.id}`);
  await fill(page, 'Name', 'Inspector');
  await company.api.patch(`/api/v1/roles/${role.id}`, {
    data: { description: 'Looks', permissions: [{ action: 'read', resource: 'user' }] },
  });
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Looks');
  await expect(page.getByRole('checkbox', { name: /^Read People/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Inspector');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role updated succesfully')).toBeVisible();
});

test.describe('what the server refuses', () => {
  test.use({ allowedConsole: [/status of 40[09]/] });

  test('is said at the field of every form, which takes the focus @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await named(company, 'positions', 'Cook');
    await signIn(page, company.admin);
    for (const [tab, add, taken] of [
      ['positions', 'Add position', 'cook'],
      ['roles', 'Add role', 'Admin'],
    ] as const) {
      await page.goto(`/admin?tab=${tab}`);
      await page.getByRole('button', { name: add }).click();
      const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
      await save.click();
      await expect(page.getByRole('dialog').getByText('Name is required')).toBeVisible();
      await fill(page, 'Name', taken);
      await save.click();
      const alert = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Not saved' });
      await expect(alert).toBeVisible();
      const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(name).toBeFocused();
    }
  });
});

test.describe('what the server refused', () => {
  test.use({ allowedConsole: [/status of 400/] });

  test('is no more said beside what is wrong now @desktop', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    await page.goto('/admin?tab=company');
    const domain = page.getByRole('textbox', { name: 'Company domain' });
    const save = page.getByRole('button', { name: 'Save' });
    await domain.fill('gmail.com');
    await save.click();
    const alert = page.getByRole('alert').filter({ hasText: 'gmail.com gives mailboxes' });
    await expect(alert).toBeVisible();
    await domain.fill('');
    await save.click();
    await expect(page.getByText('Company domain is required')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test('a form that a quick hand sends twice is sent once @desktop', async ({ page, company, signIn }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  /** Before anything is drawn anew. */
  const sendTwice = async (form = page.locator('form')) => {
    sent.length = 0;
    await form.evaluate((one: HTMLFormElement) => {
      one.requestSubmit();
      one.requestSubmit();
    });
    await expect.poll(() => sent).not.toEqual([]);
    // Whatever else was to be sent has been: what is asked after it is answered.
    await page.evaluate(() => fetch('/healthz'));
    return sent;
  };
  const inDialog = page.getByRole('dialog').locator('form');

  await signIn(page, company.admin);
  await openBoard(page);
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  await fill(page, 'Title', 'Bake a cake');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Assignee' }).click();
  await page.getByRole('option').first().click();
  expect(await sendTwice(inDialog)).toEqual(['POST /api/v1/tasks']);
  await expect.poll(async () => (await listTasks(company.admin)).length).toBe(1);

  await page.goto('/admin?tab=roles&role=new');
  await fill(page, 'Name', 'Cook');
  expect(await sendTwice(inDialog)).toEqual(['POST /api/v1/roles']);
  await expect(inDialog).toHaveCount(0);
  await page.goto('/admin?tab=company');
  await page.getByRole('textbox', { name: 'Company name' }).fill(`${company.name} of the North`);
  expect(await sendTwice()).toEqual(['PATCH /api/v1/organization']);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('textbox').fill(company.admin.email);
  // What comes of it decides whether a code is asked for.
  expect((await sendTwice()).filter((one) => one === 'POST /auth/ways')).toHaveLength(1);
  await expect.poll(() => sent).toEqual(['POST /auth/ways', 'POST /auth/login']);
});

test('a form in a dialog asks, however it is left, before what was typed is lost', async ({
  page,
  company,
  signIn,
}) => {
  await seedMeeting(company);
  await signIn(page, company.admin);
  const rename = async () => {
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
  };
  const forms = [
    { at: '/admin?tab=positions', open: () => page.getByRole('button', { name: 'Add position' }).click() },
    { at: '/meetings', open: rename },
  ];
  const form = page.getByRole('dialog');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  const ways = [
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: 'Cancel' }).click(),
    () => form.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const { at, open } of forms) {
    await page.goto(at);
    await open();
    await fill(page, 'Name', 'Half of it');
    for (const leave of ways) {
      await leave();
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Half of it');
    }
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(form).toHaveCount(0);
  }
});
