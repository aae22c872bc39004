import { addTask, card, chooseInMenu, column, goOffline, listTasks, openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { drawer, openNewTicket } from '../kit/ticket-kit';

const waiting = 'Waiting to be saved';

// What opens without a network was fetched in advance.
test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|network error/i], savesData: false });

test('without a network the drawer and the card show the same change, and say that it waits', async ({
  page,
  company,
  signIn,
}) => {
  await openNewTicket({ page, company, signIn }, { userId: company.admin.id });
  await expect(page.getByText('No messages yet')).toBeVisible();
  await goOffline(page);
  await drawer(page, 'Send the offer').getByRole('button', { name: 'Edit Task' }).click();
  const form = drawer(page, 'Edit Task');
  await form.getByRole('textbox', { name: 'Title' }).fill('Send the new offer');
  await form.getByRole('textbox', { name: 'Description' }).fill('Before Friday');
  await form.getByRole('button', { name: 'Update Task' }).click();

  const ticket = drawer(page, 'Send the new offer');
  await expect(ticket.getByRole('status').getByText(waiting)).toBeVisible();
  await expect(ticket.getByText('Before Friday')).toBeVisible();
  await expect(card(page, 'Send the new offer').getByRole('img', { name: waiting })).toBeAttached();
  await page.keyboard.press('Escape');
  await chooseInMenu(page, 'Send the new offer', 'In Progress');
  await column(page, 'In Progress').getByRole('button', { name: 'Send the new offer' }).click();
  await expect(ticket.getByText('in-progress', { exact: true })).toBeVisible();
  await ticket.getByRole('tab', { name: 'History' }).click();
  const story = ticket.getByRole('region', { name: 'History of this ticket' });
  await expect(story.getByRole('article')).toContainText(
    /Admin Admin.*Waiting to be saved.*Renamed it from “Send the offer”.*Moved it to In Progress/,
  );
  await expect(story.getByText('The history could not be loaded.')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.context().setOffline(false);
  await expect(ticket.getByText(waiting)).toHaveCount(0);
  await expect(story.getByRole('listitem').filter({ hasText: 'Renamed it from' })).toBeVisible();
  expect((await listTasks(company.admin))[0]).toMatchObject({
    title: 'Send the new offer',
    description: 'Before Friday',
    currentStatus: { status: 'in-progress' },
  });
});

test('a link shows what waits also before the board is here', async ({ page, company, signIn }) => {
  const task = await openNewTicket({ page, company, signIn }, { userId: company.admin.id });
  await page.route(`**/api/v1/tasks/${task.id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await drawer(page, 'Send the offer').getByRole('button', { name: 'Edit Task' }).click();
  const form = drawer(page, 'Edit Task');
  await form.getByRole('textbox', { name: 'Title' }).fill('Send the new offer');
  await form.getByRole('button', { name: 'Update Task' }).click();
  const ticket = drawer(page, 'Send the new offer');
  await expect(ticket.getByText(waiting)).toBeVisible();

  await page.route('**/api/v1/tasks', (route) => route.abort());
  await page.reload();
  await expect(ticket.getByText(waiting)).toBeVisible();
  await expect(page.locator('[data-task]')).toHaveCount(0);
  await page.unrouteAll();
  await expect(ticket.getByText(waiting)).toHaveCount(0);
  expect((await listTasks(company.admin))[0]?.title).toBe('Send the new offer');
});

test('a new task can be opened before it is saved, and goes on as itself', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  const code = page.waitForResponse(/\/TicketDrawer-[^/]*\.js/);
  await openBoard(page);
  await code;
  await page.context().setOffline(true);
  await column(page, 'To Do').getByRole('button', { name: 'Quick add to To Do' }).click();
  await page.getByRole('textbox', { name: 'New task in To Do' }).fill('Order chairs');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Order chairs' }).click();
  const ticket = drawer(page, 'Order chairs');
  await expect(ticket.getByText('This ticket is kept here and saved as soon as')).toBeVisible();
  await page.context().setOffline(false);
  await expect(ticket.getByText('No messages yet')).toBeVisible();
  const [saved] = await listTasks(company.admin);
  await expect(page).toHaveURL(new RegExp(`task=${saved?.id}`));
});

test('a drawer whose code is not there yet comes with the network, and the page stays', async ({
  page,
  company,
  signIn,
}) => {
  await addTask(company.admin, { title: 'Order chairs' });
  await signIn(page, company.admin);
  await page.route(/\/TicketDrawer-[^/]*\.js/, (route) => route.abort('internetdisconnected'));
  await openBoard(page);
  await page.context().setOffline(true);
  await card(page, 'Order chairs').getByRole('button', { name: 'Order chairs' }).click();
  await expect(page).toHaveURL(/task=/);
  await expect(card(page, 'Order chairs')).toBeVisible();
  await page.unrouteAll();
  await page.context().setOffline(false);
  await expect(drawer(page, 'Order chairs').getByText('No messages yet')).toBeVisible();
});
