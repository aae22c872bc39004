import { addTask, openBoard } from '../kit/board-kit';
import { Company } from '../kit/company';
import { expect, test } from '../kit/fixtures';
import { drawer } from '../kit/ticket-kit';
import { signInHere, signOut } from '../kit/two-people-kit';

// What the second company asks for of the first is not found, and what is no id is refused.
test.use({ allowedConsole: [/status of (400|401|404)/] });

test('addresses of one company in the history of a browser tell nothing to the next', async ({
  page,
  company,
  signIn,
  baseURL,
  mailbox,
  playwright,
}) => {
  const other = await Company.register({ baseURL: baseURL ?? '', mailbox, request: playwright.request });
  const task = await addTask(company.admin, { title: 'Secret plan', description: 'Secret words' });
  const asta = await company.addUser({ firstName: 'Secret', lastName: 'Person' });
  await signIn(page, company.admin);
  await page.goto(`/users?person=${asta.id}`);
  await expect(page.getByLabel('First name')).toHaveValue('Secret');
  await openBoard(page, `?task=${task.id}`);
  await expect(drawer(page, 'Secret plan')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page, 'Secret plan')).toHaveCount(0);
  await signOut(page);
  await signInHere(page, mailbox, other.admin);

  const secret = page.getByText(/Secret/);
  for (let step = 0; step < 5; step++) {
    await page.goBack();
    await expect(page.getByRole('button', { name: /^Profile of/ })).toBeVisible();
    if (page.url().includes('task=')) await expect(drawer(page, 'This ticket does not exist')).toBeVisible();
    if (page.url().includes('person=')) await expect(page.getByText('does not exist any more')).toBeVisible();
    await expect(secret).toHaveCount(0);
    if (page.url().includes('person=')) break;
  }
  await openBoard(page, `?task=${task.id}`);
  await expect(drawer(page, 'This ticket does not exist')).toBeVisible();
  await expect(secret).toHaveCount(0);
  await page.goto(`/users?person=${asta.id}`);
  await expect(page.getByText('This person does not exist any more.')).toBeVisible();
  await expect(secret).toHaveCount(0);
  await other.close();
});

test('an address that was cut says at once that there is nothing', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  for (const [address, words, asked] of [
    ['/meetings/01a2', 'This meeting does not exist any more.', '/audios/01a2'],
    ['/users?person=01a2', 'This person does not exist any more.', '/users/01a2'],
    ['/?task=01a2', 'This ticket does not exist', '/tasks/01a2'],
  ] as const) {
    let times = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(asked)) times += 1;
    });
    await page.goto(address);
    await expect(page.getByText(words)).toBeVisible();
    expect(times, address).toBe(1);
  }
});
