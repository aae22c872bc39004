import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { v7 as newId } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { askOwn } from '@/modules/assistant/ask-own.test-kit';
import { postForm } from '@/test/form';
import { addItem } from '@/test/rows/add-found';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let taskId: string;

beforeEach(async () => {
  company = await app.current.addCompany();
  const made = await app.current.as(company.member).post('/api/v1/tasks', { title: 'Order the lamps' });
  taskId = made.json().id;
});

async function comment(who: TestUser, message: string): Promise<string> {
  const answer = await postForm(app.current, who, '/api/v1/chat/new-message', {
    ...{ message, taskId, isComment: 'true' },
  });
  expect(answer.statusCode).toBe(200);
  return (await thread()).at(-1)?.id ?? '';
}
const thread = async () =>
  (await app.current.as(company.member).get(`/api/v1/chat/messages?taskId=${taskId}&limit=100`)).json<{
    data: ChatMessage[];
  }>().data;
async function commentLongAgo(who: TestUser, message: string): Promise<void> {
  const id = await comment(who, message);
  const { pool } = app.current.db;
  await pool.query(`update chat_message set "createdAt" = now() - interval '1 hour' where id = $1`, [id]);
}
/** Notes of Mia, the last of them now; of those that may ask the assistant every second is no comment. */
const addNotes = (count: number, { mayAsk = false } = {}) =>
  app.current.db.pool.query(
    `insert into chat_message ("organizationId", id, "taskId", author, "authorId", "authorName", content, "isComment", "createdAt")
     select $1, gen_random_uuid(), $2, 'user', $3, 'Mia Member', 'Note ' || n, n % 2 = 0 or not $5, now() - ($4 + 1 - n) * interval '1 ms'
     from generate_series(1, $4::int) n`,
    [company.id, taskId, company.member.id, count, mayAsk],
  );
async function ask(message: string): Promise<ChatMessage> {
  await postForm(app.current, company.member, '/api/v1/chat/new-message', { message, taskId });
  const last = (await thread()).at(-1);
  if (last?.author !== 'assistant') throw new Error('no answer');
  return last;
}

test('what people wrote on a ticket is told, the newest last, and leads there; what only asked is left out', async () => {
  expect((await ask('Has anyone commented on this?')).content).toBe(
    'Nobody has commented on “Order the lamps”.',
  );
  for (let at = 1; at <= 5; at += 1) await comment(company.member, `Note ${at}`);
  const id = await comment(company.admin, 'The supplier\n**called** back.');
  const { content, citations } = await ask('Any comments?');
  const [opening, ...lines] = content.split('\n');
  expect(opening).toBe('On “Order the lamps” people wrote, the newest last:');
  expect(lines.map((line) => line.replace(/^- .*?\d\d:\d\d(?: [AP]M)? /u, ''))).toEqual([
    ...[2, 3, 4, 5].map((at) => `Mia Member: “Note ${at}”`),
    'Ada Admin: “The supplier **called** back.”',
  ]);
  expect(citations).toHaveLength(5);
  expect(citations.at(-1)).toMatchObject({ kind: 'message', id, taskId, title: 'Ada Admin' });
});

test('what one person wrote is found behind a hundred others, also from one’s own conversation', async () => {
  await commentLongAgo(company.admin, 'The supplier called.');
  await addNotes(150);
  expect((await ask('Did Ada reply?')).content).toContain('Ada Admin: “The supplier called.”');
  const own = await askOwn(app.current, company.member, 'Did Ada comment on "Order the lamps"?');
  expect(own.content).toContain('The supplier called.');
  expect(
    (await askOwn(app.current, company.admin, '¿Ha comentado algo Mia en "Order the lamps"?')).content,
  ).toContain('Note 150');
});

test('somebody who wrote nothing is said to have written nothing', async () => {
  await comment(company.member, 'Ordered.');
  expect((await ask('Has Ada answered?')).content).toBe('Ada Admin has not commented on “Order the lamps”.');
});

test('of several tasks each is looked at', async () => {
  const as = app.current.as(company.member);
  for (const title of ['Paint the wall', 'Mow the lawn']) {
    taskId = (await as.post('/api/v1/tasks', { title, userId: company.member.id })).json().id;
    if (title === 'Paint the wall') await comment(company.admin, 'The paint is here');
  }
  expect((await ask('Has anyone commented on my tasks?')).content).toMatch(
    /^One comment on “Paint the wall”:\n.*paint is here/,
  );
  expect((await ask('Has Mia commented on my tasks?')).content).toBe(
    'Mia Member has not commented on any of these tasks.',
  );
});

test('a message that is a file alone is told by the file', async () => {
  const files = [{ name: 'offer.txt', content: 'The lamps cost 300 euros' }];
  await postForm(
    app.current,
    company.admin,
    '/api/v1/chat/new-message',
    { message: '', taskId, isComment: 'true' },
    files,
  );
  expect((await ask('Any comments?')).content).toMatch(/Ada Admin: offer\.txt$/);
});

test('a long conversation is looked through by the database', async () => {
  await commentLongAgo(company.admin, 'The supplier called.');
  await addNotes(2_000, { mayAsk: true });
  const own = await askOwn(app.current, company.member, 'Did Ada comment on "Order the lamps"?');
  expect(own.content).toContain('The supplier called.');
});

test.each(['What was said about this?', 'What was discussed today?', 'What did they say about this?'])(
  'what was said in the meeting of a ticket is told from there: %s',
  async (question) => {
    const { prisma } = app.current.db;
    const of = { organizationId: company.id };
    const audioId = await addMeeting(prisma, company.id, {
      name: 'Planning',
      createdById: company.member.id,
    });
    const line = {
      chunkIndex: 0,
      startMs: 1_000,
      endMs: 2_000,
      text: 'I order the lamps from Lumen on Friday.',
    };
    await prisma.transcriptSegment.create({ data: { ...of, id: newId(), audioId, ...line } });
    const itemId = await addItem(prisma, { ...of, audioId, quote: line.text, title: 'Order from Lumen' });
    const proposed = await app.current
      .as(company.member)
      .post(`/api/v1/audios/${audioId}/items/${itemId}/propose`);
    taskId = proposed.json().taskId;
    expect((await ask(question)).content).toContain('Lumen on Friday');
  },
);
