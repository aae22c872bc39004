import { describe, expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { creation, deletion, edit, statesOf, useSuggestions } from './suggestions.test-kit';

const scene = useSuggestions();
const { as, add, read, decide, answered, offer } = scene;
const verbs = ['apply', 'undo', 'dismiss'] as const;

/** A role with pairs of tasks, beside those of conversations. */
async function somebodyWho(...actions: ('create' | 'read' | 'update' | 'delete')[]) {
  const role = await scene.app.addRole(scene.company.id, `Those who ${actions.join(' ')}`, [
    ...actions.map((action) => ({ action, resource: 'actions' as const })),
    ...(['read', 'create'] as const).map((action) => ({ action, resource: 'chat' as const })),
  ]);
  return scene.app.addUser(scene.company.id, role);
}

describe('who lost sight of the ticket since they asked', () => {
  test('neither decides there nor reads what was offered', async () => {
    const task = await add('Order chairs');
    const suggestion = await offer([edit(task, { title: task.title }, { title: 'Order 20 chairs' })], task);
    const { prisma } = scene.app.db;
    const { id: organizationId, admin } = scene.company;
    const closed = { createdById: admin.id, visibility: 'people' };
    const originAudioId = await addMeeting(prisma, organizationId, closed);
    await prisma.task.update({
      where: { organizationId_id: { organizationId, id: task.id } },
      data: { status: 'on-approval', column: 'pending', originAudioId, originStartMs: 0 },
    });
    for (const verb of verbs) expect((await decide(verb, suggestion)).statusCode).toBe(404);
    await prisma.audio.updateMany({ where: { id: originAudioId }, data: { visibility: 'company' } });
    expect(statesOf(await answered('apply', suggestion))).toEqual(['applied']);
  });

  test('because their role reads no tasks any more', async () => {
    const editor = await somebodyWho('update', 'read');
    const task = await add('Order chairs');
    const suggestion = await offer([edit(task, { endDate: null }, { endDate: '2027-03-01' })], task, editor);
    const { roleId } = await scene.app.db.prisma.user.findFirstOrThrow({ where: { id: editor.id } });
    const permissions = [
      { action: 'update', resource: 'actions' },
      ...['read', 'create'].map((action) => ({ action, resource: 'chat' })),
    ];
    await as(scene.company.admin).patch(`/api/v1/roles/${roleId}`, { permissions });
    // A session that was just used is believed until the server has heard that the role changed.
    await expect.poll(async () => (await as(editor).get(`/api/v1/tasks/${task.id}`)).statusCode).toBe(403);
    for (const verb of verbs) {
      const { statusCode, payload } = await decide(verb, suggestion, {}, editor);
      expect(statusCode).toBe(404);
      expect(payload).not.toContain('2027-03-01');
    }
    expect((await read(task)).endDate).toBeNull();
  });

  test('but not who deleted it by what was offered there: that can be taken back', async () => {
    const task = await add('Order chairs');
    const suggestion = await offer([deletion(task)], task);
    expect(statesOf(await answered('apply', suggestion))).toEqual(['applied']);
    expect(statesOf(await answered('undo', suggestion))).toEqual(['open']);
    expect((await read(task)).title).toBe('Order chairs');
  });
});

test('a new task is taken back by who may delete, and by nobody else', async () => {
  const maker = await somebodyWho('create', 'read', 'update');
  const suggestion = await offer([creation('Buy brushes')], null, maker);
  expect((await decide('apply', suggestion, {}, maker)).statusCode).toBe(200);
  const refused = await decide('undo', suggestion, {}, maker);
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    expect.stringContaining('delete actions'),
  ]);
  const made = `/api/v1/tasks/${suggestion.changes[0]?.taskId}`;
  expect((await as(scene.me).get(made)).statusCode).toBe(200);
});
