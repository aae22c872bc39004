import type { ServerResponse } from 'node:http';
import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { postForm } from '@/test/form';
import { addMeeting } from '@/test/rows/add-meeting';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { Receiver } from '../receiver.test-kit';
import { lineOpener } from '../sender';
import { type Deliveries, keepDelivering } from './keep-delivering';

const app = useTestApp({ WEBHOOK_NETWORKS: '127.0.0.1' });
const receiver = new Receiver();
const other = new Receiver();
const faults: unknown[] = [];
let company: TestCompany;
let deliveries: Deliveries;

const begin = () => {
  const openLine = lineOpener(['127.0.0.1']);
  const log = { warn: (details: object) => void faults.push(details) };
  deliveries = keepDelivering({ db: app.current.db, openLine }, log, 100);
};

beforeAll(async () => {
  await receiver.start();
  await other.start();
});
afterAll(() => {
  receiver.stop();
  other.stop();
});
beforeEach(async () => {
  company = await app.current.addCompany();
  for (const one of [receiver, other]) {
    one.received.length = 0;
    one.answer = (response) => void response.end();
  }
  begin();
});
afterEach(async () => {
  await deliveries.stop();
  await app.current.db.pool.query('delete from webhook');
  expect(faults.splice(0)).toEqual([]);
});

const admin = () => app.current.as(company.admin);
const query = (text: string) => app.current.db.pool.query(text);

async function hook(to: Receiver, events: string[]): Promise<string> {
  const answer = await admin().post('/api/v1/webhooks', { name: 'Hook', url: to.url, events });
  return answer.json().webhook.id;
}

