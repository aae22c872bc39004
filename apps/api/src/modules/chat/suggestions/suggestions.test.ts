import type { Suggestion } from '@tavla/shared/chat/answers';
import type { ChatMessage } from '@tavla/shared/contracts/chat';
import type { Task } from '@tavla/shared/contracts/tasks';
import { v7 as newId } from 'uuid';
import { describe, expect, test } from 'vitest';
import { reminderHandlers } from '@/modules/inbox/remind';
import { updateQuotes } from '@/modules/tasks/write/many-tasks.repo';
import type { TestUser } from '@/test/test-app';
import {
  comment,
  creation,
  deletion,
  edit,
  reminder,
  statesOf,
  useSuggestions,
} from './suggestions.test-kit';

const scene = useSuggestions();
const { as, add, read, patch, decide, answered, offer } = scene;

describe('what the assistant offers', () => {
  test('is made when whoever asked says so, all at once, and is taken back', async () => {
    const [first, second] = [await add('Order chairs'), await add('Paint the hall')];
    const suggestion = await offer([
      edit(first, { userId: null }, { userId: scene.company.admin.id }),
      edit(first, { status: 'todo' }, { status: 'in-progress' }),
      creation('Buy brushes'),
      deletion(second),
    ]);
    expect([suggestion.state, (await read(first)).userId]).toEqual(['open', null]);
    const applied = await answered('apply', suggestion);
    expect([applied.state, ...statesOf(applied)]).toEqual(['applied', ...Array(4).fill('applied')]);
    const changed = await read(first);
    expect(applied.changes.slice(0, 2).map(({ version }) => version)).toEqual(Array(2).fill(changed.version));
    expect(changed).toMatchObject({
      userId: scene.company.admin.id,
      currentStatus: { status: 'in-progress' },
    });
    const made = applied.changes[2]?.taskId;
    expect((await as(scene.me).get(`/api/v1/tasks/${made}`)).json()).toMatchObject({ title: 'Buy brushes' });
    expect((await as(scene.me).get(`/api/v1/tasks/${second.id}`)).statusCode).toBe(404);

    const back = await answered('undo', suggestion);
    expect([back.state, ...statesOf(back)]).toEqual(['open', ...Array(4).fill('open')]);
    const { userId, currentStatus, position } = await read(first);
    expect([userId, currentStatus.status, position]).toEqual([null, 'todo', first.position]);
    expect((await as(scene.me).get(`/api/v1/tasks/${made}`)).statusCode).toBe(404);
    expect((await read(second)).title).toBe('Paint the hall');

    await answered('apply', suggestion);
    expect((await as(scene.me).get(`/api/v1/tasks/${made}`)).statusCode).toBe(200);
  });

  test('is made in part', async () => {
    const task = await add('Order chairs');
    const suggestion = await offer([
      edit(task, { title: 'Order chairs' }, { title: 'Order 20 chairs' }),
      edit(task, { endDate: null }, { endDate: '2027-03-01' }),
    ]);
    const [, due] = suggestion.changes;
    const applied = await answered('apply', suggestion, [due?.id ?? '']);
    expect([applied.state, ...statesOf(applied)]).toEqual(['open', 'open', 'applied']);
    expect(await read(task)).toMatchObject({ title: 'Order chairs', endDate: '2027-03-01' });
    expect(statesOf(await answered('undo', suggestion))).toEqual(['open', 'open']);
  });

  test('leaves alone what somebody changed meanwhile, and says so', async () => {
    const [moved, gone, free] = [await add('Moved'), await add('Gone'), await add('Free')];
    const suggestion = await offer([
      edit(moved, { status: 'todo' }, { status: 'done' }),
      edit(moved, { endDate: null }, { endDate: '2027-03-01' }),
      edit(gone, { title: 'Gone' }, { title: 'Back' }),
      deletion(free),
      edit(free, { userId: null }, { userId: newId() }),
    ]);
    await patch(moved, { customField: { status: 'in-progress' } });
    await as(scene.me).delete(`/api/v1/tasks/${gone.id}`);
    await patch(free, { title: 'Freed' });
    const applied = await answered('apply', suggestion);
    expect(statesOf(applied)).toEqual(['overtaken', 'applied', 'overtaken', 'overtaken', 'overtaken']);
    expect(await read(moved)).toMatchObject({
      ...{ currentStatus: { status: 'in-progress' }, endDate: '2027-03-01' },
    });
    expect((await read(free)).title).toBe('Freed');

    await patch(moved, { endDate: '2027-04-01' });
    expect(statesOf(await answered('undo', suggestion))[1]).toBe('applied');
    expect((await read(moved)).endDate).toBe('2027-04-01');
  });

  test('leaves deleted what somebody else has deleted since', async () => {
    const task = await add('Order chairs');
    const suggestion = await offer([deletion(task)]);
    await answered('apply', suggestion);
    await as(scene.me).post(`/api/v1/tasks/${task.id}/restore`);
    await as(scene.company.admin).delete(`/api/v1/tasks/${task.id}`);
    expect(statesOf(await answered('undo', suggestion))).toEqual(['applied']);
    expect((await as(scene.me).get(`/api/v1/tasks/${task.id}`)).statusCode).toBe(404);
  });

  test('brings back what the product itself changed in the trash, such as what it quotes', async () => {
    const task = await add('Order chairs');
    const suggestion = await offer([deletion(task)]);
    await answered('apply', suggestion);
    const { prisma } = scene.app.db;
    await updateQuotes(prisma, scene.company.id, [{ id: task.id, quote: 'chairs for all' }]);
    expect(statesOf(await answered('undo', suggestion))).toEqual(['open']);
    expect((await read(task)).title).toBe('Order chairs');
  });

  test('is made once, however many times it is clicked', async () => {
    const task = await add('Order chairs');
    const suggestion = await offer([
      creation('Buy brushes'),
      edit(task, { status: 'todo' }, { status: 'done' }),
    ]);
    const answers = await Promise.all(Array.from({ length: 16 }, () => decide('apply', suggestion)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200));
    const { data } = (await as(scene.me).get('/api/v1/tasks')).json<{ data: Task[] }>();
    expect(data.filter(({ title }) => title === 'Buy brushes')).toHaveLength(1);
    expect((await read(task)).version).toBe(task.version + 1);
  });

  test('is put aside, and not made after that', async () => {
    const suggestion = await offer([creation('Buy brushes')]);
    expect((await answered('dismiss', suggestion)).state).toBe('dismissed');
    expect((await decide('apply', suggestion)).statusCode).toBe(409);
  });
});

