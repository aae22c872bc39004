import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { beforeEach, expect, test } from 'vitest';
import { Asking } from '@/modules/retrieval/retrieval.test-kit';
import { postForm } from '@/test/form';
import { useTestApp } from '@/test/test-app';

const app = useTestApp();
let asking: Asking;
let taskId: string;

beforeEach(async () => {
  asking = new Asking(app.current, await app.current.addCompany());
  taskId = await asking.task('Order new chairs');
  await asking.task('Berth prices', 'A berth costs forty euros a night.');
  await asking.talk([
    ['Ada', 'We keep the logs for ninety days.'],
    ['Tom', 'The carpenter is cheap, he said so himself.'],
  ]);
});

/** Asks on the ticket; the answer. */
async function ask(message: string): Promise<ChatMessage | undefined> {
  const { member } = asking.company;
  await postForm(app.current, member, '/api/v1/chat/new-message', { message, taskId });
  const { data } = (await app.current.as(member).get(`/api/v1/chat/messages?taskId=${taskId}`)).json();
  return data.at(-1);
}

test.each([
  ['How long do we keep the logs?', 'ninety days'],
  ['is the carpenter cheap', 'carpenter is cheap'],
  ['berth cost?', 'forty euros'],
])(
  'what is asked on a ticket about something else is answered from where it was said: %s',
  async (message, words) => {
    const answer = await ask(message);
    expect(answer?.content).toContain(words);
    expect(answer?.citations).not.toEqual([]);
  },
);

test('of what was said nowhere the ticket’s own fields are no answer', async () => {
  const answer = await ask('How long does the paint take to dry?');
  expect(answer?.content).toContain('I found nothing');
  expect(answer?.content).not.toContain('due date');
});

test('what has no words but those of the ticket is asked of the ticket', async () => {
  expect((await ask('are the new chairs late'))?.content).toContain('no due date');
});
