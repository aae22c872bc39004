import path from 'node:path';
import type { AudioDetail } from '@tavla/shared/contracts/audios';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAllDue } from '@/modules/meetings/retention/delete-due';
import { addItem, addUpdate } from '@/test/rows/add-found';
import { addMeeting } from '@/test/rows/add-meeting';
import { daysAgo, retain } from '@/test/rows/retain';
import { startTestApp, type TestApp, type TestCompany, useTestApp } from '@/test/test-app';
import { backUpTo, Places, restoreFrom } from '../backup.test-kit';

const former = useTestApp();
const places = new Places();
afterAll(() => places.clear());

let company: TestCompany;
let life: TestApp;
let cookie: string;
const [audioId, segmentId] = [newId(), newId()];

const line = `/api/v1/audios/${audioId}/segments/${segmentId}`;
const detailOf = async (app: TestApp, who: { cookie: string }) =>
  (await app.as(who).get(`/api/v1/audios/${audioId}`)).json<AudioDetail>();

beforeAll(async () => {
  const { db, app } = former.current;
  company = await former.current.addCompany();
  const { id: organizationId, member } = company;
  const seen = { createdById: member.id, kind: 'transcript' };
  await addMeeting(db.prisma, organizationId, {
    id: audioId,
    ...seen,
    analysis: { summary: 'S', engine: 'local', decisions: [] },
  });
  await db.prisma.transcriptSegment.create({
    data: {
      organizationId,
      id: segmentId,
      audioId,
      chunkIndex: 0,
      startMs: 0,
      endMs: 900,
      text: 'We ship it',
    },
  });
  await addItem(db.prisma, { organizationId, audioId });
  const task = await former.current.as(member).post('/api/v1/tasks', { title: 'The slides' });
  await addUpdate(db.prisma, { organizationId, audioId, taskId: task.json().id });
  await addMeeting(db.prisma, organizationId, { createdAt: daysAgo(31) });
  await retain(db, organizationId, 30);
  const file = path.join(await places.folder(), 'backup.tar');
  await backUpTo(file, { DATABASE_URL: db.url, DATA_DIR: app.deps.env.dataDir }, { allowMissing: true });
  const settings = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: await places.folder() };
  await restoreFrom(file, settings, { allowMissing: true });
  life = await startTestApp(settings);
  places.later(() => life.close());
  ({ cookie } = await life.addSession(organizationId, member.id));
}, 120_000);

describe('a meeting of a restored life', () => {
  it('has lines, items and reports that are newer than all that anybody saw of them', async () => {
    const seen = versionsOf(await detailOf(former.current, company.member));
    const here = versionsOf(await detailOf(life, { cookie }));
    expect(seen).toEqual([1, 1, 1]);
    // The former life would have had to change each of them once a second, for years.
    for (const version of here) expect(version).toBeGreaterThan(1_000_000);
  });

  it('takes no correction of a line that was begun in the former life', async () => {
    // It was corrected after the backup was made, and in another way after the restore.
    const lived = await former.current
      .as(company.member)
      .patch(line, { text: 'We ship on Monday', version: 1 });
    expect(lived.statusCode).toBe(200);
    const [now] = (await detailOf(life, { cookie })).segments;
    const here = await life.as({ cookie }).patch(line, { text: 'We never ship', version: now?.version });
    expect(here.statusCode).toBe(200);
    const { version } = lived.json();
    const late = await life.as({ cookie }).patch(line, { text: 'We ship on Tuesday', version });
    expect(late.json()).toMatchObject({ statusCode: 409, code: 'stale-version' });
  });

  it('is deleted by no retention for a day: the backup may be there to bring it back', async () => {
    const round = () => deleteAllDue(life.db, new AbortController().signal);
    expect(await round()).toBe(0);
    const { retentionFrom } = await life.db.prisma.organization.findUniqueOrThrow({
      where: { id: company.id },
    });
    expect(retentionFrom?.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    await life.db.pool.query(`update organization set "retentionFrom" = now()`);
    expect(await round()).toBe(1);
  });
});

const versionsOf = ({ segments, analysis }: AudioDetail) =>
  [...segments, ...(analysis?.actionItems ?? []), ...(analysis?.updates ?? [])].map(({ version }) => version);
