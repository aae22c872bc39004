import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolations, expectNoAxeViolationsInBothSchemes, test } from '../kit/fixtures';
import { attach, log, messageBox, openNewTicket } from '../kit/ticket-kit';
import { dropFiles, offerPdf, smallPng } from './chat-files-kit';

const offer = { name: 'offer.txt', mimeType: 'text/plain', buffer: Buffer.from('Delivery costs 45 euros.') };

test('a file is listed, sent, read and downloaded', async ({ page, company, signIn }) => {
  await openNewTicket({ page, company, signIn });
  await attach(page, [offer, { ...offer, name: 'second.txt' }]);
  const chosen = page.getByRole('list', { name: 'Attached files' });
  await expect(chosen.getByRole('listitem')).toHaveText([/offer\.txt.*0\.00 MB/, /second\.txt/]);
  await page.getByRole('button', { name: 'Remove second.txt' }).click();
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await messageBox(page).fill('How much does the delivery cost?');
  await messageBox(page).press('Enter');
  await expect(log(page).getByText('Delivery costs 45 euros.').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await log(page).getByRole('link', { name: 'Download offer.txt, 0.00 MB' }).click();
  expect((await download).suggestedFilename()).toBe('offer.txt');
});

test('an example that is asked leaves the files and the words of the next message @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await openBoard(page, '?chat=1');
  await messageBox(page).fill('How much is it?');
  await attach(page, [offer]);
  await page.getByRole('button', { name: 'What is overdue?' }).click();
  await expect(log(page).getByText('What is overdue?')).toBeVisible();
  await expect(log(page).getByText('offer.txt')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove offer.txt' })).toBeVisible();
  await expect(messageBox(page)).toHaveValue('How much is it?');
});

test('files are dropped and pasted @desktop', async ({ page, company, signIn }) => {
  await openNewTicket({ page, company, signIn });
  await expect(messageBox(page)).toBeVisible();
  const target = page.getByText('No messages yet');
  await dropFiles(page, target, [{ name: 'dropped.txt', text: 'x' }], ['dragenter']);
  await expect(page.getByText('Drop the files to attach them')).toBeVisible();
  await dropFiles(page, target, [{ name: 'dropped.txt', text: 'x' }], ['drop']);
  await expect(page.getByRole('button', { name: 'Remove dropped.txt' })).toBeVisible();
  await expect(page.getByText('Drop the files to attach them')).toBeHidden();
  await messageBox(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], 'pasted.txt', { type: 'text/plain' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('button', { name: 'Remove pasted.txt' })).toBeVisible();
});

test('a table that is pasted is left to be its text, without the picture that comes along @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await openNewTicket({ page, company, signIn });
  const isLeft = await messageBox(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'posters\t420');
    clipboardData.setData('text/html', '<table><tr><td>posters</td><td>420</td></tr></table>');
    clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    return element.dispatchEvent(paste);
  });
  expect(isLeft).toBe(true);
  await expect(page.getByRole('button', { name: 'Remove image.png' })).toHaveCount(0);
});

test('of three dropped files the refused one is named, the others stay and are sent', async ({
  page,
  company,
  signIn,
}) => {
  await openNewTicket({ page, company, signIn });
  await dropFiles(page, page.getByText('No messages yet'), [
    { name: 'notes.md', text: 'We meet on Friday.' },
    { name: 'old.doc', text: 'x' },
    { name: 'list.csv', text: 'item,euros\nposters,420' },
  ]);
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: '“old.doc” is of a kind that cannot be read. Save it as .docx and attach that.' }),
  ).toBeVisible();
  const chosen = page.getByRole('list', { name: 'Attached files' });
  await expect(chosen.getByRole('listitem')).toHaveText([/notes\.md/, /list\.csv/]);
  await expectNoAxeViolations(page);
  await messageBox(page).fill('See these');
  await messageBox(page).press('Control+Enter');
  await expect(log(page).getByRole('link', { name: /notes\.md/ })).toBeVisible();
  await expect(log(page).getByRole('link', { name: /list\.csv/ })).toBeVisible();
});

