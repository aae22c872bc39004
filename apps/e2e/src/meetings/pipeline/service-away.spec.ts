import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { saveData } from '../../kit/code/save-data';
import { Company, takeSession } from '../../kit/company';
import { expect, expectNoAxeViolations, test } from '../../kit/fixtures';
import { Mailbox } from '../../kit/mailbox';
import { openRecordDrawer } from '../../kit/recording-kit';
import { freePort } from '../../kit/server/app-server';
import { startOwnServer } from '../../kit/server/own-server';

const english = fileURLToPath(
  new URL('../../../../api/src/test/fixtures/meetings/en-04-incident-review.webm', import.meta.url),
);

test('while the transcription service is away the page, the list and the banner say so, until it is back', async ({
  browser,
  playwright,
  viewport,
}) => {
  test.setTimeout(240_000);
  const servicePort = await freePort();
  const { app, mails, stop } = await startOwnServer({
    SPEECH_ENGINE: 'openai',
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: `http://127.0.0.1:${servicePort}/v1`,
    ASSISTANT_ENGINE: 'local',
  });
  const place = { baseURL: app.url, mailbox: new Mailbox(mails), request: playwright.request };
  const company = await Company.register(place);
  const context = await browser.newContext({ baseURL: app.url, viewport });
  const service = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    request.once('end', () => response.end(JSON.stringify({ text: 'Anna, please call the bank.' })));
  });
  try {
    await saveData(context);
    await takeSession(context, company.admin);
    const page = await context.newPage();
    // Whoever records or imports sound is told who hears it, before.
    const hears = `The sound is sent to 127.0.0.1:${servicePort}, which writes down what was said.`;
    await openRecordDrawer(page);
    await expect(
      page.getByText(`${hears} It stays until somebody deletes it. Tell those who are present`),
    ).toBeVisible();
    await page.goto('/meetings');
    await page.getByRole('button', { name: 'Import' }).click();
    const drawer = page.getByRole('dialog', { name: 'Import meeting' });
    const file = { name: 'Stand-up.webm', mimeType: 'audio/webm', buffer: await readFile(english) };
    await drawer.getByLabel('Choose a file').setInputFiles(file);
    await expect(drawer.getByText(hears)).toBeVisible();
    await drawer.getByRole('button', { name: 'Import' }).click();

    const said = /The transcription service cannot be reached\. (Next try|Trying again now) \(\d of 8\)/;
    const banner = page.getByRole('link', { name: /meeting procesing/ });
    const row = page.getByRole('listitem').filter({ hasText: 'Stand-up' });
    await expect(banner).toContainText(said, { timeout: 60_000 });
    await expect(row).toContainText(said);
    await expect(row).not.toContainText('Transcribing');
    await expect(row).toContainText(/Next try \(4 of 8\) in 1?\d seconds\./, { timeout: 60_000 });
    await expectNoAxeViolations(page);
    await row.getByRole('link', { name: 'Stand-up' }).click();
    await expect(page.getByRole('heading', { name: 'Stand-up' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(said);

    await new Promise<void>((resolve) => service.listen(servicePort, '127.0.0.1', resolve));
    await expect(page.getByText('Anna, please call the bank.').first()).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(said)).toHaveCount(0);
  } finally {
    service.close();
    await context.close();
    await company.close();
    await stop();
  }
});
