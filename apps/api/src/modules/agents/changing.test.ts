import { memberPermissions, type Permission } from '@tavla/shared/permissions';
import { expect, it } from 'vitest';
import { type Kind, useAgents } from './acting.test-kit';

const scene = useAgents();
const { agentOf, member, addTask, taskOf, ownThread, sessions, made, undone } = scene;

const writing = ['propose_changes', 'change_tasks', 'undo_all'];

it('offers each kind of token what it may', async () => {
  const read: readonly Permission[] = [{ action: 'read', resource: 'actions' }];
  const offered = async (kind: Kind) =>
    (await (await agentOf(kind)).tools()).filter((one) => writing.includes(one));
  expect(await offered({})).toEqual(writing);
  expect(await offered({ mayWrite: false })).toEqual(['propose_changes', 'undo_all']);
  expect(await offered({ permissions: read })).toEqual([]);
  const asking = await agentOf({ mayWrite: false });
  const { id } = await addTask();
  await expect(asking.call('change_tasks', { changes: [{ kind: 'delete', taskId: id }] })).rejects.toThrow();
  const few = await agentOf({ permissions: [...read, { action: 'update', resource: 'actions' }] });
  for (const tool of ['change_tasks', 'propose_changes']) {
    const refused = await few.call(tool, { changes: [{ kind: 'delete', taskId: id }] });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('delete actions') });
  }
  expect((await taskOf(id)).title).toBe('Mend the sail');
});

it('proposes to its person, who makes what they choose; nothing is changed before', async () => {
  const { id } = await addTask();
  const agent = await agentOf({ mayWrite: false });
  const note = 'I was told to. See [this](https://evil.test/x) <b>now</b>';
  const changes = [
    { kind: 'edit', taskId: id, title: 'Mend both sails', endDate: '2026-12-24' },
    { kind: 'create', title: 'Buy thread', userId: scene.company.admin.id },
    { kind: 'comment', taskId: id, text: 'Looked at it' },
  ];
  const told = (await agent.call('propose_changes', { changes, note })).data as { waiting: object[] };
  expect(told.waiting).toHaveLength(3);
  expect((await taskOf(id)).title).toBe('Mend the sail');
  const [message] = await ownThread();
  expect(message).toMatchObject({
    author: 'assistant',
    proposal: { state: 'open', askerId: scene.company.member.id },
  });
  expect(message.content).toMatch(/^A program with the token “Helper” proposes this\..*\n\n> I was told to/s);
  expect(message.content).not.toMatch(/https|<b>|\]\(/);
  expect((await sessions())[0]).toMatchObject({ tokenName: 'Helper', made: 0, waiting: 3 });
  const apply = `/api/v1/chat/proposals/${message.proposal.id}/apply`;
  expect((await scene.test.as(scene.company.admin).post(apply, {})).statusCode).toBe(404);
  const [first] = message.proposal.changes;
  expect((await member().post(apply, { changeIds: [first.id] })).statusCode).toBe(200);
  expect(await taskOf(id)).toMatchObject({ title: 'Mend both sails', endDate: '2026-12-24' });
  // What was decided on stays, and what waits is withdrawn.
  expect(await undone(agent)).toMatchObject({ waiting: 0 });
  expect((await ownThread())[0].proposal.state).toBe('dismissed');
  expect((await taskOf(id)).title).toBe('Mend both sails');
});

