import { runSql } from '../kit/database';
import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { manyTurns, seedMeeting } from '../kit/meeting-seed';
import { meetingOf } from './monday-meeting';

test('what was said is found, marked, and heard from its second on', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  await seedMeeting(company);
  await seedMeeting(company, manyTurns(20));
  await signIn(page, company.admin);
  await page.goto('/meetings');
  const field = page.getByRole('searchbox', { name: 'Search what was said' });
  await expect(field).toBeVisible();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill('databases restart');
  await expect(page.getByText('Said in 1 meeting')).toBeVisible();
  await expect(page).toHaveURL(/\?q=databases(\+|%20)restart$/);
  await expect(page.locator('mark')).toHaveText(['restarted', 'database']);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  await page.getByRole('link', { name: /restarted the database/ }).click();
  await expect(page).toHaveURL(/\/meetings\/[0-9a-f-]{36}#t=[\d.]+$/);
  await expect(page.locator('[aria-current="true"]')).toContainText('restarted the database');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.goBack();
  await expect(field).toHaveValue('databases restart');
  await field.fill('zeppelin');
  await expect(page.getByText('Nobody said “zeppelin” in any meeting.')).toBeVisible();
  await expectNoAxeViolations(page);
  await field.press('Escape');
  await expect(page.getByRole('link', { name: 'en-04-incident-review' })).toHaveCount(2);
  await expect(page).toHaveURL('/meetings');
});

test('the day of a meeting stands on one line beside the longest name', async ({ page, company, signIn }) => {
  const { id } = await meetingOf(company, [['Guest', 'The onions are in the cellar.']]);
  const name = 'A name with words and Donaudampfschifffahrtsgesellschaftskapitänsmützen '
    .repeat(3)
    .slice(0, 150);
  expect((await company.api.patch(`/api/v1/audios/${id}`, { data: { name } })).status()).toBe(200);
  await signIn(page, company.admin);
  await page.goto('/meetings?q=onions');
  const day = page
    .getByRole('listitem')
    .filter({ hasText: name.trim() })
    .getByText(/^Mar 04/);
  await expect(day).toBeVisible();
  expect((await day.boundingBox())?.height).toBeLessThan(24);
});

test.describe('a search that fails', () => {
  test.use({ allowedConsole: [/status of (400|500)/] });

  test('says why, and is tried again @desktop', async ({ page, company, signIn }) => {
    await seedMeeting(company);
    await signIn(page, company.admin);
    await page.goto('/meetings?q=a+b+c+d+e+f+g+h+i');
    await expect(page.getByText('Search for at most 8 words at once')).toBeVisible();
    await page.route('**/transcripts/search?**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto('/meetings?q=database');
    await expect(page.getByText('The search failed.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/transcripts/search?**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Said in 1 meeting')).toBeVisible();
  });
});

test.describe('older results that do not come', () => {
  test.use({ allowedConsole: [/status of 502/] });

  test('leave what is there, and are asked for again @desktop', async ({ page, company, signIn }) => {
    for (let count = 0; count < 11; count++) await seedMeeting(company, manyTurns(1));
    await signIn(page, company.admin);
    await page.goto('/meetings?q=talk');
    const found = page.getByRole('link', { name: 'en-04-incident-review' });
    await expect(page.getByText('Said in the 10 newest meetings and more')).toBeVisible();
    const older = '**/transcripts/search?**cursor=**';
    await page.route(older, (route) => route.fulfill({ status: 502 }));
    await page.getByRole('button', { name: 'Show older meetings' }).click();
    await expect(page.getByText('The search failed.')).toBeVisible();
    await expect(found).toHaveCount(10);
    await page.unroute(older);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(found).toHaveCount(11);
    await expect(page.getByText('The search failed.')).toHaveCount(0);
  });
});

test('where the newest meetings leave nothing, older ones are asked for before nobody has said it @desktop', async ({
  page,
  company,
  signIn,
}) => {
  for (let count = 0; count < 11; count++) await seedMeeting(company, manyTurns(1));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/transcripts/search?**', async (route) => {
    const isOlder = route.request().url().includes('cursor=');
    if (isOlder) await held;
    const response = await route.fetch();
    const { data, nextCursor } = await response.json();
    await route.fulfill({ response, json: { data: isOlder ? data : [], nextCursor } });
  });
  await signIn(page, company.admin);
  const asked = page.waitForRequest('**/transcripts/search?**cursor=**');
  await page.goto('/meetings?q=talk');
  await asked;
  await expect(page.getByText('Searching')).toBeVisible();
  await expect(page.getByText('Nobody said')).toHaveCount(0);
  letGo();
  await expect(page.getByText('Said in 1 meeting')).toBeVisible();
});

test('a search is narrowed to who was there, who speaks, days and a state @desktop', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  const [first, second] = [await seedMeeting(company), await seedMeeting(company)];
  const guest = await company.addUser({ firstName: 'Gustav', lastName: 'Guest' });
  const speak = `update transcript_segment set speaker = 'Priya' where "audioId" = $1 and text ilike '%database%'`;
  await runSql(
    `insert into meeting_attendee ("organizationId", "audioId", "userId", source)
     select "organizationId", $1, id, 'added' from "user" where id = $2`,
    [first.origin.audioId, guest.id],
  );
  await runSql(
    `update audio set name = 'Last year', "recordedAt" = '2025-03-10T23:30:00Z', status = 'failed' where id = $1`,
    [second.origin.audioId],
  );
  await runSql(speak, [second.origin.audioId]);
  await runSql('select index_transcript("organizationId", id, null) from audio where id = $1', [
    second.origin.audioId,
  ]);
  await signIn(page, company.admin);
  await page.goto('/meetings?q=database');
  const [now, old] = ['en-04-incident-review', 'Last year'].map((name) => page.getByRole('link', { name }));
  if (!now || !old) throw new Error('Two names make two links.');
  await expect(page.getByText('Said in 2 meetings')).toBeVisible();
  const open = page.getByRole('button', { name: 'Filters', exact: true });
  if (isMobile) {
    await expect(page.getByLabel('Who speaks')).toBeHidden();
    await open.click();
  } else await expect(open).toBeHidden();
  await expectNoAxeViolations(page);

  await page.getByRole('combobox', { name: 'Who was there' }).fill('Gustav');
  await page.getByRole('option', { name: /Gustav Guest/ }).click();
  await expect(old).toBeHidden();
  await expect(now).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`person=${guest.id}`));
  await page.getByLabel('Who speaks').fill('priya');
  await expect(
    page.getByText('Nobody said “database” in the meetings that the filters leave.'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('Said in 2 meetings')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search what was said' })).toBeFocused();
  await expect(page).toHaveURL('/meetings?q=database');

  // Half past eleven in London is the next day here.
  await page.getByLabel('From').fill('2025-03-11');
  await page.getByLabel('To', { exact: true }).fill('2025-03-11');
  await expect(now).toBeHidden();
  await expect(old).toBeVisible();
  await page.getByLabel('Who speaks').fill('priya');
  await expect(page).toHaveURL(/speaker=priya/);
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Failed' }).click();
  await expect(page).toHaveURL(/status=failed/);
  await page.reload();
  await expect(old).toBeVisible();
  await expect(page.getByLabel('Who speaks')).toHaveValue('priya');
  if (isMobile) await expect(page.getByRole('button', { name: '4 filters' })).toBeVisible();
  await expectNoAxeViolations(page);
});
