import { expect, test } from '../kit/fixtures';

test('whoever closed the tab after asking for a code finds the way back to it', async ({
  page,
  context,
  company,
  mailbox,
}) => {
  const { email } = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('link', { name: 'I have a code' })).toHaveCount(0);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Email verification' })).toBeVisible();
  const code = await mailbox.code(email);
  await page.close();

  const tab = await context.newPage();
  await tab.goto('/register');
  await expect(tab.getByText('You have asked for a code here.')).toBeVisible();
  await tab.goto('/login');
  await tab.getByRole('link', { name: 'I have a code' }).click();
  await expect(tab.getByText(email)).toBeVisible();
  await tab.getByLabel('Code').fill(code);
  await tab.getByRole('button', { name: 'Verify' }).click();
  await expect(tab).toHaveURL('/');

  await tab.getByRole('button', { name: /^Profile of/ }).click();
  await tab.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(tab.getByLabel('Email')).toBeVisible();
  await expect(tab.getByRole('link', { name: 'I have a code' })).toHaveCount(0);
  expect(await tab.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);
});

test('a company that was being registered is found again, until its code is old', async ({
  page,
  mailbox,
}) => {
  const domain = `a${Date.now()}.example.com`;
  const email = `anna@${domain}`;
  await page.goto(`/email-register?name=${domain}&domain=${domain}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Email verification' })).toBeVisible();
  await mailbox.code(email);
  const address = page.url();
  await page.goto('/register');
  await page.getByRole('link', { name: 'I have a code' }).click();
  expect(page.url()).toBe(address);

  await page.clock.install({ time: Date.now() + 10 * 60_000 });
  await page.goto('/register');
  await expect(page.getByLabel('Company name')).toBeVisible();
  await expect(page.getByRole('link', { name: 'I have a code' })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(email);
});

test('a clock that is set back holds up no other code @desktop', async ({ page }) => {
  await page.clock.install();
  await page.goto('/verify?email=anna%40acme.example');
  await expect(page.getByRole('button', { name: /^Resend on/ })).toBeDisabled();
  await page.clock.setSystemTime(Date.now() - 60 * 60_000);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled();
});

test('the code field takes six digits and nothing else', async ({ page }) => {
  await page.goto('/verify?email=anna%40acme.example');
  const field = page.getByLabel('Code');
  await field.pressSequentially('a1 b2-3x4');
  await expect(field).toHaveValue('1234');
  await field.press('Home');
  await field.pressSequentially('9');
  await field.pressSequentially('8');
  await expect(field).toHaveValue('981234');
  await field.press('End');
  await field.pressSequentially('567');
  await expect(field).toHaveValue('981234');
});

test.describe('nobody answers', () => {
  test.use({ allowedConsole: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('the sign-in page says that something unexpected happened, with and without its code', async ({
    page,
    company,
  }) => {
    const unexpected = page.getByText('An unexpected error occurred', { exact: true });
    await page.route(/\/assets\/(rules|calls)-/, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.route('**/*', (route) => route.abort());
    await page.getByLabel('Email').fill(company.admin.email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(unexpected).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');

    await page.unrouteAll();
    await page.goto('/login');
    await page.getByLabel('Email').fill('anna@');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Enter a valid email')).toBeVisible();
    await page.route('**/auth/login', (route) => route.abort());
    await page.getByLabel('Email').fill(company.admin.email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(unexpected).toBeVisible();
  });

  test('the code page says so at the field and beside the button', async ({ page }) => {
    await page.clock.install();
    await page.goto('/verify?email=anna%40acme.example');
    await page.route('**/auth/**', (route) => route.abort());
    await page.getByLabel('Code').fill('123456');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('An unexpected error occurred', { exact: true })).toBeVisible();
    await page.clock.runFor(60_000);
    await page.getByRole('button', { name: 'Resend code' }).click();
    await expect(
      page.getByText('An unexpected error occurred while resending the code', { exact: true }),
    ).toBeVisible();
  });
});
