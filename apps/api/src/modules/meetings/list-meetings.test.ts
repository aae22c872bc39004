import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { listedMax } from './meetings.repo';

const app = useTestApp();

test('of very many meetings the newest are listed, by name', async () => {
  const { id, member } = await app.current.addCompany();
  await app.current.db.pool.query(
    `insert into audio ("organizationId", id, name, language, "sizeBytes", "mimeType", "blobKey", "recordedAt",
       "timeZone", "createdAt")
     select $1, gen_random_uuid(), 'Meeting ' || n, 'en', 1, 'audio/wav', n, now(), 'UTC', now() + n * interval '1 s'
     from generate_series(1, $2::int) n`,
    [id, listedMax + 2],
  );
  const { data } = (await app.current.as(member).get('/api/v1/audios')).json<{ data: { name: string }[] }>();
  expect(data).toHaveLength(listedMax);
  expect([data[0]?.name, data.at(-1)?.name]).toEqual(['Meeting 3', `Meeting ${listedMax + 2}`]);
});
