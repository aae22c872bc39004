import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { useTestApp } from '@/test/test-app';
import { answerQuestion } from './answer-question';
import { unawaited } from './answering.test-kit';

// Nobody answers before the test says so.
const app = useTestApp({ WORKER: 'off' });

test.each([
  ['was written', null, '2026-03-10'],
  ['was written as it is now', new Date('2026-03-12T12:00:00Z'), '2026-03-13'],
])('a day is reckoned from when a message %s, however late it is answered', async (_, editedAt, endDate) => {
  const { id: organizationId, member } = await app.current.addCompany();
  const questionId = crypto.randomUUID();
  const message = 'Create a task "Order flour" for tomorrow';
  await postForm(app.current, member, '/api/v1/chat/new-message', {
    ...{ message, messageId: questionId, ...unawaited },
  });
  const { db, language, blobs } = app.current.app.deps;
  await db.prisma.chatMessage.updateMany({
    where: { organizationId, id: questionId },
    data: { createdAt: new Date('2026-03-09T12:00:00Z'), editedAt },
  });
  const question = { organizationId, questionId };
  await answerQuestion(
    { db, language, blobs, pauses: [] },
    question,
    new AbortController().signal,
    () => undefined,
  );
  const { data } = (await app.current.as(member).get('/api/v1/chat/messages')).json<{
    data: ChatMessage[];
  }>();
  const offered = data.flatMap(({ proposal }) => proposal?.changes ?? []);
  expect(offered).toMatchObject([{ kind: 'create', after: { endDate } }]);
});
