import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../../kit/fixtures';
import { seedMeeting } from '../../kit/meeting-seed';
import { chooseOfLine, turns } from './transcript-kit';

/** Opens a line, by its time, to correct its text; answers the field. */
async function openEditor(page: Page, time: string): Promise<Locator> {
  await chooseOfLine(page, time, 'Correct the text');
  return page.getByRole('textbox', { name: `Text of the line at ${time}` });
}

test('a line is corrected in place, seen by another at once, and taken back', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const { origin } = await seedMeeting(company, turns);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  const other = await openAs(company.admin);
  await other.goto(`/meetings/${origin.audioId}`);
  await expect(other.getByText('I send the slides to Lucia.')).toBeVisible();

  const field = await openEditor(page, '00:05');
  await expect(field).toBeFocused();
  await field.fill('I send the slides to Luisa.');
  await expectNoAxeViolations(page);
  await field.press('Enter');
  await expect(page.getByText('Line corrected')).toBeVisible();
  await expect(other.getByText('I send the slides to Luisa.')).toBeVisible();
  await expect(page.getByText('(corrected)')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByText('I send the slides to Lucia.')).toBeVisible();
  await expect(page.getByText('I send the slides to Lucia.')).toBeVisible();
});

test('a line that is being typed in keeps its words when another one is opened @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { origin } = await seedMeeting(company, turns);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  const first = await openEditor(page, '00:00');
  await first.fill('Not yet saved.');
  const second = await openEditor(page, '00:10');
  await second.fill('Marcus pays the bills.');
  await second.press('Enter');
  await expect(page.getByText('Marcus pays the bills.')).toBeVisible();
  await expect(first).toHaveValue('Not yet saved.');
});

test('who leaves the page is asked before what they typed in a line is lost @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { origin } = await seedMeeting(company, turns);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  const field = await openEditor(page, '00:10');
  await field.fill('Marcus pays the bills.');
  await page.getByRole('link', { name: 'All meetings' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('Marcus pays the bills.');
  await page.getByRole('link', { name: 'All meetings' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/meetings');
});

test.describe('two at once', () => {
  test.use({ allowedConsole: [/status of 409/] });

  /** Both open a line, the first saves it, and the second is refused: answers the field of the second. */
  async function correctBoth(page: Page, other: Page, audioId: string): Promise<Locator> {
    await other.goto(`/meetings/${audioId}`);
    const theirs = await openEditor(other, '00:10');
    await page.goto(`/meetings/${audioId}`);
    const mine = await openEditor(page, '00:10');
    await mine.fill('Markus pays the bill.');
    await mine.press('Enter');
    await expect(page.getByText('Line corrected')).toBeVisible();
    await theirs.fill('Marcus pays the bills.');
    await theirs.press('Enter');
    await expect(other.getByText('It reads “Markus pays the bill.” now')).toBeVisible();
    await expect(theirs).toHaveValue('Marcus pays the bills.');
    return theirs;
  }

  test('whoever comes second reads what it says now, and keeps what they typed @desktop', async ({
    page,
    company,
    signIn,
    openAs,
  }) => {
    const { origin } = await seedMeeting(company, turns);
    await signIn(page, company.admin);
    const other = await openAs(company.admin);
    const theirs = await correctBoth(page, other, origin.audioId);
    await expectNoAxeViolations(other);
    await theirs.press('Escape');
    await expect(other.getByText('Markus pays the bill.')).toBeVisible();
  });

  test('whoever comes second and saves again has it as they typed it @desktop', async ({
    page,
    company,
    signIn,
    openAs,
  }) => {
    const { origin } = await seedMeeting(company, turns);
    await signIn(page, company.admin);
    const other = await openAs(company.admin);
    const theirs = await correctBoth(page, other, origin.audioId);
    await theirs.press('Enter');
    await expect(other.getByText('Line corrected')).toBeVisible();
    await expect(theirs).toHaveCount(0);
    await expect(page.getByText('Marcus pays the bills.')).toBeVisible();
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Markus pays the bill.')).toBeVisible();
  });
});

test.describe('of two who do not hear of each other', () => {
  test.use({ allowedConsole: [/status of 409|ERR_FAILED|event stream/] });

  test('the second corrects what a refusal told, that no event told @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    const { origin } = await seedMeeting(company, turns);
    await signIn(page, company.admin);
    await page.route('**/api/v1/events**', (route) => route.abort('failed'));
    await page.goto(`/meetings/${origin.audioId}`);
    const field = await openEditor(page, '00:10');
    const path = `/api/v1/audios/${origin.audioId}`;
    const line = (await (await company.api.get(path)).json()).segments[2];
    const data = { text: 'Markus pays the bill.', version: line.version };
    expect((await company.api.patch(`${path}/segments/${line.id}`, { data })).ok()).toBe(true);
    await field.fill('Marcus pays the bills.');
    await field.press('Enter');
    await expect(page.getByText('It reads “Markus pays the bill.” now')).toBeVisible();
    await field.press('Escape');
    await (await openEditor(page, '00:10')).fill('Markus pays the bills.');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Line corrected')).toBeVisible();
    await expect(page.getByText('Markus pays the bills.')).toBeVisible();
  });
});

test('the focus goes back to its line when it is corrected, or left as it was @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { origin } = await seedMeeting(company, turns);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  const actions = page.getByRole('button', { name: 'Actions for the line at 00:05' });
  const ends = [
    (field: Locator) => field.press('Escape'),
    (field: Locator) => field.press('Enter'),
    () => page.getByRole('button', { name: 'Cancel', exact: true }).click(),
    async (field: Locator) => {
      await field.fill('I send the slides to Luisa.');
      await field.press('Enter');
    },
    async (field: Locator) => {
      await field.fill('I send the slides to Lucia.');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
  ];
  for (const end of ends) {
    const field = await openEditor(page, '00:05');
    await end(field);
    await expect(field).toHaveCount(0);
    await expect(actions).toBeFocused();
  }
  // Who went on to another line stays there.
  const first = await openEditor(page, '00:05');
  const second = await openEditor(page, '00:10');
  await first.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  await expect(first).toHaveCount(0);
  await expect(second).toBeFocused();
  await second.press('Escape');
});

test.describe('what a line said before', () => {
  test.use({ allowedConsole: [/status of 502/] });

  test('is shown when it has come, and is asked for again when it has not @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    const { origin } = await seedMeeting(company, turns);
    await signIn(page, company.admin);
    await page.goto(`/meetings/${origin.audioId}`);
    const edit = () => openEditor(page, '00:05');
    await edit();
    await page.getByRole('textbox', { name: 'Text of the line at 00:05' }).fill('I send them to Luisa.');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Line corrected')).toBeVisible();
    await page.clock.install();
    const answers = '**/segments/*/changes';
    await page.route(answers, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
    await edit();
    await expect(page.getByRole('status', { name: 'Loading earlier texts' })).toBeVisible();
    const failed = page.getByRole('alert').filter({ hasText: 'What it said before could not be loaded.' });
    // The calls that are made again wait for seconds.
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(failed).toBeVisible({ timeout: 200 });
    }).toPass();
    await expectNoAxeViolations(page);
    await page.unroute(answers);
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('list', { name: 'Earlier texts' })).toContainText(
      'I send the slides to Lucia.',
    );
  });
});
