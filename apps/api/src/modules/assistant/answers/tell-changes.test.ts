import { expect, test } from 'vitest';
import { dayInWords } from '@/adapters/language/days/date-words';
import { useTestApp } from '@/test/test-app';
import { askOwn } from '../ask-own.test-kit';

const app = useTestApp();

/** Far from every server: yesterday begins and ends there when it does nowhere else. */
const zone = 'Pacific/Kiritimati';

async function company() {
  const { id, admin } = await app.current.addCompany();
  const { pool } = app.current.db;
  await pool.query(`update "user" set "timeZone" = $2 where id = $1`, [admin.id, zone]);
  /** A task that is made today, and was changed so many days ago at a time of that day. */
  const add = async (title: string, ...changes: [daysAgo: number, time: string][]) => {
    const { id: taskId } = (await app.current.as(admin).post('/api/v1/tasks', { title })).json();
    for (const [daysAgo, time] of changes) {
      await pool.query(
        `insert into task_edit ("organizationId", id, "taskId", kind, version, changes, "actorName", "createdAt")
         values ($1, gen_random_uuid(), $2, 'edit', 2, '[{"field": "title", "from": "x", "to": "y"}]', 'Mia',
           ((now() at time zone $3)::date - $4::int + $5::time) at time zone $3)`,
        [id, taskId, zone, daysAgo, time],
      );
    }
  };
  const day = async (daysAgo: number) => {
    const { rows } = await pool.query(`select ((now() at time zone $1)::date - $2::int)::text as day`, [
      ...[zone, daysAgo],
    ]);
    return rows[0].day as string;
  };
  return { admin, add, day };
}

test('what changed yesterday is that day alone, where whoever asks is, also of what changed since', async () => {
  const { admin, add, day } = await company();
  await add('Early', [1, '00:00']);
  await add('Late', [1, '23:59:59']);
  await add('Both', [1, '12:00'], [0, '00:00']);
  await add('Only today', [0, '00:00']);
  await add('The day before', [2, '23:59:59']);
  const [yesterday, today] = [await day(1), await day(0)];
  const as = (locale: string, text: string) => dayInWords(text, locale, { day: 'numeric', month: 'long' });
  for (const [message, locale, heading] of [
    ['What changed yesterday?', 'en-GB', (text: string) => `On ${text}`],
    ['¿Qué cambió ayer?', 'es', (text: string) => `El ${text}`],
  ] as const) {
    const { content } = await askOwn(app.current, admin, message);
    expect(content.split('\n')[0]).toContain(heading(as(locale, yesterday)));
    const told = [...content.matchAll(/\*\*(.+?)\*\* — (.*)/g)].map(([, title, lines]) => [title, lines]);
    expect(told.map(([title]) => title).sort()).toEqual(['Both', 'Early', 'Late']);
    // Of a task that was changed on both days, what happened on the one that was asked for.
    for (const [, lines = ''] of told) expect(lines.split(';')).toHaveLength(1);
  }
  const since = await askOwn(app.current, admin, 'What changed since yesterday?');
  expect(since.content.split('\n')[0]).toContain(`Since ${as('en-GB', yesterday)}`);
  for (const title of ['Late', 'Only today']) expect(since.content).toContain(`**${title}**`);
  const now = await askOwn(app.current, admin, 'What changed today?');
  expect(now.content.split('\n')[0]).toContain(`On ${as('en-GB', today)}`);
});

test('tasks that changed on a day are not those that changed since', async () => {
  const { admin, add } = await company();
  await add('Both', [1, '12:00'], [0, '00:00']);
  await add('Only today', [0, '00:00']);
  const { citations } = await askOwn(app.current, admin, 'which tasks changed yesterday?');
  expect(citations?.map(({ title }) => title)).toEqual(['Both']);
  const { content } = await askOwn(app.current, admin, 'which tasks were created yesterday?');
  expect(content).toMatch(/^None/);
});
