import { addTask, card, openBoard } from '../../kit/board-kit';
import { expect, test } from '../../kit/fixtures';
import { missTooMuch } from '../../kit/hidden-tab';

test.use({ allowedConsole: [/status of 503/] });

test('a board that could not be loaded anew tries again by itself', async ({ page, company, signIn }) => {
  const old = await addTask(company.admin, { title: 'Old' });
  await page.clock.install();
  await signIn(page, company.admin);
  await openBoard(page);
  await expect(card(page, 'Old')).toBeVisible();
  let refused = 0;
  await missTooMuch(page, async () => {
    await company.api.delete(`/api/v1/tasks/${old.id}`);
    await addTask(company.admin, { title: 'New' });
    await page.route('**/api/v1/tasks', (route) =>
      refused++ === 0 ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
  });
  await expect(card(page, 'New')).toBeVisible();
  await expect(card(page, 'Old')).toHaveCount(0);
  expect(refused).toBeGreaterThan(1);
});
