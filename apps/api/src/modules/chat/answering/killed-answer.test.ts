import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ChatMessage } from '@tavla/shared/contracts/chat';
import { expect, test } from 'vitest';
import { uncited } from '@/modules/assistant/model/uncited.test-kit';
import { postForm } from '@/test/form';
import { forkTestProcess } from '@/test/processes/test-process';
import { useTestApp } from '@/test/test-app';
import { useModel } from './model.test-kit';

const model = await useModel();
// Nobody answers in this process: workers are processes of their own.
const tavla = useTestApp({ ...model.env, WORKER: 'off' });

async function startWorker(): Promise<ChildProcess> {
  const { db, env } = tavla.current.app.deps;
  const worker = forkTestProcess('worker', [db.url, env.dataDir], model.env);
  await once(worker, 'message');
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  const gone = once(worker, 'exit');
  worker.kill('SIGKILL');
  await gone;
}

test('the answer of a worker that is killed in its middle is written anew by the next one, once', {
  timeout: 120_000,
}, async () => {
  const { member } = await tavla.current.addCompany();
  const fields = { message: 'What does it cost?', messageId: crypto.randomUUID() };
  const list = async (): Promise<ChatMessage[]> =>
    (await tavla.current.as(member).get('/api/v1/chat/messages')).json().data;
  const asked = postForm(tavla.current, member, '/api/v1/chat/new-message', fields);
  const doomed = await startWorker();
  await model.arrived();
  model.write('Twelve eu');
  // Half a word is held back.
  await expect.poll(async () => (await list())[0]?.answering?.text).toBe('Twelve');
  await kill(doomed);
  // As if the time had passed after which a worker is held for dead.
  await tavla.current.db.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null`,
  );
  const next = await startWorker();
  await model.arrived(2);
  expect((await list())[0]?.answering).toMatchObject({ state: 'writing', attempt: 2, text: '' });
  model.write('Thirteen.');
  model.end();
  expect((await asked).json()).toEqual({ data: { answer: uncited('Thirteen.') } });
  expect((await list()).map(({ content }) => content)).toEqual([fields.message, uncited('Thirteen.')]);
  await kill(next);
});
