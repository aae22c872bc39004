import { readFile } from 'node:fs/promises';
import { addTask, card, titlesIn } from '../kit/board-kit';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { holdBack } from '../kit/hold-back';

const board = {
  id: '5ad3c6eb79d93844dc6b0b3f',
  name: 'Bakery',
  lists: [
    { id: 'l1', name: 'Ideas', closed: false, pos: 1 },
    { id: 'l2', name: 'Oven', closed: false, pos: 2 },
  ],
  members: [{ id: 'm1', fullName: 'Greta Elsewhere', username: 'nobody' }],
  cards: [
    {
      ...{ id: 'c1', name: 'Bake the bread', desc: 'Slowly', closed: false, idList: 'l2', idMembers: ['m1'] },
      ...{ due: '2027-03-31T10:00:00.000Z', labels: [{ id: 'x', name: 'Sweet', color: 'pink' }], pos: 1 },
    },
    {
      id: 'c2',
      name: 'Sell it',
      desc: '',
      closed: false,
      idList: 'l1',
      idMembers: [],
      due: null,
      labels: [],
      pos: 2,
    },
    {
      id: 'c3',
      name: 'Old bread',
      desc: '',
      closed: true,
      idList: 'l1',
      idMembers: [],
      due: null,
      labels: [],
      pos: 3,
    },
  ],
  checklists: [],
  actions: [],
};
const json = (file: object) => ({
  name: 'bakery.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(file)),
});

test('a board of Trello comes in by its lists, once, and can be taken back @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await addTask(company.admin, { title: 'Was here before' });
  await signIn(page, company.admin);
  await page.goto('/');
  await page.getByRole('link', { name: 'Import and export' }).click();
  await expect(page.getByText('You have not imported anything yet.')).toBeVisible();
  await expectNoAxeViolations(page);
  const input = page.locator('input[type=file]');
  await input.setInputFiles(json(board));

  await expect(page.getByText('2 tasks will be added')).toBeVisible();
  await expect(page.getByText('1 archived card is left out')).toBeVisible();
  await expect(page.getByText('Greta Elsewhere')).toBeVisible();
  const oven = page.getByRole('combobox', { name: 'Column for Oven' });
  await expect(oven).toHaveValue('To Do');
  await oven.click();
  await page.getByRole('option', { name: 'In Progress' }).click();
  await expect(page.getByRole('row', { name: /Bake the bread/ })).toContainText('In Progress');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Import 2 tasks' }).click();
  await expect(page.getByText('2 tasks were added')).toBeVisible();
  await page.getByRole('link', { name: 'Open the board' }).click();
  await expect(card(page, 'Bake the bread')).toContainText('Sweet');

  await page.goBack();
  await page.getByRole('button', { name: 'Import another file' }).click();
  await input.setInputFiles(json(board));
  await expect(page.getByText('2 were imported before and stay as they are')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await page.getByRole('button', { name: 'Choose another file' }).click();

  await page.getByRole('button', { name: 'Show the import of bakery.json' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('2 tasks were deleted again')).toBeVisible();
  await page.goto('/');
  await expect(card(page, 'Was here before')).toBeVisible();
  await expect(card(page, 'Bake the bread')).toHaveCount(0);
});

test('what is chosen while the file is still being read stands, whichever answer comes last @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await page.goto('/import');
  await page.locator('input[type=file]').setInputFiles(json(board));
  await expect(page.getByText('2 tasks will be added')).toBeVisible();
  const choose = async (list: string, column: string) => {
    await page.getByRole('combobox', { name: `Column for ${list}` }).click();
    await page.getByRole('option', { name: column }).click();
  };
  let asked = 0;
  const letFirstGo = await holdBack(page, '**/preview', () => asked++ === 0);
  await choose('Oven', 'In Progress');
  await expect(page.getByRole('combobox', { name: 'Column for Oven' })).toHaveValue('In Progress');
  await choose('Ideas', 'Done');
  await expect(page.getByRole('row', { name: /Sell it/ })).toContainText('Done');
  const late = page.waitForResponse('**/preview');
  letFirstGo();
  await (await late).finished();
  await page.getByRole('button', { name: 'Import 2 tasks' }).click();
  await expect(page.getByText('2 tasks were added')).toBeVisible();
  expect(await titlesIn(company.admin, 'in-progress')).toEqual(['Bake the bread']);
  expect(await titlesIn(company.admin, 'done')).toEqual(['Sell it']);
});

test('a table comes in by the columns that one chooses, and says what failed', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await page.goto('/import');
  const text = `Was;Wann;Wer\nBrot backen;24.12.2027;${company.admin.email}\n;;\nTeig rühren;irgendwann;\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  await expect(page.getByText('2 tasks will be added')).toBeVisible();
  await page.getByRole('combobox', { name: 'Due date' }).click();
  await page.getByRole('option', { name: /Wann/ }).click();
  await expect(page.getByText('1 row cannot be imported')).toBeVisible();
  await expect(page.getByRole('row', { name: /Teig rühren/ })).toContainText('"irgendwann" is no day');
  await page.getByRole('combobox', { name: 'Assignee' }).click();
  await page.getByRole('option', { name: /Wer/ }).click();
  await expect(page.getByRole('row', { name: /Brot backen/ })).toContainText('Dec 24');
  await page.getByRole('button', { name: 'Import 1 task' }).click();
  await expect(page.getByText('1 task was added')).toBeVisible();
  const report = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download what failed' }).click();
  expect(await readFile(await (await report).path(), 'utf8')).toContain('Teig rühren');
});
