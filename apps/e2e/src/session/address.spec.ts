import type { Page } from '@playwright/test';
import { addTask, card, expectTitles, openBoard } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';
import { person } from '../kit/people-kit';

/** The address of a page and its query, in the order of the names. */
const query = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url());
  searchParams.sort();
  return `${pathname}?${searchParams}`;
};

const peopleSearch = (page: Page) => page.getByPlaceholder('Search by email, name or last name');

/**
 * In one go, as a quick hand does: nothing is drawn, and no timer runs, between the two.
 *
 * @param busy milliseconds that the page has its hands full in between: the timers of the typing are then due at once
 */
async function typeAndClick(
  page: Page,
  placeholder: string,
  text: string,
  button: string,
  busy = 0,
): Promise<void> {
  await page.evaluate(
    ([placeholder, text, button, busy]) => {
      const box = document.querySelector<HTMLInputElement>(`input[placeholder^="${placeholder}"]`);
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(box, text);
      box?.dispatchEvent(new Event('input', { bubbles: true }));
      for (const end = performance.now() + busy; performance.now() < end; );
      const buttons = [...document.querySelectorAll<HTMLElement>('button, a, [role=tab]')];
      buttons.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === button)?.click();
    },
    [placeholder, text, button, busy] as const,
  );
}

/** Longer than the pause after which typing is written. */
const pause = 500;

test('who types in the search of people and at once adds one finds both in the address', async ({
  page,
  company,
  signIn,
}) => {
  await page.clock.install();
  await person(company, 'Asta', 'Berg');
  await signIn(page, company.admin);
  await page.goto('/users');
  await expect(page.getByText(company.admin.email)).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('menuitem', { name: 'One user' })).toBeVisible();
  await peopleSearch(page).evaluate((box: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(box, 'asta');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLElement>('[role=menuitem]')?.click();
  });
  const drawer = page.getByRole('dialog', { name: 'New User' });
  await expect(drawer).toBeVisible();
  await page.clock.runFor(pause);
  await expect(drawer).toBeVisible();
  expect(query(page)).toBe('/users?person=new&q=asta');
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(peopleSearch(page)).toHaveValue('asta');
  await expect(page.getByText(company.admin.email)).toHaveCount(0);
});

test('who types in the search of the board and at once opens a task has both', async ({
  page,
  company,
  signIn,
}) => {
  await page.clock.install();
  const { id } = await addTask(company.admin, { title: 'Cake' });
  await addTask(company.admin, { title: 'Logo' });
  await signIn(page, company.admin);
  await openBoard(page);
  await expect(card(page, 'Cake')).toBeVisible();
  await typeAndClick(page, 'Search tasks', 'cak', 'Cake', pause);
  const drawer = page.getByRole('dialog', { name: 'Cake' });
  await expect(drawer).toBeVisible();
  await page.clock.runFor(pause);
  await expect(drawer).toBeVisible();
  expect(query(page)).toBe(`/?q=cak&task=${id}`);
  await drawer.getByRole('button', { name: 'Close', exact: true }).click();
  await expectTitles(page, 'To Do', ['Cake']);
});

test('what was typed undoes nothing that was chosen after it', async ({ page, company, signIn }) => {
  await page.clock.install();
  await signIn(page, company.admin);
  await page.goto('/users?tab=inactive');
  await expect(page.getByRole('tab', { name: 'All' })).toBeVisible();
  await typeAndClick(page, 'Search by', 'nobody', 'All');
  await page.clock.runFor(pause);
  expect(query(page)).toBe('/users?q=nobody');

  // A page that has been left writes nothing, however long the next one takes to come.
  await typeAndClick(page, 'Search by', 'nobody at all', 'Tasks');
  await expect(page).not.toHaveURL(/users/);
  await page.clock.runFor(pause);
  await expect(page).not.toHaveURL(/users|q=/);
  await page.goBack();
  await expect(peopleSearch(page)).toHaveValue('nobody at all');
});

test('two choices in one moment both count', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await page.goto('/users');
  await expect(page.getByText(company.admin.email)).toBeVisible();
  await page.evaluate(() => {
    const named = (role: string, name: string) =>
      [...document.querySelectorAll<HTMLElement>(role)].find((one) => one.textContent === name);
    named('[role=tab]', 'Admin')?.click();
    named('button', 'Details')?.click();
  });
  await expect(page.getByLabel('First name')).toBeVisible();
  expect(query(page)).toBe(`/users?person=${company.admin.id}&tab=admins`);
});
