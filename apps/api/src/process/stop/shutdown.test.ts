import { expect, it } from 'vitest';
import { Shutdown } from './shutdown';

const never = () => new Promise<void>(() => {});

it('undoes everything, the newest first, also when a step fails or never ends', async () => {
  const said: string[] = [];
  const shutdown = new Shutdown((line) => said.push(line));
  const step = (name: string) => async () => void said.push(name);
  shutdown.add('the first', 1_000, step('first'));
  shutdown.add('what fails', 1_000, () => Promise.reject(new Error('no database')));
  shutdown.add('what hangs', 20, never);
  shutdown.add('the last', 1_000, step('last'));
  await Promise.all([shutdown.run(), shutdown.run()]);
  expect(said).toEqual([
    'last',
    'Closing what hangs takes too long; going on without.',
    'Closing what fails: no database',
    'first',
  ]);
});

it('undoes what is begun during the end, and stops whoever begins it', async () => {
  const said: string[] = [];
  const shutdown = new Shutdown((line) => said.push(line));
  let go = () => {};
  shutdown.add('slow', 5_000, () => new Promise<void>((resolve) => (go = resolve)));
  const ended = shutdown.run();
  expect(() => shutdown.add('late', 1_000, async () => void said.push('late'))).toThrow('aborted');
  go();
  await ended;
  expect(said).toEqual(['late']);
});
