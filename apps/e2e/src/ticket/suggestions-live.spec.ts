import { addTask, listTasks, openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { routeFirst } from '../kit/hold-back';
import { deletion, edit, seedAnswer } from './answer-seed';
import { button, changes, offerThree, outcome, read, row } from './suggestion-kit';

test('what somebody changes meanwhile is said at once, and left alone', async ({ page, company, signIn }) => {
  const ada = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  const { me, offer, hall } = await offerThree(company);
  await signIn(page, me);
  await openBoard(page, `?task=${offer.id}`);
  const hallTick = changes(page).getByRole('checkbox', { name: /^Change “Paint the/ });
  await expect(hallTick).toBeChecked();
  await ada.api.patch(`/api/v1/tasks/${hall.id}`, { data: { title: 'Paint the small hall' } });
  await expect(row(page, 'Paint the small hall')).toContainText('Changed meanwhile');
  await expect(hallTick).not.toBeChecked();
  await expect(button(page, 'Apply 2 of 3')).toBeVisible();
  await hallTick.check();
  await button(page, 'Apply').click();
  await expect(row(page, 'Paint the small hall')).toContainText('Changed meanwhile, left alone');
  await expect(outcome(page)).toHaveText('Applied 2 of 3');
  expect(await read(me, hall)).toMatchObject({ title: 'Paint the small hall', endDate: '2031-03-07' });

  // What is changed since can no longer be undone.
  await ada.api.patch(`/api/v1/tasks/${offer.id}`, { data: { userId: ada.id } });
  await expect(button(page, 'Undo')).toBeVisible();
  const [brushes] = (await listTasks(me)).filter(({ title }) => title === 'Buy brushes');
  await ada.api.patch(`/api/v1/tasks/${brushes?.id}`, { data: { title: 'Buy three brushes' } });
  await expect(button(page, 'Undo')).toHaveCount(0);
  await expect(changes(page)).toContainText('so this can no longer be undone');
});

test('everybody on the ticket sees what is offered and what becomes of it; whoever asked decides', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const ada = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  const { me, offer } = await offerThree(company);
  await signIn(page, me);
  await openBoard(page, `?task=${offer.id}`);
  const others = await openAs(ada);
  await openBoard(others, `?task=${offer.id}`);
  await expect(changes(others)).toContainText('Only Admin Admin can apply this');
  await expect(changes(others).getByRole('button')).toHaveCount(0);
  await expect(changes(others).getByRole('checkbox')).toHaveCount(0);
  await button(page, 'Apply').click();
  await expect(outcome(others)).toHaveText('Applied');
  await expect(changes(others)).not.toContainText('Only Admin Admin');
  await expect(changes(others).getByRole('button')).toHaveCount(0);
});

test.describe('what the server refuses', () => {
  test.use({ allowedConsole: [/status of 403|ERR_FAILED/] });

  test('is said in its words, and nothing is done', async ({ page, company, signIn, isMobile }) => {
    const pairs = ['read actions', 'update actions', 'read chat', 'create chat', 'read user'];
    const permissions = pairs.map((pair) => {
      const [action, resource] = pair.split(' ');
      return { action, resource };
    });
    const made = await company.api.post('/api/v1/roles', { data: { name: 'Editors', permissions } });
    expect(made.status(), await made.text()).toBe(201);
    const ada = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace', role: 'Editors' });
    const task = await addTask(company.admin, { title: 'Send the offer' });
    const old = await addTask(company.admin, { title: 'Send an offer' });
    await seedAnswer({
      ...{ company, asker: ada, taskId: task.id },
      changes: [edit(task, { status: 'todo' }, { status: 'done' }), deletion(old)],
    });
    await signIn(page, ada);
    await openBoard(page, `?task=${task.id}`);
    await routeFirst(page, '**/proposals/*/apply', (route) => route.abort());
    await button(page, 'Apply').click();
    await expect(changes(page).getByRole('alert')).toContainText('No answer came.');
    await button(page, 'Apply').click();
    await expect(changes(page).getByRole('alert')).toContainText(
      'Nothing was done. Your role does not allow this (delete actions).',
    );
    await expect(button(page, 'Apply')).toBeFocused();
    expect(await listTasks(company.admin)).toHaveLength(2);
    await expectNoAxeViolationsInBothSchemes(page, isMobile);
    await changes(page).getByRole('checkbox', { name: 'Delete “Send an offer”' }).uncheck();
    await button(page, 'Apply 1 of 2').click();
    await expect(outcome(page)).toHaveText('Applied 1 of 2');
    await expect(changes(page).getByRole('alert')).toHaveCount(0);
    expect((await read(company.admin, task)).currentStatus.status).toBe('done');
  });
});

test.describe('what was done, of which the answer was lost', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('is shown as done, and nobody is told that it was not @desktop', async ({ page, company, signIn }) => {
    const { me, offer } = await offerThree(company);
    await signIn(page, me);
    await openBoard(page, `?task=${offer.id}`);
    await routeFirst(page, '**/proposals/*/apply', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, 'Apply').click();
    await expect(outcome(page)).toHaveText('Applied');
    await expect(button(page, 'Undo')).toBeEnabled();
    await expect(changes(page).getByRole('alert')).toHaveCount(0);
  });
});