test('a comment is written in the name of whoever applies it, once, and taken back', async () => {
  const [task, gone] = [await add('Order chairs'), await add('Gone')];
  const words = 'They come on Friday';
  const suggestion = await offer([comment(task, words), comment(gone, words)]);
  await as(scene.me).delete(`/api/v1/tasks/${gone.id}`);
  const told = async () =>
    (await as(scene.company.admin).get(`/api/v1/chat/messages?taskId=${task.id}`)).json<{
      data: ChatMessage[];
    }>().data;
  await Promise.all([decide('apply', suggestion), decide('apply', suggestion)]);
  expect(await told()).toMatchObject([
    { author: 'user', authorId: scene.me.id, content: 'They come on Friday', isComment: true },
  ]);
  expect(statesOf(await answered('undo', suggestion))).toEqual(['open', 'overtaken']);
  expect(await told()).toEqual([]);
  expect(statesOf(await answered('apply', suggestion))).toEqual(['applied', 'overtaken']);
  expect(await told()).toHaveLength(1);
});

test('a reminder is in the inbox on its day, and not before it', async () => {
  const task = await add('Order chairs');
  const remind = (day: string) => reminder(task, scene.company.admin.id, day, 'They come today');
  const suggestion = await offer([remind('2020-01-01'), remind('2999-01-01')]);
  await Promise.all([decide('apply', suggestion), decide('apply', suggestion)]);
  const waits = async (user: TestUser) => (await as(user).get('/api/v1/inbox')).json();
  const [past] = suggestion.changes;
  expect(await waits(scene.company.admin)).toMatchObject({
    unread: 1,
    data: [
      {
        ...{ id: past?.id, kind: 'reminder', taskId: task.id, taskTitle: 'Order chairs', isRead: false },
        ...{ byId: scene.me.id, byName: 'Mia Member', text: 'They come today' },
      },
    ],
  });
  expect(await waits(scene.me)).toEqual({ unread: 0, data: [] });
  const { rows } = await scene.app.db.pool.query(
    `select run_at::text as at from graphile_worker.jobs where task_identifier = 'inbox.remind' order by run_at`,
  );
  expect(rows.map(({ at }) => at.slice(0, 13))).toEqual(['2020-01-01 08', '2999-01-01 08']);
  const tell = reminderHandlers({ db: scene.app.db })['inbox.remind'];
  for (const { id } of suggestion.changes)
    await tell?.({ organizationId: scene.company.id, id }, undefined as never);
  const told = await scene.app.db.pool.query(
    `select action, data->>'id' as id from event where "organizationId" = $1 and resource = 'inbox'`,
    [scene.company.id],
  );
  expect(told.rows).toEqual([{ action: 'create', id: past?.id }]);
  await as(scene.company.admin).post('/api/v1/inbox/read', { ids: [past?.id] });
  expect((await waits(scene.company.admin)).unread).toBe(0);
  await answered('undo', suggestion);
  expect((await waits(scene.company.admin)).data).toEqual([]);
});

