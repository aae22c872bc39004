import type { Page } from '@playwright/test';
import type { Company } from '../kit/company';
import { runSql } from '../kit/database';
import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';

const settings = async (company: Company) => (await company.api.get('/api/v1/organization')).json();
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const limit = (page: Page) => page.getByRole('textbox', { name: 'Tokens of a model a month' });
const table = (page: Page) => page.getByRole('table', { name: 'Use of the model by month' });

/** What a model took so many months ago. */
async function seedUsage(company: Company, monthsAgo: number, tokens: number, kind = 'questions') {
  const { id } = await settings(company);
  const sql = `insert into assistant_usage
      ("organizationId", month, kind, requests, "inputTokens", "outputTokens", "estimatedTokens")
    values ($1, date_trunc('month', now() at time zone 'UTC') - make_interval(months => $2), $4, 12, $3, 0, 0)`;
  await runSql(sql, [id, monthsAgo, tokens, kind]);
}

async function open(page: Page): Promise<void> {
  await page.goto('/admin?tab=company');
  await expect(page.getByRole('heading', { name: 'Use of the model' })).toBeVisible();
}

test('a company says what its assistant may do and how much it may take', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  await seedUsage(company, 0, 850_000);
  await seedUsage(company, 0, 50_000, 'meetings');
  await seedUsage(company, 2, 250_000);
  await signIn(page, company.admin);
  await open(page);
  await expect(page.getByText(/^Nothing goes to a model or a speech service/)).toBeVisible();
  const rows = table(page).getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.nth(1)).toContainText('900,000');
  await expect(rows.nth(1)).toContainText('50,000 for meetings');
  await expect(rows.nth(3)).toContainText('250,000');
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await expect(page.getByRole('radio', { name: 'On', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'On this server only' }).check();
  await limit(page).fill('500');
  await save(page).click();
  await expect(page.getByText(/must be at least 1,?000/)).toBeVisible();
  await limit(page).fill('1,000,000');
  await save(page).click();
  await expect(page.getByText('The company was saved.')).toBeVisible();
  await expect(limit(page)).toHaveValue('1000000');
  expect(await settings(company)).toMatchObject({ assistant: 'local', assistantTokens: 1_000_000 });
  await expect(page.getByText('90% of the 1,000,000 tokens of this month are used.')).toBeVisible();

  await limit(page).fill('900000');
  await save(page).click();
  await expect(page.getByText(/^The 900,000 tokens of this month are used up/)).toBeVisible();
  await expectNoAxeViolations(page);
  await limit(page).fill('');
  await save(page).click();
  await expect(page.getByText(/tokens of this month are used/)).toHaveCount(0);

  await page.goto('/admin?tab=audit');
  await expect(page.getByText('Assistant: on → local')).toBeVisible();
});

test.describe('while the line is cut', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('what was used is loaded, failing and empty in words', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    let isCut = true;
    await page.route('**/api/v1/organization/assistant', (route) =>
      isCut ? route.abort() : route.fallback(),
    );
    await open(page);
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert).toBeVisible();
    isCut = false;
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No model was asked in the last twelve months.')).toBeVisible();
  });
});
