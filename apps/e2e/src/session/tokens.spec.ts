import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

// The answer that is lost.
test.use({ allowedConsole: [/ERR_CONNECTION_FAILED/] });

test('a person makes a token, a program uses it, and it ends when it is revoked', async ({
  page,
  company,
  signIn,
  playwright,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  await signIn(page, person);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'API tokens' });
  await expect(section.getByText('You have no API tokens.')).toBeVisible();
  await section.getByRole('button', { name: 'Make a token' }).click();
  const form = page.getByRole('dialog', { name: 'Make an API token' });
  await form.getByRole('button', { name: 'Make token' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill('Report on Mondays');
  await expect(form.getByRole('checkbox', { name: /^Read Tasks/ })).toBeChecked();
  await expect(form.getByRole('checkbox', { name: /^Create Tasks/ })).not.toBeChecked();
  // What the role does not hold is not offered.
  await expect(form.getByText('Admin Portal')).toHaveCount(0);
  await form.getByRole('checkbox', { name: /^Create Tasks/ }).check();
  await expect(form.getByRole('radio', { name: 'waits for a person' })).toBeChecked();
  await form.getByRole('radio', { name: 'is changed at once' }).check();
  await expectNoAxeViolations(page);
  await form.getByRole('button', { name: 'Make token' }).click();

  const made = page.getByRole('dialog', { name: 'Your new token' });
  await expect(made.getByRole('textbox', { name: 'Token' })).toHaveValue(/^tavla_pat_\w{49}$/);
  await expectNoAxeViolations(page);
  await made.getByRole('button', { name: 'Copy' }).click();
  await expect(made.getByRole('button', { name: 'Copied' })).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await expect(made).toBeVisible();
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(section.getByText('Report on Mondays')).toBeVisible();
  await expect(section.getByText(/^Ends .* · Never used$/)).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  const program = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  const task = await program.post('/api/v1/tasks', { data: { title: 'Order coffee' } });
  expect(task.status()).toBe(201);
  expect((await program.delete(`/api/v1/tasks/${(await task.json()).id}`)).status()).toBe(403);
  await page.reload();
  await expect(section.getByText(/Last used just now from/)).toBeVisible();
  await expectNoAxeViolations(page);

  await section.getByRole('button', { name: 'Revoke Report on Mondays' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(section.getByText('You have no API tokens.')).toBeVisible();
  // The row goes after the dialog, and the focus with it.
  await expect(page.locator('#content')).toBeFocused();
  await expect.poll(async () => (await program.get('/api/v1/tasks')).status()).toBe(401);
  await program.dispose();
});

test('a token whose answer got lost may be there, and is looked for in the list @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, await company.addUser({ firstName: 'Maja', lastName: 'Lind' }));
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'API tokens' });
  await expect(section.getByText('You have no API tokens.')).toBeVisible();
  await page.route('**/api/v1/tokens', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await section.getByRole('button', { name: 'Make a token' }).click();
  const form = page.getByRole('dialog', { name: 'Make an API token' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Report on Mondays');
  await form.getByRole('button', { name: 'Make token' }).click();
  await expect(
    form.getByText(/^The server did not answer\. The token may be there all the same/),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await section.getByRole('button', { name: 'Revoke Report on Mondays' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(section.getByText('You have no API tokens.')).toBeVisible();
});

test('an admin sees all tokens, revokes them and switches them off @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const person = await company.addUser({ firstName: 'Maja', lastName: 'Lind' });
  const permissions = [{ action: 'read', resource: 'actions' }];
  for (const name of ['Nightly sync', 'Wall display', 'Old script'])
    await person.api.post('/api/v1/tokens', { data: { name, permissions, expiresInDays: 30 } });
  await signIn(page, company.admin);
  await page.goto('/admin?tab=tokens');
  const rows = page.getByRole('list', { name: 'API tokens' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expectNoAxeViolations(page);
  await page.getByRole('searchbox', { name: 'Search tokens and people' }).fill('wall');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Actions for Wall display' }).click();
  await page.getByRole('menuitem', { name: 'Revoke Wall display' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Nothing matches.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search tokens and people' }).fill('');
  await page.getByRole('button', { name: 'Actions for Nightly sync' }).click();
  await page.getByRole('menuitem', { name: 'Revoke all of Maja Lind' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Nobody has an API token.')).toBeVisible();

  const member = await openAs(person);
  await member.goto('/account');
  await expect(member.getByRole('button', { name: 'Make a token' })).toBeVisible();
  await page.getByRole('tab', { name: 'Company' }).click();
  await page.getByRole('checkbox', { name: 'People may make API tokens' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The company was saved.')).toBeVisible();
  await expect(member.getByText(/^Your company has switched API tokens off/)).toBeVisible();
  await expect(member.getByRole('button', { name: 'Make a token' })).toHaveCount(0);
  await page.goto('/admin?tab=audit');
  await expect(page.getByText('Revoked all API tokens of Maja Lind')).toBeVisible();
  await expect(page.getByText('People may make API tokens: yes → no')).toBeVisible();
});

test('an admin gives a program an account and a token, and histories say what it did @desktop', async ({
  page,
  company,
  signIn,
  playwright,
  baseURL,
}) => {
  await signIn(page, company.admin);
  await page.goto('/users');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('menuitem', { name: 'A service account' }).click();
  const made = page.getByRole('dialog', { name: 'New service account' });
  await made.getByRole('textbox', { name: 'Name' }).fill('Build server');
  await made.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Non-admin' }).click();
  await expectNoAxeViolations(page);
  await made.getByRole('button', { name: 'Save' }).click();

  const drawer = page.getByRole('dialog', { name: 'Build server' });
  await expect(drawer.getByText('It has no API tokens.')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await drawer.getByRole('button', { name: 'Make a token' }).click();
  const form = page.getByRole('dialog', { name: 'Make an API token' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Pipeline');
  await form.getByRole('button', { name: 'Everything' }).click();
  await form.getByRole('radio', { name: 'is changed at once' }).check();
  await form.getByRole('button', { name: 'Make token' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new token' });
  const secret = await shown.getByRole('textbox', { name: 'Token' }).inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(drawer.getByText('Pipeline')).toBeVisible();
  await page.goto('/users?tab=services');
  await expect(page.getByRole('cell', { name: 'Service account' })).toBeVisible();

  const program = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  const { id } = await (await program.post('/api/v1/tasks', { data: { title: 'Mend the build' } })).json();
  await program.delete(`/api/v1/tasks/${id}`);
  await program.post(`/api/v1/tasks/${id}/restore`);
  await program.dispose();
  await page.goto(`/?task=${id}&tab=history`);
  await expect(page.getByText('by token Pipeline')).toHaveCount(3);
  await page.goto('/admin?tab=audit');
  await expect(page.getByText('by token Pipeline')).toHaveCount(2);
});
