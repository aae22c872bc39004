import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fillColumn } from '@/test/rows/many-tasks';
import { startTestApp, useTestApp } from '@/test/test-app';
import { backUpTo, Places, query, restoreFrom } from './backup.test-kit';

const test = useTestApp();
const places = new Places();
afterAll(() => places.clear());

/** The story of a task as the database has it. */
interface Story {
  title: string;
  status: string;
  versionsBehind: number;
  edits: { from: string; to: string }[];
  statuses: string[];
}

it('is one moment while 16 clients write', { timeout: 180_000 }, async () => {
  const app = test.current;
  const company = await app.addCompany();
  const url = app.db.url;
  // Enough rows that the copy takes a while.
  await fillColumn(app, company.id, 'done', 10_000);
  const call = app.as(company.member);
  let isWriting = true;
  let changes = 0;
  const writers = Array.from({ length: 16 }, async (_, index) => {
    const made = await call.post('/api/v1/tasks', { title: `Writer ${index} 0` });
    const { id } = made.json();
    for (let n = 1; isWriting; n++) {
      const status = n % 2 ? 'in-progress' : 'todo';
      const answer = await call.patch(`/api/v1/tasks/${id}`, {
        title: `Writer ${index} ${n}`,
        move: { status, afterId: null, beforeId: null },
      });
      expect(answer.statusCode).toBe(200);
      changes += 1;
    }
  });
  await expect.poll(() => changes, { timeout: 60_000 }).toBeGreaterThan(50);

  const settings = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: await places.folder() };
  const file = path.join(await places.folder(), 'backup.tar');
  const before = changes;
  await backUpTo(file, { DATABASE_URL: url, DATA_DIR: app.app.deps.env.dataDir });
  const during = changes - before;
  isWriting = false;
  await Promise.all(writers);
  expect(during).toBeGreaterThan(0);
  await restoreFrom(file, settings);

  const stories = await query<Story>(
    settings.DATABASE_URL,
    `select title, status,
       (select coalesce(json_agg(json_build_object('from', c->>'from', 'to', c->>'to') order by e.version), '[]')
        from task_edit e, jsonb_array_elements(e.changes) c
        where e."taskId" = t.id and e.kind = 'edit' and c->>'field' = 'title') as edits,
       (select coalesce(json_agg(s.status order by s."createdAt", s.id), '[]') from task_status_entry s
        where s."taskId" = t.id) as statuses
     from task t where title like 'Writer%'`,
  );
  expect(stories).toHaveLength(16);
  for (const { title, status, edits, statuses } of stories) {
    const [, index, n] = /^Writer (\d+) (\d+)$/.exec(title) ?? [];
    const wanted = Array.from({ length: Number(n) }, (_, step) => ({
      from: `Writer ${index} ${step}`,
      to: `Writer ${index} ${step + 1}`,
    }));
    expect(edits).toEqual(wanted);
    expect(statuses.filter((_, step) => step >= statuses.length - Number(n))).toEqual(
      wanted.map((_, step) => (step % 2 ? 'todo' : 'in-progress')),
    );
    expect(status).toBe(Number(n) === 0 ? 'todo' : statuses.at(-1));
  }
  const [places_] = await query<{ total: number; distinct: number }>(
    settings.DATABASE_URL,
    `select count(*)::int as total, count(distinct ("column", position))::int as distinct from task`,
  );
  expect(places_).toEqual({ total: 10_016, distinct: 10_016 });
  const restored = await startTestApp(settings);
  places.later(() => restored.close());
  const { cookie } = await restored.addSession(company.id, company.member.id);
  expect((await restored.as({ cookie }).get('/api/v1/tasks')).json().total).toBe(10_016);
});
