import { addTask, openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { seedMeeting } from '../kit/meeting-seed';
import { drawer, messageBox, openNewTicket } from '../kit/ticket-kit';

const tags = [
  { id: 't1', name: 'customer', category: 'Audience', color: 'blue' },
  { id: 't2', name: 'urgent', category: 'Urgency', color: 'red' },
];

test('the drawer shows what the ticket is', async ({ page, company, signIn, isMobile }) => {
  const task = await addTask(company.admin, {
    title: 'Send the offer',
    description: 'With the new prices.\nBefore Friday.',
    userId: company.admin.id,
    endDate: '2031-03-07',
    tags,
  });
  await signIn(page, company.admin);
  await openBoard(page);
  await page.getByRole('button', { name: 'Send the offer' }).click();
  await expect(page).toHaveURL(new RegExp(`task=${task.id}`));
  const ticket = drawer(page, 'Send the offer');
  const details = ticket.getByRole('region', { name: 'Details' });
  for (const text of ['todo', 'Admin Admin', 'High', 'Mar 07, 2031', 'Audience', 'customer', 'Urgency']) {
    await expect(details.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(details.getByText('With the new prices.')).toBeVisible();
  await expect(ticket.getByText('No messages yet')).toBeVisible();
  await expect(ticket.getByText('Start the conversation about this ticket')).toBeVisible();
  await expect(
    ticket.getByText("Drag and drop files here to send them to Tavla's AI assistant"),
  ).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
});

test('the focus goes into the drawer, Escape closes it, and the focus is back on the card @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await addTask(company.admin, { title: 'Send the offer' });
  await signIn(page, company.admin);
  await openBoard(page);
  const card = page.getByRole('button', { name: 'Send the offer' });
  await card.focus();
  await page.keyboard.press('Enter');
  const ticket = drawer(page, 'Send the offer');
  await expect(ticket.getByRole('heading', { name: 'Send the offer' })).toBeFocused();
  // Everything in it can be reached.
  const box = ticket.getByRole('textbox', { name: 'Message' });
  for (let presses = 0; presses < 12; presses++) {
    if (await box.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ticket).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(card).toBeFocused();
  await page.goBack();
  await expect(drawer(page, 'Send the offer')).toBeVisible();
});

test('Escape closes a drawer while the focus is still on the card that opened it @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await addTask(company.admin, { title: 'Send the offer' });
  await signIn(page, company.admin);
  await openBoard(page);
  const card = page.getByRole('button', { name: 'Send the offer' });
  const opener = await card.elementHandle();
  await card.press('Enter');
  const ticket = drawer(page, 'Send the offer');
  await expect(ticket).toBeVisible();
  // The key of somebody who is quicker than the focus.
  await opener?.dispatchEvent('keydown', { key: 'Escape', bubbles: true });
  await expect(ticket).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('Escape closes the drawer while a hint stands at what the pointer is on @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await openNewTicket({ page, company, signIn });
  const ticket = drawer(page, 'Send the offer');
  await ticket.getByRole('button', { name: 'Edit Task' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Edit Task' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ticket).toBeHidden();
});

test('Escape closes the form above the drawer first @desktop', async ({ page, company, signIn }) => {
  await openNewTicket({ page, company, signIn });
  const ticket = drawer(page, 'Send the offer');
  await ticket.getByRole('button', { name: 'Edit Task' }).click();
  const form = drawer(page, 'Edit Task');
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Send the offer');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(ticket).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ticket).toBeHidden();

  await page.getByRole('button', { name: 'Send the offer' }).click();
  await ticket.getByRole('button', { name: 'Edit Task' }).click();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Send the offer');
  // Whoever does not wait until it has gone means the drawer with the second key.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(ticket).toBeHidden();
});

test('the history tells who changed what, and follows changes by others @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const ada = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  const task = await openNewTicket({ page, company, signIn });
  const ticket = drawer(page, 'Send the offer');
  await ticket.getByRole('tab', { name: 'History' }).click();
  const entries = page.getByRole('region', { name: 'History of this ticket' }).getByRole('listitem');
  await expect(entries).toHaveText([/Admin Admin.*just now.*Created the ticket/]);

  const changed = await ada.api.patch(`/api/v1/tasks/${task.id}`, {
    data: { title: 'Send the new offer', userId: ada.id, endDate: '2031-03-07' },
  });
  expect(changed.status()).toBe(200);
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Ada Lovelace');
  await expect(entries.first()).toContainText('Renamed it from “Send the offer” to “Send the new offer”');
  await expect(entries.first()).toContainText('Assigned it to Ada Lovelace');
  await expect(entries.first()).toContainText('Set the due date to Mar 07, 2031');
  await ada.api.post('/api/v1/task-statuses', {
    data: { taskId: task.id, status: 'done', note: 'Status changed to done', meta: '{}' },
  });
  await expect(entries.first()).toContainText('Moved it to Done');
  await expect(entries.first().locator('time')).toHaveAttribute('title', /\d{4} \d\d:\d\d:\d\d$/);
  await expectNoAxeViolations(page);
});

test('the address names the tab, which a reload, a link and Back keep @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const task = await addTask(company.admin, { title: 'Send the offer' });
  await signIn(page, company.admin);
  await openBoard(page);
  await page.getByRole('button', { name: 'Send the offer' }).click();
  const ticket = drawer(page, 'Send the offer');
  const tab = (name: string) => ticket.getByRole('tab', { name });
  await expect(tab('Conversation')).toHaveAttribute('aria-selected', 'true');
  await tab('History').click();
  await expect(page).toHaveURL(`/?task=${task.id}&tab=history`);
  await page.reload();
  await expect(tab('History')).toHaveAttribute('aria-selected', 'true');
  await expect(ticket.getByText('Created the ticket')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(tab('History')).toHaveAttribute('aria-selected', 'true');
  await tab('Conversation').click();
  await expect(page).toHaveURL(`/?task=${task.id}`);
  // Choosing a tab made no entry of its own: one step back is the board before the ticket was opened.
  await page.goBack();
  await expect(ticket).toBeHidden();
  await expect(page).toHaveURL('/');
});

test.describe('when the ticket goes', () => {
  // The stream that opens asks for its messages once more, and may come after the deletion.
  test.use({ allowedConsole: [/status of 404/] });

  test('a ticket that is deleted while it is open says so and can be brought back @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    const task = await openNewTicket({ page, company, signIn });
    const heading = (name: string) => drawer(page, name).getByRole('heading', { name });
    await expect(drawer(page, 'Send the offer').getByText('No messages yet')).toBeVisible();
    // Its title was another while it came.
    await expect(heading('Send the offer')).toBeFocused();
    await messageBox(page).focus();
    await company.api.delete(`/api/v1/tasks/${task.id}`);
    const gone = drawer(page, 'This ticket was deleted');
    await expect(gone.getByRole('alert')).toContainText('“Send the offer” is no longer on the board.');
    await expect(heading('This ticket was deleted')).toBeFocused();
    await gone.getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(heading('Send the offer')).toBeFocused();
    await expect(page.getByText('The ticket is back on the board.')).toBeVisible();
  });
});

test('the link is copied @desktop', async ({ page, company, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const task = await addTask(company.admin, { title: 'Send the offer' });
  await signIn(page, company.admin);
  await openBoard(page, `?task=${task.id}&q=offer`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe(`?task=${task.id}`);
});

test('a ticket from a meeting plays the passage it comes from @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const task = await seedMeeting(company);
  await signIn(page, company.admin);
  await openBoard(page, `?task=${task.id}`);
  const origin = page.getByRole('figure', { name: 'From a meeting' });
  await expect(origin).toContainText(task.origin.quote);
  const audio = origin.locator('audio');
  await origin.getByRole('button', { name: 'Play this passage' }).click();
  await expect(origin.getByRole('button', { name: 'Stop playing' })).toBeVisible();
  const start = await audio.evaluate((element: HTMLAudioElement) => element.played.start(0));
  expect(start).toBeCloseTo(task.origin.startMs / 1000, 0);
  // The end of the passage stops it, long before the end of the recording.
  await audio.evaluate((element: HTMLAudioElement) => {
    element.playbackRate = 8;
  });
  await expect(origin.getByRole('button', { name: 'Play this passage' })).toBeVisible();
  const { time, duration } = await audio.evaluate((element: HTMLAudioElement) => ({
    time: element.currentTime,
    duration: element.duration,
  }));
  expect(time).toBeGreaterThan(task.origin.startMs / 1000);
  expect(time).toBeLessThan(duration - 1);
  await origin.getByRole('link').click();
  await expect(page).toHaveURL(`/meetings/${task.origin.audioId}#t=${task.origin.startMs / 1_000}`);
});

test.describe('a ticket that is not there', () => {
  test.use({ allowedConsole: [/status of (400|404)/] });

  for (const id of ['0190f3c2-0000-7000-8000-000000000000', 'nonsense']) {
    test(`says so and leads back (${id}) @desktop`, async ({ page, company, signIn }) => {
      await signIn(page, company.admin);
      await openBoard(page, `?task=${id}`);
      const gone = drawer(page, 'This ticket does not exist');
      await gone.getByRole('button', { name: 'Restore' }).click();
      await expect(gone.getByText('There is no such ticket')).toBeVisible();
      await expectNoAxeViolations(page);
      await gone.getByRole('button', { name: 'Back to the board' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});

test.describe('a ticket that cannot be loaded', () => {
  test.use({ allowedConsole: [/ERR_FAILED|status of 503/] });

  test('says so and tries again @desktop', async ({ page, company, signIn }) => {
    const task = await addTask(company.admin, { title: 'Send the offer' });
    await signIn(page, company.admin);
    await page.route('**/api/v1/tasks', (route) => route.fulfill({ status: 503, json: {} }));
    await page.route(`**/api/v1/tasks/${task.id}`, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(`/?task=${task.id}`);
    const failed = drawer(page, 'The ticket could not be loaded');
    await expect(failed).toBeVisible();
    // The board, which tries by itself, stays away: it would bring the ticket before the button is pressed.
    await page.unroute(`**/api/v1/tasks/${task.id}`);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(drawer(page, 'Send the offer')).toBeVisible();
  });
});

test('on a phone the drawer rises from the bottom and is dragged away @phone', async ({
  page,
  company,
  signIn,
}) => {
  const task = await addTask(company.admin, { title: 'x'.repeat(150) });
  await signIn(page, company.admin);
  await openBoard(page, `?task=${task.id}`);
  const ticket = drawer(page, task.title);
  const box = await ticket.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
  expect(box?.width).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const handle = await ticket.getByRole('button', { name: 'Drag down to close' }).boundingBox();
  const y = (handle?.y ?? 0) + 10;
  await page.mouse.move(195, y);
  await page.mouse.down();
  await page.mouse.move(195, y + 80);
  await page.mouse.move(195, y + 160);
  await page.mouse.up();
  await expect(ticket).toBeHidden();
});
