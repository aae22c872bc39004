import { addTask, listTasks, openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { drawer, log } from '../kit/ticket-kit';
import { comment, creation, reminder, seedAnswer } from './answer-seed';
import { button, changes, offerThree, outcome, read, row } from './suggestion-kit';

test('some of what the assistant offers is applied, and undone', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  const { me, offer, hall } = await offerThree(company);
  await signIn(page, me);
  await openBoard(page, `?task=${offer.id}`);
  await expect(row(page, 'Send the offer')).toContainText(
    /Status\s*Before: todo\s*After: in-progress\s*Assignee\s*Before: Unassigned\s*After: .*Admin Admin/,
  );
  await expect(row(page, 'Paint the hall')).toContainText(
    /Title\s*Before: Paint the hall\s*After: Paint the big hall\s*Due Date\s*Before: Mar 07, 2031\s*After: No due date/,
  );
  await expect(row(page, 'Buy brushes')).toContainText(
    /New task\s*Buy brushes\s*Description\s*Two of them\./,
  );
  await expectNoAxeViolationsInBothSchemes(page, isMobile);

  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/proposals/') && asked.push(request.url()));
  await changes(page).getByRole('checkbox', { name: 'Create “Buy brushes”' }).uncheck();
  await button(page, 'Apply 2 of 3').dblclick();
  await expect(outcome(page)).toHaveText('Applied 2 of 3');
  await expect(row(page, 'Send the offer')).toContainText('Applied');
  await expect(drawer(page, 'Send the offer').getByRole('region', { name: 'Details' })).toContainText(
    'in-progress',
  );
  expect(asked).toHaveLength(1);
  expect(await read(me, hall)).toMatchObject({ title: 'Paint the big hall', endDate: null });
  expect(await listTasks(me)).toHaveLength(2);
  // What had the focus is gone: it stays in the card.
  await expect(button(page, 'Dismiss')).toBeFocused();
  await expectNoAxeViolationsInBothSchemes(page, isMobile);

  await button(page, 'Undo').click();
  await expect(outcome(page)).toHaveText('');
  await expect(button(page, 'Undo')).toHaveCount(0);
  expect(await read(me, hall)).toMatchObject({ title: 'Paint the hall', endDate: '2031-03-07' });
  expect((await read(me, offer)).currentStatus.status).toBe('todo');
  await button(page, 'Apply 2 of 3').click();
  await expect(outcome(page)).toHaveText('Applied 2 of 3');
  await row(page, 'Paint the big hall').getByRole('link').click();
  await expect(drawer(page, 'Paint the big hall')).toBeVisible();
});

test('what is guessed is offered without a tick, and applied once it has one', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  const me = company.admin;
  const lease = await addTask(me, { title: 'Sign the lease of the new shop' });
  await signIn(page, me);
  await openBoard(page, '?chat=1');
  await page
    .getByRole('textbox', { name: 'Message' })
    .fill('the lease can wait, the 15th of December will do nicely');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('I am not sure that I read this right.');
  const tick = changes(page).getByRole('checkbox', { name: /Sign the lease/ });
  await expect(tick).not.toBeChecked();
  await expect(button(page, 'Apply')).toBeDisabled();
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  await tick.check();
  await button(page, 'Apply').click();
  await expect(outcome(page)).toHaveText('Applied');
  expect(await read(me, lease)).toMatchObject({ endDate: expect.stringMatching(/-12-15$/) });
});

test('it is put aside, and stays so @desktop', async ({ page, company, signIn, isMobile }) => {
  const me = company.admin;
  await seedAnswer({ company, asker: me, changes: [creation('Buy brushes'), creation('Buy paint')] });
  await signIn(page, me);
  await openBoard(page, '?chat=1');
  await button(page, 'Dismiss').click();
  await expect(outcome(page)).toHaveText('Dismissed');
  await expect(changes(page)).toBeFocused();
  await page.reload();
  await expect(outcome(page)).toHaveText('Dismissed');
  await expect(changes(page).getByRole('listitem')).toHaveCount(0);
  await button(page, 'Show all 2').click();
  await expect(changes(page).getByRole('listitem')).toHaveCount(2);
  await expect(changes(page).getByRole('checkbox')).toHaveCount(0);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  expect(await listTasks(me)).toEqual([]);
});

