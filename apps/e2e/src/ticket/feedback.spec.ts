import { openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { log, openNewTicket } from '../kit/ticket-kit';
import { seedAnswer } from './answer-seed';

test('the text of an answer is copied from its menu, which has the focus again', async ({
  page,
  company,
  signIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedAnswer({ company, asker: company.admin, content: 'By **Friday**.' });
  await signIn(page, company.admin);
  await openBoard(page, '?chat=1');
  await log(page).getByText('Friday').hover();
  const menu = page.getByRole('button', { name: 'Actions of the message by AI assistant' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Copy text' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Text copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('By **Friday**.');
  await expect(menu).toBeFocused();
});

test('a reader says that an answer was not right and why, and an admin reads it', async ({
  page,
  company,
  signIn,
  openAs,
  isMobile,
}) => {
  const task = await openNewTicket({ page, company, signIn });
  await seedAnswer({ company, asker: company.admin, taskId: task.id, content: 'It is Bo.' });
  const priya = await company.addUser({ firstName: 'Priya', lastName: 'Shah' });
  const other = await openAs(priya);
  await openBoard(other, `?task=${task.id}`);
  const asked = log(other).getByRole('group', { name: 'Was this right?' });
  await asked.hover();
  const wrong = asked.getByRole('button', { name: 'No, this was not right' });
  await wrong.click();
  await expect(asked.getByText('Noted, thank you.')).toBeVisible();
  await expect(asked.getByText('The admins of your company read this, with your name.')).toBeVisible();
  await asked.getByRole('textbox', { name: 'Why? (optional)' }).fill('It is Ada.');
  await expectNoAxeViolationsInBothSchemes(other, isMobile);
  await asked.getByRole('textbox').press('Enter');
  await expect(asked.getByRole('button', { name: 'It is Ada.' })).toBeFocused();
  await other.reload();
  await expect(wrong).toHaveAttribute('aria-pressed', 'true');
  await expect(asked.getByRole('button', { name: 'It is Ada.' })).toBeVisible();

  await page.goto('/admin?tab=feedback');
  const said = page.getByRole('list', { name: 'What people said of answers' }).getByRole('listitem');
  await expect(said).toContainText('Not right');
  for (const words of ['Priya Shah', 'It is Ada.', 'It is Bo.']) await expect(said).toContainText(words);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  await page.getByText('Right', { exact: true }).first().click();
  await expect(page.getByText('Nothing like that has been said.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await said.getByRole('link', { name: 'Open the ticket' }).click();
  await expect(log(page).getByText('It is Bo.')).toBeInViewport();

  await wrong.click();
  await expect(wrong).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/admin?tab=feedback');
  await expect(page.getByText('Nobody has said anything of an answer yet.')).toBeVisible();
});

test('what was said in a conversation of one’s own is shared only on one’s word @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await seedAnswer({ company, asker: company.admin, content: 'Your salary is 45.' });
  await signIn(page, company.admin);
  await openBoard(page, '?chat=1');
  const asked = log(page).getByRole('group', { name: 'Was this right?' });
  await asked.getByRole('button', { name: 'Yes, this was right' }).click();
  // Leaving at once would cut the request off: it is said once the server has it.
  await expect(asked.getByText('Noted, thank you.')).toBeVisible();
  await page.goto('/admin?tab=feedback');
  await expect(page.getByText(/^From a conversation of their own/)).toBeVisible();
  await expect(page.getByText('Your salary is 45.')).toHaveCount(0);
  await openBoard(page, '?chat=1');
  await asked.getByRole('button', { name: 'Say why' }).click();
  await asked.getByRole('checkbox', { name: 'Share this question and answer with the admins' }).check();
  await asked.getByRole('button', { name: 'Save' }).click();
  await expect(asked.getByRole('button', { name: 'Say why' })).toBeVisible();
  await page.goto('/admin?tab=feedback');
  await expect(page.getByText('Your salary is 45.')).toBeVisible();
});
