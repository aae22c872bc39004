import type { Locator, Page } from '@playwright/test';
import { addTask, openBoard } from '../kit/board-kit';
import { expect, expectNoAxeViolations, test } from '../kit/fixtures';

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

/** Every kind of dialog that is mounted only while it is open: where, what opens it, the entry of a menu. */
const dialogs: { at: string; opener: (page: Page) => Locator; entry?: string; name: string }[] = [
  { at: '/users', opener: (page) => page.getByRole('button', { name: 'Details' }), name: 'Admin Admin' },
  { at: '/users', opener: button('Create'), entry: 'One user', name: 'New User' },
  { at: '/users', opener: button('Create'), entry: 'Multiple users', name: 'Upload CSV' },
  { at: '/account', opener: button('Change your email'), name: 'Change your email' },
  { at: '/account', opener: button('Sign out everywhere'), name: 'Sign out everywhere?' },
  { at: '/admin?tab=positions', opener: button('Add position'), name: 'Add position' },
  { at: '/admin?tab=roles', opener: button('Add role'), name: 'New role' },
  { at: '/', opener: button('Add Task'), name: 'Add Task' },
  { at: '/', opener: button('Record Voice Note'), name: 'Record Meeting' },
];

test('Escape closes a dialog as soon as it is there, and what opened it has the focus again', async ({
  page,
  company,
  signIn,
}) => {
  await addTask(company.admin, { title: 'One' });
  await signIn(page, company.admin);
  for (const { at, opener, entry, name } of dialogs) {
    await page.goto(at);
    const start = opener(page);
    const dialog = page.getByRole('dialog', { name });
    for (const hasCome of [false, true]) {
      await start.focus();
      await page.keyboard.press('Enter');
      if (entry) {
        await page.getByRole('menuitem', { name: entry }).focus();
        await page.keyboard.press('Enter');
      }
      await expect(dialog, name).toBeVisible();
      // Both while it still comes and the focus is elsewhere, and when it has come.
      if (hasCome) await expect(dialog.locator(':focus'), name).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog, name).toHaveCount(0);
      await expect(start, name).toBeFocused();
    }
  }
});

test('Escape closes the topmost thing only: the list of a field, then the question, then the drawer', async ({
  page,
  company,
  signIn,
}) => {
  // Nothing slides away, so what was on top is gone while others still hear the key.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, company.admin);
  await page.goto('/users');
  const create = page.getByRole('button', { name: 'Create', exact: true });
  await create.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'New User' });
  await expect(drawer.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Asta');
  const role = drawer.getByRole('combobox', { name: 'Role' });
  await role.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Non-admin' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: 'Non-admin' })).toBeHidden();
  await expect(drawer).toBeVisible();

  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(drawer.getByLabel('First name')).toHaveValue('Asta');
  await expect(role).toBeFocused();

  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(drawer).toHaveCount(0);
  await expect(create).toBeFocused();
});

test('a filter that is taken away and a selection that is cleared hand the focus on @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const tags = ['Web', 'Design'].map((name) => ({ id: name, name, category: 'Area', color: 'blue' }));
  for (const title of ['One', 'Two', 'Three']) await addTask(company.admin, { title, tags });
  await signIn(page, company.admin);
  await openBoard(page, '?tag=Web&tag=Design&active=1');
  const cross = (name: string) => page.getByRole('button', { name: `Remove filter ${name}` });
  await cross('Web').press('Enter');
  await expect(cross('Web')).toHaveCount(0);
  await expect(cross('Design')).toBeFocused();
  await cross('Active tasks only').press('Enter');
  await expect(cross('Active tasks only')).toHaveCount(0);
  await expect(cross('Design')).toBeFocused();
  await cross('Design').press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();

  for (const title of ['One', 'Two']) await button(title)(page).press('x');
  const bar = page.getByRole('region', { name: 'Selected tasks' });
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(button('Two')(page)).toBeFocused();
});
