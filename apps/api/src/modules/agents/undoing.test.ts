import { expect, it } from 'vitest';
import { Asking } from '@/modules/retrieval/retrieval.test-kit';
import { addMeeting } from '@/test/rows/add-meeting';
import { useAgents } from './acting.test-kit';

const scene = useAgents();
const { agentOf, connect, member, addTask, taskOf, sessions, made, undone } = scene;

it('leaves nothing of a task that it made and deleted, in the trash neither', async () => {
  const agent = await agentOf();
  const { changes } = await made(agent, { kind: 'create', title: 'Slip' });
  const id = changes[0]?.taskId ?? '';
  await made(agent, { kind: 'edit', taskId: id, title: 'Slip of the hand' });
  await made(agent, { kind: 'comment', taskId: id, text: 'Never mind' });
  await made(agent, { kind: 'delete', taskId: id });
  expect(await undone(agent)).toMatchObject({ left: 0 });
  expect(await scene.test.db.prisma.task.count({ where: { id } })).toBe(0);
  // One that a person brought back meanwhile is theirs.
  const other = (await made(agent, { kind: 'create', title: 'Kept' })).changes[0]?.taskId ?? '';
  await made(agent, { kind: 'delete', taskId: other });
  await member().post(`/api/v1/tasks/${other}/restore`);
  expect((await undone(agent)).left).toBe(2);
  expect((await taskOf(other)).title).toBe('Kept');
});

it('leaves what others wrote on in the trash, with their words and files', async () => {
  const agent = await agentOf();
  const others = new Asking(scene.test, scene.company);
  const makeAndDelete = async (
    title: string,
    write: (taskId: string, commentId: string) => Promise<unknown>,
  ) => {
    const taskId = (await made(agent, { kind: 'create', title })).changes[0]?.taskId ?? '';
    const said = await made(agent, { kind: 'comment', taskId, text: 'Never mind' });
    await write(taskId, said.changes[0]?.id ?? '');
    await made(agent, { kind: 'delete', taskId });
    return taskId;
  };
  const written = await makeAndDelete('Written on', async (taskId) =>
    others.file('plan.txt', 'The plan.', await others.message('My thoughts', { taskId })),
  );
  const edited = await makeAndDelete('Edited', async (_, id) => {
    const answer = await member().patch(`/api/v1/chat/messages/${id}`, { content: 'Mind it' });
    expect(answer.statusCode).toBe(200);
  });
  const { left, changes } = await undone(agent);
  expect(left).toBe(6);
  expect(new Set(changes.map(({ taskId }) => taskId))).toEqual(new Set([written, edited]));
  expect((await member().post(`/api/v1/tasks/${written}/restore`)).statusCode).toBe(200);
  const { data } = (await member().get(`/api/v1/chat/messages?taskId=${written}`)).json();
  expect(data).toMatchObject([
    { content: 'Never mind' },
    { content: 'My thoughts', attachments: [{ name: 'plan.txt' }] },
  ]);
  expect(await scene.test.db.prisma.task.count({ where: { id: edited } })).toBe(1);
});

it('leaves deleted what somebody else has deleted since', async () => {
  const { id } = await addTask();
  const agent = await agentOf();
  await made(agent, { kind: 'comment', taskId: id, text: 'Not needed' }, { kind: 'delete', taskId: id });
  await member().post(`/api/v1/tasks/${id}/restore`);
  await member().delete(`/api/v1/tasks/${id}`);
  expect(await undone(agent)).toMatchObject({ left: 2 });
  expect((await member().get(`/api/v1/tasks/${id}`)).statusCode).toBe(404);
});

it('brings back what the product itself changed in the trash, such as where it came from', async () => {
  const { company, test } = scene;
  const { prisma } = test.db;
  const { id } = await addTask();
  const originAudioId = await addMeeting(prisma, company.id, { createdById: company.member.id });
  await prisma.task.updateMany({ where: { id }, data: { originAudioId, originStartMs: 0 } });
  const agent = await agentOf();
  await made(agent, { kind: 'delete', taskId: id });
  const { version } = await prisma.task.findFirstOrThrow({ where: { id } });
  const visibility = { to: 'people', ids: [] };
  await member().patch(`/api/v1/audios/${originAudioId}`, { visibility });
  expect((await prisma.task.findFirstOrThrow({ where: { id } })).version).toBeGreaterThan(version);
  expect(await undone(agent)).toMatchObject({ left: 0 });
  expect((await taskOf(id)).title).toBe('Mend the sail');
});

it('leaves what others changed since, field by field, and what they changed in between', async () => {
  const [a, b, c] = [await addTask('A'), await addTask('B'), await addTask('C')];
  const agent = await agentOf();
  await made(
    agent,
    { kind: 'edit', taskId: a.id, title: 'A by agent', description: 'by agent' },
    { kind: 'edit', taskId: b.id, title: 'B by agent' },
    { kind: 'delete', taskId: c.id },
  );
  const person = (id: string, title: string) => member().patch(`/api/v1/tasks/${id}`, { title });
  await person(a.id, 'A by hand');
  await person(b.id, 'B by hand');
  await made(agent, { kind: 'edit', taskId: b.id, title: 'B again' });
  await member().post(`/api/v1/tasks/${c.id}/restore`);
  await person(c.id, 'C by hand');
  const { left, changes } = await undone(agent);
  expect(await taskOf(a.id)).toMatchObject({ title: 'A by hand', description: '' });
  expect(await taskOf(b.id)).toMatchObject({ title: 'B by hand' });
  expect(await taskOf(c.id)).toMatchObject({ title: 'C by hand' });
  expect(left).toBe(2);
  expect(changes.filter(({ state }) => state === 'made').map(({ title }) => title)).toEqual(['B', 'A']);
});

it('keeps sixteen clients at once in one session, and takes all of theirs back', async () => {
  const { id } = await addTask();
  const agent = await agentOf();
  const clients = await Promise.all(Array.from({ length: 16 }, () => connect(agent.bearer)));
  const told = await Promise.all(
    clients.map((client, at) =>
      made(
        client,
        { kind: 'create', title: `New ${at}` },
        { kind: 'edit', taskId: id, description: `By ${at}` },
      ),
    ),
  );
  expect(new Set(told.map(({ sessionId }) => sessionId)).size).toBe(1);
  const undoing = await Promise.all(clients.map((client) => client.call('undo_all')));
  expect(undoing.filter(({ isError }) => isError)).toEqual([]);
  expect((await sessions())[0]).toMatchObject({ made: 0 });
  expect((await member().get('/api/v1/tasks')).json().data).toMatchObject([{ id, description: '' }]);
});
