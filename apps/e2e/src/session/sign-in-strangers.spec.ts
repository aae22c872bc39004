import type { APIRequestContext, Page } from '@playwright/test';
import { saveData } from '../kit/code/save-data';
import { ownAddress } from '../kit/company';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import type { Mailbox } from '../kit/mailbox';

test.use({ allowedConsole: [/status of 4\d\d/] });
const ask = (who: APIRequestContext, email: string, headers = {}) =>
  who.post('/auth/login', { data: { email }, headers });

/** Asks for a code on the page; answers the one that came with it. */
async function askOnPage(page: Page, email: string, mailbox: Mailbox): Promise<string> {
  const earlier = (await mailbox.to(email)).length;
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Email verification' })).toBeVisible();
  return /\b\d{6}\b/.exec((await mailbox.newest(email, earlier + 1)).text ?? '')?.[0] ?? '';
}

test('a stranger who asks and guesses keeps nobody from signing in', async ({
  page,
  browser,
  baseURL,
  company,
  mailbox,
}) => {
  const { email } = await company.addUser({ firstName: 'Olga', lastName: 'Owner' });
  const code = await askOnPage(page, email, mailbox);

  const elsewhere = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: ownAddress(),
  });
  await saveData(elsewhere);
  const stranger = await elsewhere.newPage();
  await askOnPage(stranger, email, mailbox);
  await stranger.getByLabel('Code').fill(code);
  await stranger.getByRole('button', { name: 'Verify' }).click();
  await expect(stranger.getByText('in the browser that asked for it')).toBeVisible();
  for (let turn = 0; turn < 20; turn++)
    await elsewhere.request.post('/auth/verify-otp', { data: { email, code } });
  /** As many browsers in as many places. */
  const askFromEverywhere = async () => {
    for (let turn = 0; turn < 40; turn++) {
      await elsewhere.clearCookies();
      if ((await ask(elsewhere.request, email, ownAddress())).status() === 429) return;
    }
    throw new Error('nobody was asked to wait');
  };
  await askFromEverywhere();

  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/');

  // From now on this browser has codes of its own, however many strangers ask for.
  await askFromEverywhere();
  await page.request.post('/auth/logout');
  await askOnPage(page, email, mailbox);
  await elsewhere.close();
});

test('whoever has to wait is told how long, and can still enter the code that came', async ({
  page,
  extraHTTPHeaders,
  playwright,
  baseURL,
  company,
  mailbox,
}) => {
  const { email } = await company.addUser({ firstName: 'Vera', lastName: 'Waiting' });
  await page.clock.install();
  const code = await askOnPage(page, email, mailbox);
  for (let neighbour = 0; neighbour < 4; neighbour++) {
    const headers = { origin: baseURL ?? '', ...extraHTTPHeaders };
    const client = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: headers,
    });
    expect((await ask(client, email)).status()).toBe(200);
    await client.dispose();
  }
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /Ask again in \d\d minutes/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resend in (59|60) min$/ })).toBeDisabled();
  await expectNoAxeViolations(page);

  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(/Ask again in \d\d minutes/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'I have a code' }).click();
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Use the newest one, in the browser that asked for it')).toBeVisible();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/');
});
