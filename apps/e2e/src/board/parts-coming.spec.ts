import type { Page } from '@playwright/test';
import {
  addTask,
  addTasks,
  card,
  chooseInMenu,
  column,
  nextFrame,
  openBoard,
  openEditForm,
} from '../kit/board-kit';
import { expectCame, expectComing } from '../kit/code/coming-kit';
import { expect, test } from '../kit/fixtures';
import { holdBack } from '../kit/hold-back';

const parts = {
  'the ticket': {
    file: 'TicketDrawer',
    opener: (page: Page) => card(page, 'Order chairs').getByRole('button', { name: 'Order chairs' }),
    part: (page: Page) => page.getByRole('dialog', { name: 'Order chairs' }),
  },
  'the menu of a card': {
    file: 'CardMenu',
    opener: (page: Page) => card(page, 'Order chairs').getByRole('button', { name: 'Task actions' }),
    part: (page: Page) => page.getByRole('menu', { name: 'Task actions' }),
  },
  'the recorder': {
    file: 'RecordDrawer',
    opener: (page: Page) => page.getByRole('button', { name: 'Record Voice Note' }),
    part: (page: Page) => page.getByRole('dialog', { name: 'Record Meeting' }),
  },
  'the inbox': {
    file: 'InboxDrawer',
    opener: (page: Page) => page.getByRole('button', { name: 'Inbox' }),
    part: (page: Page) => page.getByRole('dialog', { name: 'Inbox' }),
  },
  'the menu of the person': {
    file: 'ProfileDropdown',
    opener: (page: Page) => page.getByRole('button', { name: /^Profile of/ }),
    part: (page: Page) => page.getByRole('menu', { name: /^Profile of/ }),
  },
};

