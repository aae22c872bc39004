import { expect } from '@playwright/test';
import { list, people, type Screen } from './screen';

/** The overview with its tabs, and one's own account. */
export const adminScreens: Screen[] = [
  {
    name: 'the overview',
    path: () => '/admin',
    held: /\/overview/,
    meanwhile: /Loading/,
    lies: /\b0\b|Nothing has/,
    truth: /Never signed in/,
  },
  {
    name: 'the company',
    path: () => '/admin?tab=company',
    held: /\/organization$/,
    meanwhile: /Loading/,
    lies: /Not chosen|Company name/,
    truth: /Company/,
    only: 'desktop',
  },
  {
    name: 'what the assistant of the company took',
    path: () => '/admin?tab=company',
    held: /\/organization\/assistant$/,
    meanwhile: /Loading/,
    lies: /No model was asked|Nothing goes to/,
    truth: /No model was asked/,
    only: 'desktop',
  },
  {
    name: 'what a retention would delete',
    path: () => '/admin?tab=company',
    held: /\/organization\/retention/,
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Delete meetings' }).click();
      await page.getByRole('option', { name: /^30 days/ }).click();
    },
    meanwhile: /Looking at what that deletes/,
    lies: /No meeting is older|There are no meetings/,
    truth: /No meeting is older than that yet/,
    only: 'desktop',
  },
  {
    name: 'what people said of answers',
    path: () => '/admin?tab=feedback',
    held: /\/chat\/feedback\?/,
    meanwhile: /Loading/,
    lies: /Nobody has said|0 - 0/,
    truth: /Nobody has said/,
    only: 'desktop',
  },
  {
    name: 'positions',
    path: () => '/admin?tab=positions',
    held: list('positions'),
    meanwhile: /Loading/,
    lies: /no positions|No position/i,
    truth: /\bChef\b/,
  },
  {
    name: 'departments',
    path: () => '/admin?tab=departments',
    held: list('departments'),
    meanwhile: /Loading/,
    lies: /no departments|No department/i,
    truth: /\bKitchen\b/,
  },
  {
    name: 'roles',
    path: () => '/admin?tab=roles',
    held: list('roles'),
    meanwhile: /Loading/,
    lies: /does not exist|0 people/,
    truth: /Built in/,
    only: 'desktop',
  },
  {
    name: 'the people of a role',
    path: ({ roleId }) => `/admin?tab=roles&role=${roleId}`,
    held: people,
    meanwhile: /Loading people/,
    lies: /Nobody/,
    truth: /Bosse Ekman/,
    only: 'desktop',
  },
  {
    name: 'the audit log',
    path: () => '/admin?tab=audit',
    held: /\/audit\?/,
    meanwhile: /Loading/,
    lies: /Nothing|\b0\b/,
    truth: /Created/i,
  },
  {
    name: 'another part of the audit log, after one that is empty',
    path: () => '/admin?tab=audit&q=xyz',
    held: /\/audit\?(?!.*q=xyz)/,
    act: async (page) => {
      await expect(page.getByText('0 - 0 / 0')).toBeVisible();
      await page.getByRole('button', { name: /Show|Clear/ }).click();
    },
    meanwhile: /Loading/,
    lies: /Nothing|\b0\b/,
    truth: /Admin/,
    only: 'desktop',
  },
  {
    name: 'the audit log of one person',
    path: ({ managerId }) => `/admin?tab=audit&person=${managerId}`,
    held: people,
    meanwhile: /Loading…/,
    lies: /Anyone/,
    truth: /Carla Fontana \(/,
    only: 'desktop',
  },
  {
    name: 'my account',
    path: () => '/account',
    held: /\/v1\/sessions$/,
    meanwhile: /Loading sessions/,
    lies: /Not signed in/,
    truth: /Last seen/,
    only: 'desktop',
  },
];
