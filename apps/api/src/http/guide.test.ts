import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '@/adapters/database/postmaster';
import { jobHandlers } from '@/job-handlers';
import { startWorker, type Worker } from '@/jobs/worker';
import { type Deliveries, keepDelivering } from '@/modules/webhooks/deliver/keep-delivering';
import { lineOpener } from '@/modules/webhooks/sender';
import { matchAnswer } from '@/test/matrix/api-examples';
import { GuideReader, parseGuide } from '@/test/matrix/guide';
import { startTestApp, type TestApp, type TestUser } from '@/test/test-app';

const page = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
const [tour = ''] = page.split('\n## Signing in\n');
const steps = parseGuide(tour);
let test: TestApp;
let admin: TestUser;
let port: number;
let reader: GuideReader;
/** Imports go on in the background. */
let worker: Worker;
let deliveries: Deliveries;

beforeAll(async () => {
  test = await startTestApp({ WORKER: 'off', WEBHOOK_NETWORKS: '127.0.0.1' });
  const { deps } = test.app;
  worker = startWorker(deps.db.url, deps.db.pool, await jobHandlers(deps), { info() {}, warn() {} }, 1);
  deliveries = keepDelivering(
    { db: deps.db, openLine: lineOpener(deps.env.webhookNetworks) },
    { warn() {} },
    100,
  );
  const company = await test.addCompany('Acme');
  admin = company.admin;
  const { bearer } = await test.addToken(company.id, admin.id);
  port = await freePort();
  const given = {
    TAVLA: await test.listen(),
    TAVLA_TOKEN: bearer.replace('Bearer ', ''),
    PORT: String(port),
  };
  reader = await GuideReader.begin(given);
});
afterAll(async () => {
  await reader.end();
  await deliveries.stop();
  await worker.stop();
  await test.close();
});

it('has all of its examples here', () => {
  expect(steps.length).toBeGreaterThan(6);
  expect(steps.length).toBe(tour.match(/```(sh|ts)/g)?.length);
  expect(page.slice(tour.length)).not.toMatch(/```(sh|ts)/);
});

it.each(steps.map((step) => [step.file || step.code.trim(), step] as const))('%s', async (_, step) => {
  if (step.code.includes('WEBHOOK_SECRET')) reader.given('WEBHOOK_SECRET', await makeWebhook());
  const said = await reader.follow(step);
  if (step.output?.kind === 'json') matchAnswer(JSON.parse(step.output.text), JSON.parse(said));
  if (step.output?.kind === 'text') expect(said).toBe(step.output.text);
});

/** What an admin does in the portal. */
async function makeWebhook(): Promise<string> {
  const url = `http://127.0.0.1:${port}/`;
  const made = { name: 'Receiver of the guide', url, events: ['tasks.create'] };
  return (await test.as(admin).post('/api/v1/webhooks', made)).json().secret;
}
