import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { column } from '../kit/board-kit';
import { findBrowser } from '../kit/browser';
import { spokenMicrophone, spokenSeconds } from '../kit/fake-microphone';
import { expect, test } from '../kit/fixtures';
import { openRecordDrawer, recordFor, shownSeconds, tellTrack, watchMicrophones } from '../kit/recording-kit';

const microphone = spokenMicrophone();
test.use({ launchOptions: await findBrowser(microphone) });

test('what is said into the microphone, with a call in the middle of it, is proposed as tasks', async ({
  page,
  company,
  signIn,
}) => {
  test.skip(!microphone, 'the recordings of meetings do not lie beside the project');
  test.setTimeout(240_000);
  await page.addInitScript(watchMicrophones);
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await recordFor(page, Math.ceil(spokenSeconds.quietFrom));
  await tellTrack(page, 'mute');
  await expect(page.getByText(/a call has taken it/)).toBeVisible();
  await tellTrack(page, 'unmute');
  await expect(page.getByText(/a call has taken it/)).toBeHidden();
  expect(await shownSeconds(page)).toBeLessThan(spokenSeconds.quietTo);
  await expect.poll(() => shownSeconds(page), { timeout: 40_000 }).toBeGreaterThanOrEqual(spokenSeconds.all);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  const preview = page.getByRole('region', { name: 'Recording Preview' });
  await expect(preview.getByText('Sound is missing in one place')).toBeVisible();
  await expect(preview.getByText(/^At 00:\d\d: no microphone for/)).toBeVisible();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Meeting Processed Successfully')).toBeVisible();

  const meeting = async (): Promise<AudioDetail> => {
    const { data } = await (await company.api.get('/api/v1/audios')).json();
    return (await company.api.get(`/api/v1/audios/${data[0].id}`)).json();
  };
  await expect.poll(async () => (await meeting()).status, { timeout: 150_000 }).toBe('done');
  const { id, segments, analysis } = await meeting();
  const words = segments.map(({ text }) => text).join(' ');
  expect(words).toMatch(/affected customers.*incident report/is);
  const proposals = (analysis?.actionItems ?? []).filter(({ taskId }) => taskId !== null);
  expect(proposals.map(({ quote }) => quote).join()).toMatch(/incident report/i);

  await page.goto(`/meetings/${id}`);
  const tray = page.getByRole('region', { name: 'Review of what the meeting found' });
  await expect(tray.getByText(`0 of ${proposals.length} decided`)).toBeVisible();
  for (const { title } of proposals) await expect(tray.getByText(title).first()).toBeVisible();
  await page.goto('/');
  // A phone shows a column at a time.
  const chip = page.getByRole('button', { name: /^Pending/ });
  if ((page.viewportSize()?.width ?? 0) < 769) await chip.click();
  for (const { title } of proposals) await expect(column(page, 'Pending').getByText(title)).toBeVisible();
});
