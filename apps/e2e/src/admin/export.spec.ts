import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addTask } from '../kit/board-kit';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') };
}

test('one’s own data, the lists and everything of the company can be taken along @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await addTask(company.admin, { title: 'Taken along' });
  await signIn(page, company.admin);
  await page.goto('/account');
  const own = await saved(page, 'Download your data');
  expect(own.name).toMatch(/^tavla-my-data-.*\.tar$/);
  expect(own.text).toContain(company.admin.email);
  await expect(page.getByText('The download has begun.')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/import');
  expect((await saved(page, 'Tasks as CSV')).text).toContain('Taken along');
  await page.getByRole('link', { name: 'Everything of the company at once' }).click();
  const all = await saved(page, 'Download everything');
  expect(all.name).toMatch(/^tavla-company-.*\.tar$/);
  expect(all.text).toContain('Taken along');
  expect(all.text).toContain('manifest.json');
  await expectNoAxeViolations(page);
});
