import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { Asking } from '@/modules/retrieval/retrieval.test-kit';
import { countQueries } from '@/test/count-queries';
import { postForm } from '@/test/form';
import { calls, refuses, says, useModelServer } from '@/test/models/model-server';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const model = await useModelServer();
const app = useTestApp({
  ...{ ASSISTANT_ENGINE: 'openai', OPENAI_API_KEY: 'none', OPENAI_BASE_URL: model.url },
});
let company: TestCompany;
let me: TestUser;
let here: Asking;
beforeEach(async () => {
  company = await app.current.addCompany();
  me = company.member;
  here = new Asking(app.current, company);
});

async function ask(message: string, taskId?: string, who = me): Promise<ChatMessage> {
  const fields = { message, ...(taskId !== undefined && { taskId }) };
  const { statusCode, body } = await postForm(app.current, who, '/api/v1/chat/new-message', fields);
  expect(statusCode, body).toBe(200);
  const query = taskId === undefined ? '' : `?taskId=${taskId}`;
  const list = await app.current.as(who).get(`/api/v1/chat/messages${query}`);
  const last = list.json<{ data: ChatMessage[] }>().data.at(-1);
  if (last?.author !== 'assistant') throw new Error('no answer');
  return last;
}
/** What the model was sent, of a request. */
const sent = (nth: number) => model.asked[nth]?.body.messages ?? [];
const dataOf = (nth: number) => JSON.parse(sent(nth)[1]?.content ?? '{}');
const givenBy = (nth: number) =>
  sent(nth).flatMap(({ role, content }) => (role === 'tool' ? [JSON.parse(content)] : []));
const toolNames = (nth: number) => model.asked[nth]?.body.tools?.map((tool) => tool.function?.name) ?? [];

describe('what a model says', () => {
  test('rests on what was looked up before, cited by its marks', async () => {
    await here.task('Paint the boats', 'In blue, by Friday.');
    model.answers = [says('They become blue [t1], and float [t9].')];
    const { content, citations } = await ask('What colour do the boats get?');
    expect(dataOf(0).known).toMatchObject([{ mark: 't1', kind: 'task', where: 'Paint the boats' }]);
    expect(content).toBe('They become blue, and float.');
    expect(citations).toMatchObject([{ kind: 'task', title: 'Paint the boats' }]);
  });

  test('is marked where nothing that it was given bears it', async () => {
    model.answers = [says('Paris, I think [t1].')];
    const { content, citations } = await ask('Which town is it, then?');
    expect(content).toMatch(/^Paris, I think\.\n\nNothing in the tasks, meetings, messages and files/);
    expect(citations).toEqual([]);
    model.answers = [says('París.')];
    expect((await ask('¿Y qué ciudad es?')).content).toContain('respalda esta respuesta');
  });

  test('asks once who and what the company has, whoever reads the message', async () => {
    model.answers = [says('Blue.')];
    const gathered = await countQueries(() => ask('What colour do the boats get?'), /g \(tag\)/);
    expect(gathered).toBe(1);
  });

  test('rests on nothing that was only wished for', async () => {
    const taskId = await here.task('Paint the boats');
    for (const content of ['Move the boats to Friday', 'The boats cost twelve euros.'])
      await here.message(content, { taskId });
    model.answers = [calls(['read_task', { task: 't1' }]), says('Twelve [c1].')];
    await ask('What do the boats cost?', taskId);
    const told = JSON.stringify([dataOf(0).known, givenBy(1)]);
    expect(told).toContain('twelve euros');
    expect(told).not.toContain('Friday');
  });

  test('is the same as streamed', async () => {
    await here.task('Paint the boats');
    model.answers = [says('They become blue [t1] and green [t1].')];
    const { body } = await postForm(
      app.current,
      me,
      '/api/v1/chat/new-message',
      { message: 'What colour do the boats get?' },
      [],
      { accept: 'text/event-stream' },
    );
    const lines = body
      .split('\n')
      .flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []));
    const whole = lines.map(({ delta = '' }) => delta).join('');
    expect(whole).toBe('They become blue and green.');
    expect(lines.at(-1)).toEqual({ answer: whole });
    // Pieces that come within a moment are told as one: the first, at least, is there before the rest.
    expect(lines.length).toBeGreaterThan(2);
  });
});

