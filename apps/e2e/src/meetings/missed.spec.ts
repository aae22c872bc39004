import type { Page } from '@playwright/test';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import type { Company } from '../kit/company';
import { expect, test } from '../kit/fixtures';
import { setHidden } from '../kit/hidden-tab';
import { routeFirst } from '../kit/hold-back';
import { mondayMeeting, row } from './monday-meeting';

const catalogue = 'They are in the new catalogue. The old ones go.';

/** Changes one of each that a meeting's page shows and events tell: a line, a speaker, an item, a report, who was there. */
async function changeAll({ api }: Company, meeting: AudioDetail): Promise<void> {
  const path = `/api/v1/audios/${meeting.id}`;
  const { segments, analysis } = meeting;
  const line = segments.find(({ text }) => text.startsWith('They are in'));
  const item = analysis?.actionItems.find(({ title }) => title.startsWith('Order'));
  const report = analysis?.updates.find(({ status }) => status === 'done');
  const tasks = (await (await api.get('/api/v1/tasks')).json()).data as { id: string; title: string }[];
  const chairs = tasks.find(({ title }) => title === 'Order chairs for the office');
  const people = (await (await api.get('/api/v1/users')).json()).data as { id: string; lastName: string }[];
  const attendeeIds = people.flatMap(({ id, lastName }) => (lastName === 'Lind' ? id : []));
  const answers = [
    await api.patch(`${path}/segments/${line?.id}`, { data: { text: catalogue, version: line?.version } }),
    await api.patch(`${path}/segments`, { data: { speaker: 'Zoe Quist', from: 'Guest' } }),
    await api.post(`${path}/items/${item?.id}/merge`, { data: { taskId: chairs?.id } }),
    await api.post(`${path}/updates/${report?.id}/dismiss`),
    await api.patch(path, { data: { attendeeIds } }),
  ];
  for (const answer of answers) expect(answer.ok(), `${answer.url()} ${await answer.text()}`).toBe(true);
}

async function expectAllChanged(page: Page): Promise<void> {
  const transcript = page.locator('li[aria-posinset]');
  await expect(transcript.filter({ hasText: catalogue })).toBeVisible();
  await expect(transcript.filter({ hasText: 'Zoe Quist: Good, they will be glad.' })).toBeVisible();
  await expect(row(page, 'Order the new chairs for the office')).toContainText('Merged with');
  await expect(row(page, 'Login fix')).toContainText('Left where it was');
  await expect(page.getByText('With Marcus Lind')).toBeVisible();
}

test('a tab that was opened in the background shows what others made of a meeting before it was seen', async ({
  page,
  company,
  signIn,
}) => {
  const meeting = await mondayMeeting(company);
  await signIn(page, company.admin);
  await setHidden(page, true);
  await page.goto(`/meetings/${meeting.id}`);
  await expect(row(page, 'Login fix')).toBeVisible();
  await changeAll(company, meeting);
  await setHidden(page, false);
  await expectAllChanged(page);
});

test('what others make of a meeting while it is fetched is there when it has come', async ({
  page,
  company,
  signIn,
}) => {
  const meeting = await mondayMeeting(company);
  await signIn(page, company.admin);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isRead = false;
  await routeFirst(page, `**/api/v1/audios/${meeting.id}`, async (route) => {
    const response = await route.fetch();
    isRead = true;
    await released;
    await route.fulfill({ response });
  });
  await page.goto('/meetings');
  // The banner may tell of it as well.
  await page.locator('#content').getByRole('link', { name: 'Monday meeting' }).click();
  await expect.poll(() => isRead).toBe(true);
  await changeAll(company, meeting);
  // What is told after it has come: so have the changes.
  // A name that no company has: there may have been a first try.
  const name = `Renamed ${meeting.id.slice(-8)}`;
  expect((await company.api.patch('/api/v1/organization', { data: { name } })).ok()).toBe(true);
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await expect(page.getByText(name)).toBeVisible();
  await page.keyboard.press('Escape');
  release();
  await expectAllChanged(page);
});
