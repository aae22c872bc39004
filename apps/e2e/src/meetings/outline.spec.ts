import type { Page } from '@playwright/test';
import type { Outline } from '@tavla/shared/contracts/outline';
import { isLikely } from '@tavla/shared/meetings/confidence';
import { runSql } from '../kit/database';
import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { seedMeeting } from '../kit/meeting-seed';
import { meetingOf } from './monday-meeting';

const second = async (page: Page) =>
  Number(await page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'));
const told = (text: string, startMs: number | null) => ({
  text,
  quote: startMs === null ? null : text,
  startMs,
});
const longWord = 'Donaudampfschifffahrtsgesellschaft'.repeat(4);

const outline: Outline = {
  overview: [
    told('The disk of the payment server was full on Saturday.', 12_000),
    told('Old log files were never deleted.', 24_000),
  ],
  topics: [
    {
      title: 'Payment server, full disk',
      startMs: 0,
      endMs: 40_000,
      sentences: [told('It stood for an hour.', 16_000)],
    },
    {
      title: `Alarm ${longWord}`,
      startMs: 40_000,
      endMs: 84_000,
      sentences: [told('They spoke of alarms.', null)],
    },
  ],
  open: [told('Who pays for a larger disk?', 60_000)],
};
const findings = {
  summary: outline.overview.map(({ text }) => text).join(' '),
  engine: 'local',
  decisions: [{ text: 'Old log files go after a week', quote: 'we delete them', startMs: 10_000 }],
};

test('a topic, a sentence of the summary, a decision and what stays open play from their second', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  const { origin } = await seedMeeting(company);
  const analyse = (analysis: object) =>
    runSql('update audio set analysis = $2 where id = $1', [origin.audioId, JSON.stringify(analysis)]);
  await analyse({ ...findings, outline });
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  const topics = page.getByRole('region', { name: 'Topics' });
  await expect(topics.getByRole('listitem')).toHaveCount(2);

  const pause = page.getByRole('button', { name: 'Pause' });
  await topics.getByRole('button', { name: /^00:40 Alarm/ }).click();
  await expect.poll(() => second(page)).toBeGreaterThanOrEqual(40);
  await pause.click();
  await topics.getByRole('button', { name: '00:00 Payment server, full disk' }).click();
  await expect.poll(() => second(page)).toBeLessThan(16);
  await pause.click();
  await topics.getByRole('button', { name: 'It stood for an hour.' }).press('Enter');
  await expect.poll(() => second(page)).toBeGreaterThanOrEqual(16);
  await pause.click();
  await page.getByRole('button', { name: 'Old log files were never deleted.', exact: true }).click();
  await expect.poll(() => second(page)).toBeGreaterThanOrEqual(24);
  await pause.click();
  const decision = page.getByRole('button', { name: 'Play from 00:10: we delete them' });
  await expect(decision).toHaveText('00:10');
  await decision.press('Enter');
  await expect.poll(() => second(page)).toBeLessThan(16);
  await pause.click();
  await page
    .getByRole('region', { name: 'Still open' })
    .getByRole('button', { name: 'Play from 01:00: Who pays for a larger disk?' })
    .click();
  await expect.poll(() => second(page)).toBeGreaterThanOrEqual(60);
  await pause.click();
  await expect(topics.getByText('They spoke of alarms.')).not.toHaveRole('button');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);

  await analyse(findings);
  await page.reload();
  await expect(page.getByText(findings.summary)).toBeVisible();
  await expect(page.getByText('Old log files go after a week')).toBeVisible();
  await expect(topics).toBeHidden();
});

test('of a transcript the words are shown, and the action items are not told again @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { id, analysis } = await meetingOf(company, [
    ['Priya Shah', 'The harbour needs a new crane because the old one cannot lift the containers.'],
    ['Priya Shah', "I'll send the report about the crane to the harbour office by Friday."],
    ['Guest', 'Half of the containers wait on the quay until the ferry leaves in the evening.'],
    ['Guest', 'We have not decided yet who pays for the crane on the quay.'],
  ]);
  expect(analysis?.actionItems.filter(isLikely)).toHaveLength(1);
  expect(analysis?.summary).not.toContain('send the report');
  await signIn(page, company.admin);
  await page.goto(`/meetings/${id}`);
  await page.getByRole('button', { name: /^Half of the containers wait/ }).click();
  const line = page.getByRole('listitem').filter({ hasText: '00:08' });
  await expect(line).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('region', { name: 'Still open' })).toContainText('who pays for the crane');
  await expectNoAxeViolations(page);
});