describe('what a model looks up', () => {
  test('tells nothing of people and departments to who may not see them', async () => {
    const role = await app.current.addRole(company.id, 'Tasks alone', [
      { action: 'read', resource: 'actions' },
      ...(['read', 'create'] as const).map((action) => ({ action, resource: 'chat' as const })),
    ]);
    await here.task('Paint the boats');
    model.answers = [
      calls(['count_tasks', { by: 'department' }], ['count_tasks', { by: 'assignee' }], ['people', {}]),
      says('I may not tell.'),
    ];
    await ask('Which department has the most?', undefined, await app.current.addUser(company.id, role));
    for (const given of givenBy(1)) expect(JSON.stringify(given)).toContain('does not allow them to see');
  });

  test('is counted by the database, and read by its marks', async () => {
    for (let nth = 0; nth < 25; nth += 1) await here.task(`Boat ${nth}`, `Plank ${nth}`);
    model.answers = [
      calls(['list_tasks', { about: 'boat' }], ['count_tasks', { by: 'assignee' }], ['people', {}]),
      calls(['read_task', { task: 't1' }], ['people', { name: 'Ada' }], ['list_tasks', { assignee: 'Zoe' }]),
      says('There are 25 boats [t1].'),
    ];
    expect((await ask('How do the boats stand, roughly?')).citations).toHaveLength(1);
    const [list, counts, people] = givenBy(1);
    expect([list.total, list.tasks.length]).toEqual([25, 20]);
    expect(counts.counts).toEqual([]);
    expect(people.people.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Ada Admin',
      'Mia Member',
    ]);
    const [task, ada, nobody] = givenBy(2).slice(3);
    expect(task.description).toMatch(/^Plank/);
    expect(ada).toMatchObject({ name: 'Ada Admin', inProgress: { total: 0 } });
    expect(nobody.error).toContain('Nobody is called Zoe');
  });

  test('of a meeting leads to its second, and of a file to the file', async () => {
    const audioId = await here.talk([['Ada Admin', 'The boats leak.'], 'We mend them on Monday.']);
    const taskId = await here.task('Mend the boats');
    const fileId = await here.file(
      'offer.txt',
      `${'x'.repeat(6_000)} tar costs 40`,
      await here.message('See.', { taskId }),
    );
    model.answers = [
      calls(
        ['read_meeting', { from_second: 0 }],
        ['read_meeting', { meeting: 'm1', from_second: 1 }],
        ['read_file', { file: 'f1', from: 5_990 }],
        ['read_file', { file: 'f7' }],
      ),
      says('They leak [m1]; tar costs 40 [f1].'),
    ];
    const { citations } = await ask('What about the boats and the tar, then?', taskId);
    expect(citations).toMatchObject([
      { kind: 'meeting', id: audioId, startMs: 0 },
      { kind: 'file', id: fileId },
    ]);
    const [talk, , file, none] = givenBy(1);
    expect(talk.lines[0].text).toContain('leak');
    expect(file).toMatchObject({ text: expect.stringContaining('tar costs 40'), next: null });
    expect(none.error).toContain('f7');
  });

  test('is what the person may see, and on a ticket what everybody may', async () => {
    const audioId = await here.talk(['The ostrich is sold.'], {
      createdById: me.id,
      visibility: 'people',
      name: 'Zoo',
    });
    await here.proposal('Feed the ostrich', audioId);
    const taskId = await here.task('Look after the animals');
    const look = calls(
      ['search', { query: 'ostrich', where: 'everywhere' }],
      ['list_tasks', { about: 'ostrich' }],
      ['read_meeting', {}],
    );
    const asked = async (who: TestUser, on?: string) => {
      model.asked = [];
      model.answers = [look, says('So.')];
      await ask('And the ostrich, what of it?', on, who);
      return JSON.stringify([dataOf(0).known, givenBy(1)]);
    };
    expect(await asked(me)).toContain('The ostrich is sold.');
    expect(await asked(me, taskId)).not.toMatch(/is sold|Feed|Zoo/);
    expect(await asked(company.admin)).not.toMatch(/is sold|Feed|Zoo/);
  });

  test('ends with its budget, which is said', async () => {
    model.answers = [calls(['search', { query: 'boats' }])];
    expect((await ask('What about the boats, then?')).content).toMatch(/^I stopped there/);
    expect(model.asked).toHaveLength(6);
  });
});

