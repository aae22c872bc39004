import type { Page } from '@playwright/test';
import { addTask, openBoard } from '../kit/board-kit';
import { Company } from '../kit/company';
import { expect } from '../kit/fixtures';
import { test } from '../kit/model/model-fixtures';
import { attach, log, messageBox } from '../kit/ticket-kit';
import { signInHere, signOut } from '../kit/two-people-kit';

// The tab that is signed out behind its back is refused, and what it asked for of the first company is not found.
test.use({ allowedConsole: [/status of (401|404)|ERR_ABORTED/] });

const secret = 'Wolverine';
const isTold = async (tab: Page) => (await tab.content()).includes(secret);

test('a second tab signs in for another company: nothing of the first one’s talk is in either @desktop', async ({
  page,
  company,
  signIn,
  model,
  baseURL,
  mailbox,
  playwright,
}) => {
  test.setTimeout(300_000);
  const other = await Company.register({ baseURL: baseURL ?? '', mailbox, request: playwright.request });
  const task = await addTask(company.admin, { title: `${secret} plan` });
  await signIn(page, company.admin);
  await openBoard(page, '?chat=1');
  const second = await page.context().newPage();
  await openBoard(second, `?task=${task.id}`);

  // An answer is on its way in the one tab; in the other a message is half written, with a file.
  const before = model.count;
  await messageBox(page).fill(`What does ${secret} cost?`);
  await messageBox(page).press('Enter');
  await expect.poll(() => model.count).toBe(before + 1);
  model.write(`${secret} costs `);
  await expect(log(page).getByText(`${secret} costs`)).toBeVisible();
  await messageBox(second).fill(`${secret} is half written`);
  const file = { name: `${secret}.txt`, mimeType: 'text/plain', buffer: Buffer.from(secret) };
  await attach(second, [file]);
  await expect(second.getByRole('button', { name: `Remove ${secret}.txt` })).toBeVisible();

  await second.getByRole('dialog').first().press('Escape');
  await signOut(second);
  await signIn(second, other.admin);

  const told: string[] = [];
  for (const tab of [page, second])
    tab.on('response', async (response) => {
      const text = await response.text().catch(() => '');
      if (text.includes(secret)) told.push(response.url());
    });
  for (const tab of [page, second])
    for (const where of ['/?chat=1', `/?task=${task.id}`, '/', '/?chat=1']) {
      // A model that says nothing for half a minute is given up.
      model.write('and ');
      await tab.goto(where);
      await expect(tab.getByText('Live', { exact: true })).toBeVisible();
      if (where === '/?chat=1') await expect(tab.getByText('No messages yet')).toBeVisible();
      if (where === '/?chat=1') await expect(messageBox(tab)).toHaveValue('');
      expect(await isTold(tab), where).toBe(false);
    }
  // The answer is written to its end, comes to nobody here, and is there for who asked.
  model.write(`twelve ${secret} `);
  model.end();
  for (const tab of [page, second]) expect(await isTold(tab)).toBe(false);
  expect(told).toEqual([]);
  await second.goto('/');
  await signOut(second);
  await signInHere(second, mailbox, company.admin);
  await second.goto('/?chat=1');
  await expect(log(second).getByText(new RegExp(`${secret} costs (and )+twelve ${secret}`))).toBeVisible();
  await other.close();
});
