import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../../kit/fixtures';
import { seedMeeting } from '../../kit/meeting-seed';
import { chooseOfLine, turns } from './transcript-kit';

/** Opens who speaks in a line, by its time, and writes a name; answers the dialog. */
async function openNaming(page: Page, time: string, speaker: string): Promise<Locator> {
  await chooseOfLine(page, time, 'Say who speaks');
  const dialog = page.getByRole('dialog', { name: 'Who speaks' });
  await dialog.getByLabel('Speaker', { exact: true }).fill(speaker);
  await page.keyboard.press('Tab');
  return dialog;
}

test('speakers get names: for a line, and wherever they speak', async ({ page, company, signIn }) => {
  const { origin } = await seedMeeting(company, turns);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  const name = async (time: string, speaker: string, where: RegExp) => {
    const dialog = await openNaming(page, time, speaker);
    await dialog.getByRole('radio', { name: where }).check();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  const said = () => page.locator('section li strong').allTextContents();
  // As some keyboards put letters and their accents together.
  await name('00:00', 'Lucía Öberg'.normalize('NFD'), /Wherever Speaker 1 speaks: 2 lines/);
  await expect(page.getByText('2 lines are spoken by Lucía Öberg now')).toBeVisible();
  await expect.poll(said).toEqual(['Lucía Öberg: ', 'Lucía Öberg: ', 'Speaker 2: ', 'Speaker 2: ']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(said).toEqual(['Speaker 1: ', 'Speaker 1: ', 'Speaker 2: ', 'Speaker 2: ']);
  await name('00:15', 'Marcus', /In this line only/);
  await expect.poll(said).toEqual(['Speaker 1: ', 'Speaker 1: ', 'Speaker 2: ', 'Marcus: ']);
});

test('what others have named since stays when a name is taken back @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const unnamed = turns.map(({ speaker, ...turn }) =>
    speaker === 'Speaker 1' ? turn : { ...turn, speaker },
  );
  const { origin } = await seedMeeting(company, unnamed);
  await signIn(page, company.admin);
  const path = `/api/v1/audios/${origin.audioId}`;
  const { segments } = await (await company.api.get(path)).json();
  await page.goto(`/meetings/${origin.audioId}`);
  const said = () => page.locator('section li strong').allTextContents();
  const takeBack = async (time: string, line: number) => {
    const dialog = await openNaming(page, time, 'Anna');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('2 lines are spoken by Anna now')).toBeVisible();
    const data = { speaker: 'Ben', segmentIds: [segments[line].id] };
    expect((await company.api.patch(`${path}/segments`, { data })).ok()).toBe(true);
    await expect.poll(said).toContain('Ben: ');
    await page.getByRole('button', { name: 'Undo' }).click();
  };
  await takeBack('00:10', 3);
  await expect(page.getByText('1 line has got another speaker meanwhile and stays so')).toBeVisible();
  await expect.poll(said).toEqual(['Speaker 2: ', 'Ben: ']);
  await takeBack('00:00', 1);
  await expect.poll(said).toEqual(['Ben: ', 'Speaker 2: ', 'Ben: ']);
});

test('a name for a voice that came too late is said, and stays to be used @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { origin } = await seedMeeting(company, turns);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  const dialog = await openNaming(page, '00:00', 'Anna L.');
  const data = { speaker: 'Anna Lind', from: 'Speaker 1' };
  const path = `/api/v1/audios/${origin.audioId}/segments`;
  expect((await company.api.patch(path, { data })).ok()).toBe(true);
  await expect(page.locator('section li strong').first()).toHaveText('Anna Lind: ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Nobody is called Speaker 1 any more.')).toBeVisible();
  await expect(dialog.getByLabel('Speaker', { exact: true })).toHaveValue('Anna L.');
  await dialog.getByRole('radio', { name: /In this line only/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('section li strong').first()).toHaveText('Anna L.: ');
});

test('the focus goes back to its line when it is said who speaks, or not @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { origin } = await seedMeeting(company, turns);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  for (const way of ['Cancel', 'Save']) {
    const dialog = await openNaming(page, '00:05', 'Anna');
    await dialog.getByRole('button', { name: way, exact: true }).click();
    if (way === 'Cancel') await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Actions for the line at 00:05' })).toBeFocused();
  }
});
