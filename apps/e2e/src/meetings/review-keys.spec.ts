import type { Page } from '@playwright/test';
import { listTasks, titlesIn } from '../kit/board-kit';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { seedFindings, seedMeeting } from '../kit/meeting-seed';
import { meetingOf, openMonday, row } from './monday-meeting';

const report = 'Send the incident report to the customer';
const chairs = 'Order the new chairs for the office';
const kitchen = 'Clean the kitchen';
const focused = (page: Page) => page.locator('[data-review]:focus-within');

test('a meeting is decided by keys alone, and the focus is never lost @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await openMonday(page, company, signIn);
  await page.getByRole('button', { name: 'Approve all (3)' }).focus();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toContainText('Send the incident report');
  await page.keyboard.press('a');
  await expect(focused(page)).toContainText('Order the new chairs');
  await page.keyboard.press('j');
  await expect(focused(page)).toContainText('Clean the kitchen');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('2');
  await expect(focused(page)).toContainText('Owner: Marcus');
  await page.keyboard.press('p');
  await expect(page.getByRole('listitem').filter({ hasText: '00:12' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectNoAxeViolations(page);

  await page.keyboard.press('m');
  await expect(page.getByRole('option', { name: /^Order chairs/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(focused(page)).toContainText('Order the new chairs');
  await page.keyboard.press('m');
  await expect(page.getByRole('option', { name: /^Order chairs/ })).toHaveAttribute(
    'data-combobox-selected',
    'true',
  );
  await expect(page.getByRole('combobox', { name: 'Find a task' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row(page, chairs)).toContainText('Merged with');
  await expect(focused(page)).toContainText('Clean the kitchen');

  await page.keyboard.press('e');
  const form = page.getByRole('dialog', { name: 'Edit Task' });
  await form.getByLabel('Title').fill('Clean it');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(focused(page)).toContainText('Clean the kitchen');
  await page.keyboard.press('d');
  await expect(row(page, kitchen)).toContainText('Dismissed');
  await expect(focused(page)).toContainText('Login fix');
  await page.keyboard.press('z');
  await expect(row(page, kitchen).getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect(focused(page)).toContainText('Clean the kitchen');
  await page.keyboard.press('a');
  await expect(focused(page)).toContainText('Login fix');
  await page.keyboard.press('z');
  await expect(focused(page)).toContainText('Clean the kitchen');
  await page.keyboard.press('j');
  await expect(focused(page)).toContainText('Login fix');
  await page.keyboard.press('a');
  await expect.poll(() => titlesIn(company.admin, 'done')).toEqual(['Login fix']);
  await expect(focused(page)).toContainText('Clean the kitchen');
  await page.keyboard.press('Delete');
  await expect(page.getByText('All decided')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Review of what the meeting found' })).toBeFocused();
});

test('the focus goes on where somebody else decides on what had it @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { analysis } = await openMonday(page, company, signIn);
  await page.getByRole('button', { name: report, exact: true }).focus();
  await company.api.delete(`/api/v1/tasks/${analysis?.actionItems[0]?.taskId}`);
  await expect(focused(page)).toContainText('Order the new chairs');
});

test('many are approved after a question, in one go @desktop', async ({ page, company, signIn }) => {
  const things = ['door', 'roof', 'wall', 'lamp', 'gate', 'pump', 'sign', 'tank'];
  const { id } = await meetingOf(
    company,
    things.map((thing) => ['Guest', `Somebody should paint the old ${thing}.`] as const),
  );
  await signIn(page, company.admin);
  await page.goto(`/meetings/${id}`);
  const all = page.getByRole('button', { name: `Approve all (${things.length})` });
  await all.focus();
  await page.keyboard.press('Shift+A');
  const question = page.getByRole('dialog', { name: 'Approve 8 tasks' });
  await expect(question).toContainText('8 of them have no owner yet');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await all.focus();
  await page.keyboard.press('Shift+A');
  await question.getByRole('button', { name: 'Approve all (8)' }).press('Enter');
  await expect(page.getByText('All decided')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Review of what the meeting found' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(all).toBeVisible();
  const waiting = async () => (await listTasks(company.admin)).map((task) => task.currentStatus.status);
  await expect.poll(waiting).toEqual(things.map(() => 'on-approval'));
});

test('in the tray the keys of the player choose, and P plays from there @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { id, origin } = await seedMeeting(company);
  await seedFindings(origin.audioId, [{ title: 'Delete them', taskId: id, quote: 'Nothing of the kind' }]);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  await page.getByRole('button', { name: 'Delete the old log files', exact: true }).focus();
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(pause).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(pause).toBeVisible();
  await expect(focused(page)).toContainText('Delete the old log files');
});
