import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { postForm } from '@/test/form';
import type { TestApp, TestUser } from '@/test/test-app';

/** Asks in one's own conversation; the answer. */
export async function askOwn(app: TestApp, me: TestUser, message: string): Promise<ChatMessage> {
  await postForm(app, me, '/api/v1/chat/new-message', { message });
  const { data } = (await app.as(me).get('/api/v1/chat/messages')).json<{ data: ChatMessage[] }>();
  const last = data.at(-1);
  if (last?.author !== 'assistant') throw new Error('no answer');
  return last;
}
