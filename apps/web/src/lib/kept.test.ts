import { expect, test, vi } from 'vitest';
import { safely } from './browser-storage';
import { Kept, sweepKept } from './kept';
import { aStorage } from './storage.fixture';

const acme = '00000000-0000-4000-8000-00000000000a';
const ada = { companyId: acme, personId: '00000000-0000-4000-8000-000000000001' };
const bo = { companyId: acme, personId: '00000000-0000-4000-8000-000000000002' };
const adaElsewhere = { ...ada, companyId: '00000000-0000-4000-8000-00000000000b' };
const day = 24 * 3_600_000;

test('what is kept is found again by the same person of the same company, and by nobody else', () => {
  const storage = aStorage();
  new Kept(ada, storage).write('form.new', { title: 'Secret' });
  expect(new Kept(ada, storage).read('form.new')).toEqual({ title: 'Secret' });
  for (const other of [bo, adaElsewhere]) {
    expect(new Kept(other, storage).read('form.new')).toBeUndefined();
    expect(new Kept(other, storage).names('')).toEqual([]);
    new Kept(other, storage).remove('form.new');
  }
  expect(new Kept(ada, storage).names('form.')).toEqual(['form.new']);
});

test('a full storage, and what is too large for it, breaks nothing and leaves what was there', () => {
  const storage = aStorage();
  const kept = new Kept(ada, storage);
  expect(kept.write('chat.own', 'Hel')).toBe(true);
  storage.isFull = true;
  expect(kept.write('chat.own', 'Hello')).toBe(false);
  storage.isFull = false;
  expect(kept.write('chat.own', 'x'.repeat(3_000_000))).toBe(false);
  expect(kept.read('chat.own')).toBe('Hel');
});

test('a forbidden storage keeps nothing and breaks nothing', () => {
  const forbidden = safely(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  const kept = new Kept(ada, forbidden);
  expect([kept.write('x', 1), kept.read('x'), kept.names('')]).toEqual([false, undefined, []]);
  kept.remove('x');
  sweepKept(forbidden);
});

test('a clock that was set back keeps nothing for longer', () => {
  const storage = aStorage();
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000 * day);
  const kept = new Kept(ada, storage);
  kept.write('ahead', 1);
  now.mockReturnValue(100 * day);
  sweepKept(storage);
  expect(kept.read('ahead')).toBe(1);
  now.mockReturnValue(130 * day);
  expect(kept.read('ahead')).toBeUndefined();
  now.mockRestore();
});

test('after thirty days it is not read any more, and swept away whoever comes', () => {
  const storage = aStorage();
  const now = vi.spyOn(Date, 'now').mockReturnValue(100 * day);
  const kept = new Kept(ada, storage);
  kept.write('old', 1);
  now.mockReturnValue(101 * day);
  kept.write('new', 2);
  storage.set(kept.key('rubbish'), '{"half":');
  storage.set('tavla.theme', 'dark');
  storage.set('tus::tavla-Salaries.wav-1-2-en::3', '{}');
  now.mockReturnValue(130 * day);
  expect([kept.read('old'), kept.read('new')]).toEqual([undefined, 2]);
  sweepKept(storage);
  expect([...storage.items.keys()]).toEqual([kept.key('new'), 'tavla.theme']);
  now.mockRestore();
});

test('what waits to be uploaded is known for a year: its person is told that its file went', () => {
  const storage = aStorage();
  const now = vi.spyOn(Date, 'now').mockReturnValue(100 * day);
  const kept = new Kept(ada, storage);
  for (const name of ['sending.a', 'upload.a', 'cancelled.a']) kept.write(name, name);
  now.mockReturnValue(464 * day);
  sweepKept(storage);
  expect([kept.names(''), kept.read('sending.a')]).toEqual([['sending.a'], 'sending.a']);
  now.mockReturnValue(465 * day);
  expect(kept.read('sending.a')).toBeUndefined();
  sweepKept(storage);
  expect(kept.names('')).toEqual([]);
  now.mockRestore();
});

test('of one person the newest hundred stay, and whatever the server is still to be told', () => {
  const storage = aStorage();
  const now = vi.spyOn(Date, 'now');
  for (let number = 0; number < 120; number++) {
    now.mockReturnValue(day + number);
    new Kept(ada, storage).write(`chat.${number}`, number);
  }
  now.mockReturnValue(day);
  const toTell = ['writes.a', 'sending.b', 'cancelled.c'];
  for (const name of toTell) new Kept(ada, storage).write(name, name);
  new Kept(bo, storage).write('chat.own', 'mine');
  now.mockRestore();
  sweepKept(storage, day + 1_000);
  expect(new Kept(ada, storage).names('chat.')).toHaveLength(100);
  expect(new Kept(ada, storage).names('chat.')[0]).toBe('chat.20');
  expect(new Kept(ada, storage).names('')).toEqual(expect.arrayContaining(toTell));
  expect(storage.items.size).toBe(104);
});
