import { openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { log, messageBox } from '../kit/ticket-kit';

test('one clears one’s own conversation on every screen, and brings it back', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  await signIn(page, company.admin);
  await openBoard(page, '?chat=1');
  const actions = page.getByRole('button', { name: 'Actions of the conversation' });
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expect(actions).toHaveCount(0);
  await messageBox(page).fill('Hello there');
  await messageBox(page).press('Enter');
  await expect(log(page).getByRole('article')).toHaveCount(2);
  const other = await openAs(company.admin);
  await openBoard(other, '?chat=1');
  await expect(log(other).getByRole('article')).toHaveCount(2);

  const clear = async () => {
    await actions.click();
    await page.getByRole('menuitem', { name: 'Clear conversation' }).click();
    const question = page.getByRole('dialog', { name: 'Clear Conversation' });
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Clear', exact: true }).click();
    for (const one of [page, other]) await expect(one.getByText('No messages yet')).toBeVisible();
  };
  await clear();
  await expect(page.getByText('Conversation cleared')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const one of [page, other]) {
    await expect(log(one).getByText('Hello there')).toBeVisible();
    await expect(log(one).getByRole('article')).toHaveCount(2);
  }
  await clear();
  await page.reload();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await messageBox(page).fill('Once more');
  await messageBox(page).press('Enter');
  for (const one of [page, other]) await expect(log(one).getByRole('article')).toHaveCount(2);
});
