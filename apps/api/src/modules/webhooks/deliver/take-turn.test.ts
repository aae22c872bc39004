import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestCompany, useTestApp } from '@/test/test-app';
import { Receiver } from '../receiver.test-kit';
import { lineOpener } from '../sender';
import { claimWebhooks } from './claims.repo';
import { takeTurn } from './take-turn';

const app = useTestApp({ WEBHOOK_NETWORKS: '127.0.0.1' });
const former = new Receiver();
const present = new Receiver();
let company: TestCompany;
let path: string;

beforeAll(() => Promise.all([former.start(), present.start()]));
afterAll(() => [former, present].forEach((one) => void one.stop()));
beforeEach(async () => {
  company = await app.current.addCompany();
  former.received.length = 0;
  const input = { name: 'Hook', url: former.url, events: ['tasks.create'] };
  const made = await admin().post('/api/v1/webhooks', input);
  path = `/api/v1/webhooks/${made.json().webhook.id}`;
});
afterEach(() => app.current.db.pool.query('delete from webhook'));

const admin = () => app.current.as(company.admin);
const patch = async (body: object) => expect((await admin().patch(path, body)).statusCode).toBe(200);

const changes: Record<string, () => Promise<unknown>> = {
  'has a new address': () => patch({ url: present.url }),
  'was switched off and on': () => patch({ isOn: false }).then(() => patch({ isOn: true })),
  'has a new secret': () => admin().post(`${path}/secret`),
  'was deleted': () => admin().delete(path),
};
const answers: Record<string, (response: ServerResponse) => void> = {
  '200': (response) => void response.end(),
  '410': (response) => void response.writeHead(410).end(),
  '500': (response) => void response.writeHead(500).end(),
  'end of the connection': (response) => void response.destroy(),
};
const cases = Object.keys(changes).flatMap((change) =>
  Object.keys(answers).map((answer) => [change, answer]),
);

it.each(cases)('one that %s is not judged by the %s to what went out before', async (change, answer) => {
  const { db } = app.current;
  const under = new Promise<ServerResponse>((resolve) => {
    former.answer = resolve;
  });
  expect((await admin().post('/api/v1/tasks', { title: 'One' })).statusCode).toBe(201);
  const [webhook] = await claimWebhooks(db.pool, { most: 1, ofCompany: 1 });
  if (!webhook) throw new Error('nothing to send');
  // Failing for so long that the next failure switches it off.
  await db.pool.query(`update webhook set attempts = 20, "failingSince" = now() - interval '80 hours'`);
  const deps = { db, openLine: lineOpener(['127.0.0.1']) };
  const turn = takeTurn(deps, webhook, new AbortController().signal);
  const response = await under;
  await changes[change ?? '']?.();
  const log = async () => (await admin().get('/api/v1/audit')).json().data;
  const before = [(await admin().get(path)).json(), await log()];
  answers[answer ?? '']?.(response);
  await turn;
  expect([(await admin().get(path)).json(), await log()]).toEqual(before);
  expect((await db.pool.query(`select 1 from waiting_mail where kind = 'webhook-off'`)).rows).toEqual([]);
  expect((await db.pool.query('select 1 from webhook_delivery')).rows).toEqual([]);
});
