import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { fakeMicrophone } from '../kit/fake-microphone';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

const path = new URL('../../../api/src/test/fixtures/meetings/en-04-incident-review.webm', import.meta.url);
/** The browser takes every file of this ending for a video, and this one holds sound alone. */
const english = {
  name: 'en-04-incident-review.webm',
  mimeType: 'audio/webm',
  buffer: readFileSync(fileURLToPath(path)),
};

/** Nobody speaks in it, so that the server is done with it at once. */
const tones = fakeMicrophone();

async function openDrawer(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await expect(page.getByRole('dialog', { name: 'Record Meeting' })).toBeVisible();
}

async function chooseFile(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(file);
}

test('a recording is made, heard, uploaded and downloaded', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await openDrawer(page);
  await expect(page.getByText('Click to start recording your meeting')).toBeVisible();
  await expect(page.getByText('Drag and drop audio files here or record a new meeting')).toBeVisible();
  // This server writes it down by itself.
  await expect(
    page.getByText(/before you upload it\. It stays until somebody deletes it\. Tell those who are present/),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Recording...')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText('00:02');
  await page.getByRole('button', { name: 'Stop recording' }).click();

  await expect(page.getByRole('dialog', { name: 'Select Meeting Language' })).toBeVisible();
  await expect(page.getByText('Choose the language for meeting transcription and analysis')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Meeting language' })).toHaveValue('English');
  const preview = page.getByRole('region', { name: 'Recording Preview' });
  await expect(preview.getByText(/00:0[2-4] · 0\.\d\d MB/)).toBeVisible();
  await preview.getByRole('button', { name: 'Play' }).click();
  await expect(preview.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expectNoAxeViolations(page);
  await preview.getByRole('button', { name: 'Delete recording' }).click();
  const question = page.getByRole('dialog', { name: 'Discard this recording?' });
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Meeting Processed Successfully')).toBeVisible();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(0, 4).toString()).toBe('RIFF');
  expect(file.readUInt32LE(24)).toBe(16_000);
  expect(file.readUInt16LE(22)).toBe(1);
  // Two seconds at least, and what the header says.
  expect(file.readUInt32LE(40)).toBe(file.length - 44);
  expect(file.length).toBeGreaterThan(2 * 32_000);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the language of the company is chosen until somebody chooses another @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await company.api.patch('/api/v1/organization', { data: { recordingLanguage: 'es' } });
  await signIn(page, company.admin);
  await openDrawer(page);
  await chooseFile(page, english);
  await page.getByRole('button', { name: 'Upload Audio' }).click();
  const language = page.getByRole('combobox', { name: 'Meeting language' });
  await expect(language).toHaveValue('Spanish');
  await language.click();
  await page.getByRole('option', { name: 'English' }).click();
  await company.api.patch('/api/v1/organization', { data: { recordingLanguage: 'sv' } });
  await expect(language).toHaveValue('English');
});

test('a file becomes a transcript and proposals that can be heard @desktop', async ({
  page,
  company,
  signIn,
}) => {
  test.setTimeout(240_000);
  await signIn(page, company.admin);
  await openDrawer(page);
  await chooseFile(page, english);
  const chosen = page.getByRole('group', { name: 'Chosen file' });
  await expect(chosen).toContainText('en-04-incident-review.webm');
  await expect(chosen).toContainText('0.26 MB');
  await page.getByRole('button', { name: 'Upload Audio' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByText('Meeting Processed Successfully')).toBeVisible();
  await expect(page.getByText('There is 1 meeting procesing')).toBeVisible();
  await expect(page.getByText('There is 1 meeting procesing')).toBeHidden({ timeout: 180_000 });

  await page.goto('/meetings');
  await page.getByRole('link', { name: 'en-04-incident-review' }).click();
  await expect(page.getByRole('heading', { name: 'Action items' })).toBeVisible();
  await expectNoAxeViolations(page);
  const quote = page.getByRole('button', { name: /^Play: / }).first();
  await quote.click();
  const player = page.locator('audio');
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(1);
  await expect(page.locator('[aria-current=true]')).toHaveCount(1);

  await page.getByRole('link', { name: 'Open task' }).first().click();
  await expect(page).toHaveURL(/\?task=/);
  await expect(page.getByRole('figure', { name: 'From a meeting' })).toBeVisible();
});

test('Swedish says in words what is missing @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await openDrawer(page);
  await chooseFile(page, english);
  await page.getByRole('button', { name: 'Upload Audio' }).click();
  const language = page.getByRole('combobox', { name: 'Meeting language' });
  await language.click();
  await page.getByRole('option', { name: 'Spanish' }).click();
  await expect(page.getByText('Powered by Moonshine AI')).toBeVisible();
  await language.click();
  await page.getByRole('option', { name: 'Swedish' }).click();
  await expect(page.getByText('This server has no speech model for Swedish.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
});

test('a file that is no recording is refused, and removing one is possible @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await openDrawer(page);
  await chooseFile(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(page.getByText('Invalid File Type')).toBeVisible();
  await expect(page.getByText('Please drop an audio file (MP3, WAV, M4A, etc.)')).toBeVisible();
  await expect(page.getByText('A file may have 2 GB and 10 hours.')).toBeVisible();
  await chooseFile(page, { ...english, name: 'call.webm', mimeType: 'video/webm' });
  await expect(page.getByText('A video is imported on the page Meetings.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Chosen file' })).toHaveCount(0);
  await chooseFile(page, english);
  // The words lie over the lower part of the drawer, for as long as somebody points at them.
  for (const words of await page.getByRole('alert').all()) await words.getByRole('button').click();
  await page.getByRole('button', { name: 'Remove en-04-incident-review.webm' }).click();
  await expect(page.getByRole('button', { name: 'Upload Audio' })).toBeHidden();
});

test('closing asks only when something would be lost @desktop', async ({ page, company, signIn }) => {
  await signIn(page, company.admin);
  await openDrawer(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  await chooseFile(page, english);
  await expect(page.getByRole('button', { name: `Remove ${english.name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard this upload?' });
  await expect(question).toContainText('it stays where it is');
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog', { name: 'Record Meeting' })).toBeHidden();
});

test('a recording survives a closed tab @desktop', async ({ page, company, signIn, isMobile }) => {
  await signIn(page, company.admin);
  await openDrawer(page);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('timer')).toHaveText('00:03');
  await page.reload();
  // Nobody has to open the drawer to hear of it.
  const hint = page.getByRole('button', { name: 'You have an unfinished recording' });
  await expect(hint).toBeVisible();
  if (isMobile) {
    const [foot, above] = [
      await page.getByRole('button', { name: /^Quick add/ }).boundingBox(),
      await hint.boundingBox(),
    ];
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0);
  }
  await hint.click();
  const unfinished = page.getByRole('status', { name: 'You have an unfinished recording' });
  await unfinished.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('region', { name: 'Recording Preview' }).getByText(/00:0[1-4]/)).toBeVisible();
  await page.getByRole('button', { name: 'Re-record' }).click();
  await page
    .getByRole('dialog', { name: 'Record again?' })
    .getByRole('button', { name: 'Re-record' })
    .click();
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Record Voice Note' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'You have an unfinished recording' })).toHaveCount(0);
});

test.describe('an upload over a bad line', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('goes on by itself @desktop', async ({ page, company, signIn }) => {
    await signIn(page, company.admin);
    await openDrawer(page);
    await chooseFile(page, tones);
    await page.getByRole('button', { name: 'Upload Audio' }).click();
    let failures = 0;
    await page.route('**/api/v1/uploads/*', (route) => {
      if (route.request().method() === 'PATCH' && failures++ < 2) return route.abort('connectionreset');
      return route.continue();
    });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Meeting Processed Successfully')).toBeVisible();
    expect(failures).toBeGreaterThan(2);
  });

  test('does not begin anew when a process in between cannot tell how far it is @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await signIn(page, company.admin);
    await openDrawer(page);
    await chooseFile(page, tones);
    await page.getByRole('button', { name: 'Upload Audio' }).click();
    const sent: string[] = [];
    await page.route(/\/api\/v1\/uploads/, (route) => {
      const method = route.request().method();
      const nth = sent.push(method);
      if (nth === 2) return route.abort('connectionreset');
      if (nth === 3) return route.fulfill({ status: 502 });
      return route.continue();
    });
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Meeting Processed Successfully')).toBeVisible();
    expect(sent).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD', 'PATCH']);
  });
});

test.describe('without a microphone', () => {
  test.use({ permissions: [] });

  test('the words say what to do', async ({ page, company, signIn }) => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await signIn(page, company.admin);
    await openDrawer(page);
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(
      page.getByText(
        'Microphone permission is required to record voice messages. Please allow microphone access and try again.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeEnabled();
  });

  test('another failure of it has its words, and a failure of what is behind it its own @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      let tries = 0;
      navigator.mediaDevices.getUserMedia = (constraints) =>
        tries++ ? open(constraints) : Promise.reject(new DOMException('gone', 'NotFoundError'));
      AudioWorklet.prototype.addModule = () => Promise.reject(new Error('The audio thread does not start.'));
    });
    await page.context().grantPermissions(['microphone']);
    await signIn(page, company.admin);
    await openDrawer(page);
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(
      page.getByText('Unable to access microphone. Please check your permissions and try again.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Start recording' }).click();
    await expect(page.getByText('The audio thread does not start.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start recording' })).toBeEnabled();
  });
});
