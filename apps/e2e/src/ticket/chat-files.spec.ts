import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { attach, log, messageBox, openNewTicket } from '../kit/ticket-kit';

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

test('files are dropped and pasted @desktop', async ({ page, company, signIn }) => {
  await openNewTicket({ page, company, signIn });
  await expect(messageBox(page)).toBeVisible();
  for (const type of ['dragenter', 'drop']) {
    const dataTransfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['x'], 'dropped.txt', { type: 'text/plain' }));
      return data;
    });
    await page.getByText('No messages yet').dispatchEvent(type, { dataTransfer });
    if (type === 'dragenter') await expect(page.getByText('Drop the files to attach them')).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Remove dropped.txt' })).toBeVisible();
  await expect(page.getByText('Drop the files to attach them')).toBeHidden();
  await messageBox(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['x'], 'pasted.txt', { type: 'text/plain' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('button', { name: 'Remove pasted.txt' })).toBeVisible();
});

test.describe('refused', () => {
  test.use({ allowedConsole: [/status of 415/] });

  test('a file of a kind nobody can read is named, and the message stays @desktop', async ({
    page,
    company,
    signIn,
  }) => {
    await openNewTicket({ page, company, signIn });
    await attach(page, [offer, { name: 'photo.heic', mimeType: 'image/heic', buffer: Buffer.from('x') }]);
    await messageBox(page).fill('Read these');
    await messageBox(page).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: '"photo.heic" cannot be read.' })).toBeVisible();
    await expect(messageBox(page)).toHaveValue('Read these');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Remove photo.heic' }).click();
    await messageBox(page).press('Enter');
    await expect(log(page).getByText('Read these')).toBeVisible();
    await expect(log(page).getByRole('link', { name: /offer\.txt/ })).toBeVisible();
  });

  test('too much is told before anything is sent @desktop', async ({ page, company, signIn }) => {
    await openNewTicket({ page, company, signIn });
    const big = { name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(21 * 2 ** 20) };
    await attach(page, big);
    await expect(page.getByText('"big.pdf" does not fit')).toBeVisible();
    await messageBox(page).fill('x'.repeat(20_001));
    await expect(page.getByText('A message may have 20,000 characters; this one has 20,001.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  });
});
