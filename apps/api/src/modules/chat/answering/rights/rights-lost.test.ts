import { memberPermissions } from '@tavla/shared/permissions';
import { beforeEach, describe, expect, test } from 'vitest';
import { Asking } from '@/modules/retrieval/retrieval.test-kit';
import { countQueries } from '@/test/count-queries';
import { useAnswering } from '../answering.test-kit';

const scene = await useAnswering();
const { model, ask, contents } = scene;
const question = 'What does it cost?';

const admin = () => scene.one.as(scene.company.admin);
const block = () => admin().patch(`/api/v1/users/${scene.company.member.id}`, { blocked: true });
/** The member's role is another one, which may not see tasks and meetings. */
async function demote(): Promise<void> {
  const less = memberPermissions.filter(({ resource }) => resource !== 'actions');
  const roleId = await scene.one.addRole(scene.company.id, 'Talkers', less);
  const { statusCode } = await admin().patch(`/api/v1/users/${scene.company.member.id}`, { roleId });
  expect(statusCode).toBe(200);
}
/** The member ends the session that asks, from another device. */
async function signOut(): Promise<void> {
  const { id, member } = scene.company;
  const other = await scene.one.addSession(id, member.id);
  await scene.one.as(other).delete(`/api/v1/sessions/${member.sessionId}`);
}
/** What became of the question, for the operator: its person may see nothing of it any more. */
async function kept() {
  const { rows } = await scene.one.db.pool.query(
    `select a.failure->>'reason' as reason, a.text,
       (select string_agg(content, '') from chat_message c where c."questionId" = m.id) as answer
     from chat_message m left join chat_answer a on a."questionId" = m.id where m.id = $1`,
    [scene.messageId],
  );
  return rows[0];
}
async function begun(): Promise<void> {
  await model.arrived();
  model.write('First words ');
  await expect.poll(async () => (await kept())?.text).toBe('First words');
}

let here: Asking;
beforeEach(() => {
  here = new Asking(scene.one, scene.company);
});

describe.each([
  ['is blocked', block, 'not-signed-in', 'asker-may-not'],
  ['gets a role that may do less', demote, 'permissions-changed', 'asker-rights-changed'],
])('while an answer is written in one’s own conversation, somebody %s', (_, lose, told, reason) => {
  test.each([
    ['not one more tool runs', () => model.call('search', { query: 'berth', where: null })],
    ['not one more word comes', () => model.write('and more words ')],
  ])('%s', async (__, goOn) => {
    const asked = ask(scene.one, {}, 'text/event-stream');
    await begun();
    await lose();
    const looked = await countQueries(async () => {
      goOn();
      const { payload } = await asked;
      expect(payload).toContain(`"reason":"${told}"`);
      expect(payload).not.toContain('more');
      await expect.poll(kept).toEqual({ reason, text: '', answer: null });
    }, /find_passages/);
    expect([looked, model.asked.length]).toEqual([0, 1]);
  });
});

describe('while an answer is written in one’s own conversation, somebody', () => {
  test('ends the session that asked: it reads no further, and the answer is there for their other devices', async () => {
    const asked = ask(scene.one, {}, 'text/event-stream');
    await begun();
    await signOut();
    model.write('and more words ');
    const { payload } = await asked;
    expect(payload).toMatch(/"delta":"First words"[\s\S]*"statusCode":401[\s\S]*"reason":"not-signed-in"/);
    expect(payload).not.toContain('more');
    model.end();
    await expect.poll(async () => (await kept())?.answer).toContain('First words and more words');
  });

  test('ends the session that waits for the whole of it, and gets none', async () => {
    const asked = ask();
    await model.arrived();
    await signOut();
    model.write('Twelve.');
    model.end();
    const { statusCode, body } = await asked;
    expect([statusCode, JSON.parse(body).reason]).toEqual([401, 'not-signed-in']);
    expect(body).not.toContain('Twelve');
  });

  test('loses sight of a meeting that the model was told of: the answer ends, and nothing of it is kept', async () => {
    const audioId = await here.talk(['The berth has a cost of twelve euros']);
    const asked = ask(scene.one, {}, 'text/event-stream');
    await begun();
    const visibility = { to: 'people', ids: [scene.company.admin.id] };
    await admin().patch(`/api/v1/audios/${audioId}`, { visibility });
    model.write('and more words ');
    const { payload } = await asked;
    expect(payload).toContain('"reason":"asker-rights-changed"');
    expect(payload).not.toContain('more');
    expect(await kept()).toEqual({ reason: 'asker-rights-changed', text: '', answer: null });
    expect(await contents()).toEqual([question]);
  });
});

test('on a ticket, a meeting that is not everybody’s any more ends an answer that was told of it', async () => {
  const audioId = await here.talk(['The berth has a cost of twelve euros']);
  const taskId = await here.task('Berth');
  const asked = ask(scene.one, { taskId }, 'text/event-stream');
  await begun();
  const visibility = { to: 'people', ids: [scene.company.member.id] };
  await admin().patch(`/api/v1/audios/${audioId}`, { visibility });
  model.write('and more words ');
  // Whoever asked may see it; others who read the ticket may not.
  expect((await asked).payload).toContain('"reason":"asker-rights-changed"');
  expect(await contents(taskId)).toEqual([question]);
});
