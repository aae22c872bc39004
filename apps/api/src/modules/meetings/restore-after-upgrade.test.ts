import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { useTestApp } from '@/test/test-app';
import { tablesOfMeeting } from './deleted-meetings.repo';

const app = useTestApp();

/** Columns that have no default, from before what was deleted was held for an undo. */
const given = {
  audio: 'organizationId id name language sizeBytes mimeType blobKey recordedAt timeZone',
  audio_chunk: 'organizationId audioId index startMs endMs spans',
  transcript_block: 'organizationId audioId index words',
  transcript_segment: 'organizationId id audioId chunkIndex startMs endMs text',
  segment_change: 'organizationId id audioId segmentId field actorName',
  action_item: 'organizationId id audioId title quote startMs endMs confidence',
  meeting_update: 'organizationId id audioId taskId status quote startMs',
  meeting_attendee: 'organizationId audioId userId source',
  inbox_entry: 'organizationId id userId kind',
  passage: 'organizationId index name text words',
};

test('a column of a meeting that is added has a default, or its migration writes it into what is held', async () => {
  const { rows } = await app.current.db.pool.query<{ name: string; columns: string }>(
    `select c.table_name as name, string_agg(c.column_name, ' ' order by c.ordinal_position) as columns
     from information_schema.columns c
     where c.table_schema = current_schema() and c.table_name = any($1) and c.is_nullable = 'NO'
       and c.column_default is null and c.is_generated = 'NEVER'
     group by 1`,
    [['audio', ...tablesOfMeeting]],
  );
  expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual(given);
});

/** A meeting with a line, which is deleted before `upgrade` changes the tables, and brought back after it. */
async function deleteThenUpgrade(upgrade: string) {
  const { id: organizationId, member } = await app.current.addCompany();
  const { prisma, pool } = app.current.db;
  const me = app.current.as(member);
  const id = await addMeeting(prisma, organizationId, { name: 'Stand-up', createdById: member.id });
  const line = { startMs: 0, endMs: 900, text: 'Hello', chunkIndex: 0 };
  await prisma.transcriptSegment.create({ data: { organizationId, id: newId(), audioId: id, ...line } });
  await pool.query(
    `insert into audio_chunk ("organizationId", "audioId", index, "startMs", "endMs", spans) values ($1, $2, 0, 0, 900, '[]')`,
    [organizationId, id],
  );
  expect((await me.delete(`/api/v1/audios/${id}`)).statusCode).toBe(204);
  await app.current.asOwner(upgrade);
  const answer = await me.post(`/api/v1/audios/${id}/restore`);
  return { id, me, answer };
}

test('a meeting that was deleted before an upgrade comes back after it, with what a new one has', async () => {
  const { id, me, answer } = await deleteThenUpgrade(`
    alter table audio add column mood text not null default 'calm', add column note text;
    alter table transcript_segment add column loudness int not null default 7, add column shout boolean
      generated always as (loudness > 9) stored;
    alter table audio_chunk drop column voices;
  `);
  expect(answer.statusCode, answer.body).toBe(200);
  expect((await me.get(`/api/v1/audios/${id}`)).json()).toMatchObject({
    name: 'Stand-up',
    segments: [{ text: 'Hello' }],
  });
  const { rows } = await app.current.db.pool.query(
    `select a.mood, a.note, s.loudness, s.shout from audio a
     join transcript_segment s on s."audioId" = a.id where a.id = $1`,
    [id],
  );
  expect(rows).toEqual([{ mood: 'calm', note: null, loudness: 7, shout: false }]);
});

test('one that an upgrade left no way back says so, and stays as it is', async () => {
  const { id, me, answer } = await deleteThenUpgrade(`
    alter table audio add column owner text;
    update audio set owner = 'somebody';
    alter table audio alter column owner set not null;
  `);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().message).toContain('deleted before Tavla was upgraded');
  // A migration that knows of what is held writes it there too.
  const { pool } = app.current.db;
  await pool.query(`update deleted_meeting set rows = jsonb_set(rows, '{audio,owner}', '"somebody"')`);
  expect((await me.post(`/api/v1/audios/${id}/restore`)).statusCode).toBe(200);
});
