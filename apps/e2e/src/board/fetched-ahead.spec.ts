import { addTask, card } from '../kit/board-kit';
import { expectCame } from '../kit/code/coming-kit';
import { openFetched } from '../kit/code/fetched-ahead';
import { fakeMicrophone } from '../kit/fake-microphone';
import { expect, test } from '../kit/fixtures';

// Everybody else opens what was not fetched ahead.
test.use({ savesData: false });

const tones = fakeMicrophone();

test('the ticket, the menu of a card and the recorder open by code that was fetched ahead, at once', async ({
  page,
  company,
  signIn,
}) => {
  await addTask(company.admin, { title: 'Order chairs' });
  await signIn(page, company.admin);
  const asked = await openFetched(page, ['TicketDrawer', 'CardMenu', 'RecordDrawer', 'recorder-worklet']);
  // Nothing stands for what is there.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-coming]')) document.documentElement.dataset.waited = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  const own = card(page, 'Order chairs');
  for (const [opener, role, name] of [
    [own.getByRole('button', { name: 'Order chairs' }), 'dialog', 'Order chairs'],
    [own.getByRole('button', { name: 'Task actions' }), 'menu', 'Task actions'],
    [page.getByRole('button', { name: 'Record Voice Note' }), 'dialog', 'Record Meeting'],
  ] as const) {
    await opener.click();
    const part = page.getByRole(role, { name });
    await expectCame(part);
    await page.keyboard.press('Escape');
    await expect(part).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  expect(await page.evaluate(() => document.documentElement.dataset.waited)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('the palette opens by code that was fetched ahead, and has every letter', async ({
  page,
  company,
  signIn,
}) => {
  await addTask(company.admin, { title: 'Order chairs' });
  await signIn(page, company.admin);
  const asked = await openFetched(page, ['CommandPalette']);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('chairs');
  const palette = page.getByRole('dialog', { name: 'Find tasks and actions' });
  await expect(palette.getByRole('button', { name: /Order chairs/ })).toBeVisible();
  await expect(page.getByPlaceholder('Find a task or an action…')).toHaveValue('chairs');
  expect(asked).toEqual([]);
});

test('what is chosen in the recorder is sent by code that was fetched ahead', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await page.route('**/api/v1/uploads**', () => undefined);
  const asked = await openFetched(page, ['RecordDrawer', 'recorder-worklet', 'UploadsBar']);
  await page.getByRole('button', { name: 'Record Voice Note' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(tones);
  await page.getByRole('button', { name: 'Upload Audio' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Uploads' })).toBeVisible();
  expect(asked).toEqual([]);
});
