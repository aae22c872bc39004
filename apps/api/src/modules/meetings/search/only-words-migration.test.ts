import { v7 as newId } from 'uuid';
import { afterAll, expect, it } from 'vitest';
import { Places, query } from '@/backup/backup.test-kit';
import { migrate } from '@/db/migrate';

const places = new Places();
afterAll(() => places.clear());

it('what was there before is found by the words of what comes after', async () => {
  const [company, meeting, task, message] = Array.from({ length: 4 }, () => newId());
  const url = await places.databaseBefore('20261211090000_only_words');
  const run = (sql: string, ...values: unknown[]) => query(url, sql, [company, ...values]);
  await run(
    `insert into organization (id, name, domain, "nameKey", "domainKey") values ($1, 'A', 'a.test', 'a', 'a.test')`,
  );
  await run(
    `insert into audio ("organizationId", id, name, language, "sizeBytes", "mimeType", "blobKey", "recordedAt",
       "timeZone", status) values ($1, $2, 'M', 'es', 1, 'audio/wav', 'k', now(), 'UTC', 'done')`,
    meeting,
  );
  await run(
    `insert into transcript_segment ("organizationId", id, "audioId", "chunkIndex", "startMs", "endMs", text)
     values ($1, $3, $2, 0, 0, 900, '¿Quién llama a Łukasz? ana@puerto.example')`,
    meeting,
    newId(),
  );
  await run('select index_transcript($1, $2, null)', meeting);
  await run(
    `insert into task ("organizationId", id, title, description, "column", status, position)
     values ($1, $2, '“Emu”', 'Łukasz—feeds it.', 'todo', 'todo', 'a0')`,
    task,
  );
  await run(
    `insert into chat_message ("organizationId", id, "taskId", author, "authorName", content)
     values ($1, $2, $3, 'user', 'Mía', '¡Adiós!')`,
    message,
    task,
  );
  await run(
    `insert into chat_attachment ("organizationId", id, "messageId", name, "mimeType", "sizeBytes", "blobKey", text)
     values ($1, $2, $3, '“plan”.txt', 'text/plain', 1, 'k', 'Crème…')`,
    newId(),
    message,
  );
  await migrate(url);
  const words = () =>
    query<{ words: string; names: string | null }>(
      url,
      `select words::text, names::text from transcript_block
       union all select words::text, null from (select * from passage order by "attachmentId" nulls first, "taskId") p`,
    );
  const found = await words();
  const has = found.map((one) =>
    ['quien', 'lukasz', 'puerto', 'emu', 'adios', 'plan', 'creme'].filter((word) =>
      one.words.includes(`=${word}'`),
    ),
  );
  expect(has).toEqual([['quien', 'lukasz', 'puerto'], ['lukasz', 'emu'], ['adios'], ['plan', 'creme']]);
  expect(found[0]?.names).toBe('{lukasz,quien}');
  await run('select index_transcript($1, $2, null)', meeting);
  await query(url, `update task set description = description || ' '`);
  await query(url, `update chat_message set content = content || ' '`);
  await query(url, `update chat_attachment set text = text || ' '`);
  expect(await words()).toEqual(found);
}, 60_000);
