import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Audio } from '@tavla/shared/contracts/audios';
import type { Company } from '../kit/company';
import { runSql } from '../kit/database';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { seedMeeting } from '../kit/meeting-seed';

const english = fileURLToPath(
  new URL('../../../api/src/test/fixtures/meetings/en-04-incident-review.webm', import.meta.url),
);

test('an empty list says where meetings come from', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/meetings');
  await expect(page.getByText('No meetings yet')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go to the board' }).click();
  await expect(page).toHaveURL('/');
});

test('a meeting is renamed and deleted, and another browser sees it', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  await seedMeeting(company);
  await signIn(page, company.admin);
  await page.goto('/meetings');
  const other = await openAs(company.admin);
  await other.goto('/meetings');
  await expect(other.getByRole('link', { name: 'en-04-incident-review' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for en-04-incident-review' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Monday stand-up');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Audio updated succesfully')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Monday stand-up' })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Monday stand-up' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete meeting' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Audio deleted succesfully')).toBeVisible();
  await expect(other.getByText('No meetings yet')).toBeVisible();
});

test('who deletes a row by the keyboard goes on in the page @desktop', async ({ page, company, signIn }) => {
  await seedMeeting(company);
  await signIn(page, company.admin);
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Actions for en-04-incident-review' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Delete meeting' })
    .getByRole('button', { name: 'Delete' })
    .press('Enter');
  await expect(page.getByText('No meetings yet')).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
});

test('the list shows the day on which a meeting was held, as its page does, and the last one first @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const at = async (recordedAt: string, name: string) => {
    const { origin } = await seedMeeting(company);
    await runSql('update audio set "recordedAt" = $2, name = $3 where id = $1', [
      ...[origin.audioId, recordedAt],
      name,
    ]);
  };
  await at('2025-03-09T23:30:00Z', 'Kick-off');
  await at('2025-03-08T12:00:00Z', 'Uploaded last');
  await signIn(page, company.admin);
  for (const [shown, day] of [
    [page, 'Mar 10, 2025'],
    // The same moment, where it was still the day before.
    [await openAs(company.admin, 'America/New_York'), 'Mar 09, 2025'],
  ] as const) {
    await shown.goto('/meetings');
    const rows = shown
      .getByRole('listitem')
      .filter({ has: shown.getByRole('link', { name: /Kick|Uploaded/ }) });
    await expect(rows).toHaveText([/Kick-off/, /Uploaded last/]);
    await expect(rows.first()).toContainText(day);
    await rows.getByRole('link', { name: 'Kick-off' }).click();
    await expect(shown.getByText(`Recorded ${day}`)).toBeVisible();
  }
});

test('a file that ends in the middle says so beside what could be read of it @desktop', async ({
  page,
  company,
  signIn,
}) => {
  test.setTimeout(180_000);
  const { id } = await upload(company, (await readFile(english)).subarray(0, 60_000));
  await signIn(page, company.admin);
  await page.goto(`/meetings/${id}`);
  const words = 'The file ends in the middle. What could be read of it was transcribed.';
  await expect(page.getByText(words)).toBeVisible({ timeout: 120_000 });
  await expect(page.getByTitle(/^Play from/).first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  await page.getByRole('link', { name: 'All meetings' }).click();
  await expect(page.getByText(words)).toBeVisible();
});

test('what a model left out and could not read is said beside its summary @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { origin } = await seedMeeting(company);
  const unread = [
    { startMs: 12_000, endMs: 31_000 },
    { startMs: 60_000, endMs: 84_000 },
  ];
  const analysis = {
    summary: 'About the old log files.',
    engine: 'openai',
    decisions: [],
    leftOut: 2,
    unread,
  };
  await runSql('update audio set analysis = $2 where id = $1', [origin.audioId, JSON.stringify(analysis)]);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  await expect(page.getByText('could not read 00:12–00:31, 01:00–01:24')).toBeVisible();
  await expect(page.getByText('2 findings were left out, because they do not hold')).toBeVisible();
  await expect(page.getByText('read it as a first draft')).toBeHidden();
  await expectNoAxeViolations(page);
});

