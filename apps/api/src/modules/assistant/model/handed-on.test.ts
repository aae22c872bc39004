import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { beforeEach, describe, expect, test } from 'vitest';
import { Asking } from '@/modules/retrieval/retrieval.test-kit';
import { postForm } from '@/test/form';
import { calls, says, useModelServer } from '@/test/models/model-server';
import { type TestCompany, useTestApp } from '@/test/test-app';

const model = await useModelServer();
const app = useTestApp({
  ...{ ASSISTANT_ENGINE: 'openai', OPENAI_API_KEY: 'none', OPENAI_BASE_URL: model.url },
});
let company: TestCompany;
let ticket: string;
beforeEach(async () => {
  company = await app.current.addCompany();
  ticket = await new Asking(app.current, company).task('Paint the boats');
});

async function ask(message: string): Promise<ChatMessage> {
  const { member } = company;
  const fields = { message, taskId: ticket };
  const { statusCode, body } = await postForm(app.current, member, '/api/v1/chat/new-message', fields);
  expect(statusCode, body).toBe(200);
  const list = await app.current.as(member).get(`/api/v1/chat/messages?taskId=${ticket}`);
  const last = list.json<{ data: ChatMessage[] }>().data.at(-1);
  if (last?.author !== 'assistant') throw new Error('no answer');
  return last;
}

describe('a wish of which rules can make nothing', () => {
  test.each([
    'Split this into three tasks',
    'Draft a description',
    'Put it in review',
    'Assign it to Zebulon',
    'Find duplicates and merge them',
    'Find duplicates',
    'Make the deadline a bit later',
    'Write something friendly to the team',
    'Divide esto en tres tareas',
    'Redacta una descripción',
    'Asígnala a Zebulón',
    'Move the flux capacitor to done',
  ])('is for the model: %s', async (message) => {
    model.answers = [says('The model answers [t1].')];
    expect((await ask(message)).content).toBe('The model answers.');
  });

  test('comes with what the model offers', async () => {
    const made = (title: string) => ({ kind: 'create', title });
    model.answers = [
      calls(['offer_changes', { changes: ['Sand them', 'Buy paint', 'Paint them'].map(made) }]),
      says('Three parts of it [t1].'),
    ];
    const { proposal, content } = await ask('Split this into three tasks');
    expect(content).toContain('Tick what you mean');
    expect(proposal?.changes.map(({ kind, title, isGuess }) => [kind, title, isGuess])).toEqual([
      ['create', 'Sand them', true],
      ['create', 'Buy paint', true],
      ['create', 'Paint them', true],
    ]);
  });
});

describe('what rules know for sure is no question for a model', () => {
  beforeEach(async () => {
    for (const lastName of ['Baker', 'Brown'])
      await app.current.addUser(company.id, company.roles.user, { firstName: 'Priya', lastName });
    const { id } = await app.current.addUser(company.id, company.roles.user, { firstName: 'Quentin' });
    await app.current.db.prisma.user.updateMany({ where: { id }, data: { blocked: true } });
    model.answers = [says('The model answers [t1].')];
  });

  test.each([
    ['Assign it to Priya', 'More than one'],
    ['Assign it to Quentin', 'is inactive'],
    ['Move it to To Do', 'it is so already'],
  ])('%s', async (message, words) => expect((await ask(message)).content).toContain(words));
});
