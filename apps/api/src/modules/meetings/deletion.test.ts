import { beforeEach, expect, test } from 'vitest';
import { change } from '@/db/events/change';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { removeMeeting } from './delete-meeting';

const app = useTestApp();
let company: TestCompany;
let owner: TestUser;
let guest: TestUser;
let stranger: TestUser;

beforeEach(async () => {
  company = await app.current.addCompany();
  owner = company.member;
  guest = await app.current.addUser(company.id, company.roles.user);
  stranger = await app.current.addUser(company.id, company.roles.user);
});

const add = (visibility: string) =>
  addMeeting(app.current.db.prisma, company.id, { createdById: owner.id, visibility });

/** What somebody is told of how a meeting was deleted; null for nothing. */
const told = (person: TestUser, id: string) =>
  app.current
    .as(person)
    .get(`/api/v1/audios/${id}/deletion`)
    .then((answer) => answer.json().deletion);

test('whoever could see a meeting is told who deleted it, and how long it can be brought back', async () => {
  const id = await add('people');
  const present = { organizationId: company.id, audioId: id, userId: guest.id, source: 'added' };
  await app.current.db.prisma.meetingAttendee.create({ data: present });
  expect(await told(owner, id)).toBeNull();
  // An admin may, and sees nothing of it.
  expect((await app.current.as(company.admin).delete(`/api/v1/audios/${id}`)).statusCode).toBe(204);
  const deletion = { byId: company.admin.id, undoMs: expect.any(Number) };
  expect([await told(owner, id), await told(guest, id)]).toEqual([deletion, deletion]);
  expect([await told(stranger, id), await told(company.admin, id)]).toEqual([null, null]);
  const { undoMs } = await told(owner, id);
  expect(undoMs).toBeGreaterThan(0);
  expect(undoMs).toBeLessThanOrEqual(30_000);

  const sql = `update deleted_meeting set "deletedAt" = now() - interval '31 seconds' where "audioId" = $1`;
  await app.current.db.pool.query(sql, [id]);
  expect(await told(owner, id)).toEqual({ ...deletion, undoMs: 0 });
  expect((await app.current.as(owner).post(`/api/v1/audios/${id}/restore`)).statusCode).toBe(200);
  expect(await told(owner, id)).toBeNull();
});

test("everybody is told of one that was the company's, and nobody of another company", async () => {
  const other = await app.current.addCompany();
  const id = await add('company');
  await app.current.as(owner).delete(`/api/v1/audios/${id}`);
  expect([(await told(stranger, id)).byId, await told(other.member, id)]).toEqual([owner.id, null]);
});

test('what no person deleted says so', async () => {
  const id = await add('company');
  const nobody = { id: null, name: 'Retention', ip: '', userAgent: '' };
  await change(app.current.db.forCompany(company.id), (transaction) =>
    removeMeeting(transaction, nobody, { id, name: 'Meeting' }),
  );
  expect((await told(owner, id)).byId).toBeNull();
});
