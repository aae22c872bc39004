import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runSql } from '../../kit/database';
import { expect, expectNoAxeViolations, test } from '../../kit/fixtures';
import { seedMeeting } from '../../kit/meeting-seed';

const english = fileURLToPath(
  new URL('../../../../api/src/test/fixtures/meetings/en-04-incident-review.webm', import.meta.url),
);

test('whoever uploads a meeting may cancel it, start it again, and hears on the board that it is ready @desktop', async ({
  page,
  company,
  signIn,
}) => {
  test.setTimeout(240_000);
  await signIn(page, company.admin);
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import meeting' });
  const file = { name: 'Stand-up.webm', mimeType: 'audio/webm', buffer: await readFile(english) };
  await drawer.getByLabel('Choose a file').setInputFiles(file);
  await drawer.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('link', { name: 'Stand-up', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Stand-up' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Stand-up' }).click();
  await page.getByRole('menuitem', { name: 'Cancel transcription' }).click();
  await expect(page.getByText('Transcribing was cancelled. The recording is kept.')).toBeVisible();
  await expectNoAxeViolations(page);
  const again = page.waitForResponse(/\/retry$/);
  await page.getByRole('button', { name: 'Try again: Stand-up' }).click();
  await again;
  await page.getByRole('link', { name: 'All meetings' }).click();
  await page.goto('/');
  await expect(page.getByText('There is 1 meeting procesing')).toBeVisible();

  await expect(page.getByText('Your transcript is ready')).toBeVisible({ timeout: 200_000 });
  await page.getByRole('alert').getByRole('link', { name: 'Stand-up' }).click();
  await expect(page.getByRole('heading', { name: 'Stand-up' })).toBeVisible();
  await expect(page.getByTitle(/^Play from/).first()).toBeVisible();
});

test('whoever was away when their meeting was done hears of it when they are back, once @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { origin } = await seedMeeting(company);
  const set = (status: string) =>
    runSql('update audio set status = $2, "createdById" = $3 where id = $1', [
      ...[origin.audioId, status, company.admin.id],
    ]);
  await set('transcribing');
  await signIn(page, company.admin);
  await page.goto('/');
  await expect(page.getByText('There is 1 meeting procesing')).toBeVisible();
  await page.goto('about:blank');
  await set('done');
  await runSql(
    `insert into inbox_entry ("organizationId", id, "userId", kind, "audioId")
     select "organizationId", gen_random_uuid(), "createdById", 'transcript-ready', id from audio where id = $1`,
    [origin.audioId],
  );
  await page.goto('/');
  const ready = page.getByRole('alert').filter({ hasText: 'Your transcript is ready' });
  await expect(ready.getByRole('link', { name: 'en-04-incident-review' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await page.goto('/meetings');
  await expect(page.getByRole('link', { name: 'en-04-incident-review' })).toBeVisible();
  await expect(ready).toHaveCount(0);
});

test('several meetings that are done with are told of by one toast, which leads to the list', async ({
  page,
  company,
  signIn,
}) => {
  const audios = [];
  for (let count = 0; count < 3; count++) audios.push((await seedMeeting(company)).origin.audioId);
  await runSql(
    `insert into inbox_entry ("organizationId", id, "userId", kind, "audioId")
     select "organizationId", gen_random_uuid(), $2, 'transcript-ready', id from audio where id = any($1)`,
    [audios, company.admin.id],
  );
  await signIn(page, company.admin);
  await page.goto('/');
  const toasts = page.locator('.mantine-Notification-root');
  await expect(toasts).toHaveText('3 transcripts are readyShow the meetings');
  const { height = 1_000 } = (await toasts.boundingBox()) ?? {};
  expect(height).toBeLessThan((page.viewportSize()?.height ?? 0) / 4);
  await expectNoAxeViolations(page);
  await toasts.getByRole('link', { name: 'Show the meetings' }).click();
  await expect(page).toHaveURL(/\/meetings\?show=done$/);
  await expect(toasts).toHaveCount(0);
});

test('the transcript says how long nobody was understood, and plays it, and where nothing was recorded', async ({
  page,
  company,
  signIn,
}) => {
  const { origin } = await seedMeeting(company);
  await runSql(
    `insert into audio_chunk ("organizationId", "audioId", index, "startMs", "endMs", spans, gaps)
     select "organizationId", id, 0, 0, 84830, '[]', '[{"startMs": 20000, "endMs": 32100}, {"startMs": 84000, "endMs": 84830}]'
     from audio where id = $1`,
    [origin.audioId],
  );
  await runSql(
    `update audio set missing = '[{"atMs": 3000, "missingMs": 61000, "why": "slept"},
       {"atMs": 84830, "missingMs": 0, "why": "microphone"}]' where id = $1`,
    [origin.audioId],
  );
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  await expect(page.getByText('Nothing was recorded here for 01:01: the computer slept')).toBeVisible();
  await expect(page.getByText(/here for 00:01: the microphone was taken or unplugged/)).toBeVisible();
  const gap = page.getByRole('button', { name: '12 s not understood' });
  await expect(gap).toBeVisible();
  await expect(page.getByText('1 s not understood', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  await gap.click();
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThanOrEqual(20);

  // Where no speech was found it is told all the more.
  await runSql('delete from audio_chunk where "audioId" = $1', [origin.audioId]);
  await runSql('delete from transcript_segment where "audioId" = $1', [origin.audioId]);
  await page.reload();
  await expect(page.getByText('No speech was found in this recording.')).toBeVisible();
  await expect(page.getByText('Nothing was recorded here for 01:01: the computer slept')).toBeVisible();
});

test('a deleted meeting is gone for everybody, and comes back whole within half a minute @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const { origin } = await seedMeeting(company);
  await signIn(page, company.admin);
  await page.goto('/meetings');
  const other = await openAs(company.admin);
  await other.goto('/meetings');
  await page.getByRole('button', { name: 'Actions for en-04-incident-review' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete meeting' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Audio deleted succesfully')).toBeVisible();
  await expect(other.getByText('No meetings yet')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Undo' }).click();
  for (const one of [page, other]) {
    await expect(one.getByRole('link', { name: 'en-04-incident-review' })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.goto(`/meetings/${origin.audioId}`);
  await expect(page.getByTitle(/^Play from/).first()).toBeVisible();
});
