import {
  addTask,
  addTasks,
  card,
  chooseInMenu,
  column,
  dayFromToday,
  listTasks,
  openBoard,
  openEditForm,
} from '../kit/board-kit';
import type { Company } from '../kit/company';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';

async function fill(company: Company) {
  const colors = ['blue', 'green', 'purple', 'orange', 'red', 'gray'];
  const tags = colors.map((color) => ({ id: color, name: color, category: 'Colours', color }));
  const endDate = dayFromToday(-1);
  const soon = dayFromToday(1);
  await addTask(company.admin, { title: 'Proposed', status: 'on-approval', tags: tags.slice(0, 3) });
  await addTask(company.admin, { title: 'Late', tags: tags.slice(3), endDate, userId: company.admin.id });
  await addTask(company.admin, { title: 'Soon', status: 'in-progress', endDate: soon });
  await addTasks(company.admin, ['Finished'], 'done');
}

test('every state of the board is accessible', async ({ page, company, signIn, isMobile }) => {
  test.setTimeout(240_000);
  const looksWell = () => expectNoAxeViolationsInBothSchemes(page, isMobile);
  await signIn(page, company.admin);
  await openBoard(page);
  await looksWell();
  await fill(company);
  await openBoard(page);
  const columns = page.getByRole('group', { name: 'Columns' });
  for (const name of isMobile ? ['Pending', 'To Do', 'In Progress', 'Done'] : ['all']) {
    if (isMobile) await columns.getByRole('button', { name }).click();
    if (isMobile) await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.locator('[data-task]').first()).toBeVisible();
    // The colour of a highlight is on its way out.
    await expect(page.locator('[data-highlighted]')).toHaveCount(0);
    await looksWell();
  }
  await openBoard(page, '?tag=red&active=1&q=late');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await looksWell();
  await chooseInMenu(page, 'Late', 'Select');
  await expect(page.getByRole('region', { name: 'Selected tasks' })).toBeVisible();
  await looksWell();
  await page.keyboard.press('Escape');
  const own = card(page, 'Late');
  await own.hover();
  await own.getByRole('button', { name: 'Task actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit Task' })).toBeVisible();
  await looksWell();
  await page.getByRole('menuitem', { name: 'Edit Task' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Task' })).toBeVisible();
  await looksWell();
  await page.keyboard.press('Escape');
  await chooseInMenu(page, 'Late', 'Delete Task');
  await expect(page.getByRole('dialog', { name: 'Delete Task' })).toBeVisible();
  await looksWell();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Task' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await looksWell();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await looksWell();
});

test.describe('with what others do meanwhile', () => {
  test.use({ allowedConsole: [/status of 409|ERR_INTERNET_DISCONNECTED|network error/i] });

  test('every other dialog is accessible', async ({ page, company, signIn, isMobile }) => {
    test.setTimeout(240_000);
    const task = await addTask(company.admin, { title: 'Late', userId: company.admin.id });
    const looksWell = () => expectNoAxeViolationsInBothSchemes(page, isMobile);
    await signIn(page, company.admin);
    await openBoard(page);
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Find a task or an action…').fill('la');
    await looksWell();
    await page.keyboard.press('Escape');

    await column(page, 'To Do').getByRole('button', { name: 'Quick add to To Do' }).click();
    await page.getByRole('textbox', { name: 'New task in To Do' }).fill('Half a thought');
    await looksWell();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Add Task', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Add Task' });
    await form.getByRole('button', { name: 'Add Custom Tag' }).click();
    await expect(form.getByRole('textbox', { name: 'Tag name' })).toBeVisible();
    await looksWell();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();

    await chooseInMenu(page, 'Late', 'Select');
    const bar = page.getByRole('region', { name: 'Selected tasks' });
    for (const name of ['Move', 'Assign', 'Tag', 'Due date']) {
      await bar.getByRole('button', { name, exact: true }).click();
      await looksWell();
      await page.keyboard.press('Escape');
    }
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog', { name: /Delete/ })).toBeVisible();
    await looksWell();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    const edit = await openEditForm(page, 'Late');
    await edit.getByRole('textbox', { name: 'Title' }).fill('Mine');
    // The open form would have heard of their change.
    await page.context().setOffline(true);
    await edit.getByRole('button', { name: 'Update Task' }).click();
    await company.api.patch(`/api/v1/tasks/${task.id}`, { data: { title: 'Theirs' } });
    await page.context().setOffline(false);
    const question = page.getByRole('dialog', { name: 'Two people changed this task' });
    await expect(question).toBeVisible();
    await looksWell();
    await question.getByRole('button', { name: 'Keep the chosen values' }).click();
    await expect(question).toBeHidden();

    const saved = async () => (await listTasks(company.admin)).map(({ title }) => title);
    await expect.poll(saved).toContain('Mine');
    await page.context().setOffline(true);
    await chooseInMenu(page, 'Mine', 'In Progress');
    await expect(page.getByText('1 change waiting')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Offline' })).toBeVisible();
    await looksWell();
  });
});
test.describe('with reduced motion @desktop', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a dragged card does not tilt', async ({ page, company, signIn }) => {
    await addTasks(company.admin, ['One']);
    await signIn(page, company.admin);
    await openBoard(page);
    const box = await card(page, 'One').boundingBox();
    if (!box) throw new Error('The card is not there');
    await page.mouse.move(box.x + 40, box.y + 30);
    await page.mouse.down();
    await page.mouse.move(box.x + 80, box.y + 90, { steps: 5 });
    const dragged = page.locator('[inert]', { hasText: 'One' });
    await expect(dragged).toHaveCSS('transform', 'none');
    await page.mouse.up();
  });
});
