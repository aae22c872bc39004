import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { routeFirst } from '../kit/hold-back';

// What the server refuses.
test.use({ allowedConsole: [/status of 400|ERR_CONNECTION_FAILED/] });

test('an admin makes a webhook, tries it, reads what was sent and ends it @desktop', async ({
  page,
  company,
  signIn,
}) => {
  let status = 200;
  const got: { signature: string; body: string }[] = [];
  const receiver = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const signature = String(request.headers['webhook-signature']);
    got.push({ signature, body: Buffer.concat(pieces).toString() });
    response.writeHead(status).end('the answer of the receiver');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

  await test.step('it is made, and its secret is shown once', async () => {
    await signIn(page, company.admin);
    await page.goto('/admin?tab=webhooks');
    await expect(page.getByText('There are no webhooks.')).toBeVisible();
    await page.getByRole('button', { name: 'New webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Make a webhook' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Deploys');
    await form.getByRole('textbox', { name: 'Address' }).fill('https://192.168.1.5/hook');
    await expectNoAxeViolations(page);
    await form.getByRole('button', { name: 'Make webhook' }).click();
    await expect(form.getByText(/^This address is not on the public internet/).first()).toBeVisible();
    await form.getByRole('textbox', { name: 'Address' }).fill(url);
    await expect(form.getByRole('checkbox', { name: 'Tasks: New', exact: true })).toBeChecked();
    await form.getByRole('checkbox', { name: 'Meetings: New' }).check();
    await form.getByRole('button', { name: 'Make webhook' }).click();
    const made = page.getByRole('dialog', { name: 'The secret of the webhook' });
    await expect(made.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
    await expectNoAxeViolations(page);
    await made.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Tasks: New, Changed, Deleted · Meetings: New')).toBeVisible();
  });

  await test.step('a test arrives, and what happens does', async () => {
    await page.getByRole('button', { name: 'Actions for Deploys' }).click();
    await page.getByRole('menuitem', { name: 'Send a test' }).click();
    await expect(page.getByText(/^The test arrived: answered 200 in/)).toBeVisible();
    await company.admin.api.post('/api/v1/tasks', { data: { title: 'Print the flyers' } });
    await expect.poll(() => got.length).toBe(2);
    expect(got[1]?.signature).toMatch(/^v1,/);
    expect(got[1]?.body).toContain('Print the flyers');
  });

  await test.step('the log says what was sent and answered, and sends it again', async () => {
    await page.getByRole('button', { name: 'Deliveries to Deploys' }).click();
    const drawer = page.getByRole('dialog', { name: 'Deliveries to Deploys' });
    const row = drawer.getByRole('button', { name: /^tasks\.create/ });
    await row.click();
    await expect(drawer.getByText('"title": "Print the flyers"')).toBeVisible();
    await expect(drawer.getByText('the answer of the receiver')).toBeVisible();
    await expectNoAxeViolations(page);
    status = 500;
    await drawer.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('It was sent again and did not arrive')).toBeVisible();
    await expect(row).toContainText('2 tries');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  await test.step('it is switched off and deleted', async () => {
    await page.getByRole('button', { name: 'Actions for Deploys' }).click();
    await page.getByRole('menuitem', { name: 'Switch off' }).click();
    await expect(page.getByText('The webhook is off.')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Deploys' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('There are no webhooks.')).toBeVisible();
    await page.goto('/admin?tab=audit');
    await expect(page.getByText('Deleted the webhook Deploys')).toBeVisible();
  });
  receiver.closeAllConnections();
  receiver.close();
});

test('who renames a webhook leaves its address to whoever changed it meanwhile @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const first = { name: 'Deploys', url: 'https://example.com/old', events: ['tasks.create'] };
  const made = await company.admin.api.post('/api/v1/webhooks', { data: first });
  const path = `/api/v1/webhooks/${(await made.json()).webhook.id}`;
  await signIn(page, company.admin);
  await page.goto('/admin?tab=webhooks');
  await page.getByRole('button', { name: 'Actions for Deploys' }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  const form = page.getByRole('dialog', { name: 'Change the webhook' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Releases');
  const now = { url: 'https://example.com/new', events: ['tasks.create', 'users.update'] };
  expect((await company.admin.api.patch(path, { data: now })).ok()).toBe(true);
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await form.getByRole('button', { name: 'Save' }).click();
  expect((await sent).postDataJSON()).toEqual({ name: 'Releases' });
  await expect(page.getByText('The webhook was saved.')).toBeVisible();
  expect(await (await company.admin.api.get(path)).json()).toMatchObject({ name: 'Releases', ...now });
});

test('a new secret whose answer got lost may be there, and is asked for again @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const input = { name: 'Deploys', url: 'https://example.com/hook', events: ['tasks.create'] };
  await company.admin.api.post('/api/v1/webhooks', { data: input });
  await signIn(page, company.admin);
  await page.goto('/admin?tab=webhooks');
  const renew = async () => {
    await page.getByRole('button', { name: 'Actions for Deploys' }).click();
    await page.getByRole('menuitem', { name: 'New secret' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
  };
  await routeFirst(page, '**/api/v1/webhooks/*/secret', async (route) => {
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await renew();
  await expect(page.getByText('The webhook may have a new secret that you have not seen')).toBeVisible();
  await expect(page.getByText(/^The former secret signs too until/)).toBeVisible();
  await renew();
  const shown = page.getByRole('dialog', { name: 'The secret of the webhook' });
  await expect(shown.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
});

test('a webhook whose answer got lost may be there, and is looked for in the list @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await page.goto('/admin?tab=webhooks');
  await expect(page.getByText('There are no webhooks.')).toBeVisible();
  await page.route('**/api/v1/webhooks', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await page.getByRole('button', { name: 'New webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Make a webhook' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Deploys');
  await form.getByRole('textbox', { name: 'Address' }).fill('https://example.com/hook');
  await form.getByRole('button', { name: 'Make webhook' }).click();
  await expect(
    form.getByText(/^The server did not answer\. The webhook may be there all the same/),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Deliveries to Deploys' })).toBeVisible();
});
