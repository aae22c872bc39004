import { randomUUID } from 'node:crypto';
import { memberPermissions } from '@tavla/shared/permissions';
import { expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import {
  comment,
  creation,
  deletion,
  edit,
  guessed,
  reminder,
  statesOf,
  useSuggestions,
} from './suggestions.test-kit';

const scene = useSuggestions();
const { as, add, read, decide, answered, offer } = scene;

test('two tabs that choose differently at once make each change once', async () => {
  const task = await add('Order chairs');
  const suggestion = await offer([
    guessed(creation('Buy brushes')),
    guessed(edit(task, { status: 'todo' }, { status: 'done' })),
  ]);
  const ids = suggestion.changes.map(({ id }) => id);
  const answers = await Promise.all(
    [[ids[0]], [ids[1]], ids, [ids[1]], [ids[0], ids[0]]].map((changeIds) =>
      decide('apply', suggestion, { changeIds }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
  const { data } = (await as(scene.me).get('/api/v1/tasks')).json<{ data: { title: string }[] }>();
  expect(data.filter(({ title }) => title === 'Buy brushes')).toHaveLength(1);
  expect((await read(task)).version).toBe(task.version + 1);
});

test('one tab applies while another puts aside: what is told is what is so', async () => {
  const task = await add('Order chairs');
  const suggestion = await offer([edit(task, { status: 'todo' }, { status: 'done' })]);
  const [applied, dismissed] = await Promise.all([
    decide('apply', suggestion),
    decide('dismiss', suggestion),
  ]);
  expect(dismissed.statusCode).toBe(200);
  expect([200, 409]).toContain(applied.statusCode);
  const isDone = (await read(task)).currentStatus.status === 'done';
  expect(isDone).toBe(applied.statusCode === 200);
});

test('a task that is hidden since is left alone, whatever was to become of it', async () => {
  const task = await add('Order chairs');
  const suggestion = await offer([
    edit(task, { title: task.title }, { title: 'Mine now' }),
    comment(task, 'I was here'),
    reminder(task, scene.me.id, '2999-01-01'),
    deletion(task),
  ]);
  const { prisma } = scene.app.db;
  const { id: organizationId, admin } = scene.company;
  const originAudioId = await addMeeting(prisma, organizationId, {
    createdById: admin.id,
    visibility: 'people',
  });
  const where = { organizationId_id: { organizationId, id: task.id } };
  await prisma.task.update({
    where,
    data: { status: 'on-approval', column: 'pending', originAudioId, originStartMs: 0 },
  });
  expect(statesOf(await answered('apply', suggestion))).toEqual(Array(4).fill('overtaken'));
  expect(await prisma.task.findUniqueOrThrow({ where })).toMatchObject({
    ...{ title: 'Order chairs', version: task.version, column: 'pending' },
  });
  expect(await prisma.chatMessage.count({ where: { organizationId, taskId: task.id } })).toBe(0);
});

test('who lost a right since makes nothing of what takes it, and nothing of the rest', async () => {
  const { company, app } = scene;
  const role = await app.addRole(company.id, 'Makers', memberPermissions);
  const maker = await app.addUser(company.id, role);
  const task = await add('Order chairs');
  const suggestion = await offer(
    [edit(task, { endDate: null }, { endDate: '2027-03-01' }), guessed(deletion(task))],
    null,
    maker,
  );
  const permissions = memberPermissions.filter(
    ({ action, resource }) => action !== 'delete' || resource !== 'actions',
  );
  await as(company.admin).patch(`/api/v1/roles/${role}`, { permissions });
  // A first apply that came before the news of the role would be right to make both.
  const nothing = `/api/v1/tasks/${randomUUID()}`;
  await expect.poll(async () => (await as(maker).delete(nothing)).statusCode).toBe(403);
  const changeIds = suggestion.changes.map(({ id }) => id);
  expect((await decide('apply', suggestion, { changeIds }, maker)).statusCode).toBe(403);
  expect(await read(task)).toMatchObject({ version: task.version, endDate: null });
});

test('ids of what somebody else is offered do nothing, here and there', async () => {
  const task = await add('Order chairs');
  const change = () => guessed(edit(task, { status: 'todo' }, { status: 'done' }));
  const mine = await offer([change()]);
  const theirs = await offer([change()], null, scene.company.admin);
  const changeIds = theirs.changes.map(({ id }) => id);
  expect(statesOf(await answered('apply', mine, changeIds))).toEqual(['open']);
  expect((await decide('apply', theirs, { changeIds })).statusCode).toBe(404);
  expect((await read(task)).version).toBe(task.version);
});

test('what was offered before the assistant was switched off stays for whoever asked to decide', async () => {
  const task = await add('Order chairs');
  const suggestion = await offer([edit(task, { status: 'todo' }, { status: 'done' })]);
  await as(scene.company.admin).patch('/api/v1/organization', { assistant: 'off' });
  expect(statesOf(await answered('apply', suggestion))).toEqual(['applied']);
  expect(statesOf(await answered('undo', suggestion))).toEqual(['open']);
});
