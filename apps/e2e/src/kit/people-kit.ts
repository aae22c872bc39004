import type { Page } from '@playwright/test';
import type { Company } from './company';
import { runSql } from './database';
import { expect } from './fixtures';

/** Whether the page of people shows cards instead of a table. */
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

/** Gives a company so many more people. Straight into the database: the product would write to each of them. */
export async function seedPeople(company: Company, total: number): Promise<void> {
  const { data } = await (await company.api.get('/auth/me')).json();
  await runSql(
    `insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId")
     select $1, gen_random_uuid(), 'seeded' || n || '@' || $2, 'Seeded', 'Colleague ' || n, 'seeded colleague ' || n, role.id
     from generate_series(1, $3::int) n, role where role."organizationId" = $1 and role.name = 'user'`,
    [data.organization.id, company.domain, total],
  );
}

/** Opens the drawer of a person in the list. */
export async function openDetails(page: Page, email: string) {
  if (isPhone(page)) await page.getByRole('button', { name: email }).click();
  else await page.getByRole('row', { name: email }).getByRole('button', { name: 'Details' }).click();
  await expect(page.getByLabel('First name')).toBeVisible();
}
