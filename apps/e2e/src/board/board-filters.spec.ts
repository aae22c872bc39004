import { addTask, card, dayFromToday, expectTitles, openBoard } from '../kit/board-kit';
import type { Company } from '../kit/company';
import { expect, test } from '../kit/fixtures';

const web = { id: 'web', name: 'Web', category: 'Area', color: 'blue' };
const ux = { id: 'ux', name: 'UX', category: 'Area', color: 'green' };
const urgent = { id: 'urgent', name: 'Urgent', category: 'Priority', color: 'red' };

async function fill(company: Company) {
  const ada = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  await addTask(company.admin, { title: 'Bills', description: 'pay the CAKE' });
  await addTask(company.admin, { title: 'Cake', userId: ada.id, tags: [web, urgent] });
  await addTask(company.admin, { title: 'Logo', tags: [ux] });
  await addTask(company.admin, { title: 'Old cake', status: 'done', tags: [web] });
  return ada;
}

test('search looks at title and description, in the address, back and forward', async ({
  page,
  company,
  signIn,
}) => {
  await fill(company);
  await signIn(page, company.admin);
  await openBoard(page);
  const search = page.getByRole('searchbox', { name: 'Search tasks' });
  await expect(search).toHaveAttribute('placeholder', 'Search tasks...');
  await search.fill('cAkE');
  await expectTitles(page, 'To Do', ['Cake', 'Bills']);
  await expect(page).toHaveURL(/\?q=cAkE/);
  await expect(page.getByText('Search: cAkE')).toBeVisible();
  await page.goBack();
  await expectTitles(page, 'To Do', ['Logo', 'Cake', 'Bills']);
  await expect(search).toHaveValue('');
  await page.goForward();
  await expectTitles(page, 'To Do', ['Cake', 'Bills']);
  await expect(search).toHaveValue('cAkE');
  await search.fill('nothing like this');
  await expect(page.getByText('No task matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all tasks' }).click();
  await expectTitles(page, 'To Do', ['Logo', 'Cake', 'Bills']);
});

test('the panel filters by assignee, tags and activity; chips take them away', async ({
  page,
  company,
  signIn,
}) => {
  await fill(company);
  await signIn(page, company.admin);
  await openBoard(page);
  const toggle = page.getByRole('button', { name: /^Filters/ });
  await toggle.click();
  const panel = page.getByRole('region', { name: 'Filters' });
  await expect(panel.getByRole('combobox', { name: 'Assignee' })).toHaveValue('All assignees');
  const area = panel.getByRole('group', { name: /^Area/ });
  await area.getByRole('button', { name: 'Web' }).click();
  await area.getByRole('button', { name: 'UX' }).click();
  await expect(area.getByText('2 selected')).toBeVisible();
  await expectTitles(page, 'To Do', ['Logo', 'Cake']);
  await expect(page).toHaveURL(/tag=web&tag=ux/);

  await panel.getByRole('combobox', { name: 'Assignee' }).click();
  await page.getByRole('option', { name: 'Ada Lovelace' }).click();
  await expectTitles(page, 'To Do', ['Cake']);
  await panel.getByRole('checkbox', { name: 'Active tasks only' }).check();
  const chips = page.getByRole('list', { name: 'Active filters' });
  for (const text of ['Assignee: Ada Lovelace', 'Web', 'UX', 'Active tasks only']) {
    await expect(chips.getByText(text, { exact: true })).toBeVisible();
  }
  await chips.getByRole('button', { name: 'Remove filter Assignee: Ada Lovelace' }).click();
  await expectTitles(page, 'To Do', ['Logo', 'Cake']);
  await chips.getByRole('button', { name: 'Clear All' }).click();
  await expectTitles(page, 'To Do', ['Logo', 'Cake', 'Bills']);
  await expect(chips).toBeHidden();
  await expect(page).toHaveURL('/');
});

async function fillWithDates(company: Company) {
  await addTask(company.admin, { title: 'Whenever' });
  await addTask(company.admin, { title: 'Next month', endDate: dayFromToday(30) });
  await addTask(company.admin, { title: 'Tomorrow', endDate: dayFromToday(1) });
  await addTask(company.admin, { title: 'Yesterday', endDate: dayFromToday(-1) });
  await addTask(company.admin, { title: 'Last week', endDate: dayFromToday(-7) });
  await addTask(company.admin, { title: 'Late but done', status: 'done', endDate: dayFromToday(-1) });
}

