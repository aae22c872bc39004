import { listTasks, titlesIn } from '../kit/board-kit';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { holdBack } from '../kit/hold-back';
import { mondayMeeting, openMonday, row } from './monday-meeting';

const report = 'Send the incident report to the customer';
const chairs = 'Order the new chairs for the office';
const kitchen = 'Clean the kitchen';

test('proposals are decided one by one, with the words around them, and each comes back', async ({
  page,
  company,
  signIn,
}) => {
  await openMonday(page, company, signIn);
  await expect(page.getByText('0 of 4 decided')).toBeVisible();
  await expect(row(page, report)).toContainText(
    "The customer asked what happened last night. I'll send the incident report to the customer by Friday. Guest: Good, they will be glad.",
  );
  await expect(row(page, report)).toContainText('Owner: Priya Shah');
  await expect(row(page, report)).toContainText('Due Mar 06, 2026');
  await row(page, report)
    .getByRole('button', { name: /^Show in the transcript/ })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: '00:04' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectNoAxeViolations(page);

  await row(page, report).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 of 4 decided')).toBeVisible();
  await expect(row(page, report)).toContainText('Approved');
  await expect.poll(() => titlesIn(company.admin, 'todo')).toContain(report);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('0 of 4 decided')).toBeVisible();
  await expect.poll(() => titlesIn(company.admin, 'todo')).not.toContain(report);

  await row(page, kitchen).getByRole('button', { name: 'Dismiss' }).click();
  await expect(row(page, kitchen)).toContainText('Dismissed');
  await expect
    .poll(async () => (await listTasks(company.admin)).map(({ title }) => title))
    .not.toContain(kitchen);
  await row(page, kitchen).getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, kitchen).getByRole('button', { name: 'Approve' })).toBeVisible();

  await row(page, kitchen).getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Task' });
  await form.getByLabel('Title').fill('Clean the kitchen and the fridge');
  await form.getByLabel('Assignee').click();
  await page.getByRole('option', { name: 'Priya Shah' }).click();
  await form.getByRole('button', { name: 'Update Task' }).click();
  await expect(row(page, 'Clean the kitchen and the fridge')).toContainText('Owner: Priya Shah');
});

test('who is meant is chosen among those who may be, or among everybody', async ({
  page,
  company,
  signIn,
}) => {
  const { id } = await openMonday(page, company, signIn);
  const isOwned = async () => {
    const { analysis } = await (await company.api.get(`/api/v1/audios/${id}`)).json();
    return analysis.actionItems.find(({ title }: { title: string }) => title === chairs).ownerId !== null;
  };
  await row(page, chairs).getByRole('button', { name: 'Marcus Lind' }).click();
  await expect(row(page, chairs)).toContainText('Owner: Marcus Lind');
  await expect.poll(isOwned).toBe(true);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(isOwned).toBe(false);
  await row(page, chairs).getByRole('button', { name: 'Marcus Lind' }).click();
  await expect(row(page, chairs)).toContainText('Owner: Marcus Lind');
  await row(page, kitchen).getByRole('button', { name: 'Choose an owner…' }).click();
  await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  await page.getByRole('option', { name: /Priya Shah/ }).click();
  await expect(row(page, kitchen)).toContainText('Owner: Priya Shah');
  const owners = async () => {
    const people = (await (await company.api.get('/api/v1/users')).json()).data;
    const nameOf = (id: string | null) => people.find((one: { id: string }) => one.id === id)?.lastName;
    const tasks = await listTasks(company.admin);
    return [chairs, kitchen].map((title) =>
      nameOf(tasks.find((task) => task.title === title)?.userId ?? null),
    );
  };
  await expect.poll(owners).toEqual(['Lind', 'Shah']);
});

