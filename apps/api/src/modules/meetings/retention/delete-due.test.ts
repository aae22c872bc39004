import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { daysAgo, retain } from '@/test/rows/retain';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { meetingJobs } from '../pipeline/meeting-jobs';
import { deleteAllDue } from './delete-due';

const tavla = useTestApp();
let company: TestCompany;
beforeEach(async () => {
  await tavla.current.db.pool.query('update organization set "retentionDays" = null');
  company = await tavla.current.addCompany();
});

const round = () => deleteAllDue(tavla.current.db, new AbortController().signal);
const retained = (days: number) => retain(tavla.current.db, company.id, days);
const add = (days: number, about: object = {}, organizationId = company.id) =>
  addMeeting(tavla.current.db.prisma, organizationId, { createdAt: daysAgo(days), ...about });
const left = async (organizationId = company.id) =>
  (await tavla.current.db.prisma.audio.findMany({ where: { organizationId } })).map(({ id }) => id);
const entries = () =>
  tavla.current.db.prisma.auditEntry.findMany({
    where: { organizationId: company.id, action: 'audio.delete' },
  });

/** A task that came from a meeting. */
async function addTask(originAudioId: string, status: string): Promise<string> {
  const id = newId();
  const column = status === 'on-approval' ? 'pending' : status;
  const origin = { originAudioId, originStartMs: 7, originQuote: 'Hello' };
  await tavla.current.db.prisma.task.create({
    data: { organizationId: company.id, id, title: status, column, status, position: id, ...origin },
  });
  return id;
}

describe('a round', () => {
  test('deletes what is past the retention of its company, and nothing else', async () => {
    const other = await tavla.current.addCompany();
    const unset = await tavla.current.addCompany();
    await retained(30);
    await retain(tavla.current.db, other.id, 365);
    await add(31);
    const kept = await add(29);
    // Held long ago, but here for a day only.
    const imported = await add(1, { recordedAt: daysAgo(900) });
    const theirs = await add(31, {}, other.id);
    const forever = await add(5_000, {}, unset.id);
    expect(await round()).toBe(1);
    expect(new Set(await left())).toEqual(new Set([kept, imported]));
    expect([await left(other.id), await left(unset.id)]).toEqual([[theirs], [forever]]);
    expect(await round()).toBe(0);
  });

  test('deletes as a person does: proposals go, tasks stay, all are told, the file goes', async () => {
    await retained(30);
    const blobKey = `audios/${company.id}/old`;
    const id = await add(31, { name: 'Old talk', blobKey });
    const [proposal, task] = [await addTask(id, 'on-approval'), await addTask(id, 'todo')];
    expect(await round()).toBe(1);
    const { prisma, pool } = tavla.current.db;
    const tasks = await prisma.task.findMany({ where: { organizationId: company.id } });
    const of = (wanted: string) => tasks.find((one) => one.id === wanted);
    expect(of(proposal)).toMatchObject({ column: 'trash' });
    expect(of(task)).toMatchObject({ column: 'todo', originAudioId: null, originQuote: null });
    const events = await prisma.event.findMany({ where: { organizationId: company.id } });
    expect(events.map(({ resource, action }) => `${resource} ${action}`).toSorted()).toEqual([
      'audios delete',
      'tasks delete',
      'tasks update',
    ]);
    expect(await entries()).toMatchObject([
      {
        actorId: null,
        actorName: 'Retention',
        targetId: id,
        targetName: 'Old talk',
        details: { retentionDays: 30 },
      },
    ]);
    const { rows } = await pool.query(
      `select rows->'audio'->>'blobKey' as key from deleted_meeting where "audioId" = $1`,
      [id],
    );
    expect(rows).toEqual([{ key: blobKey }]);
    const jobs = await pool.query(
      `select p.payload from graphile_worker._private_jobs p join graphile_worker.jobs j using (id)
       where j.task_identifier = $2 and p.payload->>'audioId' = $1`,
      [id, meetingJobs.purge],
    );
    expect(jobs.rowCount).toBe(1);
  });

  test('tells of a meeting that is closed only those who could see it', async () => {
    await retained(30);
    const reader = company.member.id;
    await add(31, { visibility: 'people', visibleToIds: [reader] });
    expect(await round()).toBe(1);
    const events = await tavla.current.db.prisma.event.findMany({ where: { organizationId: company.id } });
    expect(events).toMatchObject([{ resource: 'audios', action: 'delete', audience: [reader] }]);
  });

  test('waits for what is being worked on, and takes what failed', async () => {
    await retained(30);
    const inWork = await Promise.all(
      ['queued', 'transcribing', 'analysing'].map((status) => add(31, { status })),
    );
    await add(31, { status: 'failed' });
    expect(await round()).toBe(1);
    expect((await left()).toSorted()).toEqual(inWork.toSorted());
    await tavla.current.db.prisma.audio.updateMany({
      where: { id: { in: inWork } },
      data: { status: 'done' },
    });
    expect(await round()).toBe(3);
  });

  test('deletes nothing for a day after the setting was made, and nothing when it is taken back', async () => {
    await add(400);
    const admin = tavla.current.as(company.admin);
    await admin.patch('/api/v1/organization', { retentionDays: 30 });
    expect(await round()).toBe(0);
    const { pool } = tavla.current.db;
    const hour = (hours: number) =>
      pool.query(
        `update organization set "retentionFrom" = "retentionFrom" - make_interval(hours => $2) where id = $1`,
        [company.id, hours],
      );
    await hour(23);
    expect(await round()).toBe(0);
    await hour(2);
    await admin.patch('/api/v1/organization', { retentionDays: null });
    expect(await round()).toBe(0);
    await admin.patch('/api/v1/organization', { retentionDays: 30 });
    await hour(25);
    expect(await round()).toBe(1);
  });

  test('done by several at once deletes each meeting once', async () => {
    await retained(30);
    for (let number = 0; number < 6; number++) await add(31 + number);
    const counts = await Promise.all([round(), round(), round()]);
    expect(counts.reduce((sum, one) => sum + one)).toBe(6);
    expect(await left()).toEqual([]);
    expect(new Set((await entries()).map(({ targetId }) => targetId)).size).toBe(6);
    expect(await entries()).toHaveLength(6);
  });

  test('that fails at one meeting deletes the others, and says so', async () => {
    await retained(30);
    const stuck = await add(50);
    await add(31);
    await tavla.current.asOwner(`
      create function stick() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
      create trigger stick before delete on audio for each row when (old.id = '${stuck}') execute function stick()`);
    await expect(round()).rejects.toThrow('stuck');
    await tavla.current.asOwner('drop trigger stick on audio; drop function stick()');
    expect(await left()).toEqual([stuck]);
    expect(await entries()).toHaveLength(1);
  });
});
