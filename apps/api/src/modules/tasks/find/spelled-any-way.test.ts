import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { spelledAnyWay } from './spelled-any-way';

const app = useTestApp();

async function finds(word: string, text: string): Promise<boolean> {
  const { rows } = await app.current.db.pool.query('select $1 ~* $2 as found', [text, spelledAnyWay(word)]);
  return rows[0].found;
}

test.each([
  ['backup', 'The Back-up of Monday'],
  ['backup', 'BACK UP'],
  ['revis', 'Revísalo'],
  ['espan', 'ESPAÑOL'],
  ['oresu', 'Øresund'],
  ['елка', 'Ёлка'],
  ['αθηνα', 'Αθήνα'],
  ['lodz', 'ŁÓDŹ'],
  ['øresu', 'Øresund'],
  ['hanoi', 'Hà Nội'],
  ['山田', '山田 太郎'],
  ['2026', 'Plan 2026'],
])('%s stands in %s', async (word, text) => {
  expect(await finds(word, text)).toBe(true);
});

test.each([
  ['boats', 'boat'],
  ['a.c', 'abc'],
  ['.*', 'anything'],
  ['(', 'no bracket'],
  ['\\', 'no backslash'],
  ['[a]', 'a'],
])('%s does not stand in %s', async (word, text) => {
  expect(await finds(word, text)).toBe(false);
});
