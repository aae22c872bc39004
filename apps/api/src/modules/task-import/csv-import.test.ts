import iconv from 'iconv-lite';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { postForm } from '@/test/form';
import { useTaskImports } from './task-import.test-kit';

const at = useTaskImports();

const table = () => `Title;Status;Assignee;Due date;Tags;Notes;Key
Write the offer;Backlog;${at.company.admin.email};2026-12-24;type: Bug | Urgent;For the baker;A-1
Bäcker anrufen;In progress;nobody@example.test;24.12.2026;Urgent;;A-2
;Done;;;;No title here;A-3
Send it;Shipped;Mia Member;31.02.2026;;;A-4
"Tidy
up";Whatever;;;;;A-5
`;

it('says what a table would do, and makes its tasks with everything that they say', async () => {
  const preview = await at.preview('plan.csv', table());
  expect(preview).toMatchObject({
    format: 'csv',
    total: 5,
    valid: 3,
    existing: 0,
    failedCount: 2,
    failed: [
      { line: 4, title: '', reason: 'The row has no title' },
      { line: 5, title: 'Send it', reason: '"31.02.2026" is no day such as 2026-03-31' },
    ],
    unknownPeople: [{ name: 'nobody@example.test', count: 1 }],
    choices: {
      columns: { title: 0, status: 1, assignee: 2, due: 3, tags: 4, description: 5, id: 6 },
      source: 'plan',
    },
  });
  expect(preview.lists).toEqual([
    { key: 'Backlog', name: 'Backlog', count: 1, target: 'pending' },
    { key: 'In progress', name: 'In progress', count: 1, target: 'in-progress' },
    { key: 'Done', name: 'Done', count: 1, target: 'done' },
    { key: 'Shipped', name: 'Shipped', count: 1, target: 'done' },
    { key: 'Whatever', name: 'Whatever', count: 1, target: 'todo' },
  ]);
  expect(await at.board()).toEqual([]);
  const { id } = preview;
  expect((await at.member().post(`${at.path}/${id}/start`, {})).json()).toMatchObject({ status: 'queued' });
  const done = await at.work('tasks.import', id);
  expect(done).toMatchObject({
    status: 'done',
    createdCount: 3,
    existingCount: 0,
    failedCount: 2,
    processed: 5,
  });
  const tasks = await at.board();
  expect(tasks.map(({ title, currentStatus }) => [title, currentStatus.status])).toEqual([
    ['Write the offer', 'pending'],
    ['Tidy up', 'todo'],
    ['Bäcker anrufen', 'in-progress'],
  ]);
  const [offer, , call] = tasks;
  expect(offer).toMatchObject({
    userId: at.company.admin.id,
    endDate: '2026-12-24',
    description: 'For the baker',
    customField: {
      tags: [
        { name: 'Bug', category: 'Type' },
        { name: 'Urgent', category: 'Label' },
      ],
    },
  });
  expect(call).toMatchObject({
    userId: null,
    endDate: '2026-12-24',
    description: 'Assigned: nobody@example.test',
  });
  // The same tag is one.
  expect(call?.customField.tags[0]).toEqual(offer?.customField.tags[1]);
  const report = await at.member().get(`${at.path}/${id}/report`);
  expect(report.payload.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFline,title,reason',
    '4,,The row has no title',
    `5,Send it,"""31.02.2026"" is no day such as 2026-03-31"`,
  ]);
});

it('makes nothing twice: by the id where there is one, else by what stands in the row', async () => {
  await at.run('plan (1).csv', table());
  expect(await at.run('plan-2026-11-24.csv', table())).toMatchObject({ createdCount: 0, existingCount: 3 });
  const twins = 'Title\nBuy milk\nBuy milk\n';
  expect(await at.run('a.csv', twins)).toMatchObject({ createdCount: 2, existingCount: 0 });
  expect(await at.run('b.csv', `${twins}Buy bread\n`)).toMatchObject({ createdCount: 1, existingCount: 2 });
  expect(await at.board()).toHaveLength(6);
  // The same number in another source is another task.
  expect(await at.run('other.csv', 'Title,Key\nOther,A-1\n')).toMatchObject({ createdCount: 1 });
});

