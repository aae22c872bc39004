import type { Company, Person } from '../kit/company';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { routeFirst } from '../kit/hold-back';

const said = 'I’ll send the offer to the customer by Friday.';

/** A meeting in which somebody promises something, and nobody knows who, with those who were there. */
async function holdMeeting(company: Company, attendees: Person[]): Promise<string> {
  const buffer = Buffer.from(
    `WEBVTT\n\n00:01.000 --> 00:04.000\nWe talked to the customer about the offer.\n\n00:05.000 --> 00:09.000\n${said}\n`,
  );
  const answer = await company.api.post('/api/v1/audios', {
    multipart: {
      language: 'en',
      name: 'Sales sync',
      attendeeIds: JSON.stringify(attendees.map(({ id }) => id)),
      file: { name: 'sync.vtt', mimeType: 'text/vtt', buffer },
    },
  });
  expect(answer.status()).toBe(201);
  const { id } = await answer.json();
  const statusOf = async () => (await (await company.api.get(`/api/v1/audios/${id}`)).json()).status;
  await expect.poll(statusOf).toBe('done');
  return id;
}

test('whoever was there is asked what nobody was named for, and takes it with one click', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const olga = await company.addUser({ firstName: 'Olga', lastName: 'Owner' });
  const stina = await company.addUser({ firstName: 'Stina', lastName: 'Stranger' });
  await signIn(page, olga);
  await page.goto('/');
  await page.getByRole('button', { name: 'Inbox', exact: true }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await expect(inbox.getByText('Nothing waits for you')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  const ofStina = await openAs(stina);
  await ofStina.goto('/meetings');

  await holdMeeting(company, [olga, stina]);
  await page.getByRole('button', { name: 'Inbox, 1 unread' }).click();
  await expect(inbox.getByText('Was this you?')).toBeVisible();
  await expect(inbox.getByText(said)).toBeVisible();
  await expectNoAxeViolations(page);
  await inbox.getByRole('button', { name: /^Yes, mine/ }).click();
  await expect(page.getByText(/is yours now$/)).toBeVisible();
  await expect(inbox.getByText('Nothing waits for you')).toBeVisible();
  await page.keyboard.press('Escape');
  const { data } = await (await company.api.get('/api/v1/tasks')).json();
  expect(data.map(({ userId }: { userId: string }) => userId)).toEqual([olga.id]);
  await expect(ofStina.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
});

test('a card asks whoever was there, who passes it on, and it asks the others still @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const olga = await company.addUser({ firstName: 'Olga', lastName: 'Owner' });
  const stina = await company.addUser({ firstName: 'Stina', lastName: 'Stranger' });
  const id = await holdMeeting(company, [olga, stina]);
  await signIn(page, olga);
  await page.goto('/');
  const card = page.locator('[data-task]').filter({ hasText: 'Was this you?' });
  await expect(card).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(card.getByRole('link', { name: 'Show what was said' })).toHaveAttribute(
    'href',
    `/meetings/${id}#t=5`,
  );
  await card.getByRole('button', { name: /^Not me/ }).click();
  await expect(page.getByText(/^You are not asked about/)).toBeVisible();
  await expect(card).toHaveCount(0);
  const ofStina = await openAs(stina);
  await ofStina.goto('/');
  await expect(ofStina.locator('[data-task]').filter({ hasText: 'Was this you?' })).toBeVisible();
  // Whoever is given it on the board has answered for everybody.
  const { data } = await (await company.api.get('/api/v1/inbox')).json();
  const asked = data.filter(({ kind }: { kind: string }) => kind === 'was-this-you');
  expect(asked).toHaveLength(1);
  await company.api.patch(`/api/v1/tasks/${asked[0].item.taskId}`, { data: { userId: olga.id } });
  await expect(ofStina.getByText('Was this you?')).toHaveCount(0);
  // Taken from everybody again, it waits for her again.
  await company.api.patch(`/api/v1/tasks/${asked[0].item.taskId}`, { data: { userId: null } });
  await expect(ofStina.locator('[data-task]').filter({ hasText: 'Was this you?' })).toBeVisible();
});

test('the focus goes from an answered question to the next, and stays on an answered card @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const olga = await company.addUser({ firstName: 'Olga', lastName: 'Owner' });
  await holdMeeting(company, [olga]);
  await holdMeeting(company, [olga]);
  await holdMeeting(company, [olga]);
  await signIn(page, olga);
  await page.goto('/');
  const card = page.locator('[data-task]').filter({ hasText: 'Was this you?' }).first();
  const id = await card.getAttribute('data-task');
  await card.getByRole('button', { name: /^Not me/ }).press('Enter');
  await expect(page.locator(`[data-task="${id}"] [aria-roledescription]`)).toBeFocused();

  await page.getByRole('button', { name: 'Inbox, 2 unread' }).press('Enter');
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  const entries = inbox.getByRole('listitem');
  await expect(entries).toHaveCount(2);
  await entries
    .first()
    .getByRole('button', { name: /^Not me/ })
    .press('Enter');
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toBeFocused();
  await entries.getByRole('button', { name: /^Yes, mine/ }).press('Enter');
  await expect(inbox.getByText('Nothing waits for you')).toBeVisible();
  await expect(inbox).toBeFocused();
});

test.describe('an answer that cannot be sent', () => {
  test.use({ allowedConsole: [/ERR_CONNECTION_FAILED/] });

  test('is asked for again @desktop', async ({ page, company, signIn }) => {
    const olga = await company.addUser({ firstName: 'Olga', lastName: 'Owner' });
    await holdMeeting(company, [olga]);
    await signIn(page, olga);
    await page.goto('/');
    await page.getByRole('button', { name: 'Inbox, 1 unread' }).click();
    const inbox = page.getByRole('dialog', { name: 'Inbox' });
    await routeFirst(page, /\/claim$/, (route) => route.abort('connectionfailed'));
    await inbox.getByRole('button', { name: /^Not me/ }).click();
    await expect(page.getByText('Your answer was not saved')).toBeVisible();
    await inbox.getByRole('button', { name: /^Not me/ }).click();
    await expect(inbox.getByText('Nothing waits for you')).toBeVisible();
  });
});

test('who was there is shown on the page of a meeting, and changed there @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const olga = await company.addUser({ firstName: 'Olga', lastName: 'Owner' });
  await company.addUser({ firstName: 'Gustav', lastName: 'Guest' });
  const id = await holdMeeting(company, [olga]);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${id}`);
  await expect(page.getByText(/^With .*Olga Owner/)).toBeVisible();
  await page.getByRole('button', { name: 'Change who was there' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who was there' });
  await dialog.getByRole('combobox', { name: 'Add people' }).fill('Gustav');
  await page.getByRole('option', { name: /Gustav Guest/ }).click();
  await dialog.getByRole('button', { name: 'Remove Olga Owner' }).click();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Who was there is saved')).toBeVisible();
  await expect(page.getByText(/^With .*Gustav Guest/)).toBeVisible();
  await expect(page.getByText(/Olga Owner/)).toHaveCount(0);
});
