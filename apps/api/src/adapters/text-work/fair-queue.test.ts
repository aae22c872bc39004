import { expect, test } from 'vitest';
import { FairQueue, type QueueLimits } from './fair-queue';

/** A queue whose work ends when the test says so; `begun` tells the order in which it began. */
function start(limits: Partial<QueueLimits>) {
  const queue = new FairQueue({ running: 1, runningEach: 1, waiting: 100, waitingEach: 100, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, signal?: AbortSignal) => {
    const work = () =>
      new Promise<string>((resolve) => {
        begun.push(name);
        ends.set(name, () => resolve(name));
      });
    return queue.run(name.charAt(0), work, signal);
  };
  /** Lets a piece of work end, and whoever comes after it begin. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { add, end, begun };
}

test('companies take turns, however much one of them has waiting', async () => {
  const { add, end, begun } = start({});
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => add(name));
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  expect(await Promise.all(all)).toHaveLength(7);
});

test('one company never has every place', async () => {
  const { add, end, begun } = start({ running: 3, runningEach: 2 });
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => add(name));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('b1');
  expect(begun).toHaveLength(3);
  await end('a1');
  expect(begun).toContain('a3');
  for (const name of ['a2', 'a3']) await end(name);
  await Promise.all(all);
});

test('refuses what would wait too long: too much of one company, and too much in all', async () => {
  const { add, end } = start({ waiting: 3, waitingEach: 2 });
  const accepted = ['a1', 'a2', 'a3'].map((name) => add(name));
  await expect(add('a4')).rejects.toMatchObject({ reason: 'busy' });
  accepted.push(add('b1'));
  await expect(add('c1')).rejects.toMatchObject({ reason: 'busy' });
  // What is done makes room.
  await end('a1');
  accepted.push(add('c1'));
  for (const name of ['a2', 'b1', 'a3', 'c1']) await end(name);
  await Promise.all(accepted);
});

test('who leaves the line makes room, and holds nobody up', async () => {
  const { add, end, begun } = start({ waiting: 1 });
  const first = add('a1');
  const gone = new AbortController();
  const second = add('b1', gone.signal);
  gone.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect(add('b2', gone.signal)).rejects.toThrow('gone');
  const third = add('c1');
  await end('a1');
  await end('c1');
  expect(begun).toEqual(['a1', 'c1']);
  await Promise.all([first, third]);
});

test('what fails gives its place back', async () => {
  const queue = new FairQueue({ running: 1, runningEach: 1, waiting: 1, waitingEach: 1 });
  const failing = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('b', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
