import { randomBytes } from 'node:crypto';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

function freshDomain(): string {
  return `a${randomBytes(5).toString('hex')}.example.com`;
}

test('a company registers and its admin lands in the portal', async ({ page, mailbox }) => {
  const domain = freshDomain();
  const name = `Åkes Kök & Co ${domain}`;
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await page.getByRole('link', { name: 'Create one instead' }).click();

  await expect(page.getByRole('heading', { name: 'Tell us about your company' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Company name is required')).toBeVisible();
  await expect(page.getByText('Company domain is required')).toBeVisible();
  await page.getByLabel('Company name').fill(`  ${name} `);
  await page.getByLabel('Company domain').fill(domain.toUpperCase());
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: "Let's verify your email" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('name')).toBe(name);
  expect(new URL(page.url()).searchParams.get('domain')).toBe(domain);
  await page.getByLabel('Email').fill(`anna@${domain}`);
  await page.getByRole('button', { name: 'Send code' }).click();

  await expect(page.getByRole('heading', { name: 'Email verification' })).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Code is required')).toBeVisible();
  await page.getByLabel('Code').fill(await mailbox.code(`anna@${domain}`));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL('/admin');

  await page.goBack();
  await expect(page, 'the code page is not in the history').not.toHaveURL(/verify/);
});

test('a member signs in with a pasted code and lands on the board @desktop', async ({
  page,
  company,
  mailbox,
  context,
}) => {
  const email = `sven.alm@${company.domain}`;
  const { data: roles } = await (await company.api.get('/api/v1/roles')).json();
  const roleId = roles.find(({ name }: { name: string }) => name === 'user').id;
  await company.api.post('/api/v1/users', {
    data: { firstName: 'Sven', lastName: 'Almqvist', email, roleId, departmentIds: [] },
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(` ${email.toUpperCase()} `);
  await page.getByLabel('Email').press('Enter');
  const code = await mailbox.code(email);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    ` ${code.slice(0, 3)} ${code.slice(3)} `,
  );
  await page.getByLabel('Code').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page).toHaveURL('/');
});

test('wrong input is said under the field @desktop', async ({ page }) => {
  await page.goto('/login');
  for (const wrong of ['', 'anna', 'anna@', '@acme.com']) {
    await page.getByLabel('Email').fill(wrong);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Enter a valid email')).toBeVisible();
  }
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeViolations(page);
});

test('what was typed survives going back @desktop', async ({ page }) => {
  const email = `nobody@${freshDomain()}`;
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('link', { name: 'Use another e-mail' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('the code page without an address leads to the sign-in page @desktop', async ({ page }) => {
  await page.goto('/verify');
  await expect(page).toHaveURL('/login');
  await page.goto('/email-register');
  await expect(page).toHaveURL('/register');
});

test('sending the code again counts down from a minute @desktop', async ({ page, company }) => {
  await page.clock.install();
  await page.goto(`/verify?email=admin@${company.domain}`);
  await expect(page.getByRole('button', { name: 'Resend on 60s' })).toBeDisabled();
  await page.clock.runFor(30_000);
  await expect(page.getByRole('button', { name: 'Resend on 30s' })).toBeDisabled();
  await page.clock.runFor(30_000);
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled();
});

test.describe('the server says no', () => {
  test.use({ allowedConsole: [/status of 4\d\d|net::ERR_FAILED/] });

  test('to a wrong code, on the field @desktop', async ({ page, company, mailbox }) => {
    const person = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
    const wrong = '000000';
    await page.goto(`/verify?email=${person.email}`);
    await page.getByLabel('Code').fill('12');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('Code must be 6 digits')).toBeVisible();
    await page.getByLabel('Code').fill(wrong);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /code/i })).toBeVisible();
    await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolations(page);
    expect(await mailbox.code(person.email)).not.toBe(wrong);
  });

  test('to a company that exists, in any case @desktop', async ({ page, company }) => {
    await page.goto('/register');
    await page.getByLabel('Company name').fill(company.name.toUpperCase());
    await page.getByLabel('Company domain').fill(freshDomain());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Name or Domain is not valid or already exists.')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('or nothing at all, when the company is checked @desktop', async ({ page }) => {
    await page.route('**/api/v1/organizations*', (route) => route.abort());
    await page.goto('/register');
    await page.getByLabel('Company name').fill('Acme');
    await page.getByLabel('Company domain').fill('acme.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(
      page.getByText('An error occurred while checking organization data. Please try again later.'),
    ).toBeVisible();
  });

  test('to an address outside the company, on the field @desktop', async ({ page }) => {
    const domain = freshDomain();
    await page.goto(`/email-register?name=Acme+${domain}&domain=${domain}`);
    await page.getByLabel('Email').fill('anna@elsewhere.example');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(new RegExp(domain));
  });

  test('to another code within the minute @desktop', async ({ page, company, mailbox }) => {
    const email = company.admin.email;
    await page.clock.install();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByRole('heading', { name: 'Email verification' })).toBeVisible();
    await mailbox.code(email);
    await page.clock.runFor(60_000);
    await page.getByRole('button', { name: 'Resend code' }).click();
    await expect(page.getByText('An error occurred while resending the code', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Resend on \d+s$/ })).toBeDisabled();
  });
});

test('tabs that wait follow the one that signed in @desktop', async ({ page, mailbox, context }) => {
  const domain = freshDomain();
  const email = `anna@${domain}`;
  await page.goto(`/email-register?name=${domain}&domain=${domain}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Email verification' })).toBeVisible();
  const waiting = await context.newPage();
  await waiting.goto(page.url());
  const guest = await context.newPage();
  await guest.goto('/login');
  await expect(guest.getByLabel('Email')).toBeVisible();
  await page.bringToFront();
  await page.getByLabel('Code').fill(await mailbox.code(email));
  await page.getByRole('button', { name: 'Verify' }).click();
  for (const tab of [page, waiting, guest]) await expect(tab).toHaveURL('/admin');
});
