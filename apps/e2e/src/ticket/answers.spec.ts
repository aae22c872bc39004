import type { Page } from '@playwright/test';
import { openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolations } from '../kit/fixtures';
import { test } from '../kit/model/model-fixtures';
import { attach, log, messageBox, openNewTicket } from '../kit/ticket-kit';
import { smallPng } from './chat-files-kit';

const question = 'How shall we word the offer?';
const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop the answer' });
const thinking = (page: Page) => log(page).getByRole('img', { name: 'The assistant is reading' });
async function ask(page: Page): Promise<void> {
  await messageBox(page).fill(question);
  await messageBox(page).press('Enter');
}

test('an answer is seen by two people while it is written, and after a reload in its middle', async ({
  page,
  company,
  signIn,
  openAs,
  model,
}) => {
  const task = await openNewTicket({ page, company, signIn });
  const ada = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  const other = await openAs(ada);
  await openBoard(other, `?task=${task.id}`);
  await expect(page.getByText('Ada Lovelace is here too')).toBeVisible();
  const before = model.count;
  await ask(page);
  await expect.poll(() => model.count).toBe(before + 1);
  for (const one of [page, other]) {
    await expect(thinking(one)).toBeVisible();
    await expect(log(one)).toHaveAttribute('aria-busy', 'true');
  }
  await expectNoAxeViolations(page);
  model.write('Friendly, ');
  for (const one of [page, other]) await expect(log(one).getByText('Friendly,')).toBeVisible();
  await expect(stopButton(other)).toBeHidden();

  await page.reload();
  await expect(log(page).getByText('Friendly,')).toBeVisible();
  await expect(stopButton(page)).toBeVisible();
  // Colleagues can be written to meanwhile.
  await messageBox(page).fill('I look at it');
  await messageBox(page).press('Control+Enter');
  await expect(log(other).getByText('I look at it')).toBeVisible();
  // A word is shown once it is whole.
  model.write('and short. ');
  for (const one of [page, other]) await expect(log(one).getByText('Friendly, and short.')).toBeVisible();
  model.end();
  for (const one of [page, other]) {
    await expect(thinking(one)).toBeHidden();
    await expect(log(one).getByRole('article')).toHaveCount(3);
    await expect(log(one)).toHaveAttribute('aria-busy', 'false');
    await expect(log(one).getByRole('article').last()).toContainText('Friendly, and short.');
  }
});

test('an answer is stopped in one tab and ends in the other, with what was written', async ({
  page,
  company,
  signIn,
  model,
}) => {
  const task = await openNewTicket({ page, company, signIn });
  const tab = await page.context().newPage();
  await openBoard(tab, `?task=${task.id}`);
  const before = model.count;
  await ask(page);
  await expect.poll(() => model.count).toBe(before + 1);
  model.write('Friendly, ');
  for (const one of [page, tab]) await expect(log(one).getByText('Friendly,')).toBeVisible();
  await stopButton(tab).click();
  for (const one of [page, tab]) {
    await expect(thinking(one)).toBeHidden();
    await expect(stopButton(one)).toBeHidden();
    await expect(log(one).getByText('Friendly,')).toBeVisible();
    await expect(log(one).getByRole('article')).toHaveCount(2);
  }
});

test('without a network for a while, an answer goes on where it is by then', async ({
  page,
  company,
  signIn,
  model,
  context,
}) => {
  await openNewTicket({ page, company, signIn });
  const before = model.count;
  await ask(page);
  await expect.poll(() => model.count).toBe(before + 1);
  model.write('Friendly, ');
  await expect(log(page).getByText('Friendly,')).toBeVisible();
  await context.setOffline(true);
  model.write('short ');
  await context.setOffline(false);
  model.write('and clear. ');
  await expect(log(page).getByText('Friendly, short and clear.')).toBeVisible();
  model.end();
  await expect(thinking(page)).toBeHidden();
});

test.describe('an answer that fails', () => {
  test.use({ allowedConsole: [/ERR_|Failed to load resource|net::/] });

  test('because the server of the model is killed in its middle says so, and is written once that is back', async ({
    page,
    company,
    signIn,
    model,
  }) => {
    await openNewTicket({ page, company, signIn });
    const before = model.count;
    await ask(page);
    await expect.poll(() => model.count).toBe(before + 1);
    model.write('Friendly, ');
    await expect(log(page).getByText('Friendly,')).toBeVisible();
    model.stop();
    await expect(log(page).getByText(/^The language model (?:cannot be reached|broke off)/)).toBeVisible();
    await expect(thinking(page)).toBeHidden();
    await model.listen();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => model.count).toBe(before + 2);
    model.write('Short and clear.');
    model.end();
    await expect(log(page).getByText('Short and clear.')).toBeVisible();
    await expect(log(page).getByText(/^The language model/)).toHaveCount(0);
  });

  test('says why to both, and whoever asked tries again', async ({
    page,
    company,
    signIn,
    openAs,
    model,
  }) => {
    const task = await openNewTicket({ page, company, signIn });
    const other = await openAs(await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' }));
    await openBoard(other, `?task=${task.id}`);
    model.refuse(true);
    await ask(page);
    for (const one of [page, other]) {
      await expect(log(one).getByText('The language model refused the access key.')).toBeVisible();
      await expect(thinking(one)).toBeHidden();
    }
    await expect(other.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expectNoAxeViolations(page);
    model.refuse(false);
    const before = model.count;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => model.count).toBe(before + 1);
    model.write('Friendly.');
    model.end();
    for (const one of [page, other]) {
      await expect(log(one).getByText('Friendly.')).toBeVisible();
      await expect(log(one).getByText('The language model refused')).toHaveCount(0);
    }
  });

  test('because the server is killed in its middle is written anew', async ({
    page,
    company,
    signIn,
    model,
    server,
  }) => {
    test.setTimeout(180_000);
    await openNewTicket({ page, company, signIn });
    const before = model.count;
    await ask(page);
    await expect.poll(() => model.count).toBe(before + 1);
    model.write('Friendly, ');
    await expect(log(page).getByText('Friendly,')).toBeVisible();
    await server.stop('SIGKILL');
    await server.start();
    await expect.poll(() => model.count, { timeout: 90_000 }).toBe(before + 2);
    model.write('Short and clear.');
    model.end();
    // A slow start takes longer than a tab tries by itself; it tries again when its person comes back to it.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(log(page).getByText('Short and clear.')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(thinking(page)).toBeHidden();
    await expect(log(page).getByRole('article')).toHaveCount(2);
  });
});

test('whether the assistant sees a picture is said below it, and in the settings', async ({
  page,
  company,
  signIn,
  model,
}) => {
  await openNewTicket({ page, company, signIn });
  await attach(page, [{ name: 'poster.png', mimeType: 'image/png', buffer: smallPng }]);
  const before = model.count;
  await ask(page);
  await expect.poll(() => model.count).toBe(before + 1);
  model.write('In two colours. ');
  model.end();
  await expect(log(page).getByText('The assistant sees pictures')).toBeVisible();
  await company.api.patch('/api/v1/organization', { data: { assistant: 'local' } });
  await expect(log(page).getByText('The assistant does not see pictures')).toBeVisible();
  await company.api.patch('/api/v1/organization', { data: { assistant: 'on' } });
  await page.goto('/admin?tab=company');
  await expect(page.getByText(/the newest pictures of their conversation/)).toBeVisible();
});