describe('who may decide', () => {
  test('whoever asked, nobody else who reads it, and no stranger', async () => {
    const task = await add('Order chairs');
    const change = edit(task, { status: 'todo' }, { status: 'done' });
    const [shared, own] = [await offer([change], task), await offer([{ ...change, id: newId() }])];
    const other = scene.company.admin;
    const stranger = (await scene.app.addCompany()).admin;
    const codes = async (suggestion: Suggestion, user: TestUser) =>
      Promise.all(
        ['apply', 'undo', 'dismiss'].map(
          async (verb) => (await decide(verb, suggestion, {}, user)).statusCode,
        ),
      );
    expect(await codes(shared, other)).toEqual([404, 404, 404]);
    expect(await codes(own, other)).toEqual([404, 404, 404]);
    expect(await codes(shared, stranger)).toEqual([404, 404, 404]);
    expect((await read(task)).version).toBe(task.version);
  });

  test('only with the permission that each change needs; nothing is made otherwise', async () => {
    const role = await scene.app.addRole(scene.company.id, 'Editors', [
      ...(['read', 'update'] as const).map((action) => ({ action, resource: 'actions' as const })),
      ...(['read', 'create'] as const).map((action) => ({ action, resource: 'chat' as const })),
    ]);
    const editor = await scene.app.addUser(scene.company.id, role);
    const task = await add('Order chairs');
    const rename = edit(task, { title: task.title }, { title: 'Order 20 chairs' });
    for (const other of [creation('Buy brushes'), deletion(task)]) {
      const suggestion = await offer([{ ...rename, id: newId() }, other], null, editor);
      const refused = await decide('apply', suggestion, {}, editor);
      expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringContaining('actions')]);
      expect((await read(task)).title).toBe('Order chairs');
    }
    const suggestion = await offer([{ ...rename, id: newId() }, creation('Buy brushes')], null, editor);
    const body = { changeIds: [suggestion.changes[0]?.id] };
    expect((await decide('apply', suggestion, body, editor)).statusCode).toBe(200);
    expect((await read(task)).title).toBe('Order 20 chairs');
  });
});

test('the audit log says that it was suggested, and everybody on the ticket sees what became of it', async () => {
  const task = await add('Order chairs');
  const suggestion = await offer([edit(task, { status: 'todo' }, { status: 'done' })], task);
  await answered('apply', suggestion);
  await answered('undo', suggestion);
  const { data } = (await as(scene.company.admin).get('/api/v1/audit?action=suggestion')).json();
  const changes = [{ kind: 'edit', taskId: task.id, fields: ['status'] }];
  expect(data).toMatchObject([
    { action: 'suggestion.undo', actorId: scene.me.id },
    { action: 'suggestion.apply', actorId: scene.me.id, details: { suggestedBy: 'assistant', changes } },
  ]);
  const { rows } = await scene.app.db.pool.query(
    `select action, data->'proposal'->>'state' as state, audience from event
     where "organizationId" = $1 and resource = 'chat' order by seq`,
    [scene.company.id],
  );
  expect(rows).toEqual([
    { action: 'create', state: 'open', audience: null },
    { action: 'update', state: 'applied', audience: null },
    { action: 'update', state: 'open', audience: null },
  ]);
});
