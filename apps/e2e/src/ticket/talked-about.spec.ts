import { addTask } from '../kit/board-kit';
import { expect, test } from '../kit/fixtures';
import { seedMeeting } from '../kit/meeting-seed';

const said = 'About the onboarding guide, it should have a chapter about passkeys.';

test('a ticket shows where a later meeting talks about it, and leads there @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const { id } = await addTask(company.admin, { title: 'Write the onboarding guide' });
  const turn = (at: number, text: string) => ({
    ...{ startMs: at * 20_000, endMs: at * 20_000 + 9_000, text },
  });
  await seedMeeting(company, [turn(0, 'Good morning.'), turn(1, said), turn(2, 'Fine.')]);
  await signIn(page, company.admin);
  await page.goto(`/?task=${id}`);
  const mentions = page.getByRole('region', { name: 'Said in meetings since' });
  await expect(mentions.getByText('Talked about')).toBeVisible();
  await expect(mentions.getByText(said)).toBeVisible();
  await mentions.getByRole('link').click();
  await expect(page).toHaveURL(/\/meetings\/.+#t=20$/);
  await expect(page.getByText(said).first()).toBeInViewport();
});
