import { columnOf, type Task } from '@tavla/shared/contracts/tasks';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '@/test/test-app';
import { columnRanks } from './task-list.repo';
import { addScene, type Scene, stepKinds, takeStep } from './task-steps.test-kit';

interface Board {
  data: Task[];
  total: number;
  lastEventId: string;
}

/** Two processes that share nothing but the database. */
let apps: [TestApp, TestApp];
beforeAll(async () => {
  const first = await startTestApp();
  apps = [first, await startTestApp({}, first)];
});
afterAll(async () => {
  await apps[1].close();
  await apps[0].close();
});

async function load({ company }: Scene, app = apps[0]): Promise<Board> {
  const answer = await app.as(company.admin).get('/api/v1/tasks');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

/** The board by another way, before which nothing is kept. */
async function readInPages({ company, app }: Scene): Promise<Task[]> {
  const found: Task[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const url = `/api/v1/tasks?limit=500${cursor && `&cursor=${cursor}`}`;
    const page: { data: Task[]; nextCursor: string | null } = (await app.as(company.admin).get(url)).json();
    found.push(...page.data);
    cursor = page.nextCursor;
  }
  return found;
}

/** The board as a client has it that applied the log to an earlier one. */
async function applyLog({ company, app }: Scene, from: Board, to: Board): Promise<Task[]> {
  const { rows } = await app.db.pool.query<{ action: string; data: Task }>(
    `select action, data from event where "organizationId" = $1 and resource = 'tasks' and seq > $2 and seq <= $3
     order by seq`,
    [company.id, from.lastEventId, to.lastEventId],
  );
  const tasks = new Map(from.data.map((task) => [task.id, task]));
  for (const { action, data } of rows) {
    if (action === 'delete') tasks.delete(data.id);
    else tasks.set(data.id, data);
  }
  const place = ({ currentStatus, position }: Task) =>
    `${columnRanks.indexOf(columnOf(currentStatus.status))}${position}`;
  return [...tasks.values()].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

const step = fc.record({
  kind: fc.constantFrom(...stepKinds),
  one: fc.nat(299),
  other: fc.nat(299),
  person: fc.nat(2),
});
const rounds = fc.array(fc.array(step, { maxLength: 8 }), { minLength: 3, maxLength: 5 });

test('whatever several people do at once, a board is the one of before with the log applied', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      const scene = await addScene(apps[0]);
      const first = await load(scene);
      await load(scene, apps[1]);
      for (const round of all) {
        const working = round.map(({ kind, ...pick }) => takeStep(kind, scene, pick));
        const meanwhile = await Promise.all([load(scene), load(scene, apps[1]), load(scene)]);
        await Promise.all(working);
        const after = await Promise.all(apps.map((app) => load(scene, app)));
        for (const board of [...meanwhile, ...after]) {
          expect(board.total).toBe(board.data.length);
          expect(board.data).toEqual(await applyLog(scene, first, board));
        }
        const fresh = await readInPages(scene);
        for (const { data } of after) expect(data).toEqual(fresh);
      }
    }),
    { numRuns: 4 },
  );
}, 300_000);

test.each(stepKinds)('%s shows on a board that was kept', async (kind) => {
  const scene = await addScene(apps[0]);
  if (kind === 'batch of returns')
    await takeStep('batch of deletions', scene, { one: 20, other: 0, person: 0 });
  if (kind === 'approve') await takeStep('ask for approval', scene, { one: 20, other: 0, person: 0 });
  const before = await load(scene);
  await takeStep(kind, scene, { one: 20, other: 270, person: 0 });
  const after = await load(scene, apps[0]);
  expect(after.data).toEqual(await readInPages(scene));
  if (kind !== 'something else' && kind !== 'delete and restore') expect(after.data).not.toEqual(before.data);
});
