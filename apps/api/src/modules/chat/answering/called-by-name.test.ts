import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { useTestApp } from '@/test/test-app';

const app = useTestApp();

test.each([
  'how many things are late?',
  'the flour came, close it',
  'the lease can wait, the 15th of December will do nicely',
  'which jobs has nobody picked up so far?',
])('the name that calls the assistant changes nothing of what is said: %s', async (message) => {
  const { admin } = await app.current.addCompany();
  const as = app.current.as(admin);
  const add = async (title: string, more: object = {}) =>
    (await as.post('/api/v1/tasks', { title, ...more })).json().id as string;
  const taskId = await add('Repair the oven', { userId: admin.id, endDate: '2020-03-04' });
  await add('Order the winter flour', { endDate: '2020-03-05' });
  await add('Sign the lease of the new shop');
  const answer = async (text: string) => {
    await postForm(app.current, admin, '/api/v1/chat/new-message', { message: text, taskId });
    const { data } = (await as.get(`/api/v1/chat/messages?taskId=${taskId}`)).json<{ data: ChatMessage[] }>();
    const { content, proposal } = data.at(-1) as ChatMessage;
    return { content, changes: proposal?.changes.map(({ id: _, ...change }) => change) };
  };
  const plain = await answer(message);
  expect(await answer(`@Tavla, ${message}`)).toEqual(plain);
  expect(await answer(`${message.replace(/\?$/, '')} @Tavla`)).toEqual(plain);
});
