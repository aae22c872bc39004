import type { ImportChoices, TaskImport, TaskImportPreview } from '@tavla/shared/contracts/data/imports';
import type { Task } from '@tavla/shared/contracts/tasks';
import { beforeEach, expect } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { postForm } from '@/test/form';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const path = '/api/v1/imports';

/** A company of its own for each test, whose member imports tasks. */
export function useTaskImports() {
  const test = useTestApp();
  let company: TestCompany;
  beforeEach(async () => {
    company = await test.current.addCompany();
  });

  const send = (name: string, content: string | Buffer, as: TestUser = company.member) =>
    postForm(test.current, as, path, {}, [{ name, content }], {}, 'file');

  /** What a file would do. */
  async function preview(name: string, content: string | Buffer, as?: TestUser): Promise<TaskImportPreview> {
    const answer = await send(name, content, as);
    expect(answer.statusCode, answer.payload).toBe(201);
    return answer.json();
  }

  /** Does the job of an import as the worker would. */
  async function work(job: 'tasks.import' | 'tasks.undo-import', importId: string, as = company.member) {
    const handlers = await jobHandlers(test.current.app.deps);
    const run = { attempt: 1, isLastAttempt: true, signal: new AbortController().signal };
    await handlers[job]?.({ organizationId: company.id, importId }, run);
    return (await test.current.as(as).get(`${path}/${importId}`)).json<TaskImport>();
  }

  return {
    test,
    path,
    get company() {
      return company;
    },
    member: () => test.current.as(company.member),
    send,
    preview,
    work,
    /** Imports a file to its end. */
    async run(name: string, content: string | Buffer, choices: ImportChoices = {}): Promise<TaskImport> {
      const { id } = await preview(name, content);
      const started = await test.current.as(company.member).post(`${path}/${id}/start`, choices);
      expect(started.statusCode, started.payload).toBe(202);
      return work('tasks.import', id);
    },
    async board() {
      const { data } = (await test.current.as(company.member).get('/api/v1/tasks')).json();
      return data as Task[];
    },
  };
}
