import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { seedFindings, seedMeeting } from '../kit/meeting-seed';
import { log, messageBox } from '../kit/ticket-kit';
import { seedAnswer } from '../ticket/answer-seed';

const second = async (page: Page) =>
  Number(await page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'));

test('one asks about a meeting on its page, and an answer leads to the second there', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  const { origin } = await seedMeeting(company);
  await seedFindings(origin.audioId, []);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  const open = page.getByRole('button', { name: 'Ask about this meeting' });
  await open.click();
  const panel = page.getByRole(isMobile ? 'dialog' : 'complementary', { name: 'Ask about this meeting' });
  await expect(messageBox(page)).toBeFocused();
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  await messageBox(page).fill('half a');
  await panel.getByRole('button', { name: 'Summarise the meeting' }).click();
  await expect(log(page).getByText('About onions.')).toBeVisible();
  await expect(messageBox(page)).toHaveValue('half a');

  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await messageBox(page).fill('When did we talk about log files?');
  await messageBox(page).press('Enter');
  await expect(log(page).getByRole('article')).toHaveCount(4);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  const source = log(page).getByRole('list', { name: 'Sources' }).last().getByRole('link').first();
  await source.click();
  await expect(page).toHaveURL(new RegExp(`/meetings/${origin.audioId}.*#t=`));
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(() => second(page)).toBeGreaterThan(0);
  if (isMobile) await expect(panel).toBeHidden();
  else await expect(panel).toBeVisible();

  await page.reload();
  if (isMobile) await open.click();
  await expect(log(page).getByRole('article')).toHaveCount(4);
  await messageBox(page).press('Escape');
  await expect(panel).toBeHidden();
  await expect(open).toBeFocused();
  await page.goto('/?chat=1');
  await expect(page.getByText('No messages yet')).toBeVisible();
});

test('the same second is heard again, and another person has a conversation of their own @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const { origin } = await seedMeeting(company);
  const said = { kind: 'meeting', id: origin.audioId, title: 'Incident review', startMs: 30_000 } as const;
  await seedAnswer({
    ...{ company, asker: company.admin, audioId: origin.audioId, content: 'At half a minute.' },
    citations: [{ ...said, quote: 'The logs go.' }],
  });
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}?chat=1`);
  const source = log(page).getByRole('link', { name: /Incident review/ });
  for (let times = 0; times < 2; times++) {
    await source.click();
    await expect.poll(() => second(page)).toBeGreaterThanOrEqual(30);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('slider', { name: 'Position' }).press('Home');
    await expect.poll(() => second(page)).toBe(0);
  }
  const other = await openAs(await company.addUser({ firstName: 'Priya', lastName: 'Shah' }));
  await other.goto(`/meetings/${origin.audioId}?chat=1`);
  await expect(other.getByText('No messages yet')).toBeVisible();
});
