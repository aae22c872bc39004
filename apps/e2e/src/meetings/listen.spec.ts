import type { Page } from '@playwright/test';
import { openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { routeFirst } from '../kit/hold-back';
import { manyTurns, seedMeeting, withoutHeader } from '../kit/meeting-seed';

const at = (page: Page) => page.getByRole('slider', { name: 'Position' });
const second = async (page: Page) => Number(await at(page).getAttribute('aria-valuenow'));

test('a recording is played, skipped through and dragged along', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  const { origin } = await seedMeeting(company);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  await expect(page.getByText('00:00 / 01:24')).toBeVisible();
  await page.getByRole('button', { name: 'Ahead 10 seconds' }).click();
  await expect.poll(() => second(page)).toBe(10);
  const box = await at(page).boundingBox();
  if (!box) throw new Error('There is no track.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => second(page)).toBe(42);
  await page.getByRole('button', { name: 'Speed: 1 times' }).click();
  await page.getByRole('menuitem', { name: '1.5×' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => second(page)).toBeGreaterThan(42);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Speed: 1.5 times' })).toBeVisible();
  expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1.5);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
});

test('the keyboard plays, but not while somebody types @desktop', async ({ page, company, signIn }) => {
  const { origin } = await seedMeeting(company);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  await expect(at(page)).toBeVisible();
  await page.keyboard.press('l');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => second(page)).toBe(15);
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => second(page)).toBe(0);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const stoppedAt = await second(page);
  await page.getByRole('button', { name: 'Actions for en-04-incident-review' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('');
  await page.keyboard.type('jkl');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('jkl');
  expect(await second(page)).toBe(stoppedAt);
});

test('of three thousand lines those in sight are drawn, and they follow what is said until somebody looks elsewhere @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { origin } = await seedMeeting(company, manyTurns(3_000));
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}#t=40`);
  const lines = page.locator('section li');
  const said = page.locator('[aria-current="true"]');
  await expect(said).toContainText('Line 20 of');
  await expect(said).toBeInViewport();
  expect(await lines.count()).toBeLessThan(60);
  await expect(lines.first()).toHaveAttribute('aria-setsize', '3000');
  await expectNoAxeViolations(page);

  const back = page.getByRole('button', { name: 'Back to now' });
  await expect(back).toBeHidden();
  await lines.first().evaluate((line) => {
    const list = line.closest('ol')?.parentElement;
    list?.dispatchEvent(new WheelEvent('wheel'));
    list?.scrollTo(0, 40_000);
  });
  await expect(said).toHaveCount(0);
  // What is said goes on, and the list stays where the person has brought it.
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => second(page)).toBeGreaterThan(42);
  await expect(said).toHaveCount(0);
  await back.click();
  await expect(said).toBeInViewport();
  await expect(back).toBeHidden();
});

test('a line has a link that opens there @desktop', async ({ page, company, signIn }) => {
  // As long as the recording is: to what is beyond its end, a browser goes no further than there.
  const { origin } = await seedMeeting(company, manyTurns(42));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  await page.getByText('Line 4 of the talk').hover();
  await page.getByRole('button', { name: 'Actions for the line at 00:08' }).click();
  await page.getByRole('menuitem', { name: 'Copy link to this line' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/meetings\/[0-9a-f-]{36}#t=8$/);
  await page.goto(link.replace('#t=8', '#t=80.5'));
  await expect(page.locator('[aria-current="true"]')).toContainText('Line 40 of');
  await expect.poll(() => second(page)).toBe(81);
});

test('a recording whose header says nothing has its length, and is heard from any second on @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { origin } = await seedMeeting(company, undefined, withoutHeader);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  await expect(page.getByText('00:00 / 01:24')).toBeVisible();
  const itsOwn = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration);
  await expect.poll(itsOwn).toBe(Number.POSITIVE_INFINITY);
  await page.getByTitle('Play from 00:57').click();
  await expect.poll(() => second(page)).toBeGreaterThan(57);
  expect(await second(page)).toBeLessThan(70);
  await page.getByTitle('Play from 00:24').click();
  await expect.poll(() => second(page)).toBeGreaterThan(24);
  expect(await second(page)).toBeLessThan(40);
});

test('a passage that still loads when its ticket closes is not heard @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const task = await seedMeeting(company);
  await signIn(page, company.admin);
  await openBoard(page, `?task=${task.id}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/file', async (route) => {
    await held;
    await route.continue();
  });
  const origin = page.getByRole('figure', { name: 'From a meeting' });
  const sound = await origin.locator('audio').evaluateHandle((element: HTMLAudioElement) => ({
    element,
    // By then it plays, if it does at all.
    isSilentOnceThere: new Promise<boolean>((resolve) =>
      element.addEventListener('seeked', () => requestAnimationFrame(() => resolve(element.paused)), {
        once: true,
      }),
    ),
  }));
  const asked = page.waitForRequest('**/file');
  await origin.getByRole('button', { name: 'Play this passage' }).click();
  await asked;
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(origin).toHaveCount(0);
  release();
  expect(await sound.evaluate(({ isSilentOnceThere }) => isSilentOnceThere)).toBe(true);
});

test.describe('a recording that does not come', () => {
  test.use({ allowedConsole: [/status of 401|ERR_FAILED/] });

  const load = (page: Page) => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.load());

  test.beforeEach(async ({ page, company, signIn }) => {
    const { origin } = await seedMeeting(company);
    await signIn(page, company.admin);
    await page.goto(`/meetings/${origin.audioId}`);
    await expect(at(page)).toBeVisible();
  });

  test('is heard when the tokens that it was asked for with are renewed @desktop', async ({ page }) => {
    // A quarter of an hour later the browser has let go of it. Whatever else the page asks for renews the tokens as well:
    // that the sound comes first is made sure of.
    await page.context().clearCookies({ name: /access/ });
    const refused = page.waitForResponse((one) => one.url().endsWith('/file') && one.status() === 401);
    await routeFirst(page, '**/file', (route) => route.fulfill({ status: 401 }));
    await load(page);
    await refused;
    await page.getByTitle('Play from 00:57').click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(() => second(page)).toBeGreaterThan(57);
    await expect(page.getByText('This browser cannot play the recording')).toHaveCount(0);
  });

  test('plays where somebody asks for it just as the browser finds that it does not come @desktop', async ({
    page,
  }) => {
    await routeFirst(page, '**/file', (route) => route.fulfill({ status: 401 }));
    // By the time the page is told, the element has its error: a click may come in between.
    await page.getByRole('button', { name: 'Play', exact: true }).evaluate((button: HTMLElement) => {
      document.addEventListener('error', () => button.click(), { capture: true, once: true });
    });
    await load(page);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(() => second(page)).toBeGreaterThan(0);
  });

  test('is not said to be one that the browser cannot play, and play tries again @desktop', async ({
    page,
  }) => {
    await page.route('**/file', (route) => route.abort());
    await load(page);
    await expect(page.getByText('The recording could not be loaded. Play tries again.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/file');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(page.getByText('The recording could not be loaded')).toHaveCount(0);
  });
});
