import type { User } from '@tavla/shared/contracts/users';
import { beforeEach, expect } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';

/** A company of its own for each test of a file about people, and what those tests do over and over. */
export function usePeople(env: NodeJS.ProcessEnv = {}) {
  const test = useTestApp(env);
  let company: TestCompany;
  beforeEach(async () => {
    company = await test.current.addCompany();
  });
  const admin = () => test.current.as(company.admin);
  const input = (more: object = {}) => ({
    firstName: 'Bosse',
    lastName: 'Berg',
    email: uniqueEmail(),
    roleId: company.roles.user,
    ...more,
  });

  return {
    get test() {
      return test.current;
    },
    get company() {
      return company;
    },
    admin,
    input,
    async add(more: object = {}): Promise<User> {
      const answer = await admin().post('/api/v1/users', input(more));
      expect(answer.statusCode).toBe(201);
      return answer.json<User>();
    },
    events: () =>
      test.current.db.prisma.event.findMany({
        where: { organizationId: company.id, resource: 'users' },
        orderBy: { seq: 'asc' },
      }),
    audit: (action: string) =>
      test.current.db.prisma.auditEntry.findMany({ where: { organizationId: company.id, action } }),
  };
}

export function uniqueEmail(): string {
  return `${Math.random().toString(36).slice(2)}@people.test`;
}
