import { expect, expectNoAxeViolations, test } from '../kit/fixtures';
import { person } from '../kit/people-kit';

/** Whether there is a dashed line around an element. */
function isFramed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).borderStyle === 'dashed') return true;
  }
  return false;
}

const weight = (element: Element) => getComputedStyle(element).fontWeight;

test('the drawer of a person has the whole width wherever people are cards @desktop', async ({
  page,
  company,
  signIn,
}) => {
  const bo = await person(company, 'Bosse', 'Ekman');
  await signIn(page, company.admin);
  await page.goto('/users');
  for (const width of [320, 390, 768, 800, 900]) {
    const whole = { x: 0, y: 0, width, height: 844 };
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('button', { name: bo.email }).click();
    const drawer = page.getByRole('dialog', { name: 'Bosse Ekman' });
    await expect.poll(() => drawer.boundingBox()).toEqual(whole);
    await expect(drawer.getByRole('button', { name: 'Close' }).first()).toBeVisible();
    if (width === 800) await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Add user' }).click();
    const added = page.getByRole('dialog', { name: 'New User' });
    await expect.poll(() => added.boundingBox()).toEqual(whole);
    await page.keyboard.press('Escape');
    await expect(added).toBeHidden();
  }
  await page.setViewportSize({ width: 960, height: 844 });
  await page.getByRole('row', { name: bo.email }).getByRole('button', { name: 'Details' }).click();
  const drawer = page.getByRole('dialog', { name: 'Bosse Ekman' });
  await expect.poll(() => drawer.boundingBox()).toMatchObject({ x: 480, width: 480 });
});

test('the buttons of a long form in a dialog stay in sight', async ({ page, company, signIn }) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 480 });
  await signIn(page, company.admin);
  await page.goto('/');
  await page.getByRole('button', { name: 'Add Task', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add Task' });
  await expect(form.getByRole('button', { name: 'Add Task' })).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
});

test('names stand in one line on the left, whatever their script', async ({ page, company, signIn }) => {
  await person(company, 'Bosse', 'Ekman');
  await person(company, 'محمد', 'النجار', { email: `rtl@${company.domain}` });
  await signIn(page, company.admin);
  await page.goto('/users');
  const left = async (name: RegExp) => (await page.getByText(name).first().boundingBox())?.x;
  await expect(page.getByText('محمد').first()).toBeVisible();
  expect(await left(/^محمد/)).toBe(await left(/^Bosse/));
});

test('titles of drawers and dialogs weigh the same @desktop', async ({ page, company, signIn }) => {
  const bo = await person(company, 'Bosse', 'Ekman');
  await signIn(page, company.admin);
  await page.goto(`/users?person=${bo.id}`);
  const inDrawer = page.getByRole('heading', { name: 'Bosse Ekman' });
  await page.getByRole('button', { name: 'Delete user' }).click();
  const inDialog = page.getByRole('heading', { name: 'Delete User' });
  expect(await inDrawer.evaluate(weight)).toBe('600');
  expect(await inDialog.evaluate(weight)).toBe('600');
});

test.describe('the drawer for meetings', () => {
  test('shows where a file can be dropped, and keeps its buttons at the lower edge', async ({
    page,
    company,
    signIn,
  }) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 400 });
    await signIn(page, company.admin);
    await page.goto('/');
    await page.getByRole('button', { name: 'Record Voice Note' }).click();
    const drawer = page.getByRole('dialog', { name: 'Record Meeting' });
    const words = drawer.getByText('Drag and drop audio files here or record a new meeting');
    expect(await words.evaluate(isFramed), 'the area around the words has an edge').toBe(true);
    // Even where the drawer is too low for all of it.
    await expect(drawer.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
    await expectNoAxeViolations(page);
  });
});

test('the notice of what an admin may do is read in both schemes, and is no block of colour in the dark @desktop', async ({
  page,
  company,
  signIn,
}) => {
  await signIn(page, company.admin);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/users?person=new');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Admin', exact: true }).click();
  const notice = page.getByRole('dialog').getByText('This user can access the Admin Portal').locator('..');
  const colours = await notice.evaluate((element) => {
    const root = element.closest('[role=status]') ?? element;
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('The browser draws nothing.');
    canvas.fillStyle = getComputedStyle(root).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });
  expect(Math.max(...colours) - Math.min(...colours), `${colours}`).toBeLessThan(24);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
});
