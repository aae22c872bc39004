import { expect, test } from 'vitest';
import { useTestApp } from '@/test/test-app';

const app = useTestApp();

async function erased(said: string, names: string[]): Promise<{ words: string; json: { said: string } }> {
  const { rows } = await app.current.db.pool.query(
    `select erase_words($1, $3::text[]) as words, erase_json($2::jsonb, $3::text[]) as json`,
    [said, JSON.stringify({ said }), names],
  );
  return rows[0];
}

/** Names as people have them, and as nobody has them who means well. */
const names = [
  'Zoë O’Brien',
  "Anne-Marie d'Arc",
  'J. R. R. Tolkien',
  '山田 太郎',
  'Jose\u0301 Pe\u0301rez',
  'Ёлка Ёжикова',
  'İpek Işık',
  '.* .+',
  'a\\d (b|c)',
  '[x] {2,}',
  'Nora Berg',
  'null, null',
  ': 1,',
  '{}, []',
  '"Quoted" Name',
  'back\\slash name',
  '%% __',
  'ann+tag@example.test',
];

test.each(names)('%s goes out of texts and of JSON, and nothing else does', async (name) => {
  const other = 'and $1 \\1 \\& of the rest "stays", too';
  for (const said of [`${name} ${other}`, `(${name}), ${other}`, `…\n${name}\n${other}`, name]) {
    const expected = said.replace(name, 'Former member');
    expect(await erased(said, [name])).toEqual({ words: expected, json: { said: expected } });
  }
  expect(await erased(other, [name])).toEqual({ words: other, json: { said: other } });
});

test('parts of words and of addresses stay, and what is one word but as a value as a whole', async () => {
  const held = {
    Ann: 'Ann',
    text: 'Ann came',
    longer: 'Ann Bergman',
    list: ['ann berg', 'x.ann@b.test.org', 'ann@b.test, please'],
  };
  const { rows } = await app.current.db.pool.query('select erase_json($1, $2) as json', [
    JSON.stringify(held),
    ['ann@b.test', 'Ann Berg', 'Ann'],
  ]);
  expect(rows[0].json).toEqual({
    Ann: 'Former member',
    text: 'Ann came',
    longer: 'Ann Bergman',
    list: ['Former member', 'x.ann@b.test.org', 'Former member, please'],
  });
});

test('JSON stays what it is, whatever a name is made of and stands beside', async () => {
  const held = { version: 1, list: [null, null, true, 1, 2], none: [{}, []], text: 'x\nora berg' };
  const hostile = ['Nora Berg', 'null, null', ': 1,', 'true, 1,', '1, 2', '{}, []', '", "', '", "none": [{}'];
  const { rows } = await app.current.db.pool.query('select erase_json($1, $2) as json', [
    JSON.stringify(held),
    hostile,
  ]);
  expect(rows[0].json).toEqual(held);
  // Beside it, so that nothing was left out as a whole; in what is held by a name, too.
  const beside = await app.current.db.pool.query('select erase_json($1, $2) as json', [
    JSON.stringify({ held, 'Nora Berg': [['By Nora Berg']] }),
    hostile,
  ]);
  expect(beside.rows[0].json).toEqual({ held, 'Former member': [['By Former member']] });
});

test.each([
  ['- Ann Berg', 'Ann Berg', '- Former member'],
  ['-Ann Berg', 'Ann Berg', '-Former member'],
  ['_Ann Berg_', 'Ann Berg', '_Former member_'],
  ['Done.Ann Berg', 'Ann Berg', 'Done.Former member'],
  ['Ann\u00a0Berg, Ann\u202f\u200bBerg', 'Ann Berg', 'Former member, Former member'],
  ['Mary-Ann Berg', 'Ann Berg', 'Mary-Ann Berg'],
  ['Ann Berg\u0301', 'Ann Berg', 'Ann Berg\u0301'],
  ['-ann@b.test_', 'ann@b.test', '-Former member_'],
  ['x-ann@b.test x_ann@b.test', 'ann@b.test', 'x-ann@b.test x_ann@b.test'],
  ['ann@b.test-city.org', 'ann@b.test', 'ann@b.test-city.org'],
  ['昨日山田 太郎さんが', '山田 太郎', '昨日Former memberさんが'],
  ['김 철수가', '김 철수', 'Former member가'],
])('%j without %s is %j', async (said, name, expected) => {
  expect(await erased(said, [name])).toEqual({ words: expected, json: { said: expected } });
});
