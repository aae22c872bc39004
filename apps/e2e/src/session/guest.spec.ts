import type { Page } from '@playwright/test';
import { openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { guestPages } from './guest-pages';

// What comes in advance neither asks for anything nor does what is refused.
test.use({ savesData: false });

/** Those who ask for something else are shown the sign-in page. */
const pages = [
  ['/', 'Sign in to your account'],
  ['/meetings/1', 'Sign in to your account'],
  ...guestPages,
] as const;

test('a guest asks for nothing but the page, whichever it is @desktop', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  let asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [path, title] of pages) {
    await test.step(path, async () => {
      asked = [];
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      // Long enough for what comes when nothing else is to be done.
      await expect
        .poll(() => asked.some((name) => name.includes('/calls-')) || path === '/nowhere')
        .toBe(true);
      expect(asked.filter((name) => /^\/(auth|api)\//.test(name))).toEqual([]);
      expect(messages).toEqual([]);
    });
  }
});

test('nothing is found wanting after signing out, with words of what went wrong', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await page.goto('/account');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill('anna@');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Enter a valid email')).toBeVisible();
  await expectNoAxeViolations(page);
});

/** Collects what the content policy refuses, which a page that catches the error says nowhere else. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      refused.push([violatedDirective, blockedURI, sourceFile].join(' '));
    });
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

test('nothing is done that the content policy refuses @desktop', async ({ page, company, signIn }) => {
  const refused = await watchPolicy(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill('anna@');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Enter a valid email')).toBeVisible();
  expect(await refused()).toEqual([]);
  await signIn(page, company.admin);
  await openBoard(page);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  expect(await refused()).toEqual([]);
});

test('robots.txt and favicon.ico are what they say @desktop', async ({ page, request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toMatch(/^User-agent: \*$[\s\S]*^Disallow: \/$/m);
  await page.goto('/login');
  // Decoded by the browser itself.
  const sizes = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const icon = new Image();
        icon.onload = () => resolve([icon.naturalWidth, icon.naturalHeight]);
        icon.onerror = () => reject(new Error('no image'));
        icon.src = '/favicon.ico';
      }),
  );
  expect(sizes).toEqual([48, 48]);
  expect((await request.get('/sitemap.xml')).status()).toBe(404);
});
