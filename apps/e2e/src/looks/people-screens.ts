import { expect } from '@playwright/test';
import { list, people, type Screen } from './screen';

/** The list of people. */
export const peopleScreens: Screen[] = [
  {
    name: 'people',
    path: () => '/users',
    held: people,
    meanwhile: /Loading people/,
    lies: /Nobody|0 - 0|N\/A/,
    truth: /Ekman/,
  },
  {
    name: 'people whose positions are unknown',
    path: () => '/users?q=Bosse',
    held: list('positions'),
    meanwhile: /Ekman[\s\S]*…/,
    lies: /Chef/,
    truth: /Ekman[\s\S]*Chef|Chef[\s\S]*Ekman/,
  },
  {
    name: 'people whose departments are unknown',
    path: () => '/users?q=Bosse',
    held: list('departments'),
    meanwhile: /Ekman[\s\S]*…/,
    lies: /Kitchen/,
    truth: /Kitchen/,
    only: 'desktop',
  },
  {
    name: 'people whose managers are unknown',
    path: () => '/users?q=Bosse',
    held: /\/api\/v1\/users\?.*ids=/,
    meanwhile: /Ekman[\s\S]*…/,
    lies: /N\/A/,
    truth: /Carla Fontana/,
    only: 'desktop',
  },
  {
    name: 'people of another tab',
    path: () => '/users?tab=inactive',
    held: /\/api\/v1\/users\?(?!.*tab=inactive)/,
    act: async (page) => {
      await expect(page.getByText('Nobody is inactive.')).toBeVisible();
      await page.getByRole('tab', { name: 'All' }).click();
    },
    meanwhile: /Loading people/,
    lies: /Nobody|0 - 0/,
    truth: /Ekman/,
  },
];
