import { openBoard } from '../kit/board-kit';
import { seedTasks } from '../kit/board-seed';
import { runSql } from '../kit/database';
import { expect, test } from '../kit/fixtures';

test.use({ allowedConsole: [/status of 413/] });

test('a board that is too large says so and what to do, and opens when it no longer is', async ({
  page,
  company,
  signIn,
}) => {
  await seedTasks(company, 2_000);
  const { data } = await (await company.api.get('/auth/me')).json();
  const fill = (text: string) =>
    // To index 100 MB takes a minute, and nobody searches here.
    runSql(`update task set description = ${text} where "organizationId" = $1`, [data.organization.id], {
      triggers: false,
    });
  await fill(`repeat('ä—', 12000)`);

  await signIn(page, company.admin);
  await page.goto('/');
  const words = page.getByRole('alert').filter({ hasText: 'The board is too large to be shown.' });
  await expect(words).toContainText('more than 100 MB of text');
  await expect(words).not.toContainText('connection');
  await expect(words.getByRole('link')).toHaveAttribute('href', '/api/docs');
  await page.screenshot({ path: test.info().outputPath('too-large.png') });

  await fill(`'Short'`);
  // The page looks again by itself too, so the button may be busy, or gone when one would press it.
  await words
    .getByRole('button', { name: 'Retry' })
    .click({ timeout: 5_000 })
    .catch(() => expect(words).toHaveCount(0));
  await openBoard(page);
  await expect(words).toHaveCount(0);
});
