import { addTask, openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { holdBackCalls, routeFirst } from '../kit/hold-back';
import { attach, log, messageBox, openNewTicket } from '../kit/ticket-kit';

const offer = { name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('Delivery costs 45 euros.') };

test('two people see the same conversation as it happens', async ({
  page,
  company,
  signIn,
  openAs,
  isMobile,
}) => {
  const ada = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  const task = await openNewTicket({ page, company, signIn }, { userId: ada.id });
  const other = await openAs(ada);
  await openBoard(other, `?task=${task.id}`);
  await expect(other.getByText('No messages yet')).toBeVisible();

  await messageBox(page).fill('Who is responsible for this?');
  await messageBox(page).press('Enter');
  for (const one of [page, other]) {
    await expect(log(one).getByText('Who is responsible for this?')).toBeVisible();
    await expect(log(one).getByText('It is assigned to Ada Lovelace.')).toBeVisible();
    await expect(log(one).getByRole('article')).toHaveCount(2);
    await expect(log(one).getByText('AI assistant', { exact: true })).toBeVisible();
  }
  await expect(log(page).getByText('You', { exact: true })).toBeVisible();
  await expect(log(other).getByText('Admin Admin', { exact: true })).toBeVisible();
  await expect(messageBox(page)).toHaveValue('');

  await messageBox(other).fill('When is it due?');
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText('When is it due?')).toBeVisible();
  await expect(log(page).getByRole('article')).toHaveCount(4);

  await page.reload();
  await expect(log(page).getByRole('article')).toHaveCount(4);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
});

test('nothing is sent while there is nothing to send; Shift+Enter makes a line @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const task = await openNewTicket({ page, company, signIn });
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await messageBox(page).fill('   ');
  await messageBox(page).press('Enter');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await messageBox(page).fill('One');
  await messageBox(page).press('Shift+Enter');
  await messageBox(page).pressSequentially('Two');
  await expect(messageBox(page)).toHaveValue('One\nTwo');
  await messageBox(page).press('Enter');
  await expect(log(page).getByText('One Two')).toBeVisible();
  const kept = async () => {
    const answer = await company.api.get(`/api/v1/chat/messages?taskId=${task.id}`);
    return (await answer.json()).data[0]?.content;
  };
  await expect.poll(kept).toBe('One\nTwo');
});

for (const [what, more, sent, left] of [
  ['follows it', '', ['I have called them', 'They call back'], ''],
  ['stays where it is written on', ' at four', ['I have called them'], 'They call back at four'],
] as const) {
  test(`what is sent while the message before is still on its way ${what} @desktop`, async ({
    page,
    company,
    signIn,
  }) => {
    await openNewTicket({ page, company, signIn });
    await page.getByText('Comment', { exact: true }).click();
    const first = await holdBackCalls(page, /new-message/);
    await messageBox(page).fill('I have called them');
    await messageBox(page).press('Enter');
    await expect.poll(first.count).toBe(1);
    await messageBox(page).fill('They call back');
    await messageBox(page).press('Enter');
    await messageBox(page).pressSequentially(more);
    await first.release();
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
    await expect(log(page).getByRole('article')).toHaveText(sent.map((text) => new RegExp(text)));
    await expect(messageBox(page)).toHaveValue(left);
  });
}

