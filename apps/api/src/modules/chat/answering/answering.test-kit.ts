import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { postForm } from '@/test/form';
import { startTestApp, type TestApp, type TestCompany, type TestUser } from '@/test/test-app';
import { useModel } from './model.test-kit';

/** Two processes on one database, both with the model server, and a company with a question for each test. */
export async function useAnswering() {
  const model = await useModel();
  let one: TestApp;
  let two: TestApp;
  let company: TestCompany;
  let messageId: string;
  beforeAll(async () => {
    one = await startTestApp(model.env);
    two = await startTestApp(model.env, one);
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });
  beforeEach(async () => {
    company = await one.addCompany();
    messageId = crypto.randomUUID();
  });

  const list = async (taskId?: string): Promise<ChatMessage[]> => {
    const query = taskId ? `?taskId=${taskId}` : '';
    return (await one.as(company.member).get(`/api/v1/chat/messages${query}`)).json().data;
  };
  const answer = (app: TestApp, verb: 'stop' | 'again', user: TestUser) =>
    app.as(user).post(`/api/v1/chat/messages/${messageId}/answer/${verb}`);
  return {
    model,
    get one() {
      return one;
    },
    get two() {
      return two;
    },
    get company() {
      return company;
    },
    get messageId() {
      return messageId;
    },
    /** The member asks what it costs. */
    ask: (app = one, extra: Record<string, string> = {}, accept = 'application/json') =>
      postForm(
        app,
        company.member,
        '/api/v1/chat/new-message',
        { message: 'What does it cost?', messageId, ...extra },
        [],
        { accept },
      ),
    list,
    contents: async (taskId?: string) => (await list(taskId)).map(({ content }) => content),
    answering: async (taskId?: string) => (await list(taskId))[0]?.answering,
    addTask: async (): Promise<string> =>
      (await one.as(company.member).post('/api/v1/tasks', { title: 'Flyers' })).json().id,
    stop: (app = one, user = company.member) => answer(app, 'stop', user),
    again: (app = one, user = company.member) => answer(app, 'again', user),
  };
}

/** The form of a message whose answer nobody waits for. */
export const unawaited = { isAwaited: 'false' };
