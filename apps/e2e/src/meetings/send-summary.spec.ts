import { runSql } from '../kit/database';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { seedMeeting } from '../kit/meeting-seed';

const analysis = JSON.stringify({
  summary: 'The disk was full because old log files were never deleted.',
  engine: 'local',
  decisions: [{ text: 'Old log files go after a week', quote: 'we delete them', startMs: 10_000 }],
});

test('whoever uploaded a meeting mails its summary to those who were there, once', async ({
  page,
  company,
  signIn,
  openAs,
  mailbox,
}) => {
  const owner = await company.addUser({ firstName: 'Olga', lastName: 'Owner' });
  const guest = await company.addUser({ firstName: 'Gustav', lastName: 'Guest' });
  const { origin } = await seedMeeting(company);
  const attend = (userId: string) =>
    runSql(
      `insert into meeting_attendee ("organizationId", "audioId", "userId", source)
       select "organizationId", $1, id, 'added' from "user" where id = $2`,
      [origin.audioId, userId],
    );
  await runSql('update audio set "createdById" = $2, analysis = $3 where id = $1', [
    ...[origin.audioId, owner.id, analysis],
  ]);
  const menu = page.getByRole('button', { name: 'Actions for en-04-incident-review' });
  const open = page.getByRole('menuitem', { name: 'Send summary…' });
  const dialog = page.getByRole('dialog', { name: 'Send the summary by mail' });
  await signIn(page, owner);
  await page.goto(`/meetings/${origin.audioId}`);
  await menu.click();
  await open.click();
  await expect(dialog.getByText(/^Nobody is said to have been there who can get a mail/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();

  await attend(owner.id);
  await attend(guest.id);
  const other = await openAs(guest);
  await other.goto(`/meetings/${origin.audioId}`);
  await other.getByRole('button', { name: 'Actions for en-04-incident-review' }).click();
  await expect(other.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await expect(other.getByRole('menuitem', { name: 'Send summary…' })).toBeHidden();
  await other.keyboard.press('Escape');

  await menu.click();
  await open.click();
  await expect(dialog.getByText('To 2 people who were there')).toBeVisible();
  await expect(dialog.getByText('Gustav Guest, Olga Owner')).toBeVisible();
  await expect(dialog.getByText('It goes once: what you correct later is not sent again.')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The summary goes to 2 people now.')).toBeVisible();
  await expect(dialog).toBeHidden();
  for (const one of [page, other]) await expect(one.getByText(/^Summary sent to 2 people, /)).toBeVisible();
  await expectNoAxeViolations(page);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await expect(open).toBeHidden();

  const summaries = async () =>
    (await mailbox.to(guest.email)).filter(({ subject }) => subject === 'Summary of en-04-incident-review');
  await expect.poll(async () => (await summaries()).length).toBe(1);
  const [mail] = await summaries();
  expect(mail?.text).toContain('- Old log files go after a week');
  expect(mail?.text).toContain(`/meetings/${origin.audioId}`);
});
