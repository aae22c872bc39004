import { expect, test } from 'vitest';
import { hostileTexts } from '@/test/growth';
import { useTestApp } from '@/test/test-app';

const app = useTestApp();

/** What the parser of PostgreSQL looks for: addresses, paths, numbers, tags and entities. */
const signs = [
  ...['a_', 'a-', 'a.', 'a/', 'a@', 'a:', 'a=', 'a?', 'a+', "a'", 'a1_', 'a_1', 'a-1', 'å_', 'å-', 'å.'],
  ...[
    '1.',
    '1e',
    '1e-',
    '-1',
    '+1',
    '1-',
    '1a',
    '/.',
    './',
    '../',
    '~a/',
    'a://',
    'a.b/',
    'http://a/',
    'www.a.',
  ],
  ...[
    'a@a_',
    'a@a-a.',
    '<a',
    '<a ',
    '</a',
    '<a="',
    '<!--',
    '<?x',
    '&a;',
    '&#1;',
    '&#x1;',
    '\u0663.',
    '3\u0301',
  ],
  ...['é\u0301', 'x\u200d', 'a\u00ad', '¿a', 'a…', '\u{20000}a'],
];
const texts = {
  ...hostileTexts,
  ...Object.fromEntries(
    signs.map((part) => [part, (length: number) => part.repeat(length).slice(0, length)] as const),
  ),
};
/** Thirty times a line that is read; linear work on it takes a tenth of a second, quadratic work half a minute. */
const length = 60_000;

test('the words of any line, text and name are read in linear time', async () => {
  const client = await app.current.db.pool.connect();
  try {
    await client.query('set statement_timeout = 5000');
    for (const [name, text] of Object.entries(texts))
      for (const read of [
        `block_words('mark', 'en', array[$1::text], array[''], ${length})`,
        `block_names(array[$1::text], ${length})`,
        `passage_words(gen_random_uuid(), $1)`,
        `folded($1)`,
      ])
        await expect(
          client.query(`select ${read}`, [text(length)]),
          `${name} in ${read}`,
        ).resolves.toBeTruthy();
  } finally {
    client.release(true);
  }
}, 120_000);
