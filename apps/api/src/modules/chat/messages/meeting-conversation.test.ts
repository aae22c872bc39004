import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { meetingJobs } from '@/modules/meetings/pipeline/meeting-jobs';
import { purgeMeeting } from '@/modules/meetings/purge-meeting';
import { postForm } from '@/test/form';
import { addItem } from '@/test/rows/add-found';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';
import { addAnswer } from '../add-message';

const app = useTestApp();
let company: TestCompany;
let me: TestUser;
let jonas: TestUser;
let audioId: string;

const as = (user: TestUser) => app.current.as(user);
const file = { name: 'plan.txt', content: 'The ostrich lives under the stairs.' };
const send = (message: string, fields = {}, files: (typeof file)[] = [], user = me) =>
  postForm(app.current, user, '/api/v1/chat/new-message', { message, audioId, ...fields }, files);
const list = async (query = `?audioId=${audioId}`, user = me) =>
  as(user).get(`/api/v1/chat/messages${query}`);
const messages = async (query?: string): Promise<ChatMessage[]> => (await list(query)).json().data;

/** Asks about the meeting; answers what the assistant said. */
async function ask(message: string): Promise<ChatMessage> {
  expect((await send(message)).statusCode).toBe(200);
  const last = (await messages()).at(-1);
  if (last?.author !== 'assistant') throw new Error('no answer');
  return last;
}

/** A meeting with its lines, what was decided, and what Jonas took on; and another one about something else. */
beforeEach(async () => {
  company = await app.current.addCompany();
  me = company.member;
  const { id: organizationId, roles } = company;
  jonas = await app.current.addUser(organizationId, roles.user, { firstName: 'Jonas', lastName: 'Berg' });
  const { prisma, pool } = app.current.db;
  const meet = async (name: string, talk: string[], decision: string, title: string) => {
    const said = { text: decision, quote: talk[0], startMs: 0 };
    const analysis = { summary: `About ${name}.`, engine: 'local', decisions: [said] };
    const id = await addMeeting(prisma, organizationId, { name, analysis, createdById: me.id });
    await prisma.transcriptSegment.createMany({
      data: talk.map((text, at) => ({
        ...{ organizationId, id: newId(), audioId: id, chunkIndex: 0, text },
        ...{ startMs: at * 5_000, endMs: at * 5_000 + 4_000 },
      })),
    });
    await pool.query('select index_transcript($1, $2, null)', [organizationId, id]);
    await addItem(prisma, { organizationId, audioId: id, title, ownerId: jonas.id, startMs: 5_000 });
    return id;
  };
  const other = ['We paint the hall.', 'I order the paint.', 'The backups can wait.'];
  await meet('Painting', other, 'Paint the hall', 'Order the paint');
  const talk = [
    'We move to the new server.',
    'I write to the customers.',
    'The backups of the logs are kept.',
  ];
  audioId = await meet('Incident review', talk, 'Move to the new server', 'Write to the customers');
});

describe('a conversation about a meeting', () => {
  test.each([
    ['What did we decide?', 'Move to the new server', 0],
    ['What did Jonas promise?', 'Write to the customers', 5_000],
    ['Summarise the meeting', 'About Incident review.', 0],
    ['When did we talk about backups?', 'The backups of the logs are kept.', 10_000],
  ])('%s is answered from it, with the second', async (question, words, startMs) => {
    const { content, citations } = await ask(question);
    expect(content).toContain(words);
    expect(content).not.toMatch(/paint/i);
    expect(citations).toContainEqual(expect.objectContaining({ kind: 'meeting', id: audioId, startMs }));
    for (const { id } of citations) expect(id).toBe(audioId);
  });

  test('is one’s own, and none about everything or another meeting', async () => {
    await ask('What did we decide?');
    const kept = await messages();
    expect(kept).toMatchObject([
      { audioId, taskId: null },
      { audioId, author: 'assistant' },
    ]);
    expect(await messages('')).toEqual([]);
    expect((await list(undefined, jonas)).json().data).toEqual([]);
    expect((await as(jonas).get(`/api/v1/chat/messages/${kept[0]?.id}`)).statusCode).toBe(404);
    const { rows } = await app.current.db.pool.query(
      `select distinct audience from event where "organizationId" = $1 and resource = 'chat'`,
      [company.id],
    );
    expect(rows).toEqual([{ audience: [me.id] }]);
    const quoting = await send('Really?', { audioId: '', quotedId: kept[0]?.id });
    expect(quoting.json().errors[0].path).toBe('quotedId');
  });

  test('is about a ticket or a meeting, not both', async () => {
    const { id: taskId } = (await as(me).post('/api/v1/tasks', { title: 'Print' })).json();
    const both = await send('Hello', { taskId });
    expect([both.statusCode, both.json().errors[0].path]).toEqual([400, 'audioId']);
    expect((await list(`?taskId=${taskId}&audioId=${audioId}`)).statusCode).toBe(400);
  });

  test('is cleared and brought back by itself', async () => {
    await ask('What did we decide?');
    await send('Hello', { audioId: '' });
    const { id } = (await as(me).delete(`/api/v1/chat/messages?audioId=${audioId}`)).json();
    expect([await messages(), (await messages('')).length]).toEqual([[], 2]);
    expect((await as(me).post(`/api/v1/chat/cleared/${id}/restore`)).statusCode).toBe(204);
    expect(await messages()).toHaveLength(2);
  });
});

