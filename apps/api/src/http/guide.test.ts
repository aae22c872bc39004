import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobHandlers } from '@/job-handlers';
import { startWorker, type Worker } from '@/jobs/worker';
import { matchAnswer } from '@/test/matrix/api-examples';
import { GuideReader, parseGuide } from '@/test/matrix/guide';
import { startTestApp, type TestApp } from '@/test/test-app';

const page = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8');
const [tour = ''] = page.split('\n## Signing in\n');
const steps = parseGuide(tour);
let test: TestApp;
let reader: GuideReader;
/** Imports go on in the background. */
let worker: Worker;

beforeAll(async () => {
  test = await startTestApp({ WORKER: 'off' });
  const { deps } = test.app;
  worker = startWorker(deps.db.url, deps.db.pool, await jobHandlers(deps), { info() {}, warn() {} }, 1);
  const company = await test.addCompany('Acme');
  const { bearer } = await test.addToken(company.id, company.admin.id);
  reader = await GuideReader.begin(await test.listen(), bearer.replace('Bearer ', ''));
});
afterAll(async () => {
  await reader.end();
  await worker.stop();
  await test.close();
});

it('has all of its examples here', () => {
  expect(steps.length).toBeGreaterThan(6);
  expect(steps.length).toBe(tour.match(/```(sh|ts)/g)?.length);
  expect(page.slice(tour.length)).not.toMatch(/```(sh|ts)/);
});

it.each(steps.map((step) => [step.file || step.code.trim(), step] as const))('%s', async (_, step) => {
  const said = await reader.follow(step);
  if (step.output?.kind === 'json') matchAnswer(JSON.parse(step.output.text), JSON.parse(said));
  if (step.output?.kind === 'text') expect(said).toBe(step.output.text);
});
