import type { Page } from '@playwright/test';
import {
  addTask,
  card,
  openBoard,
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
