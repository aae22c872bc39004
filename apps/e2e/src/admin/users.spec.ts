import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { isPhone, named, person, seedPeople } from '../kit/people-kit';

test('shows people as a table on a desktop and as cards on a phone', async ({ page, company, signIn }) => {
  const positionId = await named(company, 'positions', 'Head Cook');
  const departmentId = await named(company, 'departments', 'Kitchen');
  const manager = await person(company, 'Maria', 'Boss');
  await person(company, 'Asta', 'Berg', { positionId, departmentIds: [departmentId], managerId: manager.id });
  await person(company, 'Blocked', 'Person', { blocked: true });
  await signIn(page, company.admin);
  await page.goto('/users');
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  await expect(page.getByText('1 - 4 / 4')).toBeVisible();
  if (isPhone(page)) {
    const card = page.getByRole('button', { name: /Asta Berg/ });
    await expect(card).toContainText('Head Cook');
    await expect(card).toContainText(`asta.berg@${company.domain}`);
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Create' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add user' })).toBeVisible();
  } else {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Email',
      'First Name',
      'Last Name',
      'Position',
      'Manager',
      'Departments',
      'Details',
    ]);
    const row = page.getByRole('row', { name: /asta.berg/ });
    await expect(row).toContainText('Head Cook');
    await expect(row).toContainText('Maria Boss');
    await expect(row).toContainText('Kitchen');
    await expect(page.getByRole('row', { name: /maria.boss/ })).toContainText('N/A');
    const red = await page
      .getByRole('row', { name: /blocked.person/ })
      .getByRole('cell')
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor.match(/\d+/g)?.map(Number));
    expect(red?.[0]).toBeGreaterThan((red?.[1] ?? 255) + 10);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page);
});

test('searches on the server after a pause and keeps tab and search in the address @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await person(company, 'Asta', 'Berg');
  await person(company, 'Bert', 'Lund', { blocked: true });
  await signIn(page, company.admin);
  // The pause is the test's own: a machine may be busy for longer between two keys.
  await page.clock.install();
  await page.goto('/users');
  await expect(page.getByText('1 - 3 / 3')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/users?') && request.url().includes('q=')) calls.push(request.url());
  });
  const search = page.getByPlaceholder('Search by email, name or last name');
  await page.clock.pauseAt(Date.now() + 1_000);
  await search.pressSequentially('BERG');
  await expect(search).toHaveValue('BERG');
  expect(calls).toHaveLength(0);
  await page.clock.runFor(250);
  await page.clock.resume();
  await expect(page.getByText('1 - 1 / 1')).toBeVisible();
  await expect(page.getByText('asta.berg')).toBeVisible();
  expect(calls).toHaveLength(1);
  await expect(page).toHaveURL(/q=BERG/);
  await search.fill('nobody at all');
  await expect(page.getByText('Nobody matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(search).toHaveValue('');
  await page.getByRole('tab', { name: 'Inactive' }).click();
  await expect(page).toHaveURL(/tab=inactive/);
  await expect(page.getByText('bert.lund')).toBeVisible();
  await expect(page.getByText('1 - 1 / 1')).toBeVisible();
  await page.getByRole('tab', { name: 'Admin' }).click();
  await expect(page).toHaveURL(/tab=admins/);
  await expect(page.getByText(company.admin.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 - 1 / 1')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Admin' })).toHaveAttribute('aria-selected', 'true');
});

test('columns keep the width that was dragged or typed @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/users');
  const header = page.getByRole('columnheader', { name: 'Email' });
  const width = async () => Math.round((await header.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(175);
  const handle = header.getByRole('separator');
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBe(191);
  const box = await handle.boundingBox();
  if (!box) throw new Error('the handle has no box');
  await page.mouse.move(box.x + box.width / 2, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + 10, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(251);
  await page.reload();
  await expect.poll(width).toBe(251);
  await handle.focus();
  await page.keyboard.press('Home');
  await expect.poll(width).toBe(50);
});

test('follows what others change, live @desktop', async ({ page, company, signIn }) => {
  const asta = await person(company, 'Asta', 'Berg');
  await signIn(page, company.admin);
  await page.goto('/users');
  await expect(page.getByText(asta.email)).toBeVisible();
  await company.api.patch(`/api/v1/users/${asta.id}`, { data: { firstName: 'Zelda' } });
  await expect(page.getByText('Zelda').first()).toBeVisible();
  await person(company, 'Nils', 'Holgersson');
  await expect(page.getByText(`nils.holgersson@${company.domain}`)).toBeVisible();
  await company.api.delete(`/api/v1/users/${asta.id}`);
  await expect(page.getByText(asta.email)).toHaveCount(0);
  await expect(page.getByText('1 - 2 / 2')).toBeVisible();
});

test('who looks at the last page when its only person goes sees the one before it @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await seedPeople(company, 99);
  await signIn(page, company.admin);
  const last = await person(company, 'Zoe', 'Zzander');
  await page.goto('/users');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('101 - 101 / 101')).toBeVisible();
  await expect(page.getByRole('row', { name: /zoe\.zzander@/ })).toBeVisible();
  expect((await company.api.delete(`/api/v1/users/${last.id}`)).status()).toBe(204);
  await expect(page.getByText('1 - 100 / 100')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveCount(0);
});

test('members see colleagues and nothing to change @desktop', async ({ page, company, signIn }) => {
  const asta = await company.addUser({ firstName: 'Asta', lastName: 'Berg' });
  await signIn(page, asta);
  await page.goto('/users');
  await expect(page.getByText(company.admin.email)).toBeVisible();
  for (const name of ['Create', 'Details', 'Add user', 'Export'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('long names and many departments break nothing', async ({ page, company, signIn }) => {
  const departmentIds = [];
  for (const name of ['A'.repeat(150), 'Kitchen', 'Bar', 'Cellar'])
    departmentIds.push(await named(company, 'departments', name));
  const long = await person(company, 'Wolfeschlegelsteinhausen'.repeat(4), 'Bergerdorffundsohn'.repeat(8), {
    departmentIds,
    email: `long@${company.domain}`,
  });
  await signIn(page, company.admin);
  await page.goto(`/users?person=${long.id}`);
  await expect(page.getByLabel('First name')).toHaveValue(long.firstName);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const box = await page.getByRole('dialog').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test.describe('a link to somebody who is not there', () => {
  test.use({ allowedConsole: [/status of 404/] });

  test('says so, and loads nothing any more @desktop', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    await page.goto(`/users?person=${crypto.randomUUID()}`);
    const drawer = page.getByRole('dialog', { name: 'Person', exact: true });
    await expect(drawer.getByText('This person does not exist any more.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
