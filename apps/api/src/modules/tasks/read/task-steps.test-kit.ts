import { v7 as newId } from 'uuid';
import { change } from '@/db/events/change';
import { addMeeting } from '@/test/rows/add-meeting';
import { fillColumn } from '@/test/rows/many-tasks';
import type { TestApp, TestCompany, TestUser } from '@/test/test-app';
import { makeRoom } from '../room/make-room';
import { proposeTasks } from '../write/propose-tasks';

/** A company whose board fills three blocks. Each card has a person and came from a meeting. */
export interface Scene {
  app: TestApp;
  company: TestCompany;
  people: TestUser[];
  ids: string[];
  audioId: string;
}

export async function addScene(app: TestApp): Promise<Scene> {
  const company = await app.addCompany();
  const people = [company.admin, company.member];
  for (let n = 0; n < 4; n++) people.push(await app.addUser(company.id, company.roles.admin));
  const ids = [
    ...(await fillColumn(app, company.id, 'todo', 250)),
    ...(await fillColumn(app, company.id, 'done', 50)),
  ];
  const audioId = await addMeeting(app.db.prisma, company.id);
  await app.db.pool.query(
    `update task set description = repeat(md5(id::text) || '—ä', 100), "originAudioId" = $2, "originStartMs" = 1,
       "originQuote" = 'Said', "endDate" = '2026-03-31', "userId" = ($3::uuid[])[1 + get_byte(uuid_send(id), 15) % cardinality($3::uuid[])]
     where "organizationId" = $1`,
    [company.id, audioId, people.map(({ id }) => id)],
  );
  return { app, company, people, ids, audioId };
}

/** What a step does and to what: two cards by their index, and who does it. */
export interface Pick {
  one: number;
  other: number;
  person: number;
}

type Step = (
  scene: Scene & { one: string; other: string; who: TestUser; as: ReturnType<TestApp['as']> },
  pick: Pick,
) => unknown;

const statuses = ['pending', 'on-approval', 'todo', 'in-progress', 'done'] as const;
const batch =
  (of: (ids: { one: string; other: string; status: string }) => object): Step =>
  ({ as, ids, one, other }, pick) =>
    as.post('/api/v1/tasks/batch', {
      ids: ids.slice(pick.one, pick.one + 20),
      change: of({ one, other, status: statuses[pick.one % 5] ?? 'todo' }),
    });

/** Everything that changes tasks, by whatever way it comes. */
const steps: Record<string, Step> = {
  create: ({ as, one }, pick) =>
    as.post('/api/v1/tasks', { title: one, customField: { status: statuses[pick.other % 5] } }),
  edit: ({ as, one, other }) =>
    as.patch(`/api/v1/tasks/${one}`, { title: other, description: 'Short', endDate: null }),
  'edit at length': ({ as, one, other }) =>
    as.put(`/api/v1/tasks/${one}`, { description: other.repeat(500), userId: null }),
  move: ({ as, one, other }) =>
    as.patch(`/api/v1/tasks/${one}`, { move: { status: 'todo', afterId: other, beforeId: null } }),
  'set status': ({ as, one }) =>
    as.post('/api/v1/task-statuses', { taskId: one, status: 'in-progress', note: 'Now' }),
  'ask for approval': ({ as, one }) =>
    as.patch(`/api/v1/tasks/${one}`, { customField: { status: 'on-approval' } }),
  approve: ({ as, one }) => as.patch(`/api/v1/tasks/${one}`, { customField: { status: 'todo' } }),
  delete: ({ as, one }) => as.delete(`/api/v1/tasks/${one}`),
  'delete and restore': async ({ as, one }) => {
    await as.delete(`/api/v1/tasks/${one}`);
    await as.post(`/api/v1/tasks/${one}/restore`);
  },
  'batch of moves': batch(({ status, other }) => ({ kind: 'move', status, afterId: other, beforeId: null })),
  'batch of assignments': batch(() => ({ kind: 'assign', userId: null })),
  'batch of dates': batch(() => ({ kind: 'due', endDate: '2026-04-01' })),
  'batch of tags': batch(({ one }) => ({
    kind: 'tag',
    add: [{ id: one, name: 'Law', category: 'Team', color: 'red' }],
  })),
  'batch of deletions': batch(() => ({ kind: 'delete' })),
  'batch of returns': batch(() => ({ kind: 'restore' })),
  propose: ({ app, company, who, one, audioId }) =>
    change(app.db.forCompany(company.id), (tx) =>
      proposeTasks(tx, company.id, who.id, [
        {
          id: newId(),
          title: one,
          endDate: null,
          userId: null,
          origin: { audioId, startMs: 5, quote: 'So' },
        },
      ]),
    ),
  'make room': ({ app, company }) =>
    makeRoom(app.db.forCompany(company.id), 'todo', { lower: null, upper: null }),
  'delete the meeting': ({ as, audioId }) => as.delete(`/api/v1/audios/${audioId}`),
  'delete a person': async ({ app, company, people }) => {
    const leaver = people.length > 3 ? people.pop() : undefined;
    const path = `/api/v1/users/${leaver?.id}?handOverTo=${company.member.id}`;
    if (leaver) await app.as(company.admin).delete(path);
  },
  'something else': ({ as }) => as.post('/api/v1/departments', { name: newId() }),
};

export const stepKinds = Object.keys(steps);

/** Some are refused, as it happens when several people are at it; what matters is what the board says then. */
export async function takeStep(kind: string, scene: Scene, pick: Pick): Promise<void> {
  const { ids, people, company, app } = scene;
  const who = people[pick.person] ?? company.admin;
  const [one = '', other = ''] = [ids[pick.one], ids[pick.other]];
  try {
    await steps[kind]?.({ ...scene, people, one, other, who, as: app.as(who) }, pick);
  } catch (error) {
    // What does not come by HTTP has no answer: a place was taken, or the meeting is gone.
    if (!/constraint/i.test(String(error))) throw error;
  }
}
