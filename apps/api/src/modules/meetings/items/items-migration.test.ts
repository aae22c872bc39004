import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Places, query } from '@/backup/backup.test-kit';
import { migrate } from '@/db/migrate';

const migration = '20261124100000_action_items';
const places = new Places();
const [company, role, anna, meeting, other, task] = Array.from({ length: 6 }, () => newId());
let url: string;

const items = [
  {
    ...{ taskId: task, title: 'Ship', ownerId: anna, ownerCandidates: [anna], endDate: '2026-06-18' },
    ...{ quote: 'We ship it', startMs: 1_200 },
  },
  // As the first version of the product wrote them: less of each.
  { title: 'Rest' },
];
const updates = [
  { taskId: task, status: 'blocked', quote: 'It is stuck', startMs: 3_000 },
  { status: 'done' },
];

beforeAll(async () => {
  url = await places.databaseBefore(migration);
  await query(
    url,
    `insert into organization (id, name, domain, "nameKey", "domainKey") values ($1, 'A', 'a.test', 'a', 'a.test')`,
    [company],
  );
  await query(url, `insert into role ("organizationId", id, name, "nameKey") values ($1, $2, 'r', 'r')`, [
    company,
    role,
  ]);
  await query(
    url,
    `insert into "user" ("organizationId", id, email, "firstName", "lastName", "sortKey", "roleId")
     values ($1, $2, 'a@a.test', 'Anna', 'A', 'a', $3)`,
    [company, anna, role],
  );
  await addAudio(meeting, anna, {
    summary: 'S',
    engine: 'local',
    decisions: [],
    actionItems: items,
    updates,
  });
  await addAudio(other, newId(), null);
  await query(
    url,
    `insert into transcript_segment ("organizationId", id, "audioId", "chunkIndex", "startMs", "endMs", text)
     values ($1, $2, $3, 0, 1000, 2500, 'We ship it')`,
    [company, newId(), meeting],
  );
  await migrate(url);
}, 60_000);
afterAll(() => places.clear());

const addAudio = (id: string | undefined, createdBy: string | undefined, analysis: object | null) =>
  query(
    url,
    `insert into audio ("organizationId", id, name, language, "sizeBytes", "mimeType", "blobKey", "recordedAt",
       "timeZone", "createdById", analysis)
     values ($1, $2, 'M', 'en', 1, 'audio/wav', 'k', now(), 'UTC', $3, $4)`,
    [company, id, createdBy, analysis && JSON.stringify(analysis)],
  );

it('makes rows of what was found, each with the end of the line that it stands in', async () => {
  const found = await query(
    url,
    `select "audioId", "taskId", title, "ownerId", "ownerCandidates"::text[] as who, "endDate"::text as day, quote,
       "startMs", "endMs", confidence, version from action_item order by title desc`,
  );
  expect(found).toMatchObject([
    {
      ...{ audioId: meeting, taskId: task, title: 'Ship', ownerId: anna, who: [anna], day: '2026-06-18' },
      ...{ quote: 'We ship it', startMs: 1_200, endMs: 2_500, confidence: 0.9, version: 1 },
    },
    { taskId: null, title: 'Rest', ownerId: null, who: [], day: null, quote: '', startMs: 0 },
  ]);
});

it('makes rows of reports about tasks, and leaves the rest with the meeting', async () => {
  expect(await query(url, 'select "taskId", status, quote, "startMs", decision from meeting_update')).toEqual(
    [{ taskId: task, status: 'blocked', quote: 'It is stuck', startMs: 3_000, decision: null }],
  );
  expect(await query(url, 'select analysis from audio where id = $1', [meeting])).toEqual([
    { analysis: { summary: 'S', engine: 'local', decisions: [] } },
  ]);
});

it('counts whoever uploaded a meeting among those who were there, while they are of the company', async () => {
  expect(await query(url, 'select "audioId", "userId", source from meeting_attendee')).toEqual([
    { audioId: meeting, userId: anna, source: 'uploaded' },
  ]);
});
