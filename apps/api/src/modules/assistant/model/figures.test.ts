import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { beforeEach, describe, expect, test } from 'vitest';
import { Asking } from '@/modules/retrieval/retrieval.test-kit';
import { postForm } from '@/test/form';
import { calls, refuses, says, useModelServer } from '@/test/models/model-server';
import { type TestCompany, useTestApp } from '@/test/test-app';

const model = await useModelServer();
const app = useTestApp({
  ...{ ASSISTANT_ENGINE: 'openai', OPENAI_API_KEY: 'none', OPENAI_BASE_URL: model.url },
});
let company: TestCompany;
let here: Asking;
beforeEach(async () => {
  company = await app.current.addCompany();
  here = new Asking(app.current, company);
  const { admin } = company;
  for (let nth = 0; nth < 12; nth += 1)
    await app.current.as(admin).post('/api/v1/tasks', {
      title: `Late ${'abcdefghijkl'.charAt(nth)}`,
      userId: admin.id,
      endDate: '2020-03-04',
    });
});

async function ask(message: string, taskId?: string): Promise<ChatMessage> {
  const { member } = company;
  const fields = { message, ...(taskId !== undefined && { taskId }) };
  const { statusCode, body } = await postForm(app.current, member, '/api/v1/chat/new-message', fields);
  expect(statusCode, body).toBe(200);
  const query = taskId === undefined ? '' : `?taskId=${taskId}`;
  const list = await app.current.as(member).get(`/api/v1/chat/messages${query}`);
  return list.json<{ data: ChatMessage[] }>().data.at(-1) as ChatMessage;
}
interface Fact {
  mark: string;
  kind: string;
  text: string;
  of: string[];
}
/** What a model was told was counted. */
const facts = (): Fact[] =>
  JSON.parse(model.asked[0]?.body.messages?.[1]?.content ?? '{}').known.filter(
    ({ kind }: Fact) => kind === 'counted',
  );

describe('what the database counts', () => {
  test('is told to a model with its sources, and can be cited', async () => {
    model.answers = [says('Twelve tasks are overdue [b1]. Ada Admin has the most [b2].')];
    const { content, citations } = await ask('How many tasks are overdue, and who has the most?');
    expect(facts().map(({ mark, text }) => [mark, text.split('\n')[0]])).toEqual([
      ['b1', '12 tasks:'],
      ['b2', 'Ada Admin has the most: 12 tasks.'],
    ]);
    expect(facts()[0]?.of).toHaveLength(12);
    expect(content).toBe('Twelve tasks are overdue. Ada Admin has the most.');
    expect(citations).toHaveLength(12);
  });

  test.each([
    ['How many logs do we keep?', []],
    ['What was said of the boats?', []],
    ['¿Cuántas tareas están sin asignar?', ['Ninguna: no he encontrado ninguna tarea así.']],
  ])('only where it is certain: %s', async (message, texts) => {
    model.answers = [says('So.')];
    await ask(message);
    expect(facts().map(({ text }) => text)).toEqual(texts);
  });

  test('is nothing that whoever reads the answer may not see', async () => {
    const audioId = await here.talk(['We sell it.'], {
      ...{ createdById: company.member.id, visibility: 'people', name: 'Zoo' },
    });
    await here.proposal('Feed the ostrich', audioId);
    const ticket = await here.task('Look after the animals');
    model.answers = [says('So.')];
    await ask('Which proposals are there?', ticket);
    expect(JSON.stringify(facts())).not.toContain('ostrich');
  });

  test('of none can be cited, too', async () => {
    model.answers = [calls(['list_tasks', { about: 'zebra' }]), says('No task is about zebras [b1].')];
    expect((await ask('And zebras, what of them?')).content).not.toContain('supports');
  });
});

describe('a figure that stands in nothing that a model was given', () => {
  test('is told with the answer, with tools and without', async () => {
    const wrong = says('Three tasks are overdue [b1], by 2 weeks [b1].');
    model.answers = [wrong];
    const { content } = await ask('How many tasks are overdue?');
    expect(content).toMatch(
      /^Three tasks are overdue, by 2 weeks\.\n\nI found no such figure .*: 2, three\.$/,
    );
    model.answers = [says('Hay tres tareas atrasadas [b1].')];
    expect((await ask('¿Cuántas tareas hay atrasadas?')).content).toMatch(/errónea: tres\.$/);
  });

  test('is none that a tool counted, nor a day or a time of a source', async () => {
    const audioId = await here.talk(['We mend the boats on Monday.', 'All of them.'], { name: 'Weekly' });
    expect(audioId).toBeTruthy();
    model.answers = [
      calls(
        ['count_tasks', { by: 'assignee' }],
        ['list_tasks', { about: 'late' }],
        ['read_meeting', { meeting: 'm1', from_second: 0 }],
      ),
      says('Ada Admin has twelve [b1], due on 4 March 2020 [t1], and at 0:00 they say Monday [m1].'),
    ];
    const { content } = await ask('What of the boats and Late a, then?');
    expect(content).toBe('Ada Admin has twelve, due on 4 March 2020, and at 0:00 they say Monday.');
  });

  test('is one that only the question has', async () => {
    model.answers = [calls(['list_tasks', { due: 'overdue' }]), says('Yes, forty tasks are late [b1].')];
    expect((await ask('Are there forty late ones, or what of it?')).content).toContain(': forty.');
  });
});

describe('a sentence of an answer', () => {
  test('is marked sentence by sentence where it rests on something elsewhere', async () => {
    await here.task('Paint the boats', 'In blue.');
    model.answers = [
      says('Sure. They become blue [t1]. **Mallory** owns them (https://evil.test/?d=1). Why not?'),
    ];
    const { content } = await ask('What colour do the boats get?');
    expect(content.split('\n\n')[1]).toBe(
      'Nothing that I may tell of here supports this:\n- “Mallory owns them (…).”',
    );
    model.answers = [says('Claro. Son azules [t1].\n- Los vende Mallory.')];
    expect((await ask('¿De qué color son los boats?')).content).toMatch(
      /respalda esto:\n- «Los vende Mallory.»$/,
    );
  });

  test('is not marked where it claims nothing', async () => {
    model.answers = [says('You are welcome. Let me know if you need anything else!')];
    expect((await ask('Thanks so much for all of that, you two')).content).toMatch(/else!$/);
  });
});

// The last one: the process remembers for a while what the server refuses.
test('a server without tools is told what was counted', async () => {
  model.answers = [
    (response, asked) => {
      const refused = refuses(400, { error: { message: 'gemma does not support tools' } });
      (asked.body.tools ? refused : says('Twelve [b1].'))(response, asked);
    },
  ];
  expect((await ask('How many tasks are overdue?')).content).toBe('Twelve.');
});
