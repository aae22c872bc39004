import { initialFields } from '@tavla/shared/task-fields';
import { expect, it } from 'vitest';
import { planTasks } from '../plan/plan-tasks';
import { readTaskFile } from './read-file';

const ann = {
  id: '0198f3a2-7c1e-7b5a-9d4e-2f6a8c0b1d3e',
  email: 'ann@example.test',
  name: 'Ann Smith',
  blocked: false,
};
const facts = { people: [ann], tags: [], timeZone: 'Europe/Stockholm' };

async function plan(file: unknown, choices = {}) {
  const read = await readTaskFile(Buffer.from(JSON.stringify(file)), 'file.json', choices);
  const { tasks, ...rest } = planTasks(read, choices, facts);
  return {
    ...rest,
    source: read.source,
    tasks: tasks.map(({ id: _, tags, ...task }) => ({
      ...task,
      tags: tags.map(({ id: __, ...tag }) => tag),
    })),
  };
}

const trello = {
  id: '5ad3c6eb79d93844dc6b0b3f',
  name: 'Bakery',
  shortLink: 'VJFx5D4Z',
  lists: [
    { id: 'l2', name: 'Doing', closed: false, pos: 2 },
    { id: 'l1', name: 'Ideas', closed: false, pos: 1 },
    { id: 'l3', name: 'Old', closed: true, pos: 3 },
  ],
  members: [
    { id: 'm1', fullName: 'Ann Smith', username: 'anns' },
    { id: 'm2', fullName: 'Bo Ek', username: 'boek' },
  ],
  cards: [
    {
      id: 'c1',
      name: 'Bake',
      desc: 'With **butter**',
      closed: false,
      idList: 'l2',
      idMembers: ['m2', 'm1'],
      // Midnight in Stockholm.
      due: '2026-03-31T22:00:00.000Z',
      labels: [
        { id: 'x', name: 'kind: sweet', color: 'sky_dark' },
        { id: 'y', name: '', color: 'lime' },
      ],
      pos: 5,
      attachments: [{ name: 'Recipe', url: 'https://example.test/recipe' }],
    },
    {
      id: 'c2',
      name: 'Sell',
      desc: '',
      closed: false,
      idList: 'l1',
      idMembers: [],
      due: null,
      labels: [],
      pos: 9,
    },
    {
      id: 'c3',
      name: 'Gone',
      desc: '',
      closed: true,
      idList: 'l1',
      idMembers: [],
      due: null,
      labels: [],
      pos: 1,
    },
    {
      id: 'c4',
      name: 'Older',
      desc: '',
      closed: false,
      idList: 'l3',
      idMembers: [],
      due: null,
      labels: [],
      pos: 1,
    },
  ],
  checklists: [
    {
      id: 'k1',
      idCard: 'c1',
      name: 'Steps',
      pos: 1,
      checkItems: [
        { id: 'i2', name: 'Oven', state: 'incomplete', pos: 2 },
        { id: 'i1', name: 'Dough', state: 'complete', pos: 1 },
      ],
    },
  ],
  actions: [
    { type: 'updateCard', date: '2026-03-03T10:00:00.000Z', data: { card: { id: 'c1' } } },
    {
      type: 'commentCard',
      date: '2026-03-02T10:00:00.000Z',
      data: { text: 'Second', card: { id: 'c1' } },
      memberCreator: { fullName: 'Bo Ek', username: 'boek' },
    },
    {
      type: 'commentCard',
      date: '2026-03-01T09:30:00.000Z',
      data: { text: 'First', card: { id: 'c1' } },
      memberCreator: { fullName: 'Ann Smith', username: 'anns' },
    },
  ],
};

it('reads a board as Trello exports it', async () => {
  const { tasks, ...rest } = await plan(trello);
  expect(rest).toMatchObject({
    source: 'trello:5ad3c6eb79d93844dc6b0b3f',
    archived: 2,
    lists: [
      { name: 'Ideas', count: 1, target: 'pending' },
      { name: 'Doing', count: 1, target: 'in-progress' },
    ],
    unknownPeople: [{ name: 'Bo Ek', count: 1 }],
  });
  expect(tasks.map(({ title }) => title)).toEqual(['Sell', 'Bake']);
  expect(tasks[1]).toEqual({
    ...initialFields,
    line: 3,
    key: 'c1',
    title: 'Bake',
    column: 'in-progress',
    userId: ann.id,
    endDate: '2026-04-01',
    description:
      'With **butter**\n\nSteps:\n- [x] Dough\n- [ ] Oven\n\nAttachments:\n- Recipe: https://example.test/recipe\n\nAlso assigned: Bo Ek',
    tags: [
      { name: 'sweet', category: 'Kind', color: 'blue' },
      { name: 'Green', category: 'Label', color: 'green' },
    ],
    comments: [
      'Ann Smith wrote in Trello on 2026-03-01 09:30 UTC:\n\nFirst',
      'Bo Ek wrote in Trello on 2026-03-02 10:00 UTC:\n\nSecond',
    ],
  });
});

