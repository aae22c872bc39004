import { expect, it } from 'vitest';
import { Lanes } from './lanes';

/** Work whose end the test decides, with a record of what has begun. */
function setUp(lanes: number, weight: number) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const all = new Lanes({ lanes, weight });
  return {
    begun,
    all,
    add: (name: string, { kind = 'en', weight: own = 1 } = {}) =>
      all.run(
        () => kind,
        own,
        async () => {
          begun.push(name);
          await new Promise<void>((resolve) => ends.set(name, resolve));
        },
      ),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('runs as many at a time as there are lanes, in the order in which they came', async () => {
  const { begun, add, end } = setUp(2, 100);
  for (const name of ['a', 'b', 'c', 'd']) void add(name);
  await end('none');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
});

it('keeps what runs within the weight, lets nobody overtake, and heavy work run alone', async () => {
  const { begun, add, end } = setUp(4, 10);
  void add('a', { weight: 6 });
  void add('heavy', { weight: 30 });
  void add('b', { weight: 1 });
  await end('none');
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'heavy']);
  await end('heavy');
  expect(begun).toEqual(['a', 'heavy', 'b']);
});

it('never runs two kinds at a time', async () => {
  const { begun, add, end } = setUp(3, 10);
  void add('a');
  void add('other', { kind: 'es' });
  void add('b');
  await end('none');
  expect(begun).toEqual(['a']);
  await end('a');
  expect(begun).toEqual(['a', 'other']);
});

it('asks for the kind when the turn has come, not before', async () => {
  const { all, add, end } = setUp(2, 10);
  let kind = 'en';
  const seen: string[] = [];
  const note = async (own: string) => void seen.push(own);
  void add('a');
  void add('b');
  const waiting = all.run(() => kind, 1, note);
  await end('none');
  kind = 'es';
  await end('a');
  expect(seen).toEqual([]);
  await end('b');
  await waiting;
  expect(seen).toEqual(['es']);
});

it('goes on after work that failed, and tells when all is done', async () => {
  const { all, add, end, begun } = setUp(1, 10);
  const failing = all.run(
    () => 'en',
    1,
    () => Promise.reject(new Error('broken')),
  );
  void add('after');
  let isDone = false;
  const done = all.idle().then(() => {
    isDone = true;
  });
  await expect(failing).rejects.toThrow('broken');
  await end('none');
  expect([begun, isDone]).toEqual([['after'], false]);
  await end('after');
  await done;
  expect(all.isIdle).toBe(true);
});