test('an owner is chosen by a slow press, and by Enter before the people have come @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await openMonday(page, company, signIn);
  await row(page, kitchen).getByRole('button', { name: 'Choose an owner…' }).click();
  await page.getByRole('option', { name: /Priya Shah/ }).hover();
  await page.mouse.down();
  // The list stays while the button is held: a choice is made when it is let go.
  await expect(row(page, kitchen).getByRole('button', { name: 'Choose an owner…' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.mouse.up();
  await expect(row(page, kitchen)).toContainText('Owner: Priya Shah');

  const release = await holdBack(page, /\/api\/v1\/users\?.*q=shah/);
  await row(page, chairs).getByRole('button', { name: 'Somebody else…' }).click();
  const owner = page.getByRole('combobox', { name: 'Owner' });
  await owner.fill('shah');
  await owner.press('Enter');
  release();
  await expect(row(page, chairs)).toContainText('Owner: Priya Shah');
});

test('a proposal is merged with the similar task that is there, and taken apart again @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const { id } = await openMonday(page, company, signIn);
  const other = await openAs(company.admin);
  await other.goto(`/meetings/${id}`);
  await row(page, chairs).getByRole('button', { name: 'Merge…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge with a task' });
  await expect(dialog.getByRole('option')).toHaveText([/^Order chairs for the office/]);
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Find a task').fill('login');
  await expect(dialog.getByRole('option')).toHaveText([/^Login fix/]);
  await dialog.getByLabel('Find a task').fill('zeppelin');
  await expect(dialog.getByText('No task has these words in its title.')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Find a task').fill('');
  await dialog.getByRole('option', { name: /^Order chairs/ }).click();
  for (const one of [page, other]) {
    await expect(row(one, chairs)).toContainText('Merged with');
    await expect(row(one, chairs).getByRole('link', { name: 'Order chairs for the office' })).toBeVisible();
  }
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  for (const one of [page, other]) {
    await expect(row(one, chairs).getByRole('button', { name: 'Approve' })).toBeVisible();
  }
});

test('all at once, with one way back @desktop', async ({ page, company, signIn }) => {
  await openMonday(page, company, signIn);
  await page.getByRole('button', { name: 'Approve all (3)' }).click();
  await expect(page.getByText('3 of 4 decided')).toBeVisible();
  await expect
    .poll(() => titlesIn(company.admin, 'todo'))
    .toEqual(expect.arrayContaining([report, chairs, kitchen]));
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('All decided')).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole('alert')
    .filter({ hasText: 'Approved 3 tasks' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByRole('button', { name: 'Approve all (3)' })).toBeVisible();
  await expect.poll(async () => (await titlesIn(company.admin, 'todo')).includes(chairs)).toBe(false);
});

test('before a meeting is deleted it is said how many proposals go and how many tasks stay @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await openMonday(page, company, signIn);
  await row(page, report).getByRole('button', { name: 'Approve' }).click();
  const actions = page.getByRole('button', { name: 'Actions for Monday meeting' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete meeting' });
  await expect(question).toContainText('Delete "Monday meeting" with its transcript?');
  await expect(question).toContainText('2 proposals that nobody has decided on go with it.');
  await expect(question).toContainText('1 task that was approved stays.');
});

test('what was said of a task moves it; blocked is only told @desktop', async ({ page, company, signIn }) => {
  await openMonday(page, company, signIn);
  await expect(row(page, 'Database migration')).toContainText('Said to be blocked');
  await expect(
    row(page, 'Database migration').getByRole('button', { name: 'Move', exact: true }),
  ).toHaveCount(0);
  await expect(row(page, 'Login fix')).toContainText(/in-progress\s*done/);
  await row(page, 'Login fix').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(row(page, 'Login fix')).toContainText('Moved');
  await expect.poll(() => titlesIn(company.admin, 'done')).toEqual(['Login fix']);
  await row(page, 'Login fix').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Login fix').getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  await expect.poll(() => titlesIn(company.admin, 'in-progress')).toEqual(['Login fix']);
});

test('what is only possible lies folded, and can be proposed, put aside and taken back @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await openMonday(page, company, signIn);
  const fold = page.getByRole('button', { name: /^Possible tasks/ });
  await expect(fold).toHaveText('Possible tasks (1)');
  const list = row(page, 'Update the price list');
  await expect(list).toHaveCount(0);
  await fold.click();
  await list.getByRole('button', { name: 'Dismiss' }).click();
  await expect(fold).toHaveText('Possible tasks (0)');
  await list.getByRole('button', { name: 'Take back' }).click();
  await list.getByRole('button', { name: 'Propose' }).click();
  await expect(list.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(page.getByText('0 of 5 decided')).toBeVisible();
  await expect(fold).toHaveCount(0);
  await page
    .getByRole('alert')
    .filter({ hasText: 'Proposed “Update the price list”' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(fold).toHaveText('Possible tasks (1)');
  await expect(page.getByText('0 of 4 decided')).toBeVisible();
});

test('who may only read is told everything and offered nothing @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { id } = await mondayMeeting(company);
  const permissions = ['actions', 'user'].map((resource) => ({ action: 'read', resource }));
  expect((await company.api.post('/api/v1/roles', { data: { name: 'Reader', permissions } })).status()).toBe(
    201,
  );
  const reader = await company.addUser({ firstName: 'Rita', lastName: 'Reader', role: 'Reader' });
  await signIn(page, reader);
  await page.goto(`/meetings/${id}`);
  await expect(row(page, chairs)).toContainText(/Could be: Marcus (Lind, Marcus Berg|Berg, Marcus Lind)/);
  const tray = page.getByRole('region', { name: 'Review of what the meeting found' });
  for (const name of ['Approve', 'Edit', 'Merge…', 'Dismiss', 'Move', 'Marcus Lind']) {
    await expect(tray.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await page.getByRole('button', { name: /^Possible tasks/ }).click();
  await expect(tray.getByRole('button', { name: 'Propose' })).toHaveCount(0);
  await tray.getByRole('link', { name: chairs, exact: true }).focus();
  await page.keyboard.press('a');
  await page.keyboard.press('d');
  await expect(page.getByText('0 of 4 decided')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a task that is deleted meanwhile is nothing to merge with @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await openMonday(page, company, signIn);
  await row(page, chairs)
    .getByRole('button', { name: /^Merge/ })
    .click();
  const option = page.getByRole('option', { name: 'Order chairs for the office' });
  await expect(option).toBeVisible();
  const task = (await listTasks(company.admin)).find(({ title }) => title === 'Order chairs for the office');
  expect((await company.api.delete(`/api/v1/tasks/${task?.id}`)).ok()).toBe(true);
  await expect(option).toHaveCount(0);
  await expect(page.getByText(/^No similar task was found/)).toBeVisible();
});