describe('what a model offers', () => {
  const change = (about: object) => ({ kind: 'edit', task: 't1', ...about });

  test('is offered as the rules would, and made when whoever asked says so', async () => {
    const taskId = await here.task('Paint the boats');
    model.answers = [
      calls(['offer_changes', { changes: [change({ assignee: 'Ada Admin', column: 'in-progress' })] }]),
      says('Ada could start [t1].'),
    ];
    const { proposal, content } = await ask('Give it to Ada, and start it unless it is too early', taskId);
    expect(content).toContain('Nothing is changed before you apply');
    expect(proposal?.changes).toMatchObject([
      { kind: 'edit', taskId, before: { userId: null }, after: { userId: company.admin.id } },
      { kind: 'edit', taskId, before: { status: 'todo' }, after: { status: 'in-progress' } },
    ]);
    await app.current.as(me).post(`/api/v1/chat/proposals/${proposal?.id}/apply`, {});
    const task = await app.current.as(me).get(`/api/v1/tasks/${taskId}`);
    expect(task.json().userId).toBe(company.admin.id);
  });

  test('of one task in several steps holds all of them', async () => {
    const taskId = await here.task('Paint the boats');
    const tag = (name: string) => ({ id: newId(), name, category: 'Area', color: 'blue' });
    const tags = [tag('urgent'), tag('finance')];
    await app.current.as(me).post('/api/v1/tasks', { title: 'Other', customField: { tags } });
    const tagged = (name: string) => change({ add_tags: [name] });
    model.answers = [
      calls(['offer_changes', { changes: [tagged('urgent'), tagged('finance')] }]),
      says('Here you are.'),
    ];
    const { proposal } = await ask('I wish for labels here, whichever make sense', taskId);
    expect(proposal?.changes).toMatchObject([
      { kind: 'edit', taskId, before: { tags: [] }, after: { tags } },
    ]);
    await app.current.as(me).post(`/api/v1/chat/proposals/${proposal?.id}/apply`, {
      changeIds: proposal?.changes.map(({ id }) => id),
    });
    const task = await app.current.as(me).get(`/api/v1/tasks/${taskId}`);
    expect(task.json().customField.tags).toEqual(tags);
  });

  test('is told to it once where it is wrong, and then left out', async () => {
    const taskId = await here.task('Paint the boats');
    const wrong = [
      change({ due: 'soon' }),
      change({ task: 't7', due: '2030-01-01' }),
      change({ due: '2030-01-02' }),
    ];
    model.answers = [
      calls(['offer_changes', { changes: wrong }]),
      calls(['offer_changes', { changes: [change({ due: 'later' })] }]),
      says('Here you are.'),
    ];
    const { proposal, content } = await ask('I wish for a due date here, whichever makes sense', taskId);
    expect(givenBy(1)[0]).toMatchObject({
      offered: 1,
      wrong: [/2026-11-30/, /t7/].map((words) => expect.stringMatching(words)),
    });
    expect(givenBy(2)[1].then).toContain('left out');
    expect(proposal?.changes).toMatchObject([{ after: { endDate: '2030-01-02' } }]);
    expect(content).toContain('I left out one change');
  });

  test('is nothing where the message only asks, or the role does not allow it', async () => {
    const taskId = await here.task('Paint the boats');
    model.answers = [says('So.')];
    await ask('Who could paint the boats, and why?', taskId);
    expect(toolNames(0)).not.toContain('offer_changes');
    const reading = [
      { action: 'read', resource: 'actions' },
      { action: 'read', resource: 'chat' },
      { action: 'create', resource: 'chat' },
    ] as const;
    const role = await app.current.addRole(company.id, 'Readers', reading);
    model.asked = [];
    await ask('Give it to whoever has time', taskId, await app.current.addUser(company.id, role));
    expect(toolNames(0)).not.toContain('offer_changes');
  });
});

// The last one: the process remembers for a while what the server refuses.
test('where a server takes no tools, what was looked up before is enough', async () => {
  await here.task('Paint the boats', 'In blue.');
  model.answers = [
    (response, asked) => {
      const refused = refuses(400, { error: { message: 'gemma does not support tools' } });
      (asked.body.tools ? refused : says('Blue [t1].'))(response, asked);
    },
  ];
  const { content, citations } = await ask('What colour do the boats get?');
  expect([content, citations.length]).toEqual(['Blue.', 1]);
});
