import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { sqlOfClient } from '@/db/run-sql';
import { useTestApp } from '@/test/test-app';
import { queueAnswer } from './queue-answer';

const app = useTestApp({ WORKER: 'off' });

async function addQuestion(organizationId: string): Promise<string> {
  const id = newId();
  await app.current.db.prisma.chatMessage.create({
    data: { organizationId, id, author: 'user', authorName: 'Mia', content: 'Why?' },
  });
  return id;
}
const queue = (organizationId: string, questionId: string) =>
  queueAnswer(sqlOfClient(app.current.db.pool), { organizationId, questionId });
async function jobsOf(organizationId: string): Promise<{ place: string; priority: number }[]> {
  const { rows } = await app.current.db.pool.query(
    `select right(queue_name, 1) as place, priority from graphile_worker.jobs
     where queue_name like $1 order by id`,
    [`answers:${organizationId}:%`],
  );
  return rows;
}

test('a company’s questions share its places, and each waits behind those before it', async () => {
  const { id } = await app.current.addCompany();
  for (let n = 0; n < 8; n++) expect(await queue(id, await addQuestion(id))).toBe(true);
  expect(await jobsOf(id)).toEqual([...'12345612'].map((place, priority) => ({ place, priority })));
  const { id: other } = await app.current.addCompany();
  await queue(other, await addQuestion(other));
  expect(await jobsOf(other)).toEqual([{ place: '1', priority: 0 }]);
});

test('a question waits once; one that failed is asked anew, in a place that is free', async () => {
  const { id } = await app.current.addCompany();
  const [first, second] = [await addQuestion(id), await addQuestion(id)];
  await queue(id, first);
  await queue(id, second);
  expect(await queue(id, first)).toBe(false);
  expect(await jobsOf(id)).toHaveLength(2);
  await app.current.db.pool.query(
    `update chat_answer set state = 'failed', text = 'x', failure = '{}', "stoppedAt" = now() where "questionId" = $1`,
    [first],
  );
  expect(await queue(id, first)).toBe(true);
  const { rows } = await app.current.db.pool.query('select * from chat_answer where "questionId" = $1', [
    first,
  ]);
  expect(rows).toMatchObject([{ state: 'waiting', text: '', failure: null, stoppedAt: null, place: 1 }]);
});
