import { addTask, openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { seedFindings, seedMeeting } from '../kit/meeting-seed';
import { log, messageBox } from '../kit/ticket-kit';
import { changes, read } from './suggestion-kit';

const wish = 'the lease can wait, the 15th of December will do nicely';
const question = 'which jobs has nobody picked up so far?';

test('whoever calls Tavla in a ticket gets guesses, and decides on them by keyboard', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  const me = company.admin;
  const offer = await addTask(me, { title: 'Send the offer', userId: me.id });
  const lease = await addTask(me, { title: 'Sign the lease of the new shop' });
  await signIn(page, me);
  await openBoard(page, `?task=${offer.id}`);
  await page.getByText('Comment', { exact: true }).click();
  const say = async (text: string, articles: number) => {
    await messageBox(page).fill(`@Tavla ${text}`);
    await messageBox(page).press('Enter');
    await expect(log(page).getByRole('article')).toHaveCount(articles);
    // One thing is asked after the other.
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  };
  await say(question, 2);
  await expect(log(page)).toContainText(/If I understand you right \(unassigned.*Sign the lease/s);
  // Two cards of the same name beside each other.
  await say('this one can wait, the 15th of December will do nicely', 4);
  await say(wish, 6);
  await expect(changes(page)).toHaveCount(2);
  const card = changes(page).last();
  const tick = card.getByRole('checkbox', { name: 'Change “Sign the lease of the new shop”: Due Date' });
  await expect(tick).not.toBeChecked();
  await expect(tick).toHaveAccessibleDescription('Not certain');
  await expectNoAxeViolationsInBothSchemes(page, isMobile);

  await messageBox(page).focus();
  for (const _ of ['right or not', 'its other answer', 'Dismiss', 'the task', 'its tick'])
    await page.keyboard.press('Shift+Tab');
  await expect(tick).toBeFocused();
  await page.keyboard.press('Space');
  for (const _ of ['the task', 'Apply']) await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Apply' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('status')).toHaveText('Applied');
  await expect(card.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await read(me, lease)).toMatchObject({ endDate: expect.stringMatching(/-12-15$/) });
  expect(await read(me, offer)).toMatchObject({ endDate: null });
});

test('a guess beside a meeting is of the board only where it is sure to be', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  const me = company.admin;
  const { origin } = await seedMeeting(company);
  await seedFindings(origin.audioId, []);
  await addTask(me, { title: 'Sign the lease of the new shop' });
  await signIn(page, me);
  await page.goto(`/meetings/${origin.audioId}`);
  await page.getByRole('button', { name: 'Ask about this meeting' }).click();
  await messageBox(page).fill(wish);
  await messageBox(page).press('Enter');
  await expect(changes(page).getByRole('checkbox', { name: /Sign the lease/ })).not.toBeChecked();
  await messageBox(page).fill('who was all there then, at this one?');
  await messageBox(page).press('Enter');
  await expect(log(page)).toContainText('Nobody is said to have been in “');
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
});
