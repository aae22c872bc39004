import type { Page } from '@playwright/test';
import { openBoard } from '../kit/board-kit';
import { axeViolations, expect, test } from '../kit/fixtures';
import { type Office, seedOffice } from '../kit/office-seed';
import { guestPages } from '../session/guest-pages';

interface Place {
  name: string;
  path: (office: Office) => string;
  /** Is seen when it is drawn, and not on the place before. */
  shows: string | RegExp;
  /** Opens it on a page that is loaded anew, since it has no address of its own. */
  act?: (page: Page) => Promise<void>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

const places: Place[] = [
  { name: 'board', path: () => '/', shows: 'Peel the onions' },
  { name: 'ticket', path: ({ taskId }) => `/?task=${taskId}`, shows: 'No messages yet' },
  { name: 'history of a ticket', path: ({ taskId }) => `/?task=${taskId}&tab=history`, shows: /^Created/ },
  { name: 'own chat', path: () => '/?chat=1', shows: 'No messages yet' },
  { name: 'task form', path: ({ taskId }) => `/?edit=${taskId}`, shows: 'Update Task' },
  { name: 'people', path: () => '/users', shows: 'Ekman' },
  { name: 'person', path: ({ personId }) => `/users?person=${personId}`, shows: 'Not signed in anywhere.' },
  { name: 'new person', path: () => '/users?person=new', shows: 'New User' },
  { name: 'meetings', path: () => '/meetings', shows: /incident-review/ },
  { name: 'meeting', path: ({ audioId }) => `/meetings/${audioId}`, shows: 'About onions.' },
  {
    name: 'conversation about a meeting',
    path: ({ audioId }) => `/meetings/${audioId}?chat=1`,
    shows: 'What did we decide?',
  },
  { name: 'overview', path: () => '/admin', shows: 'Never signed in' },
  { name: 'company', path: () => '/admin?tab=company', shows: /^Company name/ },
  { name: 'positions', path: () => '/admin?tab=positions', shows: 'Chef' },
  { name: 'departments', path: () => '/admin?tab=departments', shows: 'Kitchen' },
  { name: 'roles', path: () => '/admin?tab=roles', shows: 'Built in' },
  { name: 'role', path: ({ roleId }) => `/admin?tab=roles&role=${roleId}`, shows: /Bosse Ekman/ },
  { name: 'single sign-on', path: () => '/admin?tab=sso', shows: 'First say whose addresses these are' },
  { name: 'API tokens', path: () => '/admin?tab=tokens', shows: 'Nobody has an API token.' },
  { name: 'webhooks', path: () => '/admin?tab=webhooks', shows: 'There are no webhooks.' },
  { name: 'feedback', path: () => '/admin?tab=feedback', shows: /^Nobody has said/ },
  {
    name: 'erasing',
    path: () => '/admin?tab=erasures',
    shows: 'Nobody has asked to be erased, and nobody was.',
  },
  { name: 'audit log', path: () => '/admin?tab=audit', shows: /^1 - / },
  { name: 'import', path: () => '/import', shows: 'You have not imported anything yet.' },
  { name: 'account', path: () => '/account', shows: 'Where you are signed in' },
  { name: 'nowhere', path: () => '/nowhere', shows: '404 - Page Not Found' },
  { name: 'record', path: () => '/', shows: /^Drag and drop/, act: press('Record Voice Note') },
  {
    name: 'palette',
    path: () => '/',
    shows: /Add Task/,
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByPlaceholder('Find a task or an action…')).toBeVisible();
    },
  },
];

/** Goes on as a link of the page does: to load each anew costs more than to look at it. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState({ idx: window.history.length }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

test('no page breaks a rule of access, mild ones included', async ({ page, company, signIn }) => {
  test.setTimeout(300_000);
  const office = await seedOffice(company);
  await signIn(page, company.admin);
  const found: object[] = [];
  await openBoard(page);
  for (const { name, path, shows, act } of places) {
    await test.step(name, async () => {
      if (!act) await follow(page, path(office));
      else {
        await page.goto(path(office));
        await expect(page.getByText('Live', { exact: true })).toBeVisible();
        await act(page);
      }
      await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
      for (const broken of await axeViolations(page)) found.push({ place: name, ...broken });
    });
  }
  expect(found).toEqual([]);
});

test('no page of a guest breaks one either', async ({ page }) => {
  const found: object[] = [];
  for (const [path, title] of guestPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      for (const broken of await axeViolations(page)) found.push({ place: path, ...broken });
    });
  }
  expect(found).toEqual([]);
});

test('a rule that a page breaks is found, and where @desktop', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>A</title><main><h1>A</h1><input id="b"><p>Some words</p></main></html>',
  );
  const broken = [expect.objectContaining({ rule: 'label', where: ['#b'] })];
  expect(await axeViolations(page)).toEqual(broken);
  await page.getByText('Some words').evaluate((element) => {
    element.outerHTML = '<p style="color: #ccc">Pale words</p>';
  });
  const pale = expect.objectContaining({ rule: 'color-contrast', where: ['p'] });
  expect(await axeViolations(page)).toEqual([pale, ...broken]);
});
