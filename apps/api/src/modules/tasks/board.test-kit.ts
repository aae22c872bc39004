import type { Task } from '@tavla/shared/contracts/tasks';
import { beforeEach } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { type TestCompany, useTestApp } from '@/test/test-app';

/** A company without tasks for each test, and what its member does with its board. */
export function useBoard() {
  const app = useTestApp();
  let company: TestCompany;
  beforeEach(async () => {
    company = await app.current.addCompany();
  });
  const member = () => app.current.as(company.member);
  return {
    app,
    get company() {
      return company;
    },
    member,
    async make(title: string, status = 'todo'): Promise<Task> {
      return (await member().post('/api/v1/tasks', { title, customField: { status } })).json();
    },
    load(headers: Record<string, string> = {}, url = '/api/v1/tasks') {
      return app.current.app.inject({ url, headers: { cookie: company.member.cookie, ...headers } });
    },
  };
}

export const titles = (tasks: Task[]) => tasks.map(({ title }) => title);

/** Statements about tasks and their events; sessions and people are left out. */
const ofTasks = /task|event/;
export const countTaskQueries = (work: Parameters<typeof countQueries>[0]) => countQueries(work, ofTasks);
