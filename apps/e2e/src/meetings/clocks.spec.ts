import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures';
import { openRecordDrawer, recordFor, shownSeconds } from '../kit/recording-kit';

const preview = (page: Page) => page.getByRole('region', { name: 'Recording Preview' });
const hour = 3_600_000;
/** The clock of the page, and of the audio thread as it tells it, is ahead by so much from now on. */
function letClocksBeSet(): void {
  const shared = window as unknown as { ahead: number };
  shared.ahead = 0;
  const now = Date.now;
  Date.now = () => now() + shared.ahead;
  const Node = AudioWorkletNode;
  window.AudioWorkletNode = class extends Node {
    constructor(...made: ConstructorParameters<typeof Node>) {
      super(...made);
      this.port.addEventListener('message', ({ data }: MessageEvent<'end' | { at: number }>) => {
        if (data !== 'end') data.at += shared.ahead;
      });
    }
  };
}

/** The processes that pages run in. */
async function renderers(browser: Browser): Promise<number[]> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  return processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [id] : []));
}

test('a clock that leaps ahead is no gap in a recording, and a device that sleeps is one @desktop', async ({
  page,
  browser,
  company,
  signIn,
}) => {
  await page.addInitScript(letClocksBeSet);
  await signIn(page, company.admin);
  await openRecordDrawer(page);
  await recordFor(page, 2);
  await page.evaluate((by) => {
    (window as unknown as { ahead: number }).ahead = by;
  }, hour);
  const leaptAt = await shownSeconds(page);
  await expect.poll(() => shownSeconds(page)).toBeGreaterThanOrEqual(leaptAt + 4);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(preview(page)).toBeVisible();
  await expect(preview(page).getByText(/Sound is missing/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Re-record' }).click();
  const question = page.getByRole('dialog', { name: 'Record again?' });
  await question.getByRole('button', { name: 'Re-record' }).click();
  await recordFor(page, 2);
  const pages = await renderers(browser);
  const asleepAt = Date.now();
  for (const pid of pages) process.kill(pid, 'SIGSTOP');
  try {
    await expect.poll(() => Date.now() - asleepAt).toBeGreaterThan(6_000);
  } finally {
    for (const pid of pages) process.kill(pid, 'SIGCONT');
  }
  const wokeAt = await shownSeconds(page);
  await expect.poll(() => shownSeconds(page)).toBeGreaterThanOrEqual(wokeAt + 2);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(preview(page).getByText(/At 00:\d\d: the device slept for 00:\d\d/)).toBeVisible();
});