test('of a hundred changes five are shown, and as many are applied as are ticked @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const me = company.admin;
  const named = (at: number) => (at === 1 ? 'x'.repeat(150) : `Task ${at}`);
  await seedAnswer({
    ...{ company, asker: me },
    changes: Array.from({ length: 100 }, (_, at) =>
      creation(named(at), { description: 'word '.repeat(500) }),
    ),
  });
  await signIn(page, me);
  await openBoard(page, '?chat=1');
  await expect(changes(page).getByRole('listitem')).toHaveCount(5);
  expect(await log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await row(page, 'Task 0').getByRole('button', { name: 'Show more' }).click();
  await expect(row(page, 'Task 0').getByRole('button', { name: 'Show less' })).toBeVisible();
  await button(page, 'Show all 100').click();
  await expect(changes(page).getByRole('listitem')).toHaveCount(100);
  await changes(page).getByRole('checkbox', { name: 'All changes' }).uncheck();
  await expect(button(page, 'Apply')).toBeDisabled();
  for (const at of [98, 99])
    await changes(page)
      .getByRole('checkbox', { name: `Create “Task ${at}”` })
      .check();
  await button(page, 'Apply 2 of 100').click();
  await expect(outcome(page)).toHaveText('Applied 2 of 100');
  expect((await listTasks(me)).map(({ title }) => title).sort()).toEqual(['Task 98', 'Task 99']);
});

test('a comment is written in the conversation, and taken back @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const me = company.admin;
  const task = await addTask(me, { title: 'Send the offer' });
  await seedAnswer({ company, asker: me, taskId: task.id, changes: [comment(task, 'They come on Friday.')] });
  await signIn(page, me);
  await openBoard(page, `?task=${task.id}`);
  await expect(row(page, 'Send the offer')).toContainText(
    /Comment on\s*Send the offer\s*They come on Friday\./,
  );
  const written = log(page).getByRole('article').filter({ hasText: 'You' });
  await button(page, 'Apply').click();
  await expect(written).toContainText('They come on Friday.');
  await button(page, 'Undo').click();
  await expect(written).toHaveCount(0);
  await expect(button(page, 'Apply')).toBeFocused();
});

test('the keyboard ticks and applies @desktop', async ({ page, company, signIn }) => {
  const { me, offer } = await offerThree(company);
  await signIn(page, me);
  await openBoard(page, `?task=${offer.id}`);
  await changes(page).getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  // Past the second change with the link to its task, and past the third.
  for (const _ of ['its tick', 'its link', 'the third', 'Apply']) await page.keyboard.press('Tab');
  await expect(button(page, 'Apply 2 of 3')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Apply 1 of 3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(outcome(page)).toHaveText('Applied 1 of 3');
  await expect(button(page, 'Dismiss')).toBeFocused();
});

test('a reminder is set by the one who asked, and waits in the inbox @desktop', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  const me = company.admin;
  const task = await addTask(me, { title: 'Send the offer' });
  await seedAnswer({ company, asker: me, taskId: task.id, changes: [reminder(task, me, '2020-01-01')] });
  await signIn(page, me);
  await openBoard(page, `?task=${task.id}`);
  await expect(row(page, 'Remind of')).toContainText(/Admin Admin, Jan 01, 2020\s*Ask for the price/);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  await button(page, 'Apply').click();
  await expect(outcome(page)).toHaveText('Applied');
  await page.goto('/');
  await page.getByRole('button', { name: 'Inbox, 1 unread' }).click();
  const entry = page.getByRole('dialog', { name: 'Inbox' }).getByRole('listitem');
  await expect(entry).toContainText(/You wanted to be reminded.*Send the offer\s*Ask for the price/s);
  await entry.getByRole('link', { name: 'Send the offer' }).click();
  await expect(drawer(page, 'Send the offer')).toBeVisible();
});
