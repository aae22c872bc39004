import type { Task } from '@tavla/shared/contracts/tasks';
import { beforeEach, describe, expect, test } from 'vitest';
import { fillColumn } from '@/test/rows/many-tasks';
import { type TestCompany, useTestApp } from '@/test/test-app';

const app = useTestApp();
let company: TestCompany;

beforeEach(async () => {
  company = await app.current.addCompany();
});

const member = () => app.current.as(company.member);
const board = async (): Promise<Task[]> => (await member().get('/api/v1/tasks')).json().data;

/** As many people as asked for, each doing one thing after the other. */
async function together(
  people: number,
  rounds: number,
  act: (person: number, round: number) => Promise<void>,
) {
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      for (let round = 0; round < rounds; round++) await act(person, round);
    }),
  );
}

async function move(id: string, place: object): Promise<Task> {
  const answer = await member().patch(`/api/v1/tasks/${id}`, { move: place });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function expectGaplessLog(events: number): Promise<void> {
  const { rows } = await app.current.db.pool.query(
    `select count(*)::int as count, max(seq)::int as newest, min(seq)::int as oldest,
       (select "eventSeq"::int from organization where id = $1) as counter
     from event where "organizationId" = $1`,
    [company.id],
  );
  expect(rows[0]).toEqual({ count: events, newest: events, oldest: 1, counter: events });
}

function expectUniqueAscending(tasks: Task[]): void {
  const positions = tasks.map(({ position }) => position);
  expect(new Set(positions).size).toBe(positions.length);
  expect(positions).toEqual([...positions].sort());
}

describe('16 people at once', () => {
  test('moving in one column leave unique, ordered positions and a gapless log', async () => {
    const ids = await fillColumn(app.current, company.id, 'todo', 64);
    let moved = 0;
    await together(16, 20, async (person, round) => {
      const card = ids[(person * 7 + round * 3) % 64] ?? '';
      const after = ids[(person * 11 + round * 5 + 1) % 64] ?? null;
      const before = (await member().get(`/api/v1/tasks/${card}`)).json();
      const now = await move(card, {
        status: 'todo',
        afterId: after === card ? null : after,
        beforeId: null,
      });
      if (now.version > before.version) moved++;
    });
    const tasks = await board();
    expect(tasks.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expectUniqueAscending(tasks);
    const changes = tasks.reduce((sum, { version }) => sum + version - 1, 0);
    expect(moved).toBeGreaterThan(250);
    await expectGaplessLog(changes);
  });

  test('moving one card to and fro each count once', async () => {
    const [card = '', a = '', b = ''] = await fillColumn(app.current, company.id, 'todo', 3);
    await together(16, 5, async (person, round) => {
      const status = (['todo', 'done', 'in-progress', 'pending'] as const)[(person + round) % 4];
      await move(card, { status, afterId: person % 2 ? a : b });
    });
    const task = (await member().get(`/api/v1/tasks/${card}`)).json();
    await expectGaplessLog(task.version - 1);
    const { rows } = await app.current.db.pool.query(
      'select status, count(*)::int as n from task_status_entry where "taskId" = $1 group by 1',
      [card],
    );
    const last = await app.current.db.pool.query(
      'select data from event where "organizationId" = $1 order by seq desc limit 1',
      [company.id],
    );
    expect(last.rows[0].data).toEqual(task);
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBeLessThanOrEqual(task.version - 1);
  });

  test('dropping into one slot all land in it', async () => {
    const [top = '', bottom = ''] = await fillColumn(app.current, company.id, 'done', 2);
    const cards = await fillColumn(app.current, company.id, 'todo', 16 * 8);
    await together(16, 8, async (person, round) => {
      await move(cards[person * 8 + round] ?? '', { status: 'done', afterId: top, beforeId: bottom });
    });
    const tasks = await board();
    expect([tasks[0]?.id, tasks.at(-1)?.id]).toEqual([top, bottom]);
    expect(tasks.every(({ currentStatus }) => currentStatus.status === 'done')).toBe(true);
    expectUniqueAscending(tasks);
    await expectGaplessLog(128);
  });

  test('creating, moving, batching and deleting at once lose nothing', async () => {
    const cards = await fillColumn(app.current, company.id, 'todo', 40);
    const call = async (work: Promise<{ statusCode: number; body: string }>) => {
      const { statusCode, body } = await work;
      expect([200, 201, 204, 404], body).toContain(statusCode);
    };
    await together(16, 6, async (person, round) => {
      const some = cards.filter((_, index) => index % 8 === (person + round) % 8);
      const [first = ''] = some;
      const kind = (person + round) % 4;
      if (kind === 0) await call(member().post('/api/v1/tasks', { title: `${person} ${round}` }));
      if (kind === 1) await call(member().patch(`/api/v1/tasks/${first}`, { move: { status: 'done' } }));
      if (kind === 2) {
        const change = { kind: 'move', status: 'in-progress', afterId: cards[person] };
        await call(member().post('/api/v1/tasks/batch', { ids: [...some].reverse(), change }));
      }
      if (kind === 3) {
        await call(member().delete(`/api/v1/tasks/${first}`));
        await call(member().post(`/api/v1/tasks/${first}/restore`));
      }
    });
    const tasks = await board();
    expect(tasks).toHaveLength(40 + 24);
    for (const status of ['todo', 'in-progress', 'done']) {
      expectUniqueAscending(tasks.filter(({ currentStatus }) => currentStatus.status === status));
    }
    const { lastEventId } = (await member().get('/api/v1/tasks?limit=1')).json();
    await expectGaplessLog(Number(lastEventId));
  });
});

describe('places', () => {
  let ids: string[];
  beforeEach(async () => {
    ids = await fillColumn(app.current, company.id, 'todo', 4);
  });
  const order = async () => (await board()).map(({ id }) => ids.indexOf(id)).join('');
  const place = (card: number, after: number | null, before: number | null) =>
    move(ids[card] ?? '', {
      status: 'todo',
      afterId: after === null ? null : ids[after],
      beforeId: before === null ? null : ids[before],
    });

  test.each([
    ['between two', 0, 1, 2, '1023'],
    ['at the top', 3, null, 0, '3012'],
    ['at the bottom', 0, 3, null, '1230'],
    ['where it is', 1, 0, 2, '0123'],
    ['beside neighbours that parted: the upper one counts', 3, 0, 2, '0312'],
  ] as const)('%s', async (_, card, after, before, expected) => {
    await place(card, after, before);
    expect(await order()).toBe(expected);
  });

  test('a card that stays where it is keeps its version', async () => {
    expect(await place(1, 0, 2)).toMatchObject({ version: 1 });
  });

  test('when the upper neighbour left, the lower one counts; when both did, the end', async () => {
    const [gone = '', away = ''] = await fillColumn(app.current, company.id, 'done', 2);
    await member().delete(`/api/v1/tasks/${gone}`);
    await move(ids[3] ?? '', { status: 'todo', afterId: gone, beforeId: ids[1] });
    expect((await board()).slice(0, 4).map(({ id }) => ids.indexOf(id))).toEqual([0, 3, 1, 2]);
    await move(ids[0] ?? '', { status: 'todo', afterId: gone, beforeId: away });
    expect((await board()).slice(0, 4).map(({ id }) => ids.indexOf(id))).toEqual([3, 1, 2, 0]);
  });

  test('a slot without room left gets room again, and everybody is told', async () => {
    const [top = '', one = '', two = '', bottom = ''] = ids;
    // As after hundreds of drops right below the top card.
    const crowded = `a0${'0'.repeat(92)}`;
    // Away first: the database may change the rows in any order, and no two may be in one place.
    await app.current.db.pool.query(`update task set position = 'z' || position where id = any($1)`, [ids]);
    await app.current.db.pool.query(
      `update task set position = x.position from unnest($1::uuid[], $2::text[]) as x(id, position) where task.id = x.id`,
      [ids, ['a0', `${crowded}1`, `${crowded}2`, 'a1']],
    );
    for (let round = 0; round < 50; round++) {
      const [card, other] = round % 2 ? [one, two] : [two, one];
      await move(card, { status: 'todo', afterId: top, beforeId: other });
    }
    const tasks = await board();
    expect(tasks.map(({ id }) => ids.indexOf(id))).toEqual([0, 1, 2, 3]);
    expect(Math.max(...tasks.map(({ position }) => position.length))).toBeLessThan(60);
    expect(tasks.find(({ id }) => id === bottom)?.version).toBeGreaterThan(1);
    expectUniqueAscending(tasks);
    await expectGaplessLog(tasks.reduce((sum, { version }) => sum + version - 1, 0));
  });
});