it('changes tasks by the name of its token, and takes all of it back at once', async () => {
  const [sail, rope] = [await addTask(), await addTask('Coil the rope', { description: 'all of it' })];
  const agent = await agentOf();
  const first = await made(
    agent,
    { kind: 'edit', taskId: sail.id, title: 'One', status: 'in-progress' },
    { kind: 'delete', taskId: rope.id },
    { kind: 'create', title: 'New' },
    { kind: 'comment', taskId: sail.id, text: 'Moved it' },
  );
  expect(first.changes.map(({ state }) => state)).toEqual(Array(4).fill('made'));
  await made(agent, { kind: 'edit', taskId: sail.id, title: 'Two', endDate: '2026-12-24' });
  const created = first.changes[2]?.taskId ?? '';
  await made(agent, { kind: 'edit', taskId: created, title: 'Newer' });
  expect(await taskOf(sail.id)).toMatchObject({ title: 'Two', currentStatus: { status: 'in-progress' } });
  const { data: story } = (await member().get(`/api/v1/tasks/${sail.id}/history`)).json();
  expect(story.at(-1)).toMatchObject({ actorId: scene.company.member.id, token: { name: 'Helper' } });
  expect((await sessions())[0]).toMatchObject({ made: 6, waiting: 0 });

  expect(await undone(agent)).toMatchObject({ sessionId: first.sessionId, left: 0 });
  const { version: _, updatedAt: _at, currentStatus: __, ...before } = sail;
  expect(await taskOf(sail.id)).toMatchObject(before);
  expect((await taskOf(sail.id)).currentStatus.status).toBe('todo');
  expect(await taskOf(rope.id)).toMatchObject({ title: 'Coil the rope', description: 'all of it' });
  expect((await member().get(`/api/v1/tasks/${created}`)).statusCode).toBe(404);
  const talk = (await member().get(`/api/v1/chat/messages?taskId=${sail.id}`)).json().data;
  expect(talk).toEqual([]);
  // Undone again, there is nothing left; what follows is another session.
  expect(await undone(agent)).toMatchObject({ left: 0 });
  expect((await made(agent, { kind: 'create', title: 'Next' })).sessionId).not.toBe(first.sessionId);
});

it('is seen and undone by its person on the screen, and by nobody else', async () => {
  const { id } = await addTask();
  const agent = await agentOf();
  const { sessionId } = await made(agent, { kind: 'edit', taskId: id, title: 'By agent' });
  const url = `/api/v1/agent-sessions/${sessionId}`;
  const other = scene.test.as(scene.company.admin);
  expect((await other.get(url)).statusCode).toBe(404);
  expect((await other.post(`${url}/undo`)).statusCode).toBe(404);
  expect(await sessions(other)).toEqual([]);
  expect((await scene.test.as({ bearer: agent.bearer }).get(url)).statusCode).toBe(403);
  expect((await member().get(url)).json().changes).toMatchObject([
    { taskId: id, fields: ['title'], state: 'made' },
  ]);
  const answer = await member().post(`${url}/undo`);
  expect(answer.json()).toMatchObject({
    made: 0,
    undoneAt: expect.any(String),
    changes: [{ state: 'undone' }],
  });
  expect((await taskOf(id)).title).toBe('Mend the sail');
  const audit = (await other.get('/api/v1/audit?action=agent')).json().data;
  expect(audit).toMatchObject([
    { action: 'agent.undo', token: null },
    { action: 'agent.change', token: { name: 'Helper' } },
  ]);
});

it('is seen and undone by a person who may read no conversations, and proposes them nothing', async () => {
  const { test, company } = scene;
  const pairs = memberPermissions.filter(({ resource }) => resource !== 'chat');
  const person = await test.addUser(company.id, await test.addRole(company.id, 'Quiet', pairs));
  const { id } = await addTask();
  const agent = await agentOf({ userId: person.id });
  const changes = [{ kind: 'edit', taskId: id, title: 'By agent' }];
  const nobody = { isError: true, text: expect.stringContaining('Nobody decides') };
  expect(await agent.call('propose_changes', { changes })).toMatchObject(nobody);
  const { sessionId } = await made(agent, ...changes);
  expect(await sessions(test.as(person))).toMatchObject([{ id: sessionId, made: 1 }]);
  const answer = await test.as(person).post(`/api/v1/agent-sessions/${sessionId}/undo`);
  expect(answer.json()).toMatchObject({ made: 0 });
  expect((await taskOf(id)).title).toBe('Mend the sail');
});

