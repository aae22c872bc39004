import { expect, type Page } from '@playwright/test';
import type { Office } from '../kit/office-seed';
import { list, type Screen } from './screen';

const person = ({ personId }: Office) => `/users?person=${personId}`;
/** Who stands on the page that is shown is known already. */
const outsideTheList = (office: Office) => `${person(office)}&tab=inactive`;
const nobodyNew = () => '/users?person=new';
const openPicker = (label: string, text: string) => (page: Page) =>
  page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);

/** The drawer of a person, with its pickers. */
export const personScreens: Screen[] = [
  {
    name: 'a person',
    path: outsideTheList,
    held: /\/api\/v1\/users\/[^/?]+$/,
    meanwhile: /Loading this person/,
    lies: /No position|No manager|Choose|does not exist/,
    truth: /Bosse/,
  },
  {
    name: 'a person and the positions',
    path: person,
    held: list('positions'),
    act: openPicker('Position', 'Ch'),
    meanwhile: /Loading…/,
    lies: /Nothing found|No position|Create "/,
    truth: /\bChef\b/,
    only: 'desktop',
  },
  {
    name: 'a person of an unknown position',
    path: person,
    held: list('positions'),
    meanwhile: /Position\n[\s\S]*Loading…/,
    lies: /No position/,
    truth: /\bChef\b/,
    only: 'desktop',
  },
  {
    name: 'a person and the departments',
    path: person,
    held: list('departments'),
    act: openPicker('Departments', 'Kit'),
    meanwhile: /Loading…/,
    lies: /Nothing found|Choose departments|Create "/,
    truth: /\bKitchen\b/,
    only: 'desktop',
  },
  {
    name: 'a person of unknown departments',
    path: person,
    held: list('departments'),
    meanwhile: /Loading…/,
    lies: /Choose departments/,
    truth: /\bKitchen\b/,
    only: 'desktop',
  },
  {
    name: 'a person of an unknown role',
    path: person,
    held: list('roles'),
    meanwhile: /Loading…/,
    lies: /Choose a role/,
    truth: /Non-admin/,
    only: 'desktop',
  },
  {
    name: 'a person and their manager',
    path: outsideTheList,
    held: /\/api\/v1\/users\?.*ids=/,
    meanwhile: /Loading…/,
    lies: /No manager/,
    truth: /Carla Fontana \(/,
    only: 'desktop',
  },
  {
    name: 'the search for a manager',
    path: nobodyNew,
    held: /\/api\/v1\/users\?.*state=active/,
    act: openPicker('Manager', 'Carla'),
    meanwhile: /Searching/,
    lies: /Nobody found/,
    truth: /Carla Fontana \(/,
    only: 'desktop',
  },
  {
    name: 'the search for another manager, after one that found nobody',
    path: nobodyNew,
    held: /\/api\/v1\/users\?.*q=Carla/,
    act: async (page) => {
      await openPicker('Manager', 'xyz')(page);
      await expect(page.getByText('Nobody found')).toBeVisible();
      await openPicker('Manager', 'Carla')(page);
    },
    meanwhile: /Searching/,
    lies: /Nobody found/,
    truth: /Carla Fontana \(/,
    only: 'desktop',
  },
  {
    name: 'the sessions and passkeys of a person',
    path: person,
    held: /\/users\/[^/]+\/(sessions|passkeys)/,
    meanwhile: /Loading sessions[\s\S]*Loading passkeys/,
    lies: /Not signed in anywhere|has no passkey/,
    truth: /Not signed in anywhere[\s\S]*has no passkey/,
    only: 'desktop',
  },
];