it('reads what spreadsheets write, with columns that are chosen by hand', async () => {
  const text = 'Was\tWann\tWo\r\nGrüße senden\t3/4/2026\tRückstand\r\n';
  const preview = await at.preview('Liste.txt', iconv.encode(text, 'windows-1252'));
  expect(preview.columns.map(({ name }) => name)).toEqual(['Was', 'Wann', 'Wo']);
  const choices = {
    columns: { title: 0, due: 1, status: 2 },
    lists: { Rückstand: 'pending' },
    dateOrder: 'month-first',
  };
  const again = await at.member().post(`${at.path}/${preview.id}/preview`, choices);
  expect(again.json()).toMatchObject({
    asksDateOrder: true,
    samples: [{ title: 'Grüße senden', column: 'pending', endDate: '2026-03-04' }],
  });
  const without = await at.member().post(`${at.path}/${preview.id}/preview`, { columns: { due: 1 } });
  expect(without.statusCode).toBe(400);
  expect(without.json()).toMatchObject({
    reason: 'import-no-title-column',
    errors: [{ path: 'columns.title' }],
  });
  const beyond = await at.member().post(`${at.path}/${preview.id}/preview`, { columns: { title: 7 } });
  expect(beyond.json()).toMatchObject({ reason: 'import-column-missing' });
});

it('keeps a title that is too long in the description, and what a description cannot hold in comments', async () => {
  const title = 'word '.repeat(60).trim();
  const notes = 'line of text\n'.repeat(2_000).trim();
  await at.run('long.csv', `Title,Notes\n${title},"${notes}"\n`);
  const [task] = await at.board();
  expect(task?.title).toMatch(/^word word .*…$/);
  expect(task?.title.length).toBeLessThanOrEqual(150);
  expect(task?.description.startsWith(`${title}\n\nline of text`)).toBe(true);
  const { data } = (await at.member().get(`/api/v1/chat/messages?taskId=${task?.id}`)).json();
  const whole = [
    task?.description.slice(title.length),
    ...data.map(({ content }: { content: string }) => content),
  ];
  expect(whole.join('\n').match(/line of text/g)).toHaveLength(2_000);
});

it('is taken back as long as nobody has gone on from it, and can be made again then', async () => {
  const file = 'Title\nOne\nTwo\nThree\n';
  const { id } = await at.run('list.csv', file);
  const [one, two] = await at.board();
  await at.member().patch(`/api/v1/tasks/${one?.id}`, { title: 'Changed' });
  const said = { taskId: two?.id ?? '', message: 'On it', isComment: 'true' };
  await postForm(at.test.current, at.company.admin, '/api/v1/chat/new-message', said);
  expect((await at.member().post(`${at.path}/${id}/undo`)).json()).toMatchObject({ status: 'undoing' });
  expect((await at.member().post(`${at.path}/${id}/undo`)).statusCode).toBe(409);
  expect(await at.work('tasks.undo-import', id)).toMatchObject({
    status: 'undone',
    processed: 1,
    keptCount: 2,
  });
  expect((await at.board()).map(({ title }) => title)).toEqual(['Changed', 'Two']);
  expect(await at.run('list.csv', file)).toMatchObject({ createdCount: 1, existingCount: 2 });
  const { data } = (await at.test.current.as(at.company.admin).get('/api/v1/audit?action=task')).json();
  expect(data.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['task.import', 'task.undo-import', 'task.delete']),
  );
});

it('is taken back by whoever asks for it, whatever became of the token that it came with', async () => {
  const { id } = await at.run('list.csv', 'Title\nOne\nTwo\n');
  const { prisma } = at.test.current.db;
  const where = { organizationId_id: { organizationId: at.company.id, id } };
  const token = { id: newId(), name: 'Script', permissions: [{ action: 'delete', resource: 'actions' }] };
  await prisma.taskImport.update({ where, data: { origin: { ip: '', userAgent: '', token } } });
  expect((await at.member().post(`${at.path}/${id}/undo`)).json()).toMatchObject({ status: 'undoing' });
  expect(await at.work('tasks.undo-import', id)).toMatchObject({ status: 'undone', processed: 2 });
  expect(await at.board()).toEqual([]);
});
