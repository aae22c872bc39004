import type { Citation } from '@tavla/shared/chat/answers';
import type { ChatMessage } from '@tavla/shared/contracts/chat';
import type { Feedback, GivenFeedback } from '@tavla/shared/contracts/conversation/feedback';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { postForm } from '@/test/form';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;
let taskId: string;

const as = (user: TestUser) => app.current.as(user);

beforeEach(async () => {
  company = await app.current.addCompany();
  const answer = await as(company.member).post('/api/v1/tasks', { title: 'Print', userId: company.admin.id });
  taskId = answer.json().id;
});

/** Asks, on the ticket or in one's own conversation, and answers what the assistant said. */
async function ask(user: TestUser, message: string, place: { taskId?: string } = {}): Promise<ChatMessage> {
  await postForm(app.current, user, '/api/v1/chat/new-message', { message, ...place });
  const query = new URLSearchParams(place);
  const { data } = (await as(user).get(`/api/v1/chat/messages?${query}`)).json();
  return data.at(-1);
}

const say = (user: TestUser, { id }: { id: string }, feedback: object) =>
  as(user).put(`/api/v1/chat/answers/${id}/feedback`, feedback);
const mine = async (user: TestUser, query = ''): Promise<Feedback[]> =>
  (await as(user).get(`/api/v1/chat/feedback/mine${query}`)).json().data;
const read = async (query = ''): Promise<GivenFeedback[]> =>
  (await as(company.admin).get(`/api/v1/chat/feedback${query}`)).json().data;

describe('what a reader says of an answer', () => {
  test('is kept once for each, shown to them again, changed and taken back', async () => {
    const answer = await ask(company.member, 'Who is responsible for this?', { taskId });
    const first = await say(company.member, answer, { isRight: false, reason: '  It is Bo.  ' });
    const kept = { messageId: answer.id, isRight: false, reason: 'It is Bo.', isShared: false };
    expect([first.statusCode, first.json()]).toEqual([200, kept]);
    await say(company.admin, answer, { isRight: true });
    expect(await mine(company.member, `?taskId=${taskId}`)).toEqual([kept]);
    expect(await mine(company.member)).toEqual([]);

    await say(company.member, answer, { isRight: true });
    expect(await mine(company.member, `?taskId=${taskId}`)).toMatchObject([{ isRight: true, reason: '' }]);
    const path = `/api/v1/chat/answers/${answer.id}/feedback`;
    for (let tries = 0; tries < 2; tries++) {
      expect((await as(company.member).delete(path)).statusCode).toBe(204);
    }
    expect(await mine(company.member, `?taskId=${taskId}`)).toEqual([]);
    expect(await read()).toMatchObject([{ userId: company.admin.id, isRight: true }]);
  });

  test('is about answers, and those that one may read', async () => {
    const answer = await ask(company.member, 'Hello');
    expect((await say(company.admin, answer, { isRight: true })).statusCode).toBe(404);
    const question = { id: answer.questionId ?? '' };
    expect((await say(company.member, question, { isRight: true })).statusCode).toBe(404);
    const tooLong = await say(company.member, answer, { isRight: true, reason: 'x'.repeat(501) });
    expect([tooLong.statusCode, tooLong.json().errors[0].path]).toEqual([400, 'reason']);
  });

  test('goes with the answer, and with the person', async () => {
    const answer = await ask(company.member, 'When is it due?', { taskId });
    const other = await app.current.addUser(company.id, company.roles.user);
    await say(other, answer, { isRight: true });
    await say(company.member, answer, { isRight: true });
    await as(company.admin).delete(`/api/v1/users/${other.id}`);
    expect(await read()).toMatchObject([{ userId: company.member.id }]);
    await app.current.db.prisma.chatMessage.deleteMany({ where: { id: answer.id } });
    expect(await read()).toEqual([]);
  });
});