it('takes archived cards when asked, and leaves out lists that nobody wants', async () => {
  const { tasks, archived, leftOut } = await plan(trello, {
    withArchived: true,
    lists: { l2: 'none', l3: 'done' },
  });
  expect(tasks.map(({ title, column }) => [title, column])).toEqual([
    ['Gone', 'pending'],
    ['Sell', 'pending'],
    ['Older', 'done'],
  ]);
  expect([archived, leftOut]).toEqual([0, 1]);
});

it('reads a board of Planka, of both its versions', async () => {
  const board = (included: object) => ({ item: { id: '13', name: 'Bakery' }, included });
  const shared = {
    users: [{ id: 'u1', name: 'A. Smith', username: 'ann', email: 'ANN@example.test' }],
    labels: [{ id: 'b1', name: 'Sweet', color: 'sugar-plum' }],
    cardMemberships: [{ cardId: 'c1', userId: 'u1' }],
    cardLabels: [{ cardId: 'c1', labelId: 'b1' }],
  };
  const card = {
    id: 'c1',
    listId: 'l1',
    name: 'Bake',
    description: 'Well',
    position: 1,
    dueDate: '2026-03-31T10:00:00.000Z',
  };
  const first = await plan(
    board({
      ...shared,
      lists: [{ id: 'l1', name: 'Todo', position: 1 }],
      cards: [card],
      tasks: [{ id: 't1', cardId: 'c1', name: 'Dough', isCompleted: true, position: 1 }],
    }),
  );
  const second = await plan(
    board({
      ...shared,
      lists: [
        { id: 'l1', name: 'Todo', type: 'active', position: 1 },
        { id: 'l2', name: null, type: 'archive', position: null },
      ],
      cards: [card, { ...card, id: 'c2', listId: 'l2' }],
      taskLists: [{ id: 'k1', cardId: 'c1', name: 'Steps', position: 1 }],
      tasks: [{ id: 't1', taskListId: 'k1', name: 'Dough', isCompleted: true, position: 1 }],
    }),
  );
  expect(first.source).toBe('planka:13');
  expect(first.tasks).toMatchObject([
    {
      key: 'c1',
      column: 'todo',
      userId: ann.id,
      endDate: '2026-03-31',
      description: 'Well\n\n- [x] Dough',
      tags: [{ name: 'Sweet', category: 'Label', color: 'purple' }],
    },
  ]);
  expect(second.tasks).toMatchObject([{ description: 'Well\n\nSteps:\n- [x] Dough' }]);
  expect(second.archived).toBe(1);
});

it('reads issues of GitHub, from its API and from its command line', async () => {
  const address = 'https://github.com/bakery/oven/issues/7';
  const label = { name: 'area/heat', color: 'd73a4a' };
  const api = [
    {
      number: 7,
      title: 'Too hot',
      body: 'Burns',
      state: 'closed',
      html_url: address,
      labels: [label],
      assignees: [{ login: 'anns' }],
      milestone: { title: 'Spring', due_on: '2026-04-01T07:00:00Z' },
      comments: 2,
    },
    {
      number: 8,
      title: 'A change',
      state: 'open',
      html_url: 'https://github.com/bakery/oven/pull/8',
      pull_request: {},
    },
  ];
  const read = await plan(api);
  expect(read).toMatchObject({ source: 'github', leftOut: 1 });
  expect(read.tasks).toMatchObject([
    {
      key: 'bakery/oven#7',
      column: 'done',
      endDate: '2026-04-01',
      description: 'Burns\n\nAssigned: anns',
      tags: [
        { name: 'heat', category: 'Area', color: 'red' },
        { name: 'Spring', category: 'Milestone', color: 'gray' },
      ],
      comments: [],
    },
  ]);
  const gh = [
    {
      number: 7,
      title: 'Too hot',
      body: 'Burns',
      state: 'OPEN',
      url: address,
      labels: [],
      assignees: [{ login: 'anns', name: 'Ann Smith' }],
      milestone: null,
      comments: [{ author: { login: 'bo' }, body: 'Here too', createdAt: '2026-03-01T09:30:00Z' }],
    },
  ];
  expect((await plan(gh)).tasks).toMatchObject([
    {
      key: 'bakery/oven#7',
      column: 'todo',
      userId: ann.id,
      comments: ['bo wrote in GitHub on 2026-03-01 09:30 UTC:\n\nHere too'],
    },
  ]);
});

it('counts what was put away only where it is to come in', async () => {
  const many = 10_001;
  const old = Array.from({ length: many }, (_, at) => ({
    id: `o${at}`,
    name: 'Old',
    closed: true,
    idList: `x${at}`,
  }));
  const lists = old.map(({ idList }) => ({ id: idList, name: idList, closed: true }));
  const board = { ...trello, lists: [...trello.lists, ...lists], cards: [...trello.cards, ...old] };
  const { tasks, archived } = await plan(board);
  expect([tasks.length > 0, archived > many - 1]).toEqual([true, true]);
  await expect(plan(board, { withArchived: true })).rejects.toMatchObject({ statusCode: 400 });
});
