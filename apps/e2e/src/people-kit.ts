import type { Page } from '@playwright/test';
import type { Company } from './company';
import { expect } from './fixtures';

/** Whether the users page shows cards instead of a table. */
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= 900;

/** A new position or department. @returns its id */
export async function named(
  company: Company,
  kind: 'positions' | 'departments',
  name: string,
): Promise<string> {
  const answer = await company.api.post(`/api/v1/${kind}`, { data: { name } });
  return (await answer.json()).id;
}

/** A person who has not signed in yet. */
export async function person(company: Company, firstName: string, lastName: string, more: object = {}) {
  const roles = await (await company.api.get('/api/v1/roles')).json();
  const roleId = roles.data.find((one: { name: string }) => one.name === 'user').id;
  const email = `${firstName}.${lastName}@${company.domain}`.toLowerCase();
  const answer = await company.api.post('/api/v1/users', {
    data: { firstName, lastName, email, roleId, ...more },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Opens the drawer of a person in the list. */
export async function openDetails(page: Page, email: string) {
  if (isPhone(page)) await page.getByRole('button', { name: email }).click();
  else await page.getByRole('row', { name: email }).getByRole('button', { name: 'Details' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
}
