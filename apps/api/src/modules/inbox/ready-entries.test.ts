import type { InboxReady } from '@tavla/shared/contracts/inbox';
import { say } from '@tavla/shared/error-words';
import { v7 as newId } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { failMeeting, finishStep } from '@/modules/meetings/pipeline/meeting-steps';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let audioId: string;

beforeEach(async () => {
  company = await app.current.addCompany();
  audioId = newId();
  const { member } = company;
  const about = { id: audioId, name: 'Planning', status: 'analysing', createdById: member.id };
  await addMeeting(app.current.db.prisma, company.id, about);
});

const job = (attempt = 1) => ({ organizationId: company.id, audioId, attempt });
const db = () => app.current.db.forCompany(company.id);
const end = () => finishStep(db(), job(), async () => ({ status: 'done', progress: 1 }));
const inbox = async (user: TestUser) =>
  (await app.current.as(user).get('/api/v1/inbox')).json<{ data: InboxReady[]; unread: number }>();
const told = async () => {
  const { rows } = await app.current.db.pool.query<{ action: string; audience: string[] }>(
    `select action, audience from event where "organizationId" = $1 and resource = 'inbox' order by seq`,
    [company.id],
  );
  return rows.map(({ action, audience }) => [action, ...audience]);
};

test('a transcript that is ready waits for whoever uploaded it, and for nobody else', async () => {
  await finishStep(db(), job(), async () => ({ progress: 0.5 }));
  expect((await inbox(company.member)).data).toEqual([]);
  await end();
  expect(await inbox(company.member)).toMatchObject({
    data: [{ kind: 'transcript-ready', audioId, meetingName: 'Planning', isTranscribed: true, error: null }],
    unread: 1,
  });
  expect([(await inbox(company.admin)).unread, await told()]).toEqual([0, [['create', company.member.id]]]);
});

test('one that failed says why, and is taken back when somebody starts it again', async () => {
  await failMeeting(db(), job(), say('meeting-without-room'));
  const { error, cause } = (await inbox(company.member)).data[0] ?? {};
  expect([error, cause?.reason]).toEqual([expect.stringContaining('room'), 'meeting-without-room']);
  await app.current.as(company.member).post(`/api/v1/audios/${audioId}/retry`, {});
  expect(await inbox(company.member)).toEqual({ data: [], unread: 0 });
  expect((await told()).map(([action]) => action)).toEqual(['create', 'delete']);
});

test('it goes with its meeting, and comes back with it as it was', async () => {
  await end();
  const ids = (await inbox(company.member)).data.map(({ id }) => id);
  await app.current.as(company.member).post('/api/v1/inbox/read', { ids });
  await app.current.as(company.member).delete(`/api/v1/audios/${audioId}`);
  expect((await inbox(company.member)).data).toEqual([]);
  await app.current.as(company.member).post(`/api/v1/audios/${audioId}/restore`, {});
  expect((await inbox(company.member)).data).toMatchObject([{ id: ids[0], isRead: true }]);
  expect((await told()).map(([action]) => action)).toEqual(['create', 'update', 'delete', 'create']);
});
