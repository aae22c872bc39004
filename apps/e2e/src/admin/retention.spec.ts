import type { Page } from '@playwright/test';
import type { Company } from '../kit/company';
import { runSql } from '../kit/database';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { seedMeeting } from '../kit/meeting-seed';

const name = 'en-04-incident-review';
const settings = async (company: Company) => (await company.api.get('/api/v1/organization')).json();
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Delete meetings' });

/** A meeting that came so many days ago. */
async function seedOld(company: Company, days: number): Promise<string> {
  const { origin } = await seedMeeting(company);
  const sql = `update audio set "createdAt" = now() - make_interval(days => $2) where id = $1`;
  await runSql(sql, [origin.audioId, days]);
  return origin.audioId;
}

async function choose(page: Page, option: string | RegExp): Promise<void> {
  await field(page).click();
  await page.getByRole('option', { name: option }).click();
}

test('a retention says what it deletes and when, then everybody reads it, and then it does', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const audioId = await seedOld(company, 40);
  const member = await openAs(await company.addUser({ firstName: 'Maja', lastName: 'Lind' }));
  await member.goto('/meetings');
  await expect(member.getByRole('link', { name })).toBeVisible();
  await expect(member.getByText('Will be deleted')).toHaveCount(0);

  await signIn(page, company.admin);
  await page.goto('/admin?tab=company');
  await expect(field(page)).toHaveValue('Never');
  await choose(page, '90 days after they were uploaded');
  await expect(
    page.getByText(/^No meeting is older than that yet\. The first one is deleted on /),
  ).toBeVisible();
  await choose(page, '30 days after they were uploaded');
  await expect(
    page.getByText(/^1 meeting will be older than that on .+, and is deleted then\.$/),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await save(page).click();
  const question = page.getByRole('dialog', { name: 'Delete meetings after 30 days?' });
  await expect(question.getByText(/^1 meeting will be older than that/)).toBeVisible();
  await expect(question.getByText(/Approved tasks stay/)).toBeVisible();
  await expect(
    question.getByText(/^Nothing is deleted before .+: until then this can be taken back\.$/),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await settings(company)).toMatchObject({ retentionDays: null, version: 1 });
  await expect(field(page)).toHaveValue('30 days after they were uploaded');

  await save(page).click();
  await question.getByRole('button', { name: 'Delete after 30 days' }).click();
  await expect(page.getByText('The company was saved.')).toBeVisible();
  expect(await settings(company)).toMatchObject({ retentionDays: 30, version: 2 });
  await expect(member.getByText(/^Will be deleted on \w+ \d+$/)).toBeVisible();
  await member.getByRole('link', { name }).click();
  await expect(member.getByText(/^Will be deleted on .+ by the company’s retention$/)).toBeVisible();
  await expectNoAxeViolations(member);
  await member.goto('/');
  await member.getByRole('button', { name: 'Record Voice Note' }).click();
  await expect(
    member.getByText(/Your company deletes it after 30 days\. Tell those who are present/),
  ).toBeVisible();

  await member.goto('/meetings');
  const past = `update organization set "retentionFrom" = now() where "retentionDays" = 30 and id =
    (select "organizationId" from audio where id = $1)`;
  await runSql(past, [audioId]);
  await runSql(`select graphile_worker.add_job('audio.retention')`, []);
  await expect(member.getByText('No meetings yet')).toBeVisible();
  await member.goto('/');
  await expect(member.getByText('Delete the old log files')).toHaveCount(0);
  await page.goto('/admin?tab=audit');
  await expect(page.getByText(`Deleted the meeting ${name}`)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Retention', exact: true })).toBeVisible();
  await expect(page.getByText('Meetings deleted after days: 30').first()).toBeVisible();
});

test('only what deletes sooner is asked about', async ({ page, company, signIn }) => {
  await company.api.patch('/api/v1/organization', { data: { retentionDays: 45 } });
  await signIn(page, company.admin);
  await page.goto('/admin?tab=company');
  await expect(field(page)).toHaveValue('45 days after they were uploaded');
  await expect(page.getByText('There are no meetings yet.')).toBeVisible();
  await choose(page, '365 days after they were uploaded');
  await save(page).click();
  await expect(page.getByText('The company was saved.')).toBeVisible();
  await choose(page, '180 days after they were uploaded');
  await save(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete after 180 days' }).click();
  await expect.poll(async () => (await settings(company)).retentionDays).toBe(180);
  await choose(page, 'Never');
  await save(page).click();
  await expect
    .poll(() => settings(company))
    .toMatchObject({ retentionDays: null, retentionFrom: null, version: 5 });
});

test.describe('what cannot be found out', () => {
  test.use({ allowedConsole: [/status of 500/] });

  test('nobody can say yes to', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    let isBroken = true;
    await page.route('**/api/v1/organization/retention?**', (route) =>
      isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto('/admin?tab=company');
    await choose(page, '30 days after they were uploaded');
    await save(page).click();
    const question = page.getByRole('dialog', { name: 'Delete meetings after 30 days?' });
    await expect(question.getByText('What that deletes could not be found out.')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Delete after 30 days' })).toBeDisabled();
    await question.getByRole('button', { name: 'Cancel' }).click();
    isBroken = false;
    await save(page).click();
    await expect(question.getByText('There are no meetings yet.')).toBeVisible();
    await question.getByRole('button', { name: 'Delete after 30 days' }).click();
    await expect.poll(async () => (await settings(company)).retentionDays).toBe(30);
  });
});

test.describe('what a retention deletes', () => {
  test.use({ allowedConsole: [/status of 502/] });

  test('is asked for once more when no answer came', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    await page.goto('/admin?tab=company');
    await expect(field(page)).toHaveValue('Never');
    await page.clock.install();
    const preview = '**/retention*';
    await page.route(preview, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
    await choose(page, '90 days after they were uploaded');
    const failed = page.getByText('What that deletes could not be found out.');
    // The calls that are made again wait for seconds.
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(failed).toBeVisible({ timeout: 200 });
    }).toPass();
    await expectNoAxeViolations(page);
    await page.unroute(preview);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('There are no meetings yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
});
