import { openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { messageBox, openNewTicket } from '../kit/ticket-kit';

test('one sees who else is at the ticket and who types, until they leave', async ({
  page,
  company,
  signIn,
  openAs,
  isMobile,
}) => {
  const task = await openNewTicket({ page, company, signIn });
  const priya = await company.addUser({ firstName: 'Priya', lastName: 'Shah' });
  const other = await openAs(priya);
  await openBoard(other, `?task=${task.id}`);
  await expect(page.getByText('Priya Shah is here too')).toBeVisible();
  await expect(other.getByText('Admin Admin is here too')).toBeVisible();
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  await messageBox(other).pressSequentially('Hm');
  await expect(page.getByText('Priya Shah is typing…')).toBeVisible();
  await expect(other.getByText('is typing')).toHaveCount(0);
  await expect(page.getByText('Priya Shah is here too')).toBeVisible();
  await other.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Priya Shah is here too')).toBeHidden();
});
