import type { Page } from '@playwright/test';
import { addTask, card, listTasks, openBoard, openEditForm } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';
import { drawer, log, messageBox } from '../kit/ticket-kit';

const today = '2026-03-10';
/** Where that day is over when. */
const places = [
  { timezoneId: 'Asia/Tokyo', ends: '2026-03-10T15:00:00Z' },
  { timezoneId: 'America/Los_Angeles', ends: '2026-03-11T07:00:00Z' },
];

for (const { timezoneId, ends } of places) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a task due today is due soon until the day ends there, and then overdue', async ({
      page,
      company,
      signIn,
    }) => {
      const end = Date.parse(ends);
      await page.clock.install({ time: end - 9 * 3_600_000 });
      await signIn(page, company.admin);
      await openBoard(page);
      await page.getByRole('button', { name: 'Add Task', exact: true }).click();
      const form = page.getByRole('dialog', { name: 'Add Task' });
      await form.getByRole('textbox', { name: 'Title' }).fill('Send the offer');
      await form.getByRole('combobox', { name: 'Assignee' }).click();
      await page.getByRole('option').first().click();
      await form.getByRole('textbox', { name: 'Due Date' }).fill(today);
      await page.keyboard.press('Tab');
      await form.getByRole('button', { name: 'Add Task' }).click();

      const own = card(page, 'Send the offer');
      await expect(own.locator(`time[datetime="${today}"]`)).toHaveText('Mar 10');
      await expect(own.getByRole('img', { name: 'Due soon' })).toBeVisible();
      await expect.poll(async () => (await listTasks(company.admin))[0]?.endDate).toBe(today);
      await own.getByRole('button', { name: 'Send the offer' }).click();
      const ticket = drawer(page, 'Send the offer');
      await expect(ticket.locator('time', { hasText: 'Mar 10, 2026' })).toBeVisible();
      await expect(ticket.getByRole('img', { name: 'Due soon' })).toBeVisible();

      await page.clock.setSystemTime(end - 61_000);
      await page.clock.fastForward(60_000);
      await expect(ticket.getByRole('img', { name: 'Due soon' })).toBeVisible();
      await page.clock.fastForward(61_000);
      await expect(ticket.getByRole('img', { name: 'Overdue' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(own.getByRole('img', { name: 'Overdue' })).toBeVisible();
      await expect(own.getByRole('img', { name: 'Due soon' })).toHaveCount(0);
    });
  });
}

/** What a person's screen says of when the task is due: card, form, drawer, assistant, story. */
async function expectDue(page: Page, title: string): Promise<void> {
  const day = 'May 17, 2031';
  const time = 'time[datetime="2031-05-17"]';
  await openBoard(page);
  await expect(card(page, title).locator(time)).toHaveText(day);
  const form = await openEditForm(page, title);
  await expect(form.getByRole('textbox', { name: 'Due Date' })).toHaveValue(day);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await card(page, title).getByRole('button', { name: title }).click();
  const ticket = drawer(page, title);
  await expect(ticket.locator(time)).toHaveText(day);
  await messageBox(page).fill('When is it due?');
  await messageBox(page).press('Enter');
  await expect(log(page).getByText('It is due on 17 May 2031.').last()).toBeVisible();
  await ticket.getByRole('tab', { name: 'History' }).click();
  await expect(ticket.getByText(`Set the due date to ${day}`)).toBeVisible();
}

test('a due date is the same day for everybody, wherever they are', async ({ company, openAs }) => {
  const title = 'Send the offer';
  const task = await addTask(company.admin, { title, userId: company.admin.id });
  // An older client sends the moment at which the day ends where it is.
  const data = { endDate: '2031-05-17T21:59:59.999Z' };
  expect((await company.api.patch(`/api/v1/tasks/${task.id}`, { data })).status()).toBe(200);
  for (const timeZone of ['Europe/Stockholm', 'America/Los_Angeles', 'Pacific/Auckland']) {
    const person = await company.addUser({ firstName: timeZone.replace(/.*\//, ''), lastName: 'Berg' });
    await person.api.patch('/auth/me', { data: { timeZone } });
    await expectDue(await openAs(person, timeZone), title);
  }
});
