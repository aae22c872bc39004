import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { openRecordDrawer, recordFor } from '../kit/recording-kit';

const line = (page: Page) =>
  page.getByRole('region', { name: 'Who may see this meeting' }).getByRole('status');

test('a recording is for chosen people, also when it is found again', async ({ page, company, signIn }) => {
  const gustav = await company.addUser({ firstName: 'Gustav', lastName: 'Guest' });
  const stina = await company.addUser({ firstName: 'Stina', lastName: 'There' });
  const stranger = await company.addUser({ firstName: 'Sven', lastName: 'Stranger' });
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await recordFor(page, 2);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(line(page)).toHaveText(/^Everybody at .+ will see this meeting\.$/);

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('radio', { name: 'Departments' }).click();
  await expect(line(page)).toHaveText('Choose the departments that will see this meeting.');
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
  await page.getByRole('radio', { name: 'Only certain people' }).click();
  const choose = async (field: string, name: string) => {
    await page.getByRole('combobox', { name: field }).fill(name);
    await page.getByRole('combobox', { name: field }).press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  };
  await choose('Add people', 'Gustav Guest');
  await choose('Who was there', 'Stina There');
  const words =
    '1 person will see this meeting, with you and those who were there. 1 other person was there.';
  await expect(line(page)).toHaveText(words);
  await expectNoAxeViolations(page);

  page.on('dialog', (dialog) => void dialog.accept());
  await openRecordDrawer(page);
  const unfinished = page.getByRole('status', { name: 'You have an unfinished recording' });
  await unfinished.getByRole('button', { name: 'Upload' }).click();
  await expect(line(page)).toHaveText(words);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Meeting Processed Successfully')).toBeVisible();

  const seenBy = async ({ api }: typeof gustav) => (await (await api.get('/api/v1/audios')).json()).data;
  const [meeting] = await seenBy(gustav);
  expect(meeting.visibility).toEqual({ to: 'people', ids: [gustav.id] });
  expect([await seenBy(stina), await seenBy(stranger)]).toMatchObject([[{ id: meeting.id }], []]);
  const { attendees } = await (await gustav.api.get(`/api/v1/audios/${meeting.id}`)).json();
  expect(attendees).toContainEqual({ userId: stina.id, source: 'added' });
});

test('who was there is said with a file that is imported @desktop', async ({ page, company, signIn }) => {
  const stina = await company.addUser({ firstName: 'Stina', lastName: 'There' });
  await signIn(page, company.admin);
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import meeting' });
  const text = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello.\n';
  const file = { name: 'Stand-up.vtt', mimeType: '', buffer: Buffer.from(text) };
  await drawer.getByLabel('Choose a file').setInputFiles(file);
  await drawer.getByRole('radio', { name: 'Only certain people' }).click();
  await drawer.getByRole('combobox', { name: 'Who was there' }).fill('Stina');
  await page.getByRole('option', { name: /Stina There/ }).click();
  await drawer.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Stand-up' })).toBeVisible();
  const { data } = await (await stina.api.get('/api/v1/audios')).json();
  expect(data).toMatchObject([{ name: 'Stand-up' }]);
});
