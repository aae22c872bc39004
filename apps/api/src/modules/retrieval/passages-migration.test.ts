import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Places, query } from '@/backup/backup.test-kit';
import { migrate } from '@/db/migrate';

const places = new Places();
const [company, task, message, file, meeting] = Array.from({ length: 5 }, () => newId());
let url: string;

beforeAll(async () => {
  url = await places.databaseBefore('20261204100000_passages');
  const insert = (sql: string, ...values: unknown[]) => query(url, sql, [company, ...values]);
  await insert(
    `insert into organization (id, name, domain, "nameKey", "domainKey") values ($1, 'A', 'a.test', 'a', 'a.test')`,
  );
  await insert(
    `insert into task ("organizationId", id, title, description, "column", status, position)
     values ($1, $2, 'Feed the emu', 'It eats seeds.', 'todo', 'todo', 'a0'), ($1, $3, 'Rest', '', 'todo', 'todo', 'a1')`,
    task,
    newId(),
  );
  await insert(
    `insert into chat_message ("organizationId", id, "taskId", author, "authorName", content)
     values ($1, $2, $4, 'user', 'Mia', 'It is hungry.'), ($1, $3, $4, 'assistant', 'Tavla', 'It is not.')`,
    message,
    newId(),
    task,
  );
  await insert(
    `insert into chat_attachment ("organizationId", id, "messageId", name, "mimeType", "sizeBytes", "blobKey", text)
     values ($1, $2, $3, 'emu.txt', 'text/plain', 1, 'k', $4)`,
    file,
    message,
    'Emus run fast. '.repeat(100),
  );
  await insert(
    `insert into audio ("organizationId", id, name, language, "sizeBytes", "mimeType", "blobKey", "recordedAt",
       "timeZone", analysis)
     values ($1, $2, 'M', 'en', 1, 'audio/wav', 'k', now(), 'UTC', $3), ($1, $4, 'N', 'en', 1, 'audio/wav', 'k', now(),
       'UTC', null)`,
    meeting,
    JSON.stringify({ summary: '', decisions: [{ text: 'Two emus', quote: 'two', startMs: 5 }] }),
    newId(),
  );
  await migrate(url);
}, 60_000);
afterAll(() => places.clear());

it('makes passages of what is there, as of what is new', async () => {
  const passages = () =>
    query<{ name: string; text: string; words: string }>(
      url,
      `select "taskId", "messageId", "attachmentId", "audioId", index, name, text, words::text from passage
       order by "attachmentId" nulls first, name, index`,
    );
  const found = await passages();
  const none = { taskId: null, messageId: null, attachmentId: null, audioId: null };
  const pieces = found.filter(({ name }) => name === 'emu.txt');
  expect(pieces).toMatchObject([
    { ...none, messageId: message, attachmentId: file, index: 0 },
    { ...none, messageId: message, attachmentId: file, index: 1 },
    { ...none, messageId: message, attachmentId: file, index: 2 },
  ]);
  expect(pieces.map(({ text }) => text).join('')).toBe('Emus run fast. '.repeat(100));
  expect(found.slice(0, -3)).toMatchObject([
    { ...none, audioId: meeting, index: 0, name: '', text: 'Two emus' },
    { ...none, taskId: task, index: 0, name: 'Feed the emu', text: 'It eats seeds.' },
    { ...none, messageId: message, index: 0, name: 'Mia', text: 'It is hungry.' },
    { ...none, taskId: expect.any(String), index: 0, name: 'Rest', text: '' },
  ]);
  await query(url, `update task set title = title || '!', description = description || ' '`);
  await query(url, `update chat_message set content = content || ' '`);
  await query(url, `update chat_attachment set text = text || ' '`);
  await query(url, `update audio set analysis = jsonb_set(analysis, '{decisions,0,text}', '"Two emus "')`);
  const again = await passages();
  expect(again.map(({ words }) => words)).toEqual(found.map(({ words }) => words));
  expect(again.map(({ text }) => text.trim())).toEqual(found.map(({ text }) => text.trim()));
});
