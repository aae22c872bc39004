import { columns, type Task } from '@tavla/shared/contracts/tasks';
import { expect, it } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { findDemo, seedDemo, seedDemoWhereRoom } from './seed-demo';

const test = useTestApp();

it('is left out with a line where a disk has no room for its recording, and where anything else fails it is told', async () => {
  const { db, app } = test.current;
  const failingWith = (code: string) => {
    const put = () => Promise.reject(Object.assign(new Error('no room is left'), { code }));
    return { ...app.deps, blobs: { ...app.deps.blobs, put } };
  };
  const said: string[] = [];
  await seedDemoWhereRoom(failingWith('ENOSPC'), (line) => said.push(line));
  expect(said).toEqual([expect.stringContaining('too little room')]);
  await expect(seedDemoWhereRoom(failingWith('EACCES'), () => {})).rejects.toThrow('no room is left');
  expect(await findDemo(db)).toBeNull();
});

it('fills an empty database with a company that looks lived in, once', async () => {
  const { db, app } = test.current;
  expect(await findDemo(db)).toBeNull();
  await seedDemo(app.deps);
  await seedDemo(app.deps);
  const accounts = await findDemo(db);
  expect(accounts).toEqual({
    adminEmail: 'marcus.webb@birchbeacon.example',
    userEmail: 'priya.raman@birchbeacon.example',
  });
  const companies = await db.prisma.organization.findMany();
  expect(companies.map(({ name }) => name)).toEqual(['Birch & Beacon']);

  const { organizationId, id } = await db.prisma.user.findUniqueOrThrow({
    where: { email: accounts?.adminEmail ?? '' },
  });
  const admin = test.current.as(await test.current.addSession(organizationId, id));
  const users = (await admin.get('/api/v1/users')).json();
  expect(users.total).toBe(12);
  expect((await admin.get('/api/v1/positions')).json().data).toHaveLength(12);
  expect((await admin.get('/api/v1/departments')).json().data).toHaveLength(6);

  const tasks = (await admin.get('/api/v1/tasks')).json().data as Task[];
  expect(tasks.length).toBeGreaterThanOrEqual(40);
  for (const column of columns) {
    expect(tasks.filter(({ currentStatus }) => currentStatus.status === column).length).toBeGreaterThan(5);
  }
  const ids = new Set(users.data.map((user: { id: string }) => user.id));
  for (const { userId } of tasks) if (userId) expect(ids).toContain(userId);

  const [meeting, ...others] = (await admin.get('/api/v1/audios')).json().data;
  expect(others).toEqual([]);
  expect(meeting).toMatchObject({ status: 'done', isTranscribed: true });
  const detail = (await admin.get(`/api/v1/audios/${meeting.id}`)).json();
  expect(detail.segments).toHaveLength(14);
  expect(detail.analysis.decisions.length).toBeGreaterThan(0);
  expect(detail.attendees.length).toBeGreaterThan(0);
  const proposals = tasks.filter(({ currentStatus }) => currentStatus.status === 'on-approval');
  expect(proposals.length).toBeGreaterThanOrEqual(3);
  const transcript = detail.segments.map((segment: { text: string }) => segment.text).join(' ');
  for (const { origin } of proposals) {
    expect(transcript).toContain(origin?.quote);
    expect(detail.analysis.actionItems).toContainEqual(expect.objectContaining({ quote: origin?.quote }));
  }

  const file = await admin.get(`/api/v1/audios/${meeting.id}/file`);
  expect([file.statusCode, file.rawPayload.length]).toEqual([200, 270_584]);
});
