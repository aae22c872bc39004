import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, type Inline, messageBlocks } from './message-parts';

const plain = (value: string): Inline[] => [{ kind: 'text', text: value }];
const text = (value: string): Block => ({ kind: 'text', parts: plain(value) });
const item = (value: string) => ({ parts: plain(value) });

/** All that stands in a line, however deep. */
function inlineOf(block: Block): Inline[] {
  const flat = (parts: readonly Inline[]): Inline[] =>
    parts.flatMap((part) => ('parts' in part ? [part, ...flat(part.parts)] : [part]));
  switch (block.kind) {
    case 'code':
    case 'rule':
      return [];
    case 'list':
      return block.items.flatMap(({ parts, list }) => [
        ...flat(parts),
        ...(list ? inlineOf({ kind: 'list', ...list }) : []),
      ]);
    case 'table':
      return [block.head, ...block.rows].flat().flatMap(flat);
    default:
      return flat(block.parts);
  }
}

test.each<[string, string, Block[]]>([
  ['plain text keeps its lines', 'One\ntwo\n\nthree', [text('One\ntwo'), text('three')]],
  [
    'lists, and lists in their items',
    'Two:\n- one\n  1. inner\n  2. more\n\n- two\n  goes on\n3. three',
    [
      text('Two:'),
      {
        ...{ kind: 'list', isOrdered: false, start: 1 },
        items: [
          { ...item('one'), list: { isOrdered: true, start: 1, items: [item('inner'), item('more')] } },
          item('two\ngoes on'),
        ],
      },
      { kind: 'list', isOrdered: true, start: 3, items: [item('three')] },
    ],
  ],
  [
    'headings, quotes and rules',
    '## Next steps\n> It is late\n> and cold\n\n---\n#no heading',
    [
      { kind: 'heading', parts: plain('Next steps') },
      { kind: 'quote', parts: plain('It is late\nand cold') },
      { kind: 'rule' },
      text('#no heading'),
    ],
  ],
  [
    'tables',
    'Prices:\n| Who | Price |\n|:--|--:|\n| A \\| B | 3 |\n| C |\nEnd',
    [
      text('Prices:'),
      {
        ...{ kind: 'table', align: ['start', 'end'], head: [plain('Who'), plain('Price')] },
        rows: [
          [plain('A | B'), plain('3')],
          [plain('C'), []],
        ],
      },
      text('End'),
    ],
  ],
  [
    'what only looks so',
    'a | b\n2 * 3 * 4, snake_case_name, -1',
    [text('a | b\n2 * 3 * 4, snake_case_name, -1')],
  ],
  [
    'what is bold or slanted may hold the rest',
    '**See `x`** and *this* or __that__',
    [
      {
        kind: 'text',
        parts: [
          { kind: 'strong', parts: [...plain('See '), { kind: 'code', text: 'x' }] },
          ...plain(' and '),
          { kind: 'em', parts: plain('this') },
          ...plain(' or '),
          { kind: 'strong', parts: plain('that') },
        ],
      },
    ],
  ],
  ['markup is text', '<img src=x onerror=alert(1)>', [text('<img src=x onerror=alert(1)>')]],
  [
    'code in fences',
    'Run:\n```sh\nrm -rf **x**\n```\nThen wait.',
    [text('Run:'), { kind: 'code', text: 'rm -rf **x**' }, text('Then wait.')],
  ],
  ['a fence that is still being written', 'Run:\n```\nnpm', [text('Run:'), { kind: 'code', text: 'npm' }]],
  [
    'bold, code and a link with words',
    '**Due** `now` [here](https://example.com/a)',
    [
      {
        kind: 'text',
        parts: [
          { kind: 'strong', parts: plain('Due') },
          { kind: 'text', text: ' ' },
          { kind: 'code', text: 'now' },
          { kind: 'text', text: ' ' },
          { kind: 'link', text: 'here', href: 'https://example.com/a' },
        ],
      },
    ],
  ],
  [
    'a bare address without the sentence’s punctuation',
    '(see https://example.com/a?b=1).',
    [
      {
        kind: 'text',
        parts: [
          { kind: 'text', text: '(see ' },
          { kind: 'link', text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
          { kind: 'text', text: ').' },
        ],
      },
    ],
  ],
  ['no link to a script', '[x](javascript:alert(1))', [text('[x](javascript:alert(1))')]],
])('%s', (_, content, expected) => {
  expect(messageBlocks(content)).toEqual(expected);
});

const [ann, ben] = ['1', '2'];
test('mentions are who they are, and what was written in code', () => {
  const content = 'Hi @Ann, see `@Ben` and **@Ben** or @Ben';
  const at = (name: string, from = 0) => content.indexOf(name, from);
  const mentions = [
    { userId: ann, at: at('@Ann'), length: 4 },
    ...[0, 20, 30].map((from) => ({ userId: ben, at: at('@Ben', from), length: 4 })),
  ];
  expect(messageBlocks(content, mentions)).toEqual([
    {
      kind: 'text',
      parts: [
        { kind: 'text', text: 'Hi ' },
        { kind: 'mention', text: '@Ann', userId: ann },
        { kind: 'text', text: ', see ' },
        { kind: 'code', text: '@Ben' },
        { kind: 'text', text: ' and ' },
        { kind: 'strong', parts: [{ kind: 'mention', text: '@Ben', userId: ben }] },
        { kind: 'text', text: ' or ' },
        { kind: 'mention', text: '@Ben', userId: ben },
      ],
    },
  ]);
});

test('a mention that does not lie in the text, or that a text pretends, is text', () => {
  const mentions = [
    { userId: ann, at: 3, length: 9 },
    { userId: ann, at: -1, length: 2 },
  ];
  expect(messageBlocks('Ann \uE0000\uE001', mentions)).toEqual([text('Ann \uFFFD0\uFFFD')]);
});

test.each([
  '`a`',
  '**a** ',
  '*a* ',
  '[a](https://a.b) ',
  'https://a.b ',
  '```\na\n```\n',
  '- a\n',
  '> a\n\n',
  '# a\n',
])('of very many %j the first are shown as such, and the rest as it was written', (part) => {
  const blocks = messageBlocks(part.repeat(20_000 / part.length));
  const items = blocks.reduce((sum, block) => sum + (block.kind === 'list' ? block.items.length : 1), 0);
  const pieces = items + blocks.flatMap(inlineOf).filter(({ kind }) => kind !== 'text').length;
  expect(pieces).toBeGreaterThan(200);
  expect(pieces).toBeLessThanOrEqual(1_010);
  expect(JSON.stringify(blocks.at(-1)).length).toBeGreaterThan(10_000);
});

test('links lead to the web or to mail, whatever is written', () => {
  const piece = fc.constantFrom(
    '[',
    ']',
    '(',
    ')',
    'https://a.b',
    'javascript:',
    'mailto:',
    'x',
    '`',
    '**',
    '\n',
    '"',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      for (const block of messageBlocks(pieces.join(''))) {
        for (const part of inlineOf(block))
          if (part.kind === 'link') expect(part.href).toMatch(/^(https?:\/\/|mailto:)/);
      }
    }),
  );
});

