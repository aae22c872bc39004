import type { Suggestion, TaskValues } from '@tavla/shared/chat/answers';
import type { ChatMessage } from '@tavla/shared/contracts/chat';
import type { Task } from '@tavla/shared/contracts/tasks';
import { v7 as newId } from 'uuid';
import { beforeEach } from 'vitest';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { addAnswer } from '../add-message';
import type { KeptChange } from './suggestion';

const kept = { state: 'open', position: null } as const;
const of = ({ id, title, version }: Task) => ({ id: newId(), taskId: id, title, version, ...kept });

/** Changes as the assistant suggests them. */
export const edit = (task: Task, before: TaskValues, after: TaskValues): KeptChange => ({
  ...{ kind: 'edit', before, after, ...of(task) },
});
export const creation = (title: string): KeptChange => ({
  ...{ kind: 'create', id: newId(), taskId: newId(), title, before: null, after: { title }, version: 1 },
  ...kept,
});
export const deletion = (task: Task): KeptChange => ({
  ...{ kind: 'delete', before: null, after: null, ...of(task) },
});
export const comment = (task: Task, message: string): KeptChange => ({
  ...{ kind: 'comment', before: null, after: { message }, ...of(task) },
});
export const reminder = (task: Task, userId: string, day: string, text = ''): KeptChange => ({
  ...{ kind: 'remind', before: null, after: { userId, day, text }, ...of(task) },
});

export const guessed = (change: KeptChange): KeptChange => ({ ...change, isGuess: true });

export const statesOf = ({ changes }: Suggestion) => changes.map(({ state }) => state);

/** A company for each test, whose member asks the assistant. */
export function useSuggestions() {
  const app = useTestApp();
  let company: TestCompany;
  beforeEach(async () => {
    company = await app.current.addCompany();
  });
  const as = (user: TestUser) => app.current.as(user);
  const decide = (
    verb: string,
    { id }: Suggestion,
    body: object | undefined = {},
    user: TestUser = company.member,
  ) => as(user).post(`/api/v1/chat/proposals/${id}/${verb}`, verb === 'dismiss' ? undefined : body);
  return {
    get app() {
      return app.current;
    },
    get company() {
      return company;
    },
    get me() {
      return company.member;
    },
    as,
    add: async (title: string, status = 'todo') =>
      (await as(company.member).post('/api/v1/tasks', { title, customField: { status } })).json<Task>(),
    read: async ({ id }: Task) => (await as(company.member).get(`/api/v1/tasks/${id}`)).json<Task>(),
    patch: (task: Task, body: object) => as(company.member).patch(`/api/v1/tasks/${task.id}`, body),
    decide,
    answered: async (verb: string, suggestion: Suggestion, changeIds?: string[]) =>
      (await decide(verb, suggestion, changeIds && { changeIds })).json<Suggestion>(),
    /** What the assistant offers to `asker` in the conversation of a task, or in their own. */
    async offer(
      changes: KeptChange[],
      on: Task | null = null,
      asker: TestUser = company.member,
    ): Promise<Suggestion> {
      const thread = on ? { taskId: on.id } : { taskId: null, threadUserId: asker.id, audioId: null };
      await addAnswer(app.current.db.forCompany(company.id), thread, {
        content: 'Shall I?',
        suggestion: { askerId: asker.id, changes },
      });
      const query = on ? `?taskId=${on.id}` : '';
      const { data } = (await as(asker).get(`/api/v1/chat/messages${query}`)).json<{ data: ChatMessage[] }>();
      const suggestion = data.at(-1)?.proposal;
      if (!suggestion) throw new Error('no suggestion');
      return suggestion;
    },
  };
}
