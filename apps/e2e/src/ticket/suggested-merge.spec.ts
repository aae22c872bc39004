import { randomUUID } from 'node:crypto';
import { addTask, listTasks, openBoard } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';
import { deletion, edit, seedAnswer } from './answer-seed';
import { button, changes, outcome } from './suggestion-kit';

test('a card is deleted with the change that takes over what it says, and not without it', async ({
  page,
  company,
  signIn,
}) => {
  const me = company.admin;
  const kept = await addTask(me, { title: 'Fix the printer', description: 'It jams' });
  const other = await addTask(me, { title: 'Printer', description: 'It needs toner' });
  const id = randomUUID();
  const takenOver = edit(kept, { description: 'It jams' }, { description: 'It jams\n\nIt needs toner' });
  const offered = [
    { ...takenOver, id },
    { ...deletion(other), needs: id },
  ];
  await seedAnswer({ company, asker: me, taskId: kept.id, changes: offered });
  await signIn(page, me);
  await openBoard(page, `?task=${kept.id}`);
  const deleted = changes(page).getByRole('checkbox', { name: 'Delete “Printer”' });
  const edited = changes(page).getByRole('checkbox', { name: /^Change “Fix the printer”/ });
  await edited.uncheck();
  await expect(deleted).not.toBeChecked();
  await expect(button(page, 'Apply')).toBeDisabled();
  await deleted.check();
  await expect(edited).toBeChecked();

  const saved = await company.api.patch(`/api/v1/tasks/${kept.id}`, {
    data: { description: 'It jams often' },
  });
  expect(saved.status()).toBe(200);
  await expect(edited).not.toBeChecked();
  await expect(deleted).not.toBeChecked();
  await deleted.check();
  await button(page, 'Apply').click();
  await expect(outcome(page)).toHaveText(/^Nothing/);
  expect(await listTasks(me)).toHaveLength(2);
});
