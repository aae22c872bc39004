import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

const voices = `WEBVTT

00:00:01.000 --> 00:00:02.000
<v Voice 1>We begin with the budget.</v>

00:00:03.000 --> 00:00:04.000
<v Voice 2>It is not ready.</v>

00:00:05.000 --> 00:00:06.000
<v Voice 1>Then we wait for it.</v>
`;

test('a voice gets a name once, and has it in every line, for others too', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  await signIn(page, company.admin);
  const buffer = Buffer.from(voices);
  const answer = await page.request.post('/api/v1/audios', {
    multipart: { file: { name: 'Budget.vtt', mimeType: 'text/vtt', buffer } },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/meetings/${id}`);
  const other = await openAs(company.admin);
  await other.goto(`/meetings/${id}`);
  const said = (who: typeof page) => who.locator('section li strong').allTextContents();
  await expect.poll(() => said(other)).toEqual(['Voice 1: ', 'Voice 2: ', 'Voice 1: ']);
  await expect.poll(() => said(page)).toEqual(['Voice 1: ', 'Voice 2: ', 'Voice 1: ']);

  await page.locator('li', { hasText: '00:05' }).hover();
  await page.getByRole('button', { name: 'Actions for the line at 00:05' }).click();
  await page.getByRole('menuitem', { name: 'Say who speaks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who speaks' });
  // Whoever names a voice means all of it.
  await expect(dialog.getByRole('radio', { name: 'Wherever Voice 1 speaks: 2 lines' })).toBeChecked();
  // What is typed takes the place of the voice.
  await expect(dialog.getByLabel('Speaker', { exact: true })).toBeFocused();
  await page.keyboard.type('Priya Raman');
  await page.keyboard.press('Tab');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => said(page)).toEqual(['Priya Raman: ', 'Voice 2: ', 'Priya Raman: ']);
  await expect.poll(() => said(other)).toEqual(['Priya Raman: ', 'Voice 2: ', 'Priya Raman: ']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => said(other)).toEqual(['Voice 1: ', 'Voice 2: ', 'Voice 1: ']);
});