const repeat = (part: string) => (length: number) => part.repeat(length / part.length);

test.each<[string, (length: number) => string]>([
  ...[
    '`',
    '```',
    '```\n',
    '```a\n',
    '\n```',
    '*',
    '**',
    '**a',
    '* *',
    '* a\n',
    '_',
    '__a',
    '_a ',
    '*a ',
    '- ',
    '- a\n',
    '  - a\n',
    '1. ',
    '> ',
    '>\n',
    '# ',
    '|',
    '|\n',
    '|-|\n',
    '| a ',
    '- - -\n',
    '~~~\n',
    '[',
    '[a',
    '[a]',
    '[a](',
    '[a](http://<',
  ].map((part): [string, (length: number) => string] => [part, repeat(part)]),
  ...['http://', 'https://a.b ', ' ', '\n', ' a', '.', ')'].map(
    (part): [string, (length: number) => string] => [part, repeat(part)],
  ),
  ['spaces before an end', (length) => `a${' '.repeat(length)}b`],
  ['an address of full stops', (length) => `http://a${'.'.repeat(length)}b`],
])('%j without end is read in a time that grows no faster than it', (_, written) => {
  const cost = (length: number) => {
    const text = written(length);
    const begun = process.cpuUsage();
    messageBlocks(text);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  };
  const growth = () => cost(80_000) / Math.max(10, cost(20_000));
  // Linear is 4, quadratic 16; what else this process does may disturb one round, not all of them.
  expect(Math.min(growth(), growth(), growth())).toBeLessThan(10);
});
