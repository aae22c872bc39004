import type { AnswerPiece } from '@tavla/shared/contracts/messages';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { letSightPass } from '@/modules/events/streams.test-kit';
import { OpenStream } from '@/test/open-stream';
import { addMeeting } from '@/test/rows/add-meeting';
import type { TestUser } from '@/test/test-app';
import { unawaited, useAnswering } from './answering.test-kit';

const scene = await useAnswering();
const { model, ask, contents } = scene;
let address: string;
const opened: OpenStream[] = [];
beforeAll(async () => {
  address = await scene.two.listen();
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});

/** The stream of a person's tab on the other process; at a ticket when one is named. */
async function open(user: TestUser, taskId?: string): Promise<OpenStream> {
  const stream = await OpenStream.open(`${address}/api/v1/events?resources=answers,presence`, user.cookie);
  opened.push(stream);
  await stream.until(({ lastEventId }) => lastEventId !== undefined);
  if (taskId) await look(user, taskId);
  return stream;
}
async function look(user: TestUser, taskId: string): Promise<number> {
  const body = { taskId, state: 'looking' };
  return (await scene.one.as(user).post('/api/v1/chat/presence', body)).statusCode;
}
const pieces = ({ events }: OpenStream) =>
  events.filter(({ resource }) => resource === 'answers').map(({ data }) => data as AnswerPiece);
const textOf = (stream: OpenStream) =>
  pieces(stream).reduce((text, { at, text: more }) => text.slice(0, at) + more, '');
/** Everything that was told before has arrived: what follows it has. */
const told = (stream: OpenStream, text: string) => stream.until((one) => textOf(one) === text);

describe('the pieces of an answer', () => {
  test('in one’s own conversation reach one’s own tabs, and nobody else', async () => {
    const { member, admin } = scene.company;
    const { member: stranger } = await scene.one.addCompany();
    const tabs = [await open(member), await open(member)];
    const others = [await open(admin), await open(stranger)];
    await ask(scene.one, unawaited);
    await model.arrived();
    model.write('Twelve ');
    // A space is told with the word behind it.
    for (const tab of tabs) await told(tab, 'Twelve');
    model.write('euros. ');
    for (const tab of tabs) await told(tab, 'Twelve euros.');
    model.end();
    await expect.poll(() => contents()).toHaveLength(2);
    expect(others.flatMap(pieces)).toEqual([]);
    expect(pieces(tabs[0] as OpenStream)[0]).toEqual({
      ...{ questionId: scene.messageId, taskId: null, attempt: 1, at: 0, text: 'Twelve' },
    });
    expect(tabs[0]?.events.every(({ id }) => id === undefined)).toBe(true);
  });

  test('on a ticket reach who is there, of the company, and none of them is in the log', async () => {
    const { member, admin } = scene.company;
    const { member: stranger } = await scene.one.addCompany();
    const taskId = await scene.addTask();
    const near = [await open(member, taskId), await open(admin, taskId)];
    const away = await open(await scene.one.addUser(scene.company.id, scene.company.roles.user));
    const outside = await open(stranger);
    expect(await look(stranger, taskId)).toBe(404);
    await ask(scene.one, { ...unawaited, taskId });
    await model.arrived();
    const words = Array.from({ length: 300 }, (_, n) => `word ${n} `);
    for (const word of words) model.write(word);
    for (const stream of near) await told(stream, words.join('').trimEnd());
    expect(pieces(near[0] as OpenStream).length).toBeLessThan(30);
    model.end();
    await expect.poll(() => contents(taskId)).toHaveLength(2);
    expect([away, outside].flatMap(pieces)).toEqual([]);
    const { rows } = await scene.one.db.pool.query(
      `select data->'answering'->>'text' as text from event where "organizationId" = $1 and resource = 'chat'`,
      [scene.company.id],
    );
    expect(rows).toEqual([{ text: '' }, { text: null }]);
  });

  test('on the proposal of a meeting end for somebody for whom it is closed', async () => {
    const { member, admin } = scene.company;
    const taskId = await scene.addTask();
    const { prisma } = scene.one.db;
    const originAudioId = await addMeeting(prisma, scene.company.id, { createdById: member.id });
    await prisma.task.update({
      where: { organizationId_id: { organizationId: scene.company.id, id: taskId } },
      data: { status: 'on-approval', column: 'pending', originAudioId, originStartMs: 0 },
    });
    const [mine, theirs] = [await open(member, taskId), await open(admin, taskId)];
    await ask(scene.one, { ...unawaited, taskId });
    await model.arrived();
    model.write('Twelve ');
    for (const stream of [mine, theirs]) await told(stream, 'Twelve');
    await scene.one
      .as(member)
      .patch(`/api/v1/audios/${originAudioId}`, { visibility: { to: 'people', ids: [] } });
    letSightPass();
    model.write('euros. ');
    await told(mine, 'Twelve euros.');
    model.end();
    await expect.poll(() => contents(taskId)).toHaveLength(2);
    expect(textOf(theirs)).toBe('Twelve');
  });
});
