import type { Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { holdBackCalls } from '../kit/hold-back';
import { type Office, seedOffice } from '../kit/office-seed';
import { adminScreens } from './admin-screens';
import { peopleScreens } from './people-screens';
import { personScreens } from './person-screens';
import type { Screen } from './screen';
import { talkScreens } from './talk-screens';
import { workScreens } from './work-screens';

/** What a person reads, what stands in fields, and what is said to those who do not see a skeleton. */
async function seenOn(page: Page): Promise<string> {
  const unseen = await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].filter((one) => one.checkVisibility());
    const values = fields.map((one) => {
      const { value, placeholder } = one as HTMLInputElement;
      return value || placeholder;
    });
    const coming = [...document.querySelectorAll('[role=status][aria-label]')];
    return [...values, ...coming.map((one) => one.ariaLabel)].join('\n');
  });
  return [...(await page.locator('body').allInnerTexts()), unseen].join('\n');
}

async function looksHonest(page: Page, office: Office, screen: Screen): Promise<void> {
  const { path, held, act, meanwhile, lies, truth } = screen;
  const calls = await holdBackCalls(page, held);
  await page.goto(path(office));
  await act?.(page);
  // Before it has asked, a page is drawn as one whose code has not come.
  await expect.poll(calls.count, 'calls that are held back').toBeGreaterThan(0);
  await expect.poll(() => seenOn(page)).toMatch(meanwhile);
  expect(await seenOn(page)).not.toMatch(lies);
  await calls.release();
  await expect.poll(() => seenOn(page)).toMatch(truth);
}

const rooms = {
  'the list of people': peopleScreens,
  'a person': personScreens,
  'meetings and tickets': workScreens,
  'conversations and what waits': talkScreens,
  'the overview and the account': adminScreens,
};

for (const [room, screens] of Object.entries(rooms)) {
  // Each screen is loaded anew, so that a page knows nothing of the one before; only the company is the same.
  test(`nothing false is said before it has come: ${room}`, async ({ page, company, signIn, isMobile }) => {
    test.setTimeout(180_000);
    const office = await seedOffice(company);
    await signIn(page, company.admin);
    for (const screen of screens) {
      if (isMobile && screen.only === 'desktop') continue;
      await test.step(screen.name, () => looksHonest(page, office, screen));
    }
  });
}

test('a meeting that was asked for while it was in work is not said to be without words', async ({
  page,
  company,
  signIn,
}) => {
  const { audioId } = await seedOffice(company);
  await signIn(page, company.admin);
  let asked = 0;
  await page.route(`**/api/v1/audios/${audioId}`, async (route) => {
    asked += 1;
    // The second answer, with the words, does not come.
    if (asked > 1) return;
    const response = await route.fetch();
    const early = { status: 'transcribing', segments: [], analysis: null };
    await route.fulfill({ response, json: { ...(await response.json()), ...early } });
  });
  await page.goto(`/meetings/${audioId}`);
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByText(/^The transcript appears here/)).toBeVisible();
  await expect(page.getByText('No speech was found')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
