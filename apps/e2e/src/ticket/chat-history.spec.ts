import type { Locator, Page } from '@playwright/test';
import { addTask, openBoard } from '../kit/board-kit';
import type { Company } from '../kit/company';
import { runSql } from '../kit/database';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { log } from '../kit/ticket-kit';

const said = (page: Page, number: number) => log(page).getByText(`Message ${number}.`, { exact: false });

/** `Message 1.`, `Message 2.`… one a minute, of different heights; straight into the database. */
async function seedMessages(company: Company, taskId: string, total: number): Promise<void> {
  const { data } = await (await company.api.get('/auth/me')).json();
  await runSql(
    `insert into chat_message
       ("organizationId", id, "taskId", author, "authorId", "authorName", content, "createdAt")
     select $1, gen_random_uuid(), $2, 'user', $3, 'Admin Admin',
            'Message ' || n || '.' || repeat(' Some more words about it.', n % 7 * 4),
            now() - ($4::int - n) * interval '1 minute'
     from generate_series(1, $4::int) n`,
    [data.organization.id, taskId, data.id, total],
  );
}

const topOf = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;

test('who scrolls up reads on, back to the first of 1,200 messages, and what is seen stays in its place', async ({
  page,
  company,
  signIn,
}) => {
  test.setTimeout(240_000);
  const task = await addTask(company.admin, { title: 'Send the offer' });
  await seedMessages(company, task.id, 1_200);
  await signIn(page, company.admin);
  await openBoard(page, `?task=${task.id}`);
  await expect(said(page, 1200)).toBeInViewport();
  await expect(log(page).getByRole('article')).toHaveCount(100);

  // The answer of the next page is held back until the place of a message is known.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/v1/chat/messages?*cursor=*', async (route) => {
    await held;
    await route.fallback();
  });
  const asked = page.waitForRequest(/chat\/messages\?.*cursor=/);
  await log(page).evaluate((element) => element.scrollTo(0, 200));
  await asked;
  const before = await topOf(said(page, 1103));
  // Somebody writes while the page is on its way.
  await company.api.post('/api/v1/chat/new-message', {
    multipart: { message: 'Meanwhile', taskId: task.id },
  });
  await expect(log(page).getByText('Meanwhile')).toBeAttached();
  await expect(page.getByRole('button', { name: 'New messages' })).toBeVisible();
  letGo();
  await expect(log(page).getByRole('article')).toHaveCount(202);
  expect(Math.abs((await topOf(said(page, 1103))) - before)).toBeLessThanOrEqual(1);

  // The route stays and lets all go: the page asks for more at once, which may never arrive where a route just ends.
  await expect(async () => {
    await log(page).evaluate((element) => element.scrollTo(0, 0));
    await expect(said(page, 1).first()).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [100] });
  await expect(page.getByRole('button', { name: 'Show earlier messages' })).toHaveCount(0);
  const numbers = await log(page)
    .getByText(/^Message \d+\./)
    .evaluateAll((messages) => messages.map((one) => Number(/\d+/.exec(one.textContent ?? '')?.[0])));
  expect(numbers).toEqual(Array.from({ length: 1_200 }, (_, index) => index + 1));

  // Whatever is done, the twelve hundred messages are left as they are.
  const changes = await log(page).evaluateHandle((element) => {
    const seen = { count: 0 };
    const count = (found: MutationRecord[]) => {
      seen.count += found.length;
    };
    new MutationObserver(count).observe(element, { subtree: true, childList: true, attributes: true });
    return seen;
  });
  await page.getByRole('textbox', { name: 'Message' }).fill('x');
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(log(page).getByText('Meanwhile')).toBeInViewport();
  expect((await changes.jsonValue()).count).toBeLessThan(20);

  // Opened again it begins with its newest messages.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send the offer' }).click();
  await expect(log(page).getByText('Meanwhile')).toBeInViewport();
  await expect(log(page).getByRole('article')).toHaveCount(100);
});

test.describe('earlier messages that cannot be loaded', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('can be asked for again', async ({ page, company, signIn }) => {
    const task = await addTask(company.admin, { title: 'Send the offer' });
    await seedMessages(company, task.id, 110);
    await signIn(page, company.admin);
    await page.route('**/api/v1/chat/messages?*cursor=*', (route) => route.abort());
    await openBoard(page, `?task=${task.id}`);
    await expect(said(page, 110)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Show earlier messages' })).toBeAttached();
    await log(page).evaluate((element) => element.scrollTo(0, 0));
    await expect(page.getByRole('alert').filter({ hasText: 'They could not be loaded.' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unrouteAll();
    await log(page).getByRole('button', { name: 'Retry' }).click();
    await expect(log(page).getByRole('article')).toHaveCount(110);
    await log(page).evaluate((element) => element.scrollTo(0, 0));
    await expect(said(page, 1).first()).toBeInViewport();
  });
});
