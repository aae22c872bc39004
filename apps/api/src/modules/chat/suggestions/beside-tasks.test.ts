import type { ChatMessage } from '@tavla/shared/contracts/chat';
import type { Task } from '@tavla/shared/contracts/tasks';
import { describe, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { addMeeting } from '@/test/rows/add-meeting';
import { comment, edit, reminder, statesOf, useSuggestions } from './suggestions.test-kit';

const scene = useSuggestions();
const { as, add, answered, offer } = scene;
const day = '2999-01-01';

const messages = async ({ id }: Task) =>
  (await as(scene.me).get(`/api/v1/chat/messages?taskId=${id}`)).json<{ data: ChatMessage[] }>().data;

describe('a reminder is not said to be set', () => {
  test('for who was blocked or deleted since it was offered; the rest is done', async () => {
    const { company, app } = scene;
    const [blocked, deleted] = [
      await app.addUser(company.id, company.roles.user),
      await app.addUser(company.id, company.roles.user),
    ];
    const task = await add('Order chairs');
    const suggestion = await offer([
      reminder(task, blocked.id, day),
      reminder(task, deleted.id, day),
      reminder(task, scene.me.id, day),
      edit(task, { status: 'todo' }, { status: 'done' }),
    ]);
    await as(company.admin).patch(`/api/v1/users/${blocked.id}`, { blocked: true });
    expect((await as(company.admin).delete(`/api/v1/users/${deleted.id}`)).statusCode).toBe(204);
    expect(statesOf(await answered('apply', suggestion))).toEqual([
      ...['overtaken', 'overtaken', 'applied', 'applied'],
    ]);
  });

  test('for who may not see its task', async () => {
    const { company, app } = scene;
    const task = await add('Order chairs');
    const suggestion = await offer([reminder(task, company.admin.id, day), reminder(task, scene.me.id, day)]);
    const closed = { createdById: scene.me.id, visibility: 'people' };
    const originAudioId = await addMeeting(app.db.prisma, company.id, closed);
    await app.db.prisma.task.update({
      where: { organizationId_id: { organizationId: company.id, id: task.id } },
      data: { status: 'on-approval', column: 'pending', originAudioId, originStartMs: 0 },
    });
    expect(statesOf(await answered('apply', suggestion))).toEqual(['overtaken', 'applied']);
  });
});

describe('a comment that was made so', () => {
  test('stays when its author has changed it: their words are nowhere else', async () => {
    const task = await add('Order chairs');
    const suggestion = await offer([comment(task, 'They come on Friday')]);
    const [made] = (await answered('apply', suggestion)).changes;
    await as(scene.me).patch(`/api/v1/chat/messages/${made?.id}`, {
      content: 'They come on Monday, at nine',
    });
    expect(statesOf(await answered('undo', suggestion))).toEqual(['applied']);
    expect((await messages(task)).map(({ content }) => content)).toEqual(['They come on Monday, at nine']);
  });

  test('is taken back though it is deleted already, and who quotes it is told', async () => {
    const task = await add('Order chairs');
    const suggestion = await offer([comment(task, 'They come on Friday'), comment(task, 'By lorry')]);
    const [first, second] = (await answered('apply', suggestion)).changes;
    const quoting = { message: 'When?', taskId: task.id, isComment: 'true', quotedId: second?.id ?? '' };
    await postForm(scene.app, scene.company.admin, '/api/v1/chat/new-message', quoting);
    await as(scene.me).delete(`/api/v1/chat/messages/${first?.id}`);
    expect(statesOf(await answered('undo', suggestion))).toEqual(['open', 'open']);
    const { rows } = await scene.app.db.pool.query(
      `select data->'quote'->'excerpt' as excerpt from event
       where "organizationId" = $1 and resource = 'chat' and action = 'update' and data->>'content' = 'When?'`,
      [scene.company.id],
    );
    expect(rows).toEqual([{ excerpt: null }]);
  });

  test('reaches whom it mentions as if it had been typed, until it is taken back', async () => {
    const { company } = scene;
    const task = await add('Order chairs');
    const suggestion = await offer([comment(task, 'Can you call them, @Ada Admin?')]);
    const waits = async () => (await as(company.admin).get('/api/v1/inbox')).json();
    await answered('apply', suggestion);
    expect((await messages(task))[0]?.mentions).toEqual([{ userId: company.admin.id, at: 19, length: 10 }]);
    expect(await waits()).toMatchObject({ unread: 1, data: [{ kind: 'mention', taskId: task.id }] });
    await answered('undo', suggestion);
    expect(await waits()).toEqual({ unread: 0, data: [] });
    const { rows } = await scene.app.db.pool.query(
      `select action from event where "organizationId" = $1 and resource = 'inbox' order by seq`,
      [company.id],
    );
    expect(rows).toEqual([{ action: 'create' }, { action: 'delete' }]);
  });
});
