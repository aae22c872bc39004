import { openBoard } from '../kit/board-kit';
import type { Company } from '../kit/company';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { drawer, log, messageBox, openNewTicket } from '../kit/ticket-kit';

const set = (company: Company, assistant: 'on' | 'local' | 'off') =>
  company.api.patch('/api/v1/organization', { data: { assistant } });

test('an assistant that is switched off is off in every open ticket at once, and people talk on', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const ada = await company.addUser({ firstName: 'Ada', lastName: 'Lovelace' });
  const task = await openNewTicket({ page, company, signIn }, { userId: ada.id });
  await messageBox(page).fill('Who is responsible for this?');
  await messageBox(page).press('Enter');
  await expect(log(page).getByText('It is assigned to Ada Lovelace.')).toBeVisible();
  const other = await openAs(ada);
  await openBoard(other, `?task=${task.id}`);
  await expect(other.getByText('Ask Tavla')).toBeVisible();

  await set(company, 'off');
  for (const one of [page, other]) {
    await expect(one.getByText('messages are for your colleagues')).toBeVisible();
    await expect(one.getByText('Ask Tavla')).toHaveCount(0);
    await expect(messageBox(one)).toHaveAttribute('placeholder', 'Write to your colleagues');
  }
  await messageBox(other).fill('@Tavla who has this?');
  await expect(other.getByText('@Tavla will not answer')).toBeVisible();
  await expectNoAxeViolations(other);
  await messageBox(other).press('Enter');
  for (const one of [page, other]) await expect(log(one).getByText('@Tavla who has this?')).toBeVisible();
  await expect(messageBox(other)).toHaveValue('');
  await expect(other.getByRole('button', { name: 'Stop the answer' })).toHaveCount(0);
  // What was answered before stays.
  await expect(log(other).getByRole('article')).toHaveCount(3);

  await set(company, 'on');
  await expect(other.getByText('Ask Tavla')).toBeVisible();
  await messageBox(other).fill('When is it due?');
  await messageBox(other).press('Enter');
  await expect(log(page).getByRole('article')).toHaveCount(5);
});

test('one’s own conversation says that it is off and can be read', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await openBoard(page);
  await page.getByRole('button', { name: 'Open chat' }).click();
  const chat = drawer(page, 'AI assistant');
  await messageBox(page).fill('What is overdue?');
  await messageBox(page).press('Enter');
  await expect(log(page).getByText('None: I found no task like that.')).toBeVisible();
  await set(company, 'off');
  await expect(chat.getByText('The assistant is switched off in your company.')).toBeVisible();
  await expect(messageBox(page)).toHaveCount(0);
  await expect(log(page).getByText('What is overdue?')).toBeVisible();
  await expectNoAxeViolations(page);
  await set(company, 'local');
  await expect(messageBox(page)).toBeVisible();
});