test('a picture is shown small, a file that was not read says so, and a source names its page', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  await openNewTicket({ page, company, signIn });
  await attach(page, [
    {
      name: 'offer.pdf',
      mimeType: 'application/pdf',
      buffer: offerPdf(['Dear all', 'The posters cost 420 euros.']),
    },
    { name: 'scan.pdf', mimeType: 'application/pdf', buffer: offerPdf(['']) },
    { name: 'half.pdf', mimeType: 'application/pdf', buffer: offerPdf(['Signed', '', '']) },
    { name: 'poster.png', mimeType: 'image/png', buffer: smallPng },
  ]);
  await messageBox(page).fill('See these');
  await messageBox(page).press('Control+Enter');
  const sent = log(page).getByRole('list', { name: 'Attached files' });
  const picture = sent.getByRole('link', { name: 'Download poster.png, 0.00 MB' });
  await expect(picture).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(2);
  await expect(sent.getByRole('listitem')).toHaveText([
    /^offer\.pdf0\.00 MB$/,
    /No text could be read$/,
    /No text on p\. 2–3$/,
    /The assistant does not see pictures$/,
  ]);
  await messageBox(page).fill('What do the posters cost?');
  await messageBox(page).press('Enter');
  const chip = log(page).getByRole('link', { name: 'File offer.pdf p. 2' });
  await expect(chip).toBeVisible();
  expect(await log(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectNoAxeViolationsInBothSchemes(page, isMobile);
  const download = page.waitForEvent('download');
  await picture.click();
  expect((await download).suggestedFilename()).toBe('poster.png');
});

test.describe('refused', () => {
  test.use({ allowedConsole: [/status of 415/] });

  test('a file that is not what it says is named, and the message stays @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await openNewTicket({ page, company, signIn });
    await attach(page, [offer, { name: 'plan.docx', mimeType: '', buffer: offerPdf(['x']) }]);
    await messageBox(page).fill('Read these');
    await messageBox(page).press('Enter');
    await expect(
      page.getByRole('alert').filter({ hasText: '"plan.docx" holds something else than its name says.' }),
    ).toBeVisible();
    await expect(messageBox(page)).toHaveValue('Read these');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Remove plan.docx' }).click();
    await messageBox(page).press('Enter');
    await expect(log(page).getByText('Read these')).toBeVisible();
    await expect(log(page).getByRole('link', { name: /offer\.txt/ })).toBeVisible();
  });

  test('too much is told before anything is sent @desktop', async ({ page, company, signIn }, testInfo) => {
    await openNewTicket({ page, company, signIn });
    const big = testInfo.outputPath('big.pdf');
    writeFileSync(big, '');
    // Nothing but a length: the page is not sent the bytes.
    truncateSync(big, 21 * 2 ** 20);
    await attach(page, big);
    await expect(page.getByText('"big.pdf" does not fit')).toBeVisible();
    await messageBox(page).fill('x'.repeat(20_001));
    await expect(page.getByText('A message may have 20,000 characters; this one has 20,001.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  });
});

test.describe('in a page that was read for longer than its tokens hold', () => {
  test.use({ allowedConsole: [/status of (401|404)/] });

  test('a file is downloaded all the same, and where it is gone that is said @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await openNewTicket({ page, company, signIn });
    await attach(page, [offer]);
    await messageBox(page).fill('Read this');
    await messageBox(page).press('Control+Enter');
    const link = log(page).getByRole('link', { name: 'Download offer.txt, 0.00 MB' });
    await expect(link).toBeVisible();
    const access = (await page.context().cookies()).find(({ name }) => /access/i.test(name));
    await page.context().clearCookies({ name: access?.name ?? '' });
    const coming = page.waitForEvent('download');
    await link.click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('offer.txt');
    expect(readFileSync(await download.path(), 'utf8')).toBe('Delivery costs 45 euros.');

    const gone = { statusCode: 404, code: 'not-found', message: 'The file is gone.' };
    await page.route('**/api/v1/chat/attachments/*', (route) => route.fulfill({ status: 404, json: gone }));
    await link.click();
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await expect(page.getByText('The file is gone.')).toBeVisible();
  });

  test('a picture is shown all the same @desktop', async ({ page, company, signIn }) => {
    let isRefused = false;
    await page.route('**/api/v1/chat/attachments/*', (route) => {
      if (isRefused) return route.fallback();
      isRefused = true;
      return route.fulfill({ status: 401, json: { statusCode: 401, code: 'unauthorized', message: '-' } });
    });
    await openNewTicket({ page, company, signIn });
    await attach(page, [{ name: 'poster.png', mimeType: 'image/png', buffer: smallPng }]);
    await messageBox(page).fill('See this');
    await messageBox(page).press('Control+Enter');
    const picture = log(page).getByRole('link', { name: 'Download poster.png, 0.00 MB' });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(2);
    expect(isRefused).toBe(true);
  });
});
