import { openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { log, openNewTicket } from '../kit/ticket-kit';

test('a mention completes as one types, and the message asks nobody', async ({
  page,
  company,
  signIn,
  openAs,
  isMobile,
}) => {
  const priya = await company.addUser({ firstName: 'Priya', lastName: 'Shah' });
  await company.addUser({ firstName: 'Prim', lastName: 'Rose' });
  const task = await openNewTicket({ page, company, signIn });
  const other = await openAs(priya);
  await openBoard(other, `?task=${task.id}`);

  const field = page.getByLabel('Message', { exact: true });
  const people = page.getByRole('listbox', { name: 'People to mention' });
  await field.pressSequentially('Can you look, @pri');
  await expect(people.getByRole('option')).toHaveCount(2);
  await expect(people.getByRole('option', { selected: true })).toContainText('Prim Rose');
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  await field.press('Escape');
  await expect(people).toBeHidden();
  await field.pressSequentially('y');
  await expect(field).toBeVisible();
  await field.press('Backspace');
  await field.pressSequentially(' @pri');
  if (isMobile) await people.getByRole('option', { name: 'Priya Shah' }).tap();
  else {
    await field.press('ArrowDown');
    await expect(people.getByRole('option', { selected: true })).toContainText('Priya Shah');
    await field.press('Enter');
  }
  await expect(field).toHaveValue('Can you look, @pri @Priya Shah ');
  await expect(page.getByRole('radio', { name: 'Comment' })).toBeChecked();
  await field.press('Enter');

  await expect(log(page).getByRole('link', { name: '@Priya Shah' })).toBeVisible();
  await expect(log(other).getByRole('link', { name: '@Priya Shah' })).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(log(page).getByRole('article')).toHaveCount(1);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);

  await company.api.patch(`/api/v1/users/${priya.id}`, { data: { lastName: 'Patel' } });
  await expect(log(page).getByRole('link', { name: '@Priya Patel' })).toBeVisible();
});

test('a comment asks nobody, Tavla always answers to its name @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await openNewTicket({ page, company, signIn });
  const field = page.getByLabel('Message', { exact: true });
  await page.getByText('Comment', { exact: true }).click();
  await expect(field).toHaveAttribute('placeholder', 'Write to your colleagues');
  await field.fill('I have called them');
  await field.press('Enter');
  await expect(log(page).getByRole('article')).toHaveCount(1);
  await field.pressSequentially('@tav');
  await field.press('Enter');
  await field.pressSequentially('who is responsible for this?');
  await expect(page.getByRole('radio', { name: 'Ask Tavla' })).toBeChecked();
  await field.press('Enter');
  await expect(log(page).getByText('AI assistant', { exact: true })).toBeVisible();
  await expect(log(page).getByRole('article')).toHaveCount(3);

  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Comment' })).toBeChecked();
  await page.getByText('Ask Tavla', { exact: true }).click();
  await field.fill('No need to answer');
  await field.press('ControlOrMeta+Enter');
  await expect(log(page).getByText('No need to answer')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(log(page).getByRole('article')).toHaveCount(4);
});
