import { addTask, card, openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { seedOffice } from '../kit/office-seed';

test('who may not read people sees that names are hidden, and nothing that seems to come @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { taskId, audioId } = await seedOffice(company);
  const permissions = [
    { action: 'read', resource: 'actions' },
    { action: 'update', resource: 'actions' },
  ];
  const role = { name: 'Onlooker', permissions };
  expect((await company.api.post('/api/v1/roles', { data: role })).status()).toBe(201);
  const onlooker = await company.addUser({ firstName: 'Olof', lastName: 'Looker', role: role.name });
  await addTask(company.admin, { title: 'Look on', userId: onlooker.id });

  await signIn(page, onlooker);
  await openBoard(page);
  await expect(card(page, 'Peel the onions').getByText('Someone (name hidden)')).toBeVisible();
  await expect(card(page, 'Look on').getByText('Olof Looker')).toBeVisible();
  await page.goto(`/?task=${taskId}`);
  const ticket = page.getByRole('dialog');
  await expect(ticket.getByText('Someone (name hidden)')).toBeVisible();
  await expect(ticket.getByText('…', { exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.goto(`/meetings/${audioId}`);
  await expect(page.getByText('Owner: Someone (name hidden)')).toBeVisible();
  await expect(page.getByText('Could be: Someone (name hidden)')).toBeVisible();
});
