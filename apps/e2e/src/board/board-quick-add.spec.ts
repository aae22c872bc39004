import { addTask, addTasks, card, column, expectTitles, openBoard, titlesIn } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';

test('quick add puts tasks where they can be seen, and stays open for the next', async ({
  page,
  company,
  signIn,
}) => {
  const before = Array.from({ length: 12 }, (_, number) => `Before ${number}`);
  await addTasks(company.admin, before);
  await signIn(page, company.admin);
  await openBoard(page);
  await column(page, 'To Do').getByRole('button', { name: 'Quick add to To Do' }).click();
  const input = page.getByRole('textbox', { name: 'New task in To Do' });
  await input.fill('First');
  await input.press('Enter');
  await expect(input).toHaveValue('');
  await expect(card(page, 'First')).toBeInViewport({ ratio: 1 });
  await input.fill('Second');
  await input.press('Enter');
  await expect(card(page, 'Second')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual([...before, 'First', 'Second']);
  await expect(card(page, 'Second')).toBeInViewport({ ratio: 1 });
  await input.press('Escape');
  await expect(input).toBeHidden();
  await expect(page.getByRole('button', { name: 'Quick add to To Do' })).toBeFocused();
});

test('a new task that the filters hide is told of @desktop', async ({ page, company, signIn }) => {
  await addTask(company.admin, { title: 'Cake' });
  await signIn(page, company.admin);
  await openBoard(page, '?q=cake');
  await column(page, 'To Do').getByRole('button', { name: 'Quick add to To Do' }).click();
  const input = page.getByRole('textbox', { name: 'New task in To Do' });
  await input.fill('More cake');
  await input.press('Enter');
  await expectTitles(page, 'To Do', ['Cake', 'More cake']);
  await input.fill('Bills');
  await input.press('Enter');
  await expect(page.getByText('“Bills” was added. The filters hide it.')).toBeVisible();
  await expect(page.getByText(/“More cake” was added/)).toBeHidden();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expectTitles(page, 'To Do', ['Cake', 'More cake', 'Bills']);
});

test('what was typed and not added is there after a reload, until it is added @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await openBoard(page);
  await column(page, 'To Do').getByRole('button', { name: 'Quick add to To Do' }).click();
  const input = page.getByRole('textbox', { name: 'New task in To Do' });
  await input.fill('Half a cake');
  await page.reload();
  await expect(input).toHaveValue('Half a cake');
  await expect(input).not.toBeFocused();
  // Another tab types over it, and keeps that when this one adds its own.
  const other = await page.context().newPage();
  await openBoard(other);
  const theirs = other.getByRole('textbox', { name: 'New task in To Do' });
  await theirs.fill('Bread');
  await input.press('Enter');
  await expectTitles(page, 'To Do', ['Half a cake']);
  await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual(['Half a cake']);
  await other.reload();
  await expect(theirs).toHaveValue('Bread');
  await theirs.fill('');
  await other.close();
  await page.reload();
  await expectTitles(page, 'To Do', ['Half a cake']);
  await expect(input).toHaveCount(0);
});
