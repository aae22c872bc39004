import type { Visibility } from '@tavla/shared/meetings/visibility';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { addItem } from '@/test/rows/add-found';
import { addMeeting } from '@/test/rows/add-meeting';
import type { TestUser } from '@/test/test-app';
import { useStreams } from './streams.test-kit';

const server = useStreams();
const secret = 'Ostrich under the stairs';
const resources = 'audios,transcripts,tasks,chat,inbox,users';
let owner: TestUser;
let guest: TestUser;
let meetingId: string;
let itemId: string;

const as = (user: TestUser) => server.app.as(user);
const change = (body: object) => as(owner).patch(`/api/v1/audios/${meetingId}`, body);
const show = (visibility: Visibility) => change({ visibility });

/** A meeting that is told of in every way there is: its name, a proposal, a decided task, a line, a question. */
beforeEach(async () => {
  const { id: organizationId, member, roles } = server.company;
  const { prisma } = server.app.db;
  owner = member;
  guest = await server.app.addUser(organizationId, roles.user);
  meetingId = await addMeeting(prisma, organizationId, { name: 'Closed', createdById: owner.id });
  const segmentId = newId();
  const line = { chunkIndex: 0, startMs: 0, endMs: 1, text: 'Stairs' };
  await prisma.transcriptSegment.create({
    data: { organizationId, id: segmentId, audioId: meetingId, ...line },
  });
  const found = { title: secret, quote: secret };
  const add = () => addItem(prisma, { organizationId, audioId: meetingId, ...found });
  itemId = await add();
  const decidedId = await add();
  await change({ attendeeIds: [owner.id, guest.id], name: secret });
  const path = `/api/v1/audios/${meetingId}`;
  await as(owner).patch(`${path}/segments/${segmentId}`, { text: secret, version: 1 });
  const { taskId: proposedId } = (await as(owner).post(`${path}/items/${itemId}/propose`)).json();
  await postForm(server.app, owner, '/api/v1/chat/new-message', { message: secret, taskId: proposedId });
  const { taskId } = (await as(owner).post(`${path}/items/${decidedId}/propose`)).json();
  await as(owner).patch(`/api/v1/tasks/${taskId}`, { title: 'Approved', customField: { status: 'todo' } });
});

/** All that the log tells somebody who asks for everything since its beginning. */
async function replay(user: TestUser): Promise<string> {
  const { rows } = await server.app.db.pool.query<{ seq: string }>(
    'select max(seq) as seq from event where "organizationId" = $1',
    [server.company.id],
  );
  const newest = rows[0]?.seq ?? '';
  const stream = await server.open({ resources, lastEventId: '0' }, user);
  await stream.until(({ comments }) => comments.includes('still here'));
  expect(stream.lastEventId).toBe(newest);
  return JSON.stringify(stream.events);
}

describe('what was told of a meeting before', () => {
  test('is told again to those who still see it', async () => {
    await show({ to: 'people', ids: [] });
    const told = await replay(guest);
    expect(told).toContain('"resource":"transcripts"');
    expect(told).toContain('"resource":"inbox"');
    expect(told).toContain('"resource":"chat"');
    expect(told).toContain(`"quote":"${secret}"`);
  });

  test('is not told to somebody for whom it was closed', async () => {
    const stranger = await server.app.addUser(server.company.id, server.company.roles.user);
    expect(await replay(stranger)).toContain(secret);
    await show({ to: 'people', ids: [] });
    expect(await replay(stranger)).not.toContain(secret);
  });

  test('is not told by the inbox of somebody who was mentioned at a proposal of it', async () => {
    const { id: organizationId, roles } = server.company;
    const name = { firstName: 'Stina', lastName: 'Stranger' };
    const stranger = await server.app.addUser(organizationId, roles.user, name);
    const [{ taskId = '' } = {}] = await server.app.db.prisma.actionItem.findMany({ where: { id: itemId } });
    const message = { message: 'Look, @Stina Stranger', taskId: taskId ?? '' };
    await postForm(server.app, owner, '/api/v1/chat/new-message', message);
    expect(await replay(stranger)).toContain('"kind":"mention"');
    await show({ to: 'people', ids: [] });
    const told = await replay(stranger);
    expect(told).not.toContain('"kind":"mention"');
    expect(told).not.toContain(secret);
  });

  test('is not told to somebody who was not there after all', async () => {
    await show({ to: 'people', ids: [] });
    await change({ attendeeIds: [owner.id] });
    expect(await replay(guest)).not.toContain(secret);
  });

  test('is not told once it is deleted', async () => {
    await show({ to: 'people', ids: [] });
    await as(owner).delete(`/api/v1/audios/${meetingId}`);
    expect(await replay(guest)).not.toContain(secret);
  });
});