test('a draft waits for its ticket @desktop', async ({ page, company, signIn }) => {
  const task = await addTask(company.admin, { title: 'Send the offer' });
  await addTask(company.admin, { title: 'Order chairs' });
  await signIn(page, company.admin);
  await openBoard(page, `?task=${task.id}`);
  await messageBox(page).fill('Half a thought');
  await attach(page, offer);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Order chairs' }).click();
  await expect(messageBox(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Send the offer' }).click();
  await expect(messageBox(page)).toHaveValue('Half a thought');
  await expect(page.getByRole('button', { name: 'Remove offer.txt' })).toBeVisible();
});

test('what is written is text and safe links, whatever it says @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const task = await addTask(company.admin, { title: 'Send the offer' });
  const message =
    '<img src=x onerror="window.hacked=1"> https://example.com/a [x](javascript:alert(1))\n```\n<b>code</b>\n```\nשלום';
  const sent = await company.api.post('/api/v1/chat/new-message', {
    multipart: { message, taskId: task.id },
  });
  expect(sent.status()).toBe(200);
  await signIn(page, company.admin);
  await openBoard(page, `?task=${task.id}`);
  const first = log(page).getByRole('article').first();
  await expect(first.getByText('<img src=x')).toBeVisible();
  await expect(first.locator('img')).toHaveCount(0);
  await expect(first.locator('pre')).toHaveText('<b>code</b>');
  const link = first.getByRole('link');
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute('href', 'https://example.com/a');
  await expect(link).toHaveAttribute('rel', /noopener/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test.describe('a server that fails', () => {
  test.use({ allowedConsole: [/status of 503|ERR_INTERNET_DISCONNECTED/] });

  test('to say that a message arrived loses and doubles nothing @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await openNewTicket({ page, company, signIn }, { userId: company.admin.id });
    await expect(page.getByText('No messages yet')).toBeVisible();
    await page.route('**/api/v1/chat/new-message', async (route) => {
      await route.fetch();
      await route.fulfill({
        status: 503,
        json: { statusCode: 503, code: 'engine-unavailable', message: '-' },
      });
    });
    await messageBox(page).fill('Who is responsible for this?');
    await messageBox(page).press('Enter');
    await expect(log(page).getByText('It is assigned to Admin Admin.')).toBeVisible();
    await expect(page.getByText('Sorry, there was an error')).toBeHidden();
    await expect(log(page).getByRole('article')).toHaveCount(2);
    await page.reload();
    await expect(log(page).getByRole('article')).toHaveCount(2);
  });

  test('before a message arrives is told in the words of the product @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await openNewTicket({ page, company, signIn }, { userId: company.admin.id });
    await expect(page.getByText('No messages yet')).toBeVisible();
    const refusal = { statusCode: 503, code: 'database-unavailable', message: '-' };
    const answer = { status: 503, json: refusal };
    await routeFirst(page, '**/api/v1/chat/new-message', (route) => route.fulfill(answer));
    await messageBox(page).fill('Who is responsible for this?');
    await messageBox(page).press('Enter');
    await expect(
      page.getByText('Sorry, there was an error processing your message. Please try again.'),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Sorry, there was an error')).toBeHidden();
    await expect(log(page).getByText('It is assigned to Admin Admin.').last()).toBeVisible();
    await expect(log(page).getByText('Who is responsible for this?')).toHaveCount(1);
  });

  test('without a network the message waits for another try @desktop', async ({
    page,
    company,
    signIn,
    context,
  }) => {
    await openNewTicket({ page, company, signIn }, { userId: company.admin.id });
    await expect(page.getByText('No messages yet')).toBeVisible();
    await context.setOffline(true);
    await messageBox(page).fill('Who is responsible for this?');
    await messageBox(page).press('Enter');
    await expect(page.getByText('Sorry, there was an error')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(log(page).getByText('It is assigned to Admin Admin.')).toBeVisible();
  });
});

test('the floating button opens a conversation of one’s own', async ({ page, company, signIn, openAs }) => {
  const ada = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  await signIn(page, company.admin);
  await openBoard(page);
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('dialog', { name: 'AI assistant' })).toBeVisible();
  await expect(messageBox(page)).toBeFocused();
  await messageBox(page).fill('Hello');
  await messageBox(page).press('Enter');
  await expect(log(page).getByRole('article')).toHaveCount(2);
  const other = await openAs(ada);
  await openBoard(other, '?chat=1');
  await expect(other.getByText('No messages yet')).toBeVisible();
  await expectNoAxeViolations(other);
  await other.getByRole('button', { name: 'What is overdue?' }).click();
  await expect(log(other).getByRole('article').last()).toContainText('I found no task like that');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
});

test('who reads further up is told of new messages and stays there @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const task = await addTask(company.admin, { title: 'Send the offer' });
  const say = async (message: string) => {
    const answer = await company.api.post('/api/v1/chat/new-message', {
      multipart: { message, taskId: task.id },
    });
    expect(answer.status()).toBe(200);
  };
  for (let number = 1; number <= 8; number++) await say(`Question ${number}`);
  await signIn(page, company.admin);
  await openBoard(page, `?task=${task.id}`);
  await expect(log(page).getByText('Question 8')).toBeInViewport();
  await log(page).evaluate((element) => element.scrollTo(0, 0));
  await say('Question 9');
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(log(page).getByText('Question 9')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'New messages' })).toBeHidden();
});
