import { once } from 'node:events';
import { expect, test } from 'vitest';
import { forkTestProcess } from '@/test/processes/test-process';
import { fillColumn } from '@/test/rows/many-tasks';
import { type TestCompany, useTestApp } from '@/test/test-app';

const app = useTestApp();

async function startServer() {
  const { db, env } = app.current.app.deps;
  const child = forkTestProcess('app', [], { DATABASE_URL: db.url, DATA_DIR: env.dataDir });
  const [address] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the server did not start'))),
  ]);
  return { child, address: address as string };
}

/**
 * 16 people change tasks in every way until the server is gone; answers what was confirmed to them.
 * `onAnswer` hears how many calls were answered so far.
 */
async function changeUntilDeath(
  address: string,
  company: TestCompany,
  ids: string[],
  onAnswer: (answers: number) => void,
): Promise<Map<string, number>> {
  let answers = 0;
  const confirmed = new Map<string, number>();
  const call = (method: string, path: string, body: object) =>
    fetch(`${address}/api/v1/${path}`, {
      method,
      headers: { cookie: company.member.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await Promise.all(
    Array.from({ length: 16 }, async (_, person) => {
      for (let round = 0; ; round++) {
        const id = ids[(person * 5 + round) % ids.length] ?? '';
        const status = ['todo', 'in-progress', 'done'][round % 3];
        try {
          const answer =
            round % 4 === 3
              ? await call('POST', 'tasks/batch', {
                  ids: [id, ids[person]],
                  change: { kind: 'move', status },
                })
              : await call('PATCH', `tasks/${id}`, { title: `${person}.${round}`, move: { status } });
          onAnswer(++answers);
          const body = (await answer.json()) as {
            data?: [{ id: string; version: number }];
            id: string;
            version: number;
          };
          for (const task of body.data ?? [body]) {
            if (task.version > (confirmed.get(task.id) ?? 0)) confirmed.set(task.id, task.version);
          }
        } catch {
          return;
        }
      }
    }),
  );
  return confirmed;
}

test('a server that is killed in the middle of changes leaves each of them whole or undone', async () => {
  const company = await app.current.addCompany();
  const ids = await fillColumn(app.current, company.id, 'todo', 40);
  for (let round = 0; round < 2; round++) {
    const { child, address } = await startServer();
    const confirmed = await changeUntilDeath(address, company, ids, (answers) => {
      if (answers === 60 + round * 25) child.kill('SIGKILL');
    });
    // What the dead connections had begun is over once nobody holds a lock any more.
    await app.current.db.pool.query('begin; lock table task in exclusive mode; commit');

    const { rows: tasks } = await app.current.db.pool.query(
      `select t.id, t.version, t.status, t.position,
         (select count(*)::int from event e where e."organizationId" = $1 and e.data->>'id' = t.id::text) as events,
         (select data->>'version' from event e where e."organizationId" = $1 and e.data->>'id' = t.id::text
          order by seq desc limit 1)::int as told,
         (select count(*)::int from task_edit e where e."taskId" = t.id) as edits,
         (select count(distinct version)::int from task_edit e where e."taskId" = t.id) as "editVersions",
         (select status from task_status_entry e where e."taskId" = t.id order by "createdAt" desc, id desc limit 1) as entry
       from task t where t."organizationId" = $1`,
      [company.id],
    );
    expect(tasks).toHaveLength(40);
    for (const task of tasks) {
      expect(task.events).toBe(task.version - 1);
      expect(task.told ?? 1).toBe(task.version);
      expect(task.editVersions).toBe(task.edits);
      expect(task.entry ?? 'todo').toBe(task.status);
      expect(task.version).toBeGreaterThanOrEqual(confirmed.get(task.id) ?? 1);
    }
    const { rows: log } = await app.current.db.pool.query(
      `select "eventSeq"::int as counter, (select count(*)::int from event where "organizationId" = $1) as count,
         (select max(seq)::int from event where "organizationId" = $1) as newest
       from organization where id = $1`,
      [company.id],
    );
    expect(log[0].count).toBeGreaterThan(0);
    expect(log[0]).toEqual({ counter: log[0].count, count: log[0].count, newest: log[0].count });
  }
}, 180_000);
