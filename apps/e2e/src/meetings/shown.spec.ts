import type { Page } from '@playwright/test';
import type { Company } from '../kit/company';
import { expect, test } from '../kit/fixtures';
import { meetingOf, openMonday } from './monday-meeting';

const line = (page: Page) => page.locator('li[aria-current="true"]');

const things = [
  'door',
  'roof',
  'wall',
  'lamp',
  'gate',
  'pump',
  'sign',
  'tank',
  'desk',
  'sofa',
  'shed',
  'path',
];

const paintings = (company: Company) =>
  meetingOf(
    company,
    things.map((thing) => ['Guest', `Somebody should paint the old ${thing}.`] as const),
  );

test('a link to a second shows its line, wherever the transcript stands on the page', async ({
  page,
  company,
  signIn,
}) => {
  const { id } = await openMonday(page, company, signIn);
  await expect(page.getByRole('button', { name: 'Approve all (3)' })).toBeVisible();
  await page.goto(`/meetings/${id}#t=25`);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Approve all (3)' })).toHaveCount(1);
  await expect(line(page)).toContainText('The login fix is done');
  await expect(line(page)).toBeInViewport({ ratio: 1 });
});

test('the line stays in sight while the tasks above it come, also where the browser holds no place', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const { id } = await paintings(company);
  await signIn(page, company.admin);
  await page.addInitScript(() => {
    const style = document.createElement('style');
    style.textContent = '* { overflow-anchor: none; }';
    addEventListener('DOMContentLoaded', () => document.head.append(style));
  });
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await context.route(/\/api\/v1\/tasks/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(`/meetings/${id}#t=25`);
  await expect(line(page)).toBeInViewport({ ratio: 1 });
  letCome();
  await expect(page.getByRole('button', { name: `Approve all (${things.length})` })).toHaveCount(1);
  await expect(line(page)).toBeInViewport({ ratio: 1 });
});

test('of a meeting without sound a quote shows what was said, from the end of a long tray too', async ({
  page,
  company,
  signIn,
}) => {
  const { id } = await paintings(company);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${id}`);
  const quotes = page.getByRole('button', { name: /^Show in the transcript: Somebody should paint/ });
  await expect(quotes).toHaveCount(things.length);
  await quotes.last().click();
  await expect(line(page)).toContainText('the old path');
  await expect(line(page)).toBeInViewport({ ratio: 1 });
});
