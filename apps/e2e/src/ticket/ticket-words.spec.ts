import { addTask, openBoard } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';

test('words without end, right to left and emoji stay inside the drawer', async ({
  page,
  company,
  signIn,
}) => {
  const email = `long@${company.domain}`;
  const long = await company.addUser({ firstName: 'N'.repeat(100), lastName: 'M'.repeat(200), email });
  const task = await addTask(company.admin, {
    title: 'W'.repeat(150),
    description: `${'x'.repeat(500)}\nقبل نهاية الأسبوع 👩‍🚀`,
    userId: long.id,
    tags: [{ id: 't', name: 'T'.repeat(150), category: 'C'.repeat(150), color: 'red' }],
  });
  const messages = ['y'.repeat(500), 'مراجعة العقد مع الفريق', '👩‍🚀🚀 launch 🏳️‍🌈'];
  for (const message of messages) {
    const answer = await company.api.post('/api/v1/chat/new-message', {
      multipart: { message, taskId: task.id },
    });
    expect(answer.ok()).toBe(true);
  }
  await signIn(page, company.admin);
  await openBoard(page, `?task=${task.id}`);
  const ticket = page.getByRole('dialog', { name: task.title });
  for (const message of messages) await expect(ticket.getByText(message, { exact: true })).toBeAttached();
  await expect(ticket.getByText('مراجعة العقد مع الفريق')).toHaveCSS('direction', 'rtl');

  for (const tab of ['Conversation', 'History']) {
    await ticket.getByRole('tab', { name: tab }).click();
    const wide = await ticket.evaluate((drawer) => {
      const { left, right } = drawer.getBoundingClientRect();
      return [...drawer.querySelectorAll('*')]
        .filter((one) => {
          const box = one.getBoundingClientRect();
          return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
        })
        .map((one) => one.className);
    });
    expect(wide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
});