describe('an admin', () => {
  test('reads question, answer, who and why, page by page', async () => {
    const answer = await ask(company.member, 'Who is responsible for this?', { taskId });
    await say(company.member, answer, { isRight: false, reason: 'Bo is.' });
    await say(company.admin, answer, { isRight: true });
    const first = (await as(company.admin).get('/api/v1/chat/feedback?limit=1')).json();
    expect(first).toMatchObject({ total: 2, data: [{ userId: company.admin.id, isRight: true }] });
    const next = await read(`?limit=1&cursor=${first.nextCursor}`);
    expect(next).toEqual([
      {
        ...{
          messageId: answer.id,
          userId: company.member.id,
          userName: 'Mia Member',
          place: 'ticket',
          taskId,
        },
        ...{ isRight: false, reason: 'Bo is.', isShared: false, createdAt: expect.any(String) },
        question: 'Who is responsible for this?',
        answer: answer.content,
      },
    ]);
    expect(await read('?isRight=false')).toHaveLength(1);
    expect((await as(company.member).get('/api/v1/chat/feedback')).statusCode).toBe(403);
  });

  test('reads what was asked and answered in somebody’s own conversation only where they share it', async () => {
    const answer = await ask(company.member, 'What is my salary?');
    await say(company.member, answer, { isRight: false, reason: 'It is more.' });
    const hidden = { place: 'own', taskId: null, question: null, answer: null, reason: 'It is more.' };
    expect(await read()).toMatchObject([hidden]);
    await say(company.member, answer, { isRight: false, isShared: true });
    expect(await read()).toMatchObject([{ question: 'What is my salary?', answer: answer.content }]);
  });

  test('reads nothing of a ticket that they may not see', async () => {
    const answer = await ask(company.member, 'When is it due?', { taskId });
    await say(company.member, answer, { isRight: true, isShared: true });
    const { prisma } = app.current.db;
    const by = { createdById: company.member.id, visibility: 'people' };
    const originAudioId = await addMeeting(prisma, company.id, by);
    const origin = { originAudioId, originStartMs: 0, originQuote: 'Print' };
    await prisma.task.updateMany({ where: { id: taskId }, data: { status: 'on-approval', ...origin } });
    expect(await read()).toMatchObject([{ place: 'ticket', taskId: null, question: null, answer: null }]);
  });

  /** What stands in a closed meeting of the member's: the ids of a proposal, the meeting, and a file on the proposal. */
  async function closeTicket() {
    const { prisma } = app.current.db;
    const form = { message: 'See the plan', taskId, isComment: 'true' };
    await postForm(app.current, company.member, '/api/v1/chat/new-message', form, [
      { name: 'plan.txt', content: 'The ostrich lives under the stairs.' },
    ]);
    const { id: fileId = '' } =
      (await prisma.chatAttachment.findFirst({ where: { organizationId: company.id } })) ?? {};
    const audioId = await addMeeting(prisma, company.id, {
      ...{ createdById: company.member.id, visibility: 'people' },
    });
    const origin = { originAudioId: audioId, originStartMs: 0, originQuote: 'Print' };
    await prisma.task.updateMany({ where: { id: taskId }, data: { status: 'on-approval', ...origin } });
    return { audioId, fileId };
  }

  test.each<
    [string, (closed: { audioId: string; fileId: string }) => Pick<Citation, 'kind'> & Partial<Citation>]
  >([
    ['the meeting', ({ audioId }) => ({ kind: 'meeting', id: audioId })],
    ['a proposal of it', () => ({ kind: 'task', id: taskId })],
    ['a message about it', ({ audioId }) => ({ kind: 'message', audioId })],
    ['a message to a proposal of it', () => ({ kind: 'message', taskId })],
    ['a file on a proposal of it', ({ fileId }) => ({ kind: 'file', id: fileId })],
  ])('reads nothing that is shared and rests on a closed meeting: %s', async (_, citation) => {
    const { prisma } = app.current.db;
    const answer = await ask(company.member, 'What is new?');
    await say(company.member, answer, { isRight: false, isShared: true });
    const restsOn = (citations: object[]) =>
      prisma.chatMessage.updateMany({ where: { id: answer.id }, data: { citations } });
    const cited = { id: newId(), title: 'Print', quote: 'Print', ...citation(await closeTicket()) };
    await restsOn([{ kind: 'person', id: company.admin.id, title: 'Ann', quote: '' }, cited]);
    expect(await read()).toMatchObject([{ question: null, answer: null }]);
    await prisma.audio.updateMany({ where: { organizationId: company.id }, data: { visibility: 'company' } });
    expect(await read()).toMatchObject([{ question: 'What is new?', answer: answer.content }]);
  });
});
