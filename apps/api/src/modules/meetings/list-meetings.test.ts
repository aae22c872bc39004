import { meetingsListedMax } from '@tavla/shared/limits';
import { expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { useTestApp } from '@/test/test-app';

const app = useTestApp();

test('of very many meetings the newest are listed, by name', async () => {
  const { id, member } = await app.current.addCompany();
  await app.current.db.pool.query(
    `insert into audio ("organizationId", id, name, language, "sizeBytes", "mimeType", "blobKey", "recordedAt",
       "timeZone", "createdAt")
     select $1, gen_random_uuid(), 'Meeting ' || n, 'en', 1, 'audio/wav', n, now(), 'UTC', now() + n * interval '1 s'
     from generate_series(1, $2::int) n`,
    [id, meetingsListedMax + 2],
  );
  const { data } = (await app.current.as(member).get('/api/v1/audios')).json<{ data: { name: string }[] }>();
  expect(data).toHaveLength(meetingsListedMax);
  expect([data[0]?.name, data.at(-1)?.name]).toEqual(['Meeting 3', `Meeting ${meetingsListedMax + 2}`]);
});

test('the list and what is told of a meeting say when it was held, which is not when it was uploaded', async () => {
  const { id, member } = await app.current.addCompany();
  const me = app.current.as(member);
  const { prisma } = app.current.db;
  const recordedAt = new Date('2026-03-09T23:30:00Z');
  const audioId = await addMeeting(prisma, id, { recordedAt, createdById: member.id });
  const held = { id: audioId, recordedAt: recordedAt.toISOString() };
  expect((await me.get('/api/v1/audios')).json().data).toEqual([expect.objectContaining(held)]);
  expect((await me.patch(`/api/v1/audios/${audioId}`, { name: 'Kick-off' })).json()).toMatchObject(held);
  const event = await prisma.event.findFirst({ where: { organizationId: id, resource: 'audios' } });
  expect(event?.data).toMatchObject({ ...held, name: 'Kick-off' });
});
