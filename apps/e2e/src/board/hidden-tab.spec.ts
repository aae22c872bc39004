import type { Page } from '@playwright/test';
import { addTask, card } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';
import { setHidden } from '../kit/hidden-tab';

/** The event streams of a page that are open or asked for. */
function streamsOf(page: Page): Set<unknown> {
  const streams = new Set<unknown>();
  page.on('request', (request) => request.url().includes('/api/v1/events') && streams.add(request));
  page.on('requestfailed', (request) => streams.delete(request));
  page.on('requestfinished', (request) => streams.delete(request));
  return streams;
}

test('a tab that was opened in the background takes no stream until it is seen', async ({
  page,
  company,
  signIn,
}) => {
  await page.clock.install();
  const lena = await company.addUser({ firstName: 'Lena', lastName: 'Holm' });
  await addTask(company.admin, { title: 'Before', userId: lena.id });
  await signIn(page, company.admin);
  const streams = streamsOf(page);
  await setHidden(page, true);
  await page.goto('/');
  // The people usually wait for the stream, but not for ever.
  await expect(card(page, 'Before').getByText('Lena Holm')).toBeVisible();
  await addTask(company.admin, { title: 'Meanwhile' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.clock.runFor(500);
  expect(streams.size).toBe(0);

  await setHidden(page, false);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(card(page, 'Meanwhile')).toBeVisible();
  expect(streams.size).toBe(1);
});

test('a tab that is hidden for long gives its stream back, and misses nothing', async ({
  page,
  company,
  signIn,
}) => {
  await page.clock.install();
  await signIn(page, company.admin);
  const streams = streamsOf(page);
  await page.goto('/');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await setHidden(page, true);
  expect(streams.size).toBe(1);
  await page.clock.fastForward(61_000);
  await expect.poll(() => streams.size).toBe(0);
  await addTask(company.admin, { title: 'Meanwhile' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.clock.runFor(500);
  expect(streams.size).toBe(0);
  await setHidden(page, false);
  await expect(card(page, 'Meanwhile')).toBeVisible();
});
