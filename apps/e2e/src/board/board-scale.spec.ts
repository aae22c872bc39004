import { addTask, card, column, openBoard } from '../kit/board-kit';
import { seedTasks } from '../kit/board-seed';
import { expect, test } from '../kit/fixtures';

test('ten thousand tasks are a board like any other', async ({ page, company, signIn }) => {
  test.setTimeout(180_000);
  await seedTasks(company, 10_000);
  await signIn(page, company.admin);
  await openBoard(page);
  for (const name of ['Pending', 'To Do', 'In Progress', 'Done'] as const) {
    await expect(column(page, name).getByText('2500', { exact: true })).toBeVisible();
  }
  const nodes = () => page.locator('#root').evaluate((root) => root.querySelectorAll('main *').length);
  expect(await nodes()).toBeLessThan(1_000);

  // All of it can be found.
  await page.getByRole('searchbox').fill('task 4321');
  await expect(card(page, 'Task 4321')).toBeVisible();
  await page.getByRole('searchbox').fill('');

  // And reached: the end of a column, and a card that keeps its focus on the way.
  const scroller = column(page, 'To Do').locator('[data-column]');
  await expect(card(page, 'Task 4321')).toHaveCount(0);
  await scroller.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(column(page, 'To Do').locator('li').last()).toHaveAttribute('aria-posinset', '2500');
  expect(await nodes()).toBeLessThan(1_000);
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await expect(page.locator('[aria-roledescription]:focus')).toHaveCount(1);

  // More than one request can change are not selected, and that is said.
  const titles = (name: 'Pending' | 'To Do') => column(page, name).locator('[aria-roledescription]');
  await titles('Pending')
    .first()
    .click({ modifiers: ['Control'] });
  await titles('To Do')
    .last()
    .click({ modifiers: ['Shift'] });
  await expect(
    page.getByText(/^At most 500 tasks can be selected at once; these would be \d+\.$/),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Selected tasks' }).getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');

  // Somebody else's change arrives as on a small board.
  await addTask(company.admin, { title: 'The newest' });
  await scroller.evaluate((list) => list.scrollTo(0, 0));
  await expect(card(page, 'The newest')).toBeVisible();
});
