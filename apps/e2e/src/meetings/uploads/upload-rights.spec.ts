import type { BrowserContext } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../../kit/fixtures';
import { keptFiles, openRecordDrawer } from '../../kit/recording-kit';
import { signInHere } from '../../kit/two-people-kit';
import { letMembers, MiB, meetings, succeeded, uploadSilence, uploads } from './upload-kit';

test.use({ allowedConsole: [/Failed to load resource/] });

/** Does something before the second part of an upload is sent for the first time. */
async function beforeSecondPart(context: BrowserContext, work: () => Promise<unknown>) {
  const asked: string[] = [];
  await context.route(/\/api\/v1\/uploads/, async (route) => {
    const request = route.request();
    const offset = request.headers()['upload-offset'] ?? '';
    const call = `${request.method()} ${offset}`.trim();
    if (offset === String(8 * MiB) && !asked.includes(call)) await work();
    asked.push(call);
    await route.continue();
  });
  return asked;
}

test('who may record no longer is told so in the middle of an upload, and goes on where it was later @desktop', async ({
  page,
  context,
  company,
  signIn,
}) => {
  const member = await company.addUser({ firstName: 'Bosse', lastName: 'Ekman' });
  const asked = await beforeSecondPart(context, () => letMembers(company, 'create', false));
  await signIn(page, member);
  await openRecordDrawer(page);
  await uploadSilence(page, 9 * MiB);
  const row = uploads(page).getByRole('listitem');
  const words = row.getByText(/^Your role does not allow this/);
  await expect(words).toBeVisible();
  // What goes on only when the person does something is told from what goes on by itself.
  const name = await row.getByTitle('stand-up.wav').evaluate((one) => getComputedStyle(one).color);
  await expect(words).not.toHaveCSS('color', name);
  await expect(words).toHaveCSS(
    'color',
    await row
      .locator('svg')
      .first()
      .evaluate((one) => getComputedStyle(one).color),
  );
  await expectNoAxeViolations(page);
  expect(await meetings(company)).toBe(0);
  expect(await keptFiles(page)).toBe(1);

  // How far it is, nobody says either.
  await row.getByRole('button', { name: /^Try the upload/ }).click();
  await expect.poll(() => asked.at(-1)).toBe('HEAD');
  await expect(row.getByText('Your role does not allow recording any more.')).toBeVisible();
  await letMembers(company, 'create', true);
  await page.reload();
  await row.getByRole('button', { name: /^Try the upload/ }).click();
  await expect(succeeded(page)).toBeVisible();
  expect(asked.filter((call) => call !== 'HEAD')).toEqual([
    'POST',
    'PATCH 0',
    `PATCH ${8 * MiB}`,
    `PATCH ${8 * MiB}`,
  ]);
  expect(await meetings(company)).toBe(1);
  await expect.poll(() => keptFiles(page)).toBe(0);
});

test('who is blocked in the middle of an upload is signed out, and it goes on when they are back @desktop', async ({
  page,
  context,
  company,
  mailbox,
  signIn,
}) => {
  const member = await company.addUser({ firstName: 'Bosse', lastName: 'Ekman' });
  const block = (blocked: boolean) => company.api.patch(`/api/v1/users/${member.id}`, { data: { blocked } });
  const asked = await beforeSecondPart(context, () => block(true));
  await signIn(page, member);
  await openRecordDrawer(page);
  await uploadSilence(page, 9 * MiB);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await meetings(company)).toBe(0);
  expect(await keptFiles(page)).toBe(1);

  await block(false);
  await page.goto('/login');
  await signInHere(page, mailbox, member);
  await expect(succeeded(page)).toBeVisible();
  expect(asked.filter((call) => call !== 'HEAD').slice(0, 2)).toEqual(['POST', 'PATCH 0']);
  expect(asked.filter((call) => call === 'PATCH 0')).toHaveLength(1);
  expect(await meetings(company)).toBe(1);
});