describe('whoever may not see the meeting any more', () => {
  test('finds nothing of what they asked about it', async () => {
    await send('Who wrote this?', {}, [file]);
    await send('What did we decide?');
    const [question, answer] = await messages();
    const db = app.current.db.forCompany(company.id);
    const thread = { taskId: null, threadUserId: me.id, audioId };
    await addAnswer(db, thread, { content: 'Shall I?', suggestion: { askerId: me.id, changes: [] } });
    const suggestion = (await messages()).at(-1)?.proposal?.id;
    const visibility = { visibility: 'people', createdById: jonas.id };
    await app.current.db.prisma.audio.updateMany({ where: { id: audioId }, data: visibility });
    const get = async (path: string) => (await as(me).get(path)).statusCode;
    const one = `/api/v1/chat/messages/${question?.id}`;
    expect((await list()).statusCode).toBe(404);
    expect((await send('Hello')).statusCode).toBe(404);
    expect(await get(one)).toBe(404);
    expect(await get(`/api/v1/chat/attachments/${question?.attachments[0]?.id}`)).toBe(404);
    expect(await get(`/api/v1/chat/feedback/mine?audioId=${audioId}`)).toBe(404);
    for (const { statusCode } of [
      await as(me).patch(one, { content: 'Hi' }),
      await as(me).delete(one),
      await as(me).post(`${one}/reactions`, { sign: '👍', isOn: true }),
      await as(me).put(`/api/v1/chat/answers/${answer?.id}/feedback`, { isRight: true }),
      await as(me).post(`/api/v1/chat/proposals/${suggestion}/apply`, {}),
      await as(me).delete(`/api/v1/chat/messages?audioId=${audioId}`),
    ]) {
      expect(statusCode).toBe(404);
    }
    const elsewhere = await send('Where does the ostrich live?', { audioId: '' });
    expect(elsewhere.json().data.answer).not.toContain('under the stairs');
  });

  test('an admin reads nothing that was shared of a meeting that they may not see', async () => {
    const answer = await ask('What did we decide?');
    const said = { isRight: true, isShared: true };
    await as(me).put(`/api/v1/chat/answers/${answer.id}/feedback`, said);
    const read = async () => (await as(company.admin).get('/api/v1/chat/feedback')).json().data;
    expect(await read()).toMatchObject([{ place: 'meeting', question: 'What did we decide?' }]);
    const visibility = { visibility: 'people', createdById: me.id };
    await app.current.db.prisma.audio.updateMany({ where: { id: audioId }, data: visibility });
    expect(await read()).toMatchObject([{ place: 'meeting', question: null, answer: null }]);
  });
});

describe('a meeting that is deleted', () => {
  test('takes the conversation with it, and brings it back', async () => {
    await ask('What did we decide?');
    const before = await messages();
    await as(company.admin).delete(`/api/v1/audios/${audioId}`);
    expect((await list()).statusCode).toBe(404);
    await as(company.admin).post(`/api/v1/audios/${audioId}/restore`);
    expect(await messages()).toEqual(before);
  });

  test('takes it for good, with its files', async () => {
    await send('Read this', {}, [file]);
    const fileId = (await messages())[0]?.attachments[0]?.id;
    await as(company.admin).delete(`/api/v1/audios/${audioId}`);
    const { pool, prisma } = app.current.db;
    await pool.query(
      `update deleted_meeting set "deletedAt" = now() - interval '1 hour' where "audioId" = $1`,
      [audioId],
    );
    await purgeMeeting(app.current.db, { organizationId: company.id, audioId });
    expect(await prisma.chatMessage.count({ where: { organizationId: company.id } })).toBe(0);
    const { rows } = await pool.query(
      `select p.payload->'keys' as keys from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
       where task_identifier = $1 and p.payload::text like $2`,
      [meetingJobs.forget, `%chat/${company.id}%`],
    );
    expect(rows).toMatchObject([{ keys: expect.arrayContaining([`chat/${company.id}/${fileId}`]) }]);
  });
});