for (const [what, { file, opener, part }] of Object.entries(parts)) {
  test(`${what} is there before its code, and has the keys`, async ({ page, company, signIn }) => {
    await addTask(company.admin, { title: 'Order chairs' });
    await signIn(page, company.admin);
    const release = await holdBack(page, `**/assets/${file}-*.js`);
    await openBoard(page);
    await opener(page).click();
    await expectComing(page, part(page));
    await page.keyboard.press('Escape');
    await expect(part(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();

    await opener(page).click();
    const place = await part(page).boundingBox();
    const close = part(page).getByRole('button', { name: 'Close', exact: true });
    if (await close.count()) await close.click();
    else await page.mouse.click(2, (place?.y ?? 0) + 200);
    await expect(part(page)).toHaveCount(0);

    await opener(page).click();
    await expect(part(page)).toBeFocused();
    release();
    await expectCame(part(page));
    const [x, width] = [place?.x, place?.width];
    expect(await part(page).boundingBox()).toMatchObject({ x, width });
    await page.keyboard.press('Escape');
    await expect(part(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });
}

test('the filters are there before their code, and have the keys until it comes', async ({
  page,
  company,
  signIn,
}) => {
  await addTask(company.admin, { title: 'Order chairs' });
  await signIn(page, company.admin);
  const release = await holdBack(page, '**/assets/FilterPanel-*.js');
  await openBoard(page);
  const opener = page.getByRole('button', { name: /^Filters/ });
  const panel = page.getByRole('region', { name: 'Filters' });
  await opener.click();
  await expectComing(page, panel);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await opener.click();
  await expect(panel).toHaveCount(0);

  await opener.click();
  const place = await panel.boundingBox();
  release();
  await expect(page.getByRole('combobox', { name: 'Assignee' })).toBeVisible();
  await expect(opener).toBeFocused();
  expect(await panel.boundingBox()).toMatchObject({ x: place?.x, y: place?.y, width: place?.width });
});

test('a ticket that the address names is there before its code; Escape leaves it for the board', async ({
  page,
  company,
  signIn,
}) => {
  const { id } = await addTask(company.admin, { title: 'Order chairs' });
  await signIn(page, company.admin);
  await holdBack(page, '**/assets/TicketDrawer-*.js');
  await openBoard(page, `?task=${id}`);
  const ticket = page.getByRole('dialog', { name: 'Order chairs' });
  await expect(ticket).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ticket).toHaveCount(0);
  await expect(card(page, 'Order chairs').locator(':focus')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('');
});

test.describe('the menu of a card that has gone by the time its code comes', () => {
  const menu = (page: Page) => page.getByRole('menu', { name: 'Task actions' });
  const openMenu = async (page: Page, title: string) => {
    await card(page, title).getByRole('button', { name: 'Task actions' }).click();
    await expect(menu(page)).toBeFocused();
    return menu(page).boundingBox();
  };
  const title = (page: Page, name: string) => card(page, name).getByRole('button', { name, exact: true });

  test('opens where the card was when somebody has moved it, and leads to where it is', async ({
    page,
    company,
    signIn,
    isMobile,
  }) => {
    const { id } = await addTask(company.admin, { title: 'Order chairs' });
    await signIn(page, company.admin);
    const release = await holdBack(page, '**/assets/CardMenu-*.js');
    await openBoard(page);
    const place = await openMenu(page, 'Order chairs');
    await company.api.post('/api/v1/task-statuses', { data: { taskId: id, status: 'done' } });
    await expect(column(page, 'To Do').getByText('Order chairs')).toHaveCount(0);
    release();
    await expectCame(menu(page));
    const [x, y] = [place?.x, place?.y];
    expect(await menu(page).boundingBox()).toMatchObject({ x, y });
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    // A phone shows one column.
    if (!isMobile) await expect(title(page, 'Order chairs')).toBeFocused();
  });

  test('does not open when somebody has deleted it, and leads to the next card', async ({
    page,
    company,
    signIn,
  }) => {
    const [one] = await addTasks(company.admin, ['Order chairs', 'Order tables']);
    await signIn(page, company.admin);
    const release = await holdBack(page, '**/assets/CardMenu-*.js');
    await openBoard(page);
    await openMenu(page, 'Order chairs');
    await company.api.delete(`/api/v1/tasks/${one?.id}`);
    await expect(menu(page)).toHaveCount(0);
    await expect(title(page, 'Order tables')).toBeFocused();
    const came = page.waitForResponse('**/assets/CardMenu-*.js');
    release();
    await came;
    await nextFrame(page);
    await expect(menu(page)).toHaveCount(0);
    await expect(title(page, 'Order tables')).toBeFocused();
  });

  test('opens where the card was when it is scrolled away, and leads back to it @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    const names = Array.from({ length: 40 }, (_, at) => `Task ${at}`);
    await addTasks(company.admin, names);
    await signIn(page, company.admin);
    const release = await holdBack(page, '**/assets/CardMenu-*.js');
    await openBoard(page);
    const place = await openMenu(page, 'Task 0');
    await column(page, 'To Do').hover({ position: { x: 20, y: 500 } });
    await page.mouse.wheel(0, 3_000);
    await expect(card(page, 'Task 0')).toHaveCount(0);
    release();
    await expectCame(menu(page));
    const [x, y] = [place?.x, place?.y];
    expect(await menu(page).boundingBox()).toMatchObject({ x, y });
    await page.keyboard.press('Escape');
    await expect(title(page, 'Task 0')).toBeFocused();
  });
});

test.describe('while the question about two changes comes', () => {
  test.use({ allowedConsole: [/status of 409|ERR_INTERNET_DISCONNECTED|network error/i] });

  test('what can be done with selected cards is there @desktop', async ({ page, company, signIn }) => {
    await addTask(company.admin, { title: 'Order tables' });
    const words = { title: 'Order chairs', description: 'Twelve', userId: company.admin.id };
    const { id } = await addTask(company.admin, words);
    await signIn(page, company.admin);
    const release = await holdBack(page, '**/assets/ConflictModal-*.js');
    await openBoard(page);
    const edit = await openEditForm(page, 'Order chairs');
    await edit.getByRole('textbox', { name: 'Title' }).fill('Mine');
    await page.context().setOffline(true);
    await edit.getByRole('button', { name: 'Update Task' }).click();
    await company.api.patch(`/api/v1/tasks/${id}`, { data: { title: 'Theirs' } });
    const met = page.waitForResponse((answer) => answer.status() === 409);
    await page.context().setOffline(false);
    await met;
    await chooseInMenu(page, 'Order tables', 'Select');
    await expect(page.getByRole('region', { name: 'Selected tasks' })).toBeVisible();
    release();
    await expect(page.getByRole('dialog', { name: 'Two people changed this task' })).toBeVisible();
  });
});
