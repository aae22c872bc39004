import type { HistoryEntry, Task } from '@tavla/shared/contracts/tasks';
import { samplesOf } from '@tavla/shared/field-samples.fixture';
import {
  type FieldName,
  fieldNames,
  fieldsByName,
  fieldsIn,
  fieldsOnWire,
  initialFields,
} from '@tavla/shared/task-fields';
import { beforeAll, describe, expect, test } from 'vitest';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { fieldsByHand } from './fields-by-hand.test-kit';

const app = useTestApp();
let company: TestCompany;
beforeAll(async () => {
  company = await app.current.addCompany();
});

const url = '/api/v1/tasks';
const member = () => app.current.as(company.member);
const samples = (name: FieldName) =>
  samplesOf(fieldsByName[name].shown, [company.member.id, company.admin.id]);
const stating = (name: FieldName, value: unknown) => fieldsOnWire({ [name]: value });

async function make(body: object = {}): Promise<Task> {
  const answer = await member().post(url, { title: 'Untitled', ...body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

async function restored(id: string): Promise<Task> {
  const answer = await member().post(`${url}/${id}/restore`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const story = async (id: string) =>
  (await member().get(`${url}/${id}/history`)).json<{ data: HistoryEntry[] }>().data;

/** Whatever tells of a task says the same of it; answers that. */
async function readEverywhere(id: string): Promise<Task> {
  const one = (await member().get(`${url}/${id}`)).json<Task>();
  const board = (await member().get(url)).json<{ data: Task[] }>().data;
  const page = (await member().get(`${url}?limit=1000`)).json<{ data: Task[] }>().data;
  const events = await app.current.db.pool.query(
    `select data from event where "organizationId" = $1 and resource = 'tasks' and data->>'id' = $2
     order by seq desc limit 1`,
    [company.id, id],
  );
  for (const list of [board, page]) expect(list.find((task) => task.id === id)).toEqual(one);
  expect(events.rows[0]?.data).toEqual(one);
  return one;
}

async function expectField(id: string, name: FieldName, value: unknown): Promise<void> {
  expect(fieldsIn(await readEverywhere(id))[name]).toEqual(value);
}

describe.each(fieldNames)('%s', (name) => {
  test('comes back as it was given when the task is made, or as it is for everybody', async () => {
    for (const value of samples(name)) {
      const { id } = await make(stating(name, value));
      await expectField(id, name, value);
    }
    if ('initial' in fieldsByName[name])
      expect(fieldsIn(await make())[name]).toEqual(initialFields[name as keyof typeof initialFields]);
  });

  test.each(['patch', 'put'] as const)(
    '%s changes it alone, and the history tells from what',
    async (verb) => {
      const values = samples(name);
      const task = await make(stating(name, values[0]));
      for (const [index, value] of values.entries()) {
        if (index === 0) continue;
        const before = await readEverywhere(task.id);
        const answer = await member()[verb](`${url}/${task.id}`, stating(name, value));
        expect(answer.statusCode, answer.body).toBe(200);
        expect(fieldsIn(answer.json())).toEqual({ ...fieldsIn(before), [name]: value });
        await expectField(task.id, name, value);
        const last = (await story(task.id)).at(-1);
        expect(last?.changes).toEqual([{ field: name, from: values[index - 1], to: value }]);
        const stale = await member()[verb](`${url}/${task.id}`, {
          ...stating(name, values[0]),
          version: before.version,
        });
        expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale-version']);
      }
    },
  );

  test('is written to many tasks at once as to one', async () => {
    const values = samples(name);
    const tasks = await Promise.all(values.map(() => make()));
    // What several people save while one write is on its way travels in one statement.
    const callers = [company.member, company.admin];
    await Promise.all(
      tasks.map(({ id }, index) =>
        app.current
          .as(callers[index % 2] ?? company.admin)
          .patch(`${url}/${id}`, stating(name, values[index])),
      ),
    );
    for (const [index, { id }] of tasks.entries()) await expectField(id, name, values[index]);
  });

  test('is given to several tasks by a batch, where there is one of it', async () => {
    const { batch } = fieldsByHand[name];
    // Why there is none stands with the field.
    if (typeof batch !== 'function') return;
    const values = samples(name);
    const tasks = await Promise.all([0, 1].map(() => make(stating(name, values[0]))));
    const ids = tasks.map(({ id }) => id);
    const send = async (value: unknown, before: unknown, versions = {}) => {
      const change = batch(value as never, before as never);
      const answer = await member().post(`${url}/batch`, { ids, change, versions });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    for (const [index, value] of values.entries()) {
      if (index === 0) continue;
      const from = values[index - 1];
      await send(value, from);
      for (const id of ids) {
        await expectField(id, name, value);
        expect((await story(id)).at(-1)?.changes).toEqual([{ field: name, from, to: value }]);
      }
    }
    // Whoever saw only the first versions changes nothing of what was done since.
    await send(values[0], values.at(-1), Object.fromEntries(ids.map((id) => [id, 1])));
    for (const id of ids) await expectField(id, name, values.at(-1));
  });

  test('stays through moves, batches, the trash and back', async () => {
    for (const value of samples(name)) {
      const { id } = await make(stating(name, value));
      const batch = async (change: object) => {
        const answer = await member().post(`${url}/batch`, { ids: [id], change });
        expect(answer.statusCode, answer.body).toBe(200);
      };
      const ways: (() => Promise<unknown>)[] = [
        () => member().post('/api/v1/task-statuses', { taskId: id, status: 'in-progress' }),
        () => member().patch(`${url}/${id}`, { move: { status: 'done' } }),
        () => batch({ kind: 'move', status: 'todo' }),
        () =>
          member()
            .delete(`${url}/${id}`)
            .then(() => restored(id)),
        () => batch({ kind: 'delete' }).then(() => batch({ kind: 'restore' })),
      ];
      for (const way of ways) {
        await way();
        await expectField(id, name, value);
      }
    }
  });

  test('stays when the meeting that it came from, and the person that it was given to, go', async () => {
    const admin = app.current.as(company.admin);
    for (const value of samples(name)) {
      const leaver = await app.current.addUser(company.id, company.roles.user);
      const { id } = await make({ userId: leaver.id, ...stating(name, value) });
      const audioId = await addMeeting(app.current.db.prisma, company.id);
      const origin = { originAudioId: audioId, originStartMs: 0, originQuote: 'Said' };
      await app.current.db.prisma.task.updateMany({ where: { id }, data: origin });
      expect((await admin.delete(`/api/v1/audios/${audioId}`)).statusCode).toBe(204);
      expect((await readEverywhere(id)).origin).toBeNull();
      expect((await admin.delete(`/api/v1/users/${leaver.id}`)).statusCode).toBe(204);
      await expectField(id, name, value);
    }
  });
});
