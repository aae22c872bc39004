import { v7 as newId } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { Places, query } from '@/backup/backup.test-kit';
import { migrate } from '@/db/migrate';

const places = new Places();
afterAll(() => places.clear());

test('what was said before names were kept has its names', async () => {
  const [company, meeting] = [newId(), newId()];
  const url = await places.databaseBefore('20261210120000_names_said');
  const run = (sql: string, ...values: unknown[]) => query(url, sql, [company, meeting, ...values]);
  await query(
    url,
    `insert into organization (id, name, domain, "nameKey", "domainKey") values ($1, 'A', 'a.test', 'a', 'a.test')`,
    [company],
  );
  await run(
    `insert into audio ("organizationId", id, name, language, "sizeBytes", "mimeType", "blobKey", "recordedAt",
       "timeZone") values ($1, $2, 'M', 'en', 1, 'audio/wav', 'k', now(), 'UTC')`,
  );
  await run(
    `insert into transcript_segment ("organizationId", id, "audioId", "chunkIndex", "startMs", "endMs", text)
     values ($1, $3, $2, 0, 0, 900, 'Call Anne-Marie Kowalski; Market street.'), ($1, $4, $2, 0, 900, 999, 'The market.')`,
    newId(),
    newId(),
  );
  await run('select index_transcript($1, $2, null)');
  await migrate(url);
  const names = 'select names from transcript_block where "organizationId" = $1 and "audioId" = $2';
  const expected = [{ names: ['anne', 'call', 'kowalski', 'marie'] }];
  expect(await run(names)).toEqual(expected);
  await run('select index_transcript($1, $2, null)');
  expect(await run(names)).toEqual(expected);
}, 60_000);