test('the panel filters by due date, in the address, back and forward @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await fillWithDates(company);
  await signIn(page, company.admin);
  await openBoard(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const due = page.getByRole('region', { name: 'Filters' }).getByRole('combobox', { name: 'Due' });
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(due).toHaveValue('Any');
  for (const [choice, expected] of [
    ['Overdue', ['Last week', 'Yesterday']],
    ['Due soon', ['Tomorrow']],
    ['No due date', ['Whenever']],
  ] as const) {
    await due.click();
    await page.getByRole('option', { name: choice }).click();
    await expectTitles(page, 'To Do', [...expected]);
    await expect(chips.getByText(choice, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters 1' })).toBeVisible();
  }
  await page.goBack();
  await expectTitles(page, 'To Do', ['Tomorrow']);
  await expect(page).toHaveURL('/?due=due-soon');
  await expect(due).toHaveValue('Due soon');
  await page.goForward();
  await expectTitles(page, 'To Do', ['Whenever']);
  await chips.getByRole('button', { name: 'Remove filter No due date' }).click();
  await expect(due).toHaveValue('Any');
  await expect(page).toHaveURL('/');
});

test('the overdue tasks of the overview are those that its link shows @desktop', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  await fillWithDates(company);
  await addTask(company.admin, { title: 'Proposed late', status: 'on-approval', endDate: dayFromToday(-1) });
  // As the browser says it at the first sign-in: else it is another day for the server in the hour before midnight.
  await company.api.patch('/auth/me', { data: { timeZone: 'Europe/Stockholm' } });
  await signIn(page, company.admin);
  await page.goto('/admin');
  const figure = page.getByRole('link', { name: /overdue$/i });
  await expect(figure).toHaveText(/^3 /);
  await figure.click();
  await expectTitles(page, 'To Do', ['Last week', 'Yesterday']);
  if (isMobile) {
    const counts = page.getByRole('group', { name: 'Columns' }).getByRole('button');
    await expect(counts).toHaveText(['Pending1', 'To Do2', 'In Progress0', 'Done0']);
    return;
  }
  await expectTitles(page, 'Pending', ['Proposed late']);
  await expect(page.locator('[data-column] [data-task]')).toHaveCount(3);
});

test('a task that becomes overdue while the board is open joins the overdue ones @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await addTask(company.admin, { title: 'Tomorrow', endDate: '2026-03-11' });
  const due = await addTask(company.admin, { title: 'Today', endDate: '2026-03-10' });
  await signIn(page, company.admin);
  await page.clock.install({ time: '2026-03-10T23:30:00+01:00' });
  await openBoard(page, '?due=overdue');
  await expect(page.getByText('No task matches these filters.')).toBeVisible();
  await page.clock.fastForward('31:00');
  await expectTitles(page, 'To Do', ['Today']);
  // A change of it is placed by the same clock.
  await company.api.patch(`/api/v1/tasks/${due.id}`, { data: { title: 'Yesterday' } });
  await expectTitles(page, 'To Do', ['Yesterday']);
  await company.api.patch(`/api/v1/tasks/${due.id}`, { data: { endDate: '2026-03-11' } });
  await expect(page.getByText('No task matches these filters.')).toBeVisible();
});

test('a link shows another person the same board @desktop', async ({ page, company, signIn }) => {
  const ada = await fill(company);
  await signIn(page, ada);
  await openBoard(page, `?assignee=${ada.email}&active=1&tag=web`);
  await expectTitles(page, 'To Do', ['Cake']);
  await expect(card(page, 'Old cake')).toBeHidden();
});

test('the phone shows one column at a time, to do first @phone', async ({ page, company, signIn }) => {
  await fill(company);
  await signIn(page, company.admin);
  await openBoard(page);
  const chips = page.getByRole('group', { name: 'Columns' });
  await expect(chips.getByRole('button')).toHaveText(['Pending0', 'To Do3', 'In Progress0', 'Done1']);
  await expect(chips.getByRole('button', { name: /To Do/ })).toHaveAttribute('aria-pressed', 'true');
  await chips.getByRole('button', { name: /Done/ }).click();
  await expectTitles(page, 'Done', ['Old cake']);
  await expect(page).toHaveURL(/column=done/);
  await page.reload();
  await expectTitles(page, 'Done', ['Old cake']);
  await page.goBack();
  await expectTitles(page, 'To Do', ['Logo', 'Cake', 'Bills']);
});
