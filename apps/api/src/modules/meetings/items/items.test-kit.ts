import type { AudioDetail } from '@tavla/shared/contracts/audios';
import type { InboxQuestion } from '@tavla/shared/contracts/inbox';
import type { Task } from '@tavla/shared/contracts/tasks';
import type { ActionItem } from '@tavla/shared/meetings/action-items';
import type { Permission } from '@tavla/shared/permissions';
import { v7 as newId } from 'uuid';
import { beforeEach } from 'vitest';
import { addItem, addUpdate } from '@/test/rows/add-found';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, type TestUser, useTestApp } from '@/test/test-app';

type AboutItem = Partial<Parameters<typeof addItem>[1]>;

/** What an event told, and to whom; null for everybody. */
interface Told {
  action: string;
  data: Record<string, unknown>;
  audience: string[] | null;
}

/** A meeting of one colleague, made before each test, with what tests do to what was found in it. */
export function useReview() {
  const app = useTestApp();
  let company: TestCompany;
  let me: TestUser;
  let other: TestUser;
  let audioId: string;
  beforeEach(async () => {
    company = await app.current.addCompany();
    me = company.member;
    other = await addUser();
    audioId = newId();
    await addMeeting(prisma(), company.id, {
      ...{ id: audioId, name: 'Planning', kind: 'transcript', createdById: me.id },
      analysis: { summary: 'S', engine: 'local', decisions: [] },
    });
  });

  const prisma = () => app.current.db.prisma;
  const ofMeeting = () => ({ organizationId: company.id, audioId });
  const as = (user: TestUser) => app.current.as(user);
  const addUser = (about?: { firstName: string; lastName: string }) =>
    app.current.addUser(company.id, company.roles.user, about);
  const addUserWho = async (permissions: readonly Permission[]) =>
    app.current.addUser(company.id, await app.current.addRole(company.id, newId(), permissions));
  const path = (rest: string) => `/api/v1/audios/${audioId}/${rest}`;
  const post = (rest: string, body: object = {}, user = me) => as(user).post(path(rest), body);
  const add = (about: AboutItem = {}) => addItem(prisma(), { ...ofMeeting(), ...about });
  return {
    get company() {
      return company;
    },
    /** Whoever uploaded the meeting. */
    get me() {
      return me;
    },
    get other() {
      return other;
    },
    get db() {
      return app.current.db;
    },
    get app() {
      return app.current.app;
    },
    get audioId() {
      return audioId;
    },
    ...{ prisma, as, addUser, addUserWho, path, post, add },
    detail: async (user = me) => (await as(user).get(`/api/v1/audios/${audioId}`)).json<AudioDetail>(),
    addReport: (taskId: string, status = 'done') => addUpdate(prisma(), { ...ofMeeting(), taskId, status }),
    /** An item that stands on the board. */
    addProposed: async (about: AboutItem = {}) => {
      const answer = await post(`items/${await add(about)}/propose`);
      return answer.json<ActionItem & { taskId: string }>();
    },
    addTask: async (title: string) => (await as(me).post('/api/v1/tasks', { title })).json<Task>(),
    task: async (id: string | null) => (await as(me).get(`/api/v1/tasks/${id}`)).json<Task>(),
    attend: (...users: TestUser[]) =>
      prisma().meetingAttendee.createMany({
        data: users.map(({ id: userId }) => ({ ...ofMeeting(), userId, source: 'added' })),
      }),
    /** Nothing but questions waits for these people. */
    inbox: async (user: TestUser) =>
      (await as(user).get('/api/v1/inbox')).json<{ data: InboxQuestion[]; unread: number }>(),
    told: async (resource: string) => {
      const { rows } = await app.current.db.pool.query<Told>(
        'select action, data, audience from event where "organizationId" = $1 and resource = $2 order by seq',
        [company.id, resource],
      );
      return rows;
    },
  };
}
