import { expectCame, expectComing } from '../kit/code/coming-kit';
import { expect, test } from '../kit/fixtures';
import { holdBack } from '../kit/hold-back';

test('a person’s drawer is there before its code, with their name, and has the keys', async ({
  page,
  company,
  signIn,
  isMobile,
}) => {
  await company.addUser({ firstName: 'Lena', lastName: 'Holm' });
  await signIn(page, company.admin);
  const release = await holdBack(page, '**/assets/UserDrawer-*.js');
  await page.goto('/users');
  const opener = isMobile
    ? page.getByRole('button', { name: /Lena Holm/ })
    : page.getByRole('row', { name: /Lena Holm/ }).getByRole('button', { name: 'Details' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Lena Holm' });
  await expectComing(page, drawer);
  // As the drawer itself, it stays at a press beside it.
  if (!isMobile) await page.mouse.click(300, 400);
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await opener.click();
  const place = await drawer.boundingBox();
  release();
  await expectCame(drawer);
  expect(await drawer.boundingBox()).toEqual(place);
});

test('what makes people, one or many, is there before its code @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await holdBack(page, /\/assets\/(ServiceDialog|ImportDrawer)-/);
  await page.goto('/users');
  for (const [entry, name] of [
    ['A service account', 'New service account'],
    ['Multiple users', 'Upload CSV'],
  ] as const) {
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    const dialog = page.getByRole('dialog', { name });
    await expectComing(page, dialog);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
});
