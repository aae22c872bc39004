import { runSql } from '../kit/database';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { seedMeeting } from '../kit/meeting-seed';
import { named } from '../kit/people-kit';

test('a meeting is closed to all but chosen people, on every screen at once @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const [owner, guest, stranger] = [
    await company.addUser({ firstName: 'Olga', lastName: 'Owner' }),
    await company.addUser({ firstName: 'Gustav', lastName: 'Guest' }),
    await company.addUser({ firstName: 'Stina', lastName: 'Stranger' }),
  ];
  const { origin } = await seedMeeting(company);
  await runSql('update audio set "createdById" = $2 where id = $1', [origin.audioId, owner.id]);
  const tora = await company.addUser({ firstName: 'Tora', lastName: 'There' });
  const data = { attendeeIds: [tora.id] };
  expect((await company.api.patch(`/api/v1/audios/${origin.audioId}`, { data })).status()).toBe(200);
  const name = 'en-04-incident-review';
  const [ofGuest, ofStranger] = [await openAs(guest), await openAs(stranger)];
  await ofGuest.goto('/meetings');
  await ofStranger.goto('/');
  await expect(ofStranger.getByText('Delete the old log files')).toBeVisible();

  await signIn(page, owner);
  await page.goto('/meetings');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Who may see it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who may see this meeting' });
  await dialog.getByRole('radio', { name: 'Only certain people' }).click();
  await expect(dialog.getByText(/^Nobody but you and those who were there sees it/)).toBeVisible();
  // Somebody may have added themselves while it was open to everybody.
  await expect(dialog.getByText(/^Said to have been there: Tora There\./)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Add people' }).fill('Gustav');
  await page.getByRole('option', { name: /Gustav Guest/ }).click();
  await expect(dialog.getByRole('button', { name: 'Remove Gustav Guest' })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Only these people and those who were there see this meeting now.'),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: 'Only some people see this' })).toBeVisible();

  await expect(ofStranger.getByText('Delete the old log files')).toBeHidden();
  await ofStranger.goto('/meetings');
  await expect(ofStranger.getByText('No meetings yet')).toBeVisible();
  await expect(ofGuest.getByRole('img', { name: 'Only some people see this' })).toBeVisible();
  await ofGuest.goto('/');
  await expect(ofGuest.getByText('Delete the old log files')).toBeVisible();

  const ofAdmin = await openAs(company.admin);
  await ofAdmin.goto('/meetings');
  await expect(ofAdmin.getByRole('heading', { name: 'Meetings that are closed to you' })).toBeVisible();
  await expect(ofAdmin.getByRole('link', { name })).toBeHidden();
  await expect(ofAdmin.getByText('No meetings are open to you yet')).toBeVisible();
  await expect(ofAdmin.getByText('No meetings yet')).toHaveCount(0);
  await expectNoAxeViolations(ofAdmin);
  await ofAdmin.getByRole('button', { name: `Delete ${name}` }).click();
  await ofAdmin
    .getByRole('dialog', { name: 'Delete meeting' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(ofAdmin.getByRole('heading', { name: 'Meetings that are closed to you' })).toBeHidden();
  await expect(page.getByText('No meetings yet')).toBeVisible();
  await ofAdmin.getByRole('button', { name: 'Undo' }).click();
  await expect(ofAdmin.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
  await expect(ofAdmin.getByRole('link', { name })).toBeHidden();
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('departments are chosen, one at least, also when whoever uploaded it is gone', async ({
  page,
  company,
  signIn,
}) => {
  await named(company, 'departments', 'Sales');
  const { origin } = await seedMeeting(company);
  const owner = await company.addUser({ firstName: 'Olga', lastName: 'Owner' });
  await runSql('update audio set "createdById" = $2 where id = $1', [origin.audioId, owner.id]);
  const data = { attendeeIds: [company.admin.id] };
  expect((await company.api.patch(`/api/v1/audios/${origin.audioId}`, { data })).status()).toBe(200);
  expect((await company.api.delete(`/api/v1/users/${owner.id}`)).status()).toBe(204);
  await signIn(page, company.admin);
  await page.goto(`/meetings/${origin.audioId}`);
  await page.getByRole('button', { name: 'Actions for en-04-incident-review' }).click();
  await page.getByRole('menuitem', { name: 'Who may see it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who may see this meeting' });
  await dialog.getByRole('radio', { name: 'Departments' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('at least 1 entry')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Departments' }).click();
  await page.getByRole('option', { name: 'Sales' }).click();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('img', { name: 'Only some departments see this' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change who was there' })).toBeVisible();
});

test('a file is closed from the moment it is imported @desktop', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const other = await openAs(await company.addUser({ firstName: 'Stina', lastName: 'Stranger' }));
  await other.goto('/meetings');
  await signIn(page, company.admin);
  await page.goto('/meetings');
  await page.getByRole('button', { name: 'Import' }).click();
  const drawer = page.getByRole('dialog', { name: 'Import meeting' });
  const buffer = Buffer.from('WEBVTT\n\n00:01.000 --> 00:04.000\n<v Ann>I will send the offer by Friday.\n');
  await drawer.getByLabel('Choose a file').setInputFiles({ name: 'Salaries.vtt', mimeType: '', buffer });
  await drawer.getByRole('radio', { name: 'Only certain people' }).click();
  await expectNoAxeViolations(page);
  await drawer.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { name: 'Salaries' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Only some people see this' })).toBeVisible();
  await expect(other.getByText('No meetings yet')).toBeVisible();
});
