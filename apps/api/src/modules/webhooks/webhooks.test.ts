import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { letMinutesPass } from '@/test/signed-in-browser';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { Receiver } from './receiver.test-kit';

const app = useTestApp({ WEBHOOK_NETWORKS: '127.0.0.1' });
const receiver = new Receiver();
let company: TestCompany;

beforeAll(() => receiver.start());
afterAll(() => receiver.stop());
beforeEach(async () => {
  company = await app.current.addCompany();
  receiver.received.length = 0;
  receiver.answer = (response) => void response.end('ok');
});

const admin = () => app.current.as(company.admin);
const input = (more: object = {}) => ({
  name: 'Deploys',
  url: receiver.url,
  events: ['tasks.create'],
  ...more,
});
const create = async (more: object = {}) => (await admin().post('/api/v1/webhooks', input(more))).json();

it('shows its secret once, and says in the audit log who made it', async () => {
  const { webhook, secret } = await create();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const list = await admin().get('/api/v1/webhooks');
  expect(list.json().data).toEqual([webhook]);
  expect(list.payload).not.toContain(secret);
  const audit = await admin().get('/api/v1/audit?action=webhook.create');
  expect(audit.json().data[0]).toMatchObject({
    ...{ actorName: 'Ada Admin', targetType: 'webhook', targetName: 'Deploys' },
    details: { url: receiver.url, events: ['tasks.create'] },
  });
  expect(audit.payload).not.toContain(secret);
});

it.each([
  ['http://10.0.0.1/hook', 'webhook-address-not-public'],
  ['https://[::ffff:169.254.169.254]/', 'webhook-address-not-public'],
  ['https://0x7f000002/', 'webhook-address-not-public'],
  ['http://1.1.1.1/', 'webhook-needs-https'],
  ['https://user:password@example.com/', 'not-a-web-address'],
  ['https://example.com/#part', 'not-a-web-address'],
  ['ftp://example.com/', 'not-a-web-address'],
  ['example.com', 'not-a-web-address'],
])('refuses %s by name of the field and the rule', async (url, reason) => {
  const answer = await admin().post('/api/v1/webhooks', input({ url }));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([{ path: 'url', reason }]);
});

/** Somebody who keeps webhooks, and reads nothing but departments. */
async function addKeeper() {
  const role = await app.current.addRole(company.id, 'Keeper', [
    { action: 'read', resource: 'admin' },
    { action: 'update', resource: 'admin' },
    { action: 'read', resource: 'groups' },
  ]);
  return app.current.as(await app.current.addUser(company.id, role));
}

it('is told of nothing that whoever makes it may not read', async () => {
  const keeper = await addKeeper();
  const refused = await keeper.post('/api/v1/webhooks', input());
  expect([refused.statusCode, refused.json().reason]).toEqual([403, 'webhook-events-not-readable']);
  const taken = await keeper.post('/api/v1/webhooks', input({ events: ['positions.update'] }));
  const { id } = taken.json().webhook;
  expect((await keeper.patch(`/api/v1/webhooks/${id}`, { events: ['chat.create'] })).statusCode).toBe(403);
});

it('sends what somebody may not read nowhere else at their word, and nothing of it again', async () => {
  const { webhook } = await create({ events: ['positions.update', 'tasks.create'] });
  const path = `/api/v1/webhooks/${webhook.id}`;
  const [row] = await app.current.db.prisma.webhookDelivery.createManyAndReturn({
    data: [
      {
        organizationId: company.id,
        id: crypto.randomUUID(),
        webhookId: webhook.id,
        seq: 1,
        type: 'tasks.create',
      },
    ].map((one) => ({
      ...one,
      messageId: 'msg_1',
      isDelivered: true,
      status: 200,
      answer: '',
      milliseconds: 1,
    })),
  });
  const keeper = await addKeeper();
  const { name, url, events } = webhook;
  for (const patch of [{ name: 'Renamed' }, { url }, { isOn: false }, { url, name, isOn: true }])
    expect((await keeper.patch(path, patch)).statusCode).toBe(200);
  const elsewhere = `${url}/elsewhere`;
  const refused = [
    ...[{ url: elsewhere }, { url: elsewhere, name }, { events }, { url, events }].map((patch) =>
      keeper.patch(path, patch),
    ),
    keeper.post(`${path}/deliveries/${row?.id}/replay`),
  ];
  for (const answer of await Promise.all(refused))
    expect([answer.statusCode, answer.json().reason]).toEqual([403, 'webhook-events-not-readable']);
  expect((await keeper.patch(path, { url: elsewhere, events: ['positions.update'] })).statusCode).toBe(200);
  expect(receiver.received).toEqual([]);
});

