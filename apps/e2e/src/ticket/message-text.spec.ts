import { openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { log } from '../kit/ticket-kit';
import { seedAnswer } from './answer-seed';

const code = `select 1;\n${'-- a long line of code '.repeat(12)}`;
const long = `example.com/${'folder/'.repeat(20)}offer.html`;
const content = [
  '## What it costs',
  'Delivery is **45 euros**, *without* tax, see [the offer](https://example.com/offer?id=1).',
  `All of it is in [the folder](https://${long}).`,
  '- Paper\n  - recycled\n  - new\n- Ink',
  '| Who | Price |\n| --- | ---: |\n| Miller and sons, printers since 1897 | 45 |\n| Ada | 54 |',
  '> We pay within 30 days.',
  `\`\`\`sql\n${code}\n\`\`\``,
  '<img src=x onerror=alert(1)> ![spy](https://example.com/pixel.png)',
].join('\n\n');

test('an answer is shown as it is meant, and nothing of it is markup of the page', async ({
  page,
  company,
  signIn,
  context,
  isMobile,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedAnswer({ company, asker: company.admin, content });
  await signIn(page, company.admin);
  await openBoard(page, '?chat=1');
  const answer = log(page).getByRole('article');
  await answer.getByRole('button', { name: 'Show all' }).click();
  await expect(answer.getByRole('strong')).toHaveText('45 euros');
  await expect(answer.getByRole('emphasis')).toHaveText('without');
  await expect(answer.getByRole('link', { name: 'the offer' })).toHaveAttribute('rel', /noopener/);
  await expect(answer.getByText('(example.com/offer?id=1)').first()).toBeVisible();
  const place = answer.getByRole('button', { name: 'The whole address' });
  await expect(place).toContainText('…');
  await place.press('Enter');
  await expect(place).toContainText(long);
  await expect(answer.getByRole('list').first().getByRole('listitem')).toHaveCount(4);
  await expect(answer.getByRole('cell', { name: '54' })).toBeVisible();
  await expect(answer.getByRole('blockquote')).toHaveText('We pay within 30 days.');
  await expect(answer.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(answer.locator('img')).toHaveCount(0);
  expect(await log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

  await answer.getByText('select 1;').hover();
  await answer.getByRole('button', { name: 'Copy the code' }).click();
  await expect(answer.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
});
