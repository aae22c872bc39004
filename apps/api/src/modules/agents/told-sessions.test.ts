import { memberPermissions } from '@tavla/shared/permissions';
import { expect, it } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { useAgents } from './acting.test-kit';

const scene = useAgents();
const { agentOf, addTask, taskOf, made } = scene;

/** A service account, whose token this person made. */
async function robotOf(madeById: string) {
  const { test, company } = scene;
  const asked = { name: 'Robot', roleId: company.roles.user };
  const account = (await test.as(company.admin).post('/api/v1/service-accounts', asked)).json();
  return agentOf({ userId: account.id, madeById });
}

it('tells nothing of tasks to who made the token of a service account and may read none, and lets them undo', async () => {
  const { test, company } = scene;
  const pairs = memberPermissions.filter((one) => one.action !== 'read' || one.resource !== 'actions');
  const maker = await test.addUser(company.id, await test.addRole(company.id, 'Maker', pairs));
  const { id } = await addTask('Salaries');
  const edit = { kind: 'edit', taskId: id, description: 'by robot' };
  const { sessionId } = await made(await robotOf(maker.id), edit, { kind: 'create', title: 'Bonus' });
  const url = `/api/v1/agent-sessions/${sessionId}`;
  const told = await test.as(maker).get(url);
  expect(told.body).not.toMatch(/Salaries|Bonus|description/);
  expect(told.json()).toMatchObject({ made: 2, changes: Array(2).fill({ title: '', fields: [] }) });
  const undone = await test.as(maker).post(`${url}/undo`);
  expect(undone.body).not.toMatch(/Salaries|Bonus|description/);
  expect((await taskOf(id)).description).toBe('');
});

it('tells nothing of a task that came to hang on a meeting that they may not see, and keeps what was made here', async () => {
  const { test, company } = scene;
  const { prisma } = test.db;
  const { id } = await addTask('Salaries');
  const robot = await robotOf(company.admin.id);
  const { sessionId } = await made(robot, { kind: 'edit', taskId: id, description: 'by robot' });
  const slip = (await made(robot, { kind: 'create', title: 'Slip' })).changes[0]?.taskId ?? '';
  await made(robot, { kind: 'delete', taskId: slip });
  const changes = async () =>
    (await test.as(company.admin).get(`/api/v1/agent-sessions/${sessionId}`)).json().changes;
  const slips = Array(2).fill({ title: 'Slip' });
  expect(await changes()).toMatchObject([...slips, { title: 'Salaries', fields: ['description'] }]);
  const closed = { createdById: company.member.id, visibility: 'people' };
  const originAudioId = await addMeeting(prisma, company.id, closed);
  await prisma.task.updateMany({ where: { id }, data: { originAudioId, status: 'on-approval' } });
  await prisma.task.deleteMany({ where: { id: slip } });
  expect(await changes()).toMatchObject([...slips, { title: '', fields: [] }]);
});
