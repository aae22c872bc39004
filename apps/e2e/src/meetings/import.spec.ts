import { readFile } from 'node:fs/promises';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

const teams = `WEBVTT

a/1-0
00:00:03.120 --> 00:00:07.000
<v Priya Shah>I'll send the incident report to the customer by Friday.</v>

a/2-0
01:02:08.000 --> 01:02:10.000
<v Guest 7>We decided to keep the old logs.</v>
`;
/** As Google Meet's document is downloaded. */
const meet = `Release plan - Transcript
00:00:05
Priya Shah: Shall we begin?
00:01:05
Guest 7: We keep the old logs.
Transcription ended after 00:02:00
`;
const fileOf = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text) });

test('a transcript of another tool becomes a meeting with tasks, and leaves in every format', async ({
  page,
  company,
  signIn,
}) => {
  await company.addUser({ firstName: 'Priya', lastName: 'Shah' });
  await signIn(page, company.admin);
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import meeting' });
  await expectNoAxeViolations(page);
  await drawer.getByLabel('Choose a file').setInputFiles(fileOf('Incident review.vtt', teams));
  await drawer.getByLabel('When it was').fill('2026-03-04T10:00');
  await expectNoAxeViolations(page);
  await drawer.getByRole('button', { name: 'Import' }).click();

  await expect(page.getByRole('heading', { name: 'Incident review' })).toBeVisible();
  await expect(page.getByText('Held Mar 04, 2026')).toBeVisible();
  await expect(page.getByText('Owner: Priya Shah')).toBeVisible();
  await expect(page.getByText('Due Mar 06, 2026')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0);
  await expect(page.locator('audio')).toHaveCount(0);
  await page
    .getByRole('button', { name: 'Show in the transcript at 1:02:08: We decided to keep the old logs' })
    .click();
  await expect(page.getByRole('listitem').filter({ hasText: '1:02:08' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Actions for Incident review' }).click();
  await expectNoAxeViolations(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Subtitles (SRT)' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Incident review.srt');
  expect(await readFile(await saved.path(), 'utf8')).toContain('Guest 7: We decided');

  await page.getByRole('button', { name: 'Actions for Incident review' }).click();
  const savingFile = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'The file as it came' }).click();
  expect(await readFile(await (await savingFile).path(), 'utf8')).toBe(teams);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Actions for Incident review' }).click();
  await page.getByRole('menuitem', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Meeting copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('# Incident review');
  expect(copied).toContain('We decided to keep the old logs.');
});

test('files that no meeting can be made of are refused in words, before or after they are sent @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import meeting' });
  await drawer.getByLabel('Choose a file').setInputFiles(fileOf('minutes.pdf', '%PDF-1.7'));
  await expect(drawer.getByRole('alert')).toContainText('neither sound nor video nor a transcript');
  await drawer.getByLabel('Choose a file').setInputFiles(fileOf('minutes.vtt', teams));
  const held = drawer.getByLabel('When it was');
  await held.fill('');
  await drawer.getByRole('button', { name: 'Import' }).click();
  await expect(held).toBeFocused();
  await expect(held).toHaveAccessibleDescription(/Enter the day and the time of the meeting/);
  await drawer.getByRole('button', { name: 'Choose another file instead of minutes.vtt' }).click();
  await drawer.getByLabel('Choose a file').setInputFiles(fileOf('broken.vtt', 'WEBVTT\n\n00:xx --> 1\nHi'));
  await drawer.getByRole('button', { name: 'Import' }).click();
  await expect(drawer.getByRole('alert')).toContainText('Line 3: “00:xx --> 1” is no pair of times');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep' }).click();
  await drawer.getByRole('button', { name: 'Choose another file instead of broken.vtt' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText('No meetings yet')).toBeVisible();

  await page.getByRole('button', { name: 'Import' }).click();
  await drawer.getByLabel('Choose a file').setInputFiles(fileOf('letter.txt', 'Dear all, until tomorrow.'));
  await drawer.getByRole('button', { name: 'Import' }).click();
  await expect(drawer.getByRole('alert')).toContainText('No line of this file says when something was said');
  await drawer.getByRole('button', { name: 'Choose another file instead of letter.txt' }).click();
  await drawer.getByLabel('Choose a file').setInputFiles(fileOf('Release plan.txt', meet));
  await drawer.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Release plan' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'We keep the old logs.' })).toContainText(
    '01:05',
  );
});

test('the export of another Tavla says itself what meeting it was @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const day = { recordedAt: '2025-11-20T09:00:30.000Z', timeZone: 'Asia/Tokyo' };
  const about = { name: 'Retro', language: 'sv', ...day };
  const segments = [{ startMs: 0, endMs: 900, text: 'Vi ses.' }];
  const file = JSON.stringify({ format: 'tavla-meeting', version: 1, ...about, segments });
  await signIn(page, company.admin);
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import meeting' });
  const name = drawer.getByRole('textbox', { name: 'Name' });
  await drawer.getByLabel('Choose a file').setInputFiles(fileOf('export.json', file));
  await expect(name).toHaveValue('Retro');
  await expect(drawer.getByLabel('When it was')).toHaveValue('2025-11-20T10:00');
  await expect(drawer.getByRole('combobox', { name: 'Meeting language' })).toHaveValue('Swedish');
  await drawer.getByRole('button', { name: 'Choose another file instead of export.json' }).click();
  await drawer.getByLabel('Choose a file').setInputFiles(fileOf('minutes.vtt', teams));
  await expect(name).toHaveValue('');
  await expect(drawer.getByRole('combobox', { name: 'Meeting language' })).toHaveValue('English');
  await drawer.getByRole('button', { name: 'Choose another file instead of minutes.vtt' }).click();
  await drawer.getByLabel('Choose a file').setInputFiles(fileOf('export.json', file));
  await expect(name).toHaveValue('Retro');
  await drawer.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Retro' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const exported = () => company.api.get(`/api/v1/audios/${id}/export?format=json`);
  await expect.poll(async () => (await exported()).status()).toBe(200);
  expect(await (await exported()).json()).toMatchObject(about);
});
test.use({ allowedConsole: [/status of 4(00|15)/] });