const byScore = 'Found on this server by rules and a score learned from public meetings';
const byRules = 'Found by rules on this server';
for (const { language, read, words, isYounger } of [
  { language: 'en', read: ['en'], words: byScore, isYounger: false },
  { language: 'en', read: ['en', 'es'], words: byScore, isYounger: true },
  { language: 'es', read: undefined, words: byRules, isYounger: true },
])
  test(`what was found without a model is said to be a draft, and Spanish to be younger: ${language}, read as ${read} @desktop`, async ({
    page,
    company,
    signIn,
  }) => {
    const { origin } = await seedMeeting(company);
    const analysis = { summary: 'El disco estaba lleno.', engine: 'local', decisions: [], languages: read };
    await runSql('update audio set analysis = $2, language = $3 where id = $1', [
      origin.audioId,
      JSON.stringify(analysis),
      language,
    ]);
    await signIn(page, company.admin);
    await page.goto(`/meetings/${origin.audioId}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('Spanish talk is younger')).toHaveCount(isYounger ? 1 : 0);
    await expectNoAxeViolations(page);
  });

test.describe('a meeting that is gone', () => {
  test.use({ allowedConsole: [/status of 404/] });

  test('says so @desktop', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    await page.goto('/meetings/0190f3c2-0000-7000-8000-000000000000');
    await expect(page.getByText('This meeting does not exist any more.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'All meetings' }).click();
    await expect(page.getByRole('heading', { name: 'Meetings' })).toBeVisible();
  });
});

async function upload(company: Company, buffer: Buffer): Promise<Audio> {
  const answer = await company.admin.api.post('/api/v1/audios?locale=en', {
    multipart: { file: { name: 'stand-up.webm', mimeType: 'audio/webm', buffer } },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

test.describe('a meeting that is asked for again in vain', () => {
  test.use({ allowedConsole: [/status of 502/] });

  test('stays on the screen, which says so @desktop', async ({ page, company, signIn }) => {
    const { origin } = await seedMeeting(company);
    await signIn(page, company.admin);
    await page.goto(`/meetings/${origin.audioId}`);
    const said = page.getByTitle(/^Play from/).first();
    await expect(said).toBeVisible();
    await page.clock.install();
    const answers = `**/api/v1/audios/${origin.audioId}`;
    await page.route(answers, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 502 }) : route.continue(),
    );
    await page.getByRole('button', { name: 'Change who was there' }).click();
    const dialog = page.getByRole('dialog', { name: 'Who was there' });
    await dialog.getByRole('combobox', { name: 'Add people' }).fill('Admin');
    await page.getByRole('option', { name: /^Admin Admin/ }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const failed = page.getByRole('alert').filter({ hasText: 'The meeting could not be loaded.' });
    // The calls that are made again wait for seconds.
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(failed).toBeVisible({ timeout: 200 });
    }).toPass();
    await expect(said).toBeVisible();
    await page.unroute(answers);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(failed).toHaveCount(0);
    await expect(page.getByText('With Admin Admin')).toBeVisible();
  });
});

test('of very many meetings those are drawn that somebody scrolls to @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await runSql(
    `insert into audio ("organizationId", id, name, status, language, "sizeBytes", "mimeType", "blobKey", "recordedAt", "timeZone")
     select "organizationId", gen_random_uuid(), 'Meeting ' || n, 'done', 'en', 1, 'audio/webm', 'none', now() - n * interval '1 day', 'UTC'
     from "user", generate_series(1, 250) n where id = $1`,
    [company.admin.id],
  );
  await signIn(page, company.admin);
  await page.goto('/meetings');
  const links = page.getByRole('link', { name: /^Meeting \d+$/ });
  await expect(links).toHaveCount(100);
  const more = page.getByRole('button', { name: /^Show older meetings, \d+ more$/ });
  await expect(more).toHaveText('Show older meetings, 150 more');
  // By the keyboard as by scrolling, which the way to the button is already.
  await more.press('Enter');
  await expect(page.getByRole('link', { name: /^Meeting [12]01$/ }).and(page.locator(':focus'))).toHaveCount(
    1,
  );
  await page.getByRole('link', { name: 'Meeting 200', exact: true }).scrollIntoViewIfNeeded();
  await expect(links).toHaveCount(250);
  await expect(more).toHaveCount(0);
});
