import type { Request } from '@playwright/test';
import { openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { holdBack } from '../kit/hold-back';
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

test('who leaves is gone, however long what they did before is on its way', async ({
  page,
  company,
  signIn,
  openAs,
}) => {
  const task = await openNewTicket({ page, company, signIn });
  const other = await openAs(await company.addUser({ firstName: 'Priya', lastName: 'Shah' }));
  await openBoard(other, `?task=${task.id}`);
  await expect(page.getByText('Priya Shah is here too')).toBeVisible();
  const release = await holdBack(other, '**/api/v1/chat/presence', (request) => stateOf(request) !== 'gone');
  const isTold = (state: string) =>
    other.waitForResponse((response) => response.ok() && stateOf(response.request()) === state);
  const [typed, left] = [isTold('typing'), isTold('gone')];
  await messageBox(other).pressSequentially('Hm');
  await other.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  // Whoever says nothing more is gone by the clock, too: here it stands.
  await page.clock.setFixedTime(new Date());
  release();
  await Promise.all([typed, left]);
  await expect(page.getByText('Priya Shah is')).toHaveCount(0);
});

test('who looks at the history and comes back is there, however long what they did before is on its way', async ({
  page,
  company,
  signIn,
}) => {
  const said: unknown[] = [];
  page.on('request', (request) => stateOf(request) !== undefined && said.push(stateOf(request)));
  const release = await holdBack(page, '**/api/v1/chat/presence', () => said.length === 1);
  await openNewTicket({ page, company, signIn });
  await expect.poll(() => said).toEqual(['looking']);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(messageBox(page)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Conversation' }).click();
  await expect(messageBox(page)).toBeVisible();
  release();
  // What is said again in between, after ten seconds say, is the same.
  const turns = () => said.filter((state, at) => state !== said[at - 1]).slice(0, 3);
  await expect.poll(turns).toEqual(['looking', 'gone', 'looking']);
});

const stateOf = (request: Request): unknown =>
  request.url().endsWith('/api/v1/chat/presence') ? request.postDataJSON().state : undefined;