it('sends a test and notes what was answered, also to a webhook that is off', async () => {
  const { webhook, secret } = await create();
  const path = `/api/v1/webhooks/${webhook.id}`;
  await admin().patch(path, { isOn: false });
  receiver.answer = (response) => void response.writeHead(418).end('short and stout');
  const tried = (await admin().post(`${path}/test`)).json();
  expect(tried).toMatchObject({ type: 'test', isDelivered: false, status: 418, answer: 'short and stout' });
  receiver.verify(secret);
  expect(tried.payload).toBe(receiver.received[0]?.body);
  expect(receiver.received[0]?.headers['webhook-id']).toBe(tried.messageId);
  const log = (await admin().get(`${path}/deliveries`)).json();
  expect(log).toMatchObject({ total: 1, data: [{ id: tried.id, status: 418 }] });
  receiver.answer = (response) => void response.end();
  const again = (await admin().post(`${path}/deliveries/${tried.id}/replay`)).json();
  expect(again).toMatchObject({ type: 'test', isDelivered: true, messageId: tried.messageId });
});

it('signs with both secrets for a day after a change, then with the new one', async () => {
  const { webhook, secret } = await create();
  const path = `/api/v1/webhooks/${webhook.id}`;
  const renewed = (await admin().post(`${path}/secret`)).json();
  expect(renewed.secret).not.toBe(secret);
  await admin().post(`${path}/test`);
  receiver.verify(secret);
  receiver.verify(renewed.secret);
  await app.current.db.pool.query(`update webhook set "formerUntil" = now() - interval '1 second'`);
  await admin().post(`${path}/test`);
  receiver.verify(renewed.secret);
  expect(() => receiver.verify(secret)).toThrow('No matching signature');
});

it('goes on signing with what the receiver has when a renewal is asked for again', async () => {
  const { webhook, secret } = await create();
  const path = `/api/v1/webhooks/${webhook.id}`;
  const renewed = [];
  // Of these only the last one's answer arrives; some are asked for at once.
  for (let n = 0; n < 3; n++)
    renewed.push(...(await Promise.all([1, 2].map(() => admin().post(`${path}/secret`)))));
  await admin().post(`${path}/test`);
  for (const one of [secret, ...renewed.map((answer) => answer.json().secret)]) receiver.verify(one);
  await app.current.db.pool.query(`update webhook set "formerUntil" = now() - interval '1 second'`);
  const last = (await admin().post(`${path}/secret`)).json();
  await admin().post(`${path}/test`);
  receiver.verify(last.secret);
  expect(() => receiver.verify(secret)).toThrow('No matching signature');
});

it('asks for a fresh code before something else leaves the company, and for nothing less', async () => {
  const { webhook } = await create();
  const path = `/api/v1/webhooks/${webhook.id}`;
  await letMinutesPass(app.current, 10);
  const { url, events } = webhook;
  expect((await admin().patch(path, { name: 'Renamed', url, events, isOn: false })).statusCode).toBe(200);
  for (const patch of [{ url: `${url}/elsewhere` }, { events: ['tasks.create', 'users.create'] }]) {
    const refused = await admin().patch(path, patch);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'confirm-with-code']);
  }
  expect((await admin().get(path)).json()).toMatchObject({ name: 'Renamed', url, events, isOn: false });
});

it('is gone with its log when it is deleted', async () => {
  const { webhook } = await create();
  const path = `/api/v1/webhooks/${webhook.id}`;
  await admin().post(`${path}/test`);
  expect((await admin().delete(path)).statusCode).toBe(204);
  expect((await admin().get(`${path}/deliveries`)).statusCode).toBe(404);
  const { rows } = await app.current.db.pool.query('select 1 from webhook_delivery where "webhookId" = $1', [
    webhook.id,
  ]);
  expect(rows).toEqual([]);
});

it('has no more than fifty in a company', async () => {
  const row = { organizationId: company.id, name: 'n', url: receiver.url, secret: 'whsec_AA==', sentSeq: 0 };
  await app.current.db.prisma.webhook.createMany({
    data: Array.from({ length: 50 }, () => ({ ...row, id: crypto.randomUUID(), events: [] })),
  });
  const refused = await admin().post('/api/v1/webhooks', input());
  expect([refused.statusCode, refused.json().reason]).toEqual([409, 'too-many-webhooks']);
});
