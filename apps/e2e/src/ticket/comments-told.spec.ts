import { openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { log, messageBox, openNewTicket } from '../kit/ticket-kit';

test('what people wrote on a ticket is told on a question, and leads to each message', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const ada = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  const task = await openNewTicket({ page, company, signIn }, { title: 'Order the lamps' });
  await messageBox(page).fill('Has anyone commented on this?');
  await messageBox(page).press('Enter');
  await expect(log(page).getByText('Nobody has commented on “Order the lamps”.')).toBeVisible();

  const other = await openAs(ada);
  await openBoard(other, `?task=${task.id}`);
  await other.getByText('Comment', { exact: true }).click();
  await messageBox(other).fill('The supplier called back: they come on Tuesday at nine, with two people.');
  await messageBox(other).press('Enter');
  await expect(log(page).getByText('The supplier called back')).toBeVisible();
  await messageBox(page).fill('Did Ada reply?');
  await messageBox(page).press('Enter');
  const answer = log(page).getByRole('article').last();
  await expect(answer).toContainText('One comment on “Order the lamps”:');
  await expect(answer).toContainText('Ada Lovelace: “The supplier called back: they come on Tuesday');
  await expectNoAxeViolations(page);
  const link = answer.getByRole('link', { name: 'Message Ada Lovelace' });
  await expect(link).toHaveAttribute('href', new RegExp(`^/\\?task=${task.id}&message=`));
});
