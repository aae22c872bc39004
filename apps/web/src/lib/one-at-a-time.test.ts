import { expect, it } from 'vitest';
import { OneAtATime } from './one-at-a-time';

/** Work that is ended by hand, and what was begun so far. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

it('leaves out the same once more, and lets another wait', async () => {
  const { begun, work, end } = works();
  const each = new OneAtATime();
  const first = each.run('row', 'give', work('first'));
  await each.run('row', 'give', work('again'));
  const back = each.run('row', 'back', work('back'));
  expect(begun).toEqual(['first']);
  end('first');
  await first;
  await expect.poll(() => begun).toEqual(['first', 'back']);
  const third = each.run('row', 'give', work('third'));
  end('back');
  await back;
  await expect.poll(() => begun).toEqual(['first', 'back', 'third']);
  end('third');
  await third;
});

it('holds up nothing of another', async () => {
  const { begun, work, end } = works();
  const each = new OneAtATime();
  const all = ['one', 'two'].map((id) => each.run(id, 'give', work(id)));
  expect(begun).toEqual(['one', 'two']);
  for (const id of begun) end(id);
  await Promise.all(all);
});
