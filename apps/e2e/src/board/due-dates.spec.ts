import { card, listTasks, openBoard } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';

const today = '2026-03-10';
/** Where that day is over when. */
const places = [
  { timezoneId: 'Asia/Tokyo', ends: '2026-03-10T14:59:59.999Z' },
  { timezoneId: 'America/Los_Angeles', ends: '2026-03-11T06:59:59.999Z' },
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
      await expect(own.locator(`time[datetime="${ends}"]`)).toHaveText('Mar 10');
      await expect(own.getByRole('img', { name: 'Due soon' })).toBeVisible();
      await expect.poll(async () => (await listTasks(company.admin))[0]?.endDate).toBe(ends);
      await page.clock.setSystemTime(end - 1_000);
      await page.clock.fastForward(61_000);
      await expect(own.getByRole('img', { name: 'Overdue' })).toBeVisible();
      await expect(own.getByRole('img', { name: 'Due soon' })).toHaveCount(0);
    });

    test('a task due today elsewhere shows the day that its end falls on here', async ({
      page,
      company,
      signIn,
    }) => {
      const other = places.find((place) => place.timezoneId !== timezoneId)?.ends ?? '';
      await company.api.post('/api/v1/tasks', {
        data: { title: 'Elsewhere', endDate: other, customField: { status: 'todo', tags: [] } },
      });
      await page.clock.install({ time: Date.parse(other) + 60_000 });
      await signIn(page, company.admin);
      await openBoard(page);
      const own = card(page, 'Elsewhere');
      const day = timezoneId === 'Asia/Tokyo' ? 'Mar 11' : 'Mar 10';
      await expect(own.locator(`time[datetime="${other}"]`)).toHaveText(day);
      await expect(own.getByRole('img', { name: 'Overdue' })).toBeVisible();
      await own.getByRole('button', { name: 'Elsewhere' }).click();
      const ticket = page.getByRole('dialog', { name: 'Elsewhere' });
      await expect(ticket.getByText(`${day}, 2026`)).toBeVisible();
      await expect(ticket.getByRole('img', { name: 'Overdue' })).toBeVisible();
    });
  });
}
