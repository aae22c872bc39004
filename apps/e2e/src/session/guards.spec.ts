import type { Company } from '../kit/company';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

const guestPages = ['/login', '/register', '/email-register?name=Acme&domain=acme.example'];
const protectedPages = ['/', '/users', '/admin', '/meetings', '/account'];

test('a guest is sent from every protected page to the sign-in page @desktop', async ({ page }) => {
  for (const path of protectedPages) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  }
});

test('an admin is sent from the guest pages to the portal, a member to the board @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const member = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  await signIn(page, company.admin);
  const memberPage = await openAs(member);
  for (const path of guestPages) {
    await page.goto(path);
    await expect(page).toHaveURL('/admin');
    await memberPage.goto(path);
    await expect(memberPage).toHaveURL('/');
  }
});

test('a member who opens the portal lands on the board @desktop', async ({ page, company, signIn }) => {
  await signIn(page, await company.addUser({ firstName: 'Maja', lastName: 'Lind' }));
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
});

test('an unknown address says so and leads home @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expect(page.getByText('Sorry, the page you are looking for does not exist.')).toBeVisible();
  await page.getByRole('link', { name: 'Go back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the sidebar of the portal has two entries and marks the current one', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  await signIn(page, company.admin);
  await page.goto('/users');
  const toggle = page.getByRole('button', { name: 'Toggle navigation' });
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  if (isMobile) await toggle.click();
  await expect(sidebar.getByRole('link')).toHaveText(['Users', 'Tasks']);
  await expect(sidebar.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  if (!isMobile) {
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(270);
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(60);
  }
  await sidebar.getByRole('link', { name: 'Tasks' }).click();
  await expect(page).toHaveURL('/');
  if (isMobile) await toggle.click();
  await expect(sidebar.getByRole('link', { name: 'Tasks' })).toHaveAttribute('aria-current', 'page');
  await expect(sidebar.getByRole('link', { name: 'Users' })).not.toHaveAttribute('aria-current', 'page');
  await toggle.click();
  await expect(sidebar.getByRole('link', { name: 'Users' })).not.toBeInViewport();
});

test('a change of role reaches an open tab', async ({ page, company, signIn, isMobile }) => {
  const member = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  await signIn(page, member);
  await page.goto('/');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const { data: roles } = await (await company.api.get('/api/v1/roles')).json();
  const roleId = roles.find(({ name }: { name: string }) => name === 'admin').id;
  await company.api.patch(`/api/v1/users/${member.id}`, { data: { roleId } });
  await expect(page.getByRole('link', { name: 'Overview' })).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Users',
    'Tasks',
  ]);
});

test.describe('a role without the board', () => {
  const role = (company: Company, name: string, ...pairs: [string, string][]) =>
    company.api.post('/api/v1/roles', {
      data: { name, permissions: pairs.map(([action, resource]) => ({ action, resource })) },
    });

  test('is told so instead of waiting for it, until the role changes @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    const { id } = await (await role(company, 'Nothing')).json();
    const member = await company.addUser({ firstName: 'Maja', lastName: 'Lind', role: 'Nothing' });
    await signIn(page, member);
    for (const path of ['/meetings', '/users', '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Not for your role' })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Record Voice Note' })).toHaveCount(0);
    await company.api.patch(`/api/v1/roles/${id}`, {
      data: { permissions: [{ action: 'read', resource: 'actions' }] },
    });
    await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible();
  });

  test('or with the board to read only has nothing to add @desktop', async ({ page, company, signIn }) => {
    await role(company, 'Reader', ['read', 'actions']);
    const member = await company.addUser({ firstName: 'Maja', lastName: 'Lind', role: 'Reader' });
    await signIn(page, member);
    await page.goto('/');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible();
    for (const name of [/^Add/, /^Quick add/, 'Record Voice Note', 'Open chat'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a session that ends', () => {
  test.use({ allowedConsole: [/status of 401/] });

  test('by blocking sends the person to the sign-in page @desktop', async ({ page, company, signIn }) => {
    const member = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
    await signIn(page, member);
    await page.goto('/');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    await company.api.patch(`/api/v1/users/${member.id}`, { data: { blocked: true } });
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  });

  test('by its tokens: many refused calls lead to one refresh and the page goes on @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await signIn(page, company.admin);
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    const cookies = await page.context().cookies();
    const access = cookies.find(({ name }) => /access/i.test(name));
    expect(access, 'the cookie of the access token').toBeDefined();
    // Nothing of the page that is left asks for anything any more.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: access?.name ?? '' });
    const refreshes: string[] = [];
    page.on(
      'request',
      (request) => request.url().endsWith('/auth/token-refresh') && refreshes.push(request.url()),
    );
    await page.goto('/admin');
    await expect(page).toHaveURL('/admin');
    await expect(page.getByRole('link', { name: 'Overview' })).toBeVisible();
    expect(refreshes).toHaveLength(1);
  });
});

test('logging out ends the session here and in the other tab @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/account');
  const other = await page.context().newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'My Account' })).toBeVisible();
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await expectNoAxeViolations(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
});

test('while somebody signs out, no tab asks who is signed in @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  const other = await page.context().newPage();
  const asked: string[] = [];
  for (const tab of [page, other]) {
    // What the page itself loads comes a little after the stream.
    const lists = ['users', 'inbox'].map((list) => tab.waitForResponse(`**/api/v1/${list}*`));
    await tab.goto('/');
    await expect(tab.getByText('Live', { exact: true })).toBeVisible();
    await Promise.all(lists);
    tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
  }
  let isAnswered = false;
  await page.route('**/auth/logout', async (route) => {
    const response = await route.fetch();
    // The server has closed the streams, and both tabs have tried to open theirs again before the answer comes.
    for (const tab of [page, other]) await expect(tab.getByRole('button', { name: 'Offline' })).toBeVisible();
    await other.bringToFront();
    await other.getByRole('button', { name: 'Offline' }).click();
    isAnswered = true;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL('/login');
  expect(isAnswered).toBe(true);
  expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual(['/auth/logout']);
});