async function addTask(title: string): Promise<string> {
  const answer = await admin().post('/api/v1/tasks', { title });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

const titles = (of: Receiver) => of.received.map(({ message }) => message.data.title);
const logOf = async (id: string) => (await admin().get(`/api/v1/webhooks/${id}/deliveries`)).json().data;
const read = async (id: string) => (await admin().get(`/api/v1/webhooks/${id}`)).json();
/** As if the time until the next try were over. */
const hurry = () => query('update webhook set "dueAt" = now()');

it('tells what was chosen from then on, in its order, and of no other company', async () => {
  await addTask('Before');
  const id = await hook(receiver, ['tasks.create', 'tasks.delete']);
  const task = await addTask('One');
  await admin().patch(`/api/v1/tasks/${task}`, { title: 'Renamed', version: 1 });
  const stranger = await app.current.addCompany();
  await app.current.as(stranger.admin).post('/api/v1/tasks', { title: 'Elsewhere' });
  await addTask('Two');
  await admin().delete(`/api/v1/tasks/${task}`);
  await receiver.until(3);
  expect(receiver.types).toEqual(['tasks.create', 'tasks.create', 'tasks.delete']);
  expect(titles(receiver)).toEqual(['One', 'Two', undefined]);
  expect(receiver.received[0]?.message).toMatchObject({ type: 'tasks.create', organizationId: company.id });
  await expect.poll(async () => (await logOf(id)).length).toBe(3);
  const [newest] = await logOf(id);
  expect(newest).toMatchObject({ type: 'tasks.delete', isDelivered: true, status: 200, attempts: 1 });
});

it('shows in its log what was sent, and sends it again when asked', async () => {
  const id = await hook(receiver, ['tasks.create']);
  await addTask('Again');
  await receiver.until(1);
  await expect.poll(async () => (await logOf(id)).length).toBe(1);
  const [{ id: deliveryId, messageId }] = await logOf(id);
  const path = `/api/v1/webhooks/${id}/deliveries/${deliveryId}`;
  expect((await admin().get(path)).json().payload).toBe(receiver.received[0]?.body);
  const again = (await admin().post(`${path}/replay`)).json();
  expect(again).toMatchObject({ id: deliveryId, attempts: 2, isDelivered: true, messageId });
  expect(receiver.received[1]?.headers['webhook-id']).toBe(messageId);
  expect(receiver.received[1]?.body).toBe(receiver.received[0]?.body);
});

it('tries what did not arrive again, keeps the order, and says so', async () => {
  const id = await hook(receiver, ['tasks.create']);
  receiver.answer = (response) => void response.writeHead(500).end('not now');
  await addTask('One');
  await addTask('Two');
  await expect.poll(async () => (await read(id)).failingSince).not.toBeNull();
  expect(titles(receiver)).toEqual(['One']);
  expect((await logOf(id))[0]).toMatchObject({ isDelivered: false, status: 500, attempts: 1 });
  receiver.answer = (response) => void response.end();
  await hurry();
  await receiver.until(3);
  expect(titles(receiver)).toEqual(['One', 'One', 'Two']);
  expect(receiver.received[1]?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
  await expect.poll(async () => (await read(id)).failingSince).toBeNull();
});

it('is switched off when nothing arrives for three days, with a mail, and goes on where it stopped', async () => {
  const id = await hook(receiver, ['tasks.create']);
  receiver.answer = (response) => void response.writeHead(503).end();
  await addTask('One');
  await expect.poll(async () => (await read(id)).failingSince).not.toBeNull();
  // Not within the three days, and not after two tries while Tavla itself was off.
  for (const [tries, hours] of [
    [1, 71],
    [2, 73],
  ]) {
    await query(`update webhook set "failingSince" = now() - interval '${hours} hours'`);
    await hurry();
    await expect.poll(async () => (await logOf(id))[0].attempts).toBe((tries ?? 0) + 1);
    expect((await read(id)).isOn).toBe(true);
  }
  await query('update webhook set attempts = 9');
  await hurry();
  await expect.poll(async () => (await read(id)).offBecause).toBe('failing');
  const { rows } = await query(`select data from waiting_mail where kind = 'webhook-off'`);
  expect(rows.map(({ data }) => data)).toEqual([
    expect.objectContaining({ to: company.admin.email, webhook: 'Hook', because: 'failing' }),
  ]);
  const audit = (await admin().get('/api/v1/audit?action=webhook.switch-off')).json().data;
  expect(audit).toMatchObject([{ actorName: 'Tavla', targetId: id, details: { because: 'failing' } }]);

  await addTask('Two');
  receiver.received.length = 0;
  receiver.answer = (response) => void response.end();
  await admin().patch(`/api/v1/webhooks/${id}`, { isOn: true });
  await receiver.until(2);
  expect(titles(receiver)).toEqual(['One', 'Two']);
  expect(await read(id)).toMatchObject({ isOn: true, offBecause: null });
});

it('fails anew at another address, which is tried at once', async () => {
  const id = await hook(receiver, ['tasks.create']);
  receiver.answer = (response) => void response.writeHead(503).end();
  await addTask('One');
  await expect.poll(async () => (await read(id)).failingSince).not.toBeNull();
  await query(`update webhook set "failingSince" = now() - interval '80 hours'`);
  other.answer = (response) => void response.writeHead(503).end();
  await admin().patch(`/api/v1/webhooks/${id}`, { url: other.url });
  await other.until(1);
  await expect.poll(async () => (await logOf(id))[0].attempts).toBe(2);
  expect(await read(id)).toMatchObject({ isOn: true, offBecause: null });
});

it('does not fail any more when what has not arrived is not for it any more', async () => {
  const id = await hook(receiver, ['tasks.create', 'tasks.update']);
  receiver.answer = (response) => void response.writeHead(503).end();
  await addTask('One');
  await expect.poll(async () => (await read(id)).failingSince).not.toBeNull();
  await admin().patch(`/api/v1/webhooks/${id}`, { events: ['tasks.update'] });
  await hurry();
  await expect.poll(async () => (await read(id)).failingSince).toBeNull();
  expect(titles(receiver)).toEqual(['One']);
});

it('is switched off at once by a server that says that it is gone for good', async () => {
  const id = await hook(receiver, ['tasks.create']);
  receiver.answer = (response) => void response.writeHead(410).end();
  await addTask('One');
  await expect.poll(async () => (await read(id)).offBecause).toBe('gone');
});

it('says that all is to be loaded anew when the log does not go back so far', async () => {
  const id = await hook(receiver, ['tasks.create']);
  await admin().patch(`/api/v1/webhooks/${id}`, { isOn: false });
  await addTask('Lost');
  await query('delete from event');
  await admin().patch(`/api/v1/webhooks/${id}`, { isOn: true });
  await receiver.until(1);
  await addTask('Next');
  await receiver.until(2);
  expect(receiver.types).toEqual(['resync', 'tasks.create']);
});

it('is not silent for as long as a clock was ahead that has been set back', async () => {
  const id = await hook(receiver, ['tasks.create']);
  await query(
    `update webhook set "dueAt" = now() + interval '1 hour', claim = gen_random_uuid(),
       "claimedUntil" = now() + interval '1 hour'`,
  );
  await addTask('One');
  await receiver.until(1);
  receiver.answer = (response) => void response.writeHead(500).end();
  await addTask('Two');
  await expect.poll(async () => (await read(id)).failingSince).not.toBeNull();
  receiver.answer = (response) => void response.end();
  await query(`update webhook set "dueAt" = now() + interval '3 days'`);
  await receiver.until(3);
  expect(titles(receiver)).toEqual(['One', 'Two', 'Two']);
});

it('one that hangs delays nobody', async () => {
  await hook(other, ['tasks.create']);
  other.answer = () => {};
  await hook(receiver, ['tasks.create']);
  await addTask('One');
  await other.until(1);
  await addTask('Two');
  await receiver.until(2);
  expect(titles(receiver)).toEqual(['One', 'Two']);
  expect(titles(other)).toEqual(['One']);
});

it('a message under way when its process ends is sent again by the next one', async () => {
  await hook(receiver, ['tasks.create']);
  receiver.answer = () => {};
  await addTask('One');
  await receiver.until(1);
  await deliveries.stop();
  receiver.answer = (response) => void response.end();
  begin();
  await addTask('Two');
  await receiver.until(3);
  expect(titles(receiver)).toEqual(['One', 'One', 'Two']);
});

it('tells no more than everybody of the company may see, however late', async () => {
  const secret = 'Ostrich under the stairs';
  const { prisma } = app.current.db;
  await hook(receiver, ['audios.create', 'audios.update', 'audios.delete', 'tasks.create', 'users.update']);
  const open = await addMeeting(prisma, company.id, { name: 'Open', createdById: company.admin.id });
  const closed = await addMeeting(prisma, company.id, {
    ...{ name: secret, createdById: company.admin.id, visibility: 'people' },
  });
  await admin().patch(`/api/v1/audios/${closed}`, { name: `${secret} again` });
  await admin().patch(`/api/v1/users/${company.member.id}`, { lastName: 'Renamed', version: 1 });
  await receiver.until(1);
  // Told later than it happened, and closed meanwhile.
  receiver.answer = (response) => void response.writeHead(500).end();
  await admin().patch(`/api/v1/audios/${open}`, { name: secret });
  await receiver.until(2);
  await admin().patch(`/api/v1/audios/${open}`, { visibility: { to: 'people', ids: [] } });
  receiver.answer = (response) => void response.end();
  const late = receiver.received.length;
  await hurry();
  await addTask('Last');
  await expect.poll(() => titles(receiver).at(-1)).toBe('Last');
  const [renamed] = receiver.received;
  expect(Object.keys(renamed?.message.data ?? {}).sort()).toEqual([
    ...['blocked', 'email', 'firstName', 'id', 'lastName'],
  ]);
  expect(JSON.stringify([renamed, ...receiver.received.slice(late)])).not.toContain(secret);
});

it('tells nothing of a meeting that was closed while a message before it was under way', async () => {
  const secret = 'Ostrich under the stairs';
  const id = await hook(receiver, ['audios.update', 'tasks.create']);
  const { prisma } = app.current.db;
  const meeting = await addMeeting(prisma, company.id, { name: 'Open', createdById: company.admin.id });
  const held = new Promise<ServerResponse>((resolve) => {
    receiver.answer = resolve;
  });
  // All three in one page.
  await admin().patch(`/api/v1/webhooks/${id}`, { isOn: false });
  await addTask('First');
  await admin().patch(`/api/v1/audios/${meeting}`, { name: secret });
  await addTask('Last');
  await admin().patch(`/api/v1/webhooks/${id}`, { isOn: true });
  const first = await held;
  receiver.answer = (response) => void response.end();
  await admin().patch(`/api/v1/audios/${meeting}`, { visibility: { to: 'people', ids: [] } });
  first.end();
  await receiver.until(2);
  expect(titles(receiver)).toEqual(['First', 'Last']);
});

it('tells that a message of a ticket is gone, and of none of somebody’s own conversation', async () => {
  await hook(receiver, ['chat.delete', 'tasks.create']);
  const taskId = await addTask('One');
  const write = async (fields: object) => {
    const message = { message: 'Look', isComment: 'true', messageId: newId(), ...fields };
    expect((await postForm(app.current, company.admin, '/api/v1/chat/new-message', message)).statusCode).toBe(
      200,
    );
    return message.messageId;
  };
  const [own, ofTicket] = [await write({}), await write({ taskId })];
  for (const id of [own, ofTicket]) await admin().delete(`/api/v1/chat/messages/${id}`);
  await addTask('Last');
  await expect.poll(() => titles(receiver).at(-1)).toBe('Last');
  const deleted = receiver.received.filter(({ message }) => message.type === 'chat.delete');
  expect(deleted.map(({ message }) => message.data)).toEqual([{ id: ofTicket }]);
});
