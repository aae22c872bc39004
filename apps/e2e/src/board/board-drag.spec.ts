import {
  addTask,
  addTasks,
  card,
  column,
  dragTo,
  expectTitles,
  listTasks,
  nextFrame,
  openBoard,
  titlesIn,
} from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';
import { expectSaid, pickUpByKey } from '../kit/keyboard-drag';

test.describe('by mouse @desktop', () => {
  test('to another column, at the place under the pointer', async ({ page, company, signIn }) => {
    const [task] = await addTasks(company.admin, ['Mover', 'Stays']);
    await addTasks(company.admin, ['First', 'Second'], 'done');
    await signIn(page, company.admin);
    await openBoard(page);
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/v1/task-statuses'));
    await dragTo(page, card(page, 'Mover'), card(page, 'Second'), 0.2);
    await expectTitles(page, 'Done', ['First', 'Mover', 'Second']);
    await expectTitles(page, 'To Do', ['Stays']);

    const done = (await listTasks(company.admin)).filter((one) => one.title !== 'Stays');
    const idOf = (title: string) => done.find((one) => one.title === title)?.id;
    expect((await sent).postDataJSON()).toEqual({
      taskId: task?.id,
      status: 'done',
      note: 'Status changed to done',
      meta: '{}',
      afterId: idOf('First'),
      beforeId: idOf('Second'),
    });
    await page.reload();
    await expectTitles(page, 'Done', ['First', 'Mover', 'Second']);
  });

  test('inside a column only the place changes', async ({ page, company, signIn }) => {
    await addTasks(company.admin, ['One', 'Two', 'Three']);
    await signIn(page, company.admin);
    await openBoard(page);
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await dragTo(page, card(page, 'One'), card(page, 'Three'), 0.9);
    await expectTitles(page, 'To Do', ['Two', 'Three', 'One']);
    expect(Object.keys((await sent).postDataJSON())).toEqual(['move']);
    await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual(['Two', 'Three', 'One']);
  });

  test('shows a line where the card will land, and Escape puts it back', async ({
    page,
    company,
    signIn,
  }) => {
    await addTasks(company.admin, ['One', 'Two']);
    await signIn(page, company.admin);
    await openBoard(page);
    const from = await card(page, 'One').boundingBox();
    const to = await column(page, 'In Progress').boundingBox();
    if (!from || !to) throw new Error('The board is not there');
    await page.mouse.move(from.x + 40, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(to.x + 60, to.y + 120, { steps: 10 });
    await expect(column(page, 'In Progress')).toHaveAttribute('data-target', '');
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectTitles(page, 'To Do', ['One', 'Two']);
    await expect(column(page, 'In Progress')).not.toHaveAttribute('data-target', '');
    await expect(page).toHaveURL('/');
  });

  test('a proposal is approved by dragging it out of Pending', async ({ page, company, signIn }) => {
    await addTask(company.admin, { title: 'Proposed', status: 'on-approval' });
    await signIn(page, company.admin);
    await openBoard(page);
    await expect(card(page, 'Proposed').getByText('pending', { exact: true })).toBeVisible();
    await dragTo(page, card(page, 'Proposed'), column(page, 'In Progress'), 0.3);
    await expectTitles(page, 'In Progress', ['Proposed']);
    await expect(card(page, 'Proposed').getByRole('button', { name: 'Approve' })).toBeHidden();
    await expect.poll(() => titlesIn(company.admin, 'in-progress')).toEqual(['Proposed']);
  });

  test('a drop among filtered cards lands where it was seen to', async ({ page, company, signIn }) => {
    await addTasks(company.admin, ['Red 1', 'Blue 1', 'Red 2', 'Blue 2', 'Red 3']);
    await signIn(page, company.admin);
    await openBoard(page, '?q=Red');
    await expectTitles(page, 'To Do', ['Red 1', 'Red 2', 'Red 3']);
    await dragTo(page, card(page, 'Red 3'), card(page, 'Red 2'), 0.1);
    await expectTitles(page, 'To Do', ['Red 1', 'Red 3', 'Red 2']);
    await expect
      .poll(() => titlesIn(company.admin, 'todo'))
      .toEqual(['Red 1', 'Red 3', 'Blue 1', 'Red 2', 'Blue 2']);
  });

  test('a selection moves together', async ({ page, company, signIn }) => {
    await addTasks(company.admin, ['A', 'B', 'C']);
    await signIn(page, company.admin);
    await openBoard(page);
    await page.getByRole('button', { name: 'A', exact: true }).click({ modifiers: ['Control'] });
    await page.getByRole('button', { name: 'C', exact: true }).click({ modifiers: ['Control'] });
    await dragTo(page, card(page, 'C'), column(page, 'Done'), 0.3);
    await expectTitles(page, 'Done', ['A', 'C']);
    await expect.poll(() => titlesIn(company.admin, 'done')).toEqual(['A', 'C']);
  });

  test('neighbours at the top of a column that moved together come back in their order', async ({
    page,
    company,
    signIn,
  }) => {
    await addTasks(company.admin, ['A', 'B', 'C', 'D']);
    await signIn(page, company.admin);
    await openBoard(page);
    await page.getByRole('button', { name: 'A', exact: true }).click({ modifiers: ['Control'] });
    await page.getByRole('button', { name: 'C', exact: true }).click({ modifiers: ['Shift'] });
    await dragTo(page, card(page, 'B'), column(page, 'Done'), 0.3);
    await expect.poll(() => titlesIn(company.admin, 'done')).toEqual(['A', 'B', 'C']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual(['A', 'B', 'C', 'D']);
    await expectTitles(page, 'To Do', ['A', 'B', 'C', 'D']);
  });
});

test.describe('by finger @phone', () => {
  test('a long press picks up, a chip takes the card', async ({ page, company, signIn }) => {
    await addTasks(company.admin, ['One', 'Two', 'Three']);
    await signIn(page, company.admin);
    await openBoard(page);
    const client = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) => {
      const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
      await client.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await touch('touchStart', from.x, from.y);
      await expect(page.locator('[aria-live="assertive"]', { hasText: 'Picked up' })).toHaveCount(1);
      for (let step = 1; step <= 8; step++) {
        await touch(
          'touchMove',
          from.x + ((to.x - from.x) * step) / 8,
          from.y + ((to.y - from.y) * step) / 8,
        );
        await nextFrame(page);
      }
      await touch('touchEnd');
    };
    const centre = async (title: string) => {
      const box = await card(page, title).boundingBox();
      if (!box) throw new Error(`${title} is not on the screen`);
      return { x: box.x + 100, y: box.y + box.height / 2, bottom: box.y + box.height };
    };

    const [one, three] = [await centre('One'), await centre('Three')];
    await drag(one, { x: three.x, y: three.bottom - 4 });
    await expectTitles(page, 'To Do', ['Two', 'Three', 'One']);
    await expect.poll(() => titlesIn(company.admin, 'todo')).toEqual(['Two', 'Three', 'One']);

    const chip = await page.getByRole('button', { name: /^In Progress/ }).boundingBox();
    if (!chip) throw new Error('The chip is not on the screen');
    await drag(await centre('Two'), { x: chip.x + 20, y: chip.y + 12 });
    await expectTitles(page, 'To Do', ['Three', 'One']);
    await expect.poll(() => titlesIn(company.admin, 'in-progress')).toEqual(['Two']);
  });

  test('a tap selects more once a card is selected, and opens again after that', async ({
    page,
    company,
    signIn,
  }) => {
    await addTasks(company.admin, ['One', 'Two']);
    await signIn(page, company.admin);
    await openBoard(page);
    await card(page, 'One').getByRole('button', { name: 'Task actions' }).tap();
    await page.getByRole('menuitem', { name: 'Select' }).tap();
    const bar = page.getByRole('region', { name: 'Selected tasks' });
    await expect(bar.getByText('1 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Two', exact: true }).tap();
    await expect(bar.getByText('2 selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Clear selection' }).tap();
    await page.getByRole('button', { name: 'Two', exact: true }).tap();
    await expect(page.getByRole('dialog', { name: 'Two' })).toBeVisible();
  });

  test('a short touch scrolls or opens, and moves nothing', async ({ page, company, signIn }) => {
    const [task] = await addTasks(company.admin, ['One', 'Two']);
    await signIn(page, company.admin);
    await openBoard(page);
    await card(page, 'One').tap();
    await expect(page).toHaveURL(new RegExp(`task=${task?.id}`));
    expect(await titlesIn(company.admin, 'todo')).toEqual(['One', 'Two']);
  });
});

test('by keyboard, with every step spoken @desktop', async ({ page, company, signIn }) => {
  await addTasks(company.admin, ['One', 'Two', 'Three']);
  await addTasks(company.admin, ['Done 1', 'Done 2'], 'in-progress');
  await signIn(page, company.admin);
  await openBoard(page);
  const said = (words: string) => expectSaid(page, words);
  const one = page.getByRole('button', { name: 'One', exact: true });
  await expect(one).toHaveAccessibleDescription(/Press Space to pick up/);
  await one.focus();
  await pickUpByKey(page, 'Picked up “One”. Position 1 of 3 in To Do.');
  await page.keyboard.press('ArrowDown');
  await said('Position 2 of 3 in To Do.');
  await page.keyboard.press('ArrowRight');
  await said('Position 2 of 3 in In Progress.');
  await page.keyboard.press('Space');
  await said('Dropped “One”. Position 2 of 3 in In Progress.');
  await expectTitles(page, 'In Progress', ['Done 1', 'One', 'Done 2']);
  await expect(one).toBeFocused();
  await pickUpByKey(page, 'Picked up “One”. Position 2 of 3 in In Progress.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await said('Move cancelled. “One” is back where it was.');
  await expectTitles(page, 'In Progress', ['Done 1', 'One', 'Done 2']);
  await expect(one).toBeFocused();
});

test('a card in hand is put down when its board is left, and takes no key of another page @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await addTasks(company.admin, ['One', 'Two', 'Three']);
  await signIn(page, company.admin);
  await openBoard(page);
  await page.getByRole('button', { name: 'Two', exact: true }).focus();
  await pickUpByKey(page, 'Picked up “Two”. Position 2 of 3 in To Do.');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially('Ada Lo');
  await expect(search).toHaveValue('Ada Lo');
  expect(await titlesIn(company.admin, 'todo')).toEqual(['One', 'Two', 'Three']);
});

test.describe('when it cannot be saved @desktop', () => {
  test.use({ allowedConsole: [/status of 40[13]|ERR_FAILED|session could not be refreshed/] });
  test('an ended session blocks the move', async ({ page, company, signIn }) => {
    const other = await company.addUser({ firstName: 'Other', lastName: 'Person' });
    await addTasks(company.admin, ['One']);
    await signIn(page, company.admin);
    await openBoard(page);
    await page.route('**/auth/me', (route) => route.fulfill({ status: 401, json: { statusCode: 401 } }));
    let isSent = false;
    await page.route('**/api/v1/task-statuses', (route) => {
      isSent = true;
      return route.abort();
    });
    await dragTo(page, card(page, 'One'), column(page, 'Done'), 0.4);
    await expect(page.getByText('Session Expired')).toBeVisible();
    await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
    expect(isSent).toBe(false);
    expect(await titlesIn(other, 'todo')).toEqual(['One']);
    // Refused is refused: it is not made at the next sign-in either.
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('writes');
  });

  test('a refused move snaps back with words', async ({ page, company, signIn }) => {
    await addTasks(company.admin, ['One']);
    await signIn(page, company.admin);
    await openBoard(page);
    await page.route('**/api/v1/task-statuses', (route) =>
      route.fulfill({
        status: 403,
        json: { statusCode: 403, code: 'not-allowed', message: 'You may not move tasks.' },
      }),
    );
    await dragTo(page, card(page, 'One'), column(page, 'Done'), 0.4);
    await expect(page.getByText('You may not move tasks.')).toBeVisible();
    await expectTitles(page, 'To Do', ['One']);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  });

  test('a server that is gone rolls back with words', async ({ page, company, signIn }) => {
    await addTasks(company.admin, ['One']);
    await signIn(page, company.admin);
    await openBoard(page);
    await page.route('**/api/v1/**', (route) => route.abort());
    await dragTo(page, card(page, 'One'), column(page, 'Done'), 0.4);
    await expect(page.getByText('The move was not saved')).toBeVisible();
    await expectTitles(page, 'To Do', ['One']);
  });
});