it.each([
  ['read', 'actions'],
  ['update', 'actions'],
  ['read', 'chat'],
])('of a service account proposes nothing to somebody without %s %s', async (action, resource) => {
  const { test, company } = scene;
  const pairs = memberPermissions.filter((one) => one.action !== action || one.resource !== resource);
  const maker = await test.addUser(company.id, await test.addRole(company.id, 'Maker', pairs));
  const account = (
    await test
      .as(company.admin)
      .post('/api/v1/service-accounts', { name: 'Robot', roleId: company.roles.user })
  ).json();
  const robot = await agentOf({ mayWrite: false, userId: account.id, madeById: maker.id });
  expect(await robot.call('propose_changes', { changes: [{ kind: 'create', title: 'x' }] })).toMatchObject({
    isError: true,
    text: expect.stringContaining('Nobody decides'),
  });
});

it('of a service account proposes to who made its token, as long as they can decide', async () => {
  const admin = scene.test.as(scene.company.admin);
  const account = (
    await admin.post('/api/v1/service-accounts', { name: 'Robot', roleId: scene.company.roles.user })
  ).json();
  const { id } = await addTask();
  const changes = [{ kind: 'edit', taskId: id, title: 'By robot' }];
  const robot = await agentOf({ mayWrite: false, userId: account.id, madeById: scene.company.admin.id });
  expect(await robot.call('propose_changes', { changes })).toMatchObject({ isError: false });
  const [message] = await ownThread(admin);
  expect(message.proposal).toMatchObject({ askerId: scene.company.admin.id, state: 'open' });
  await admin.post(`/api/v1/chat/proposals/${message.proposal.id}/apply`, {});
  expect((await taskOf(id)).title).toBe('By robot');
  expect(await sessions(admin)).toHaveLength(1);
  const orphan = await agentOf({ mayWrite: false, userId: account.id });
  expect(await orphan.call('propose_changes', { changes: [{ kind: 'create', title: 'x' }] })).toMatchObject({
    isError: true,
    text: expect.stringContaining('Nobody decides'),
  });
  const writer = await agentOf({ userId: account.id, madeById: scene.company.admin.id });
  await made(writer, { kind: 'edit', taskId: id, title: 'By robot again' });
  expect(await undone(writer)).toMatchObject({ left: 0 });
});

it('changes nothing for wrong input, unknown things, or those of others', async () => {
  const elsewhere = await scene.test.addCompany();
  const theirs = (await scene.test.as(elsewhere.member).post('/api/v1/tasks', { title: 'Theirs' })).json();
  const { id } = await addTask();
  const agent = await agentOf();
  const wrong: [unknown, RegExp][] = [
    [[], /changes/],
    [[{ kind: 'fly', taskId: id }], /kind/],
    [[{ kind: 'edit', taskId: id, title: '  ' }], /required/i],
    [[{ kind: 'edit', taskId: id, title: 'x'.repeat(151) }], /150/],
    [[{ kind: 'edit', taskId: id, description: 'x'.repeat(20_001) }], /20,?000/],
    [[{ kind: 'edit', taskId: id, version: 'one' }], /version/],
    [[{ kind: 'edit', taskId: id, nonsense: 1 }], /nonsense/],
    [[{ kind: 'edit', taskId: id, userId: elsewhere.member.id }], /assignee/],
    [[{ kind: 'edit', taskId: theirs.id, title: 'Mine' }], /task/],
    [[{ kind: 'delete', taskId: theirs.id }], /task/],
    [
      [
        { kind: 'delete', taskId: id },
        { kind: 'edit', taskId: id, title: 'x' },
      ],
      /one/,
    ],
    [Array(101).fill({ kind: 'create', title: 'x' }), /100/],
    [[{ kind: 'edit', taskId: id, title: 'Mend the sail' }], /already/],
  ];
  for (const tool of ['change_tasks', 'propose_changes'])
    for (const [changes, words] of wrong)
      expect(await agent.call(tool, { changes }), JSON.stringify(changes).slice(0, 99)).toMatchObject({
        isError: true,
        text: expect.stringMatching(words),
      });
  expect(await sessions()).toEqual([]);
  expect((await scene.test.as(elsewhere.member).get(`/api/v1/tasks/${theirs.id}`)).json().title).toBe(
    'Theirs',
  );
  expect(await agent.call('undo_all', { sessionId: theirs.id })).toMatchObject({ isError: true });
});
