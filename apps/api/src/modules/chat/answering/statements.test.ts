import { expect, test } from 'vitest';
import { countQueries } from '@/test/count-queries';
import { useAnswering } from './answering.test-kit';

const { model, ask, ...scene } = await useAnswering();

async function answered(): Promise<void> {
  const many = model.asked.length + 1;
  const asked = ask(scene.one, { messageId: crypto.randomUUID() }, 'text/event-stream');
  await model.arrived(many);
  model.write('Twelve.');
  model.end();
  expect((await asked).payload).toContain('Twelve.');
}

test('a question to a model takes few statements, in a long conversation as few as in a new one', async () => {
  // What is looked up once a process.
  await answered();
  const early = await countQueries(answered);
  for (let more = 0; more < 5; more += 1) await answered();
  // Whether a piece is told before the whole is a matter of moments.
  const late = await countQueries(answered);
  expect(Math.max(early, late)).toBeLessThanOrEqual(36);
  expect(Math.abs(late - early)).toBeLessThanOrEqual(2);
});
