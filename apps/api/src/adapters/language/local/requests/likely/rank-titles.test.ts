import { expect, test } from 'vitest';
import { tokensOf } from '../text/tokens';
import { marked } from './likely.test-kit';
import { rankTitles } from './rank-titles';

const ranked = (message: string) => marked(message).ranked.map(({ title }) => title);

test('the words of a message speak for a title together, wherever they stand and in either language', () => {
  expect(ranked('the van for the deliveries goes to Priya: it wants cleaning')[0]).toBe(
    'Clean the delivery van',
  );
  expect(ranked('that entrance, where deliveries come in, is friday')[0]).toBe('Paint the delivery entrance');
  expect(ranked('la harina del invierno que la pida Priya')[0]).toBe('Order the winter flour');
  expect(ranked('Priya, friday, urgent, done')).toEqual([]);
});

test('a rare word says more than one that many titles have, and twice the same no more than once', () => {
  const titles = ['Van insurance', ...Array.from({ length: 20 }, (_, at) => `Van number ${at}`)];
  const tasks = titles.map((title) => ({ id: title, title, isDone: false, assigneeId: null }));
  const of = (message: string) => {
    const tokens = tokensOf(message);
    const marks = tokens.map(({ text }, at) => ({ from: at, to: at + 1, kind: 'word', text }) as const);
    return rankTitles(tokens, marks, tasks);
  };
  expect(of('the van insurance')[0]?.title).toBe('Van insurance');
  expect(of('insurance')[0]?.score).toBeGreaterThan(of('van')[0]?.score ?? 0);
  expect(of('van van vans')[0]?.score).toBe(of('van')[0]?.score);
  expect(of('van insurance')[0]?.covered).toBe(1);
  expect(of('van')).toHaveLength(3);
});
