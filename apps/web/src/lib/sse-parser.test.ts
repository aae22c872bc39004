import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSseParser } from './sse-parser';

const stream =
  'retry: 1000\n: connected\nid: 7\n\nid: 8\ndata: {"a":1}\n\n: still here\nid: 9\n\ndata: one\ndata: two\n\n';
const blocks = [{ id: '7' }, { id: '8', data: '{"a":1}' }, { id: '9' }, { data: 'one\ntwo' }];

test('reads ids, data and heartbeats', () => {
  expect(createSseParser()(stream)).toEqual(blocks);
});

test('reads the same however the text is cut and whichever line breaks it has', () => {
  const text = fc.constantFrom(stream, stream.replaceAll('\n', '\r\n'), stream.replaceAll('\n', '\r'));
  fc.assert(
    fc.property(text, fc.array(fc.nat({ max: stream.length * 2 }), { maxLength: 12 }), (whole, cuts) => {
      const parse = createSseParser();
      const marks = [0, ...cuts.filter((cut) => cut < whole.length).sort((a, b) => a - b), whole.length];
      const parts = marks.slice(1).map((mark, at) => whole.slice(marks[at], mark));
      const found = parts.flatMap(parse);
      // A last lone carriage return stays open until the next byte.
      expect(found.length ? [...found, ...parse('\n')] : parse('\n')).toEqual(expect.arrayContaining(blocks));
    }),
  );
});

test('keeps an unfinished block for later', () => {
  const parse = createSseParser();
  expect(parse('data: ha')).toEqual([]);
  expect(parse('lf\n\n')).toEqual([{ data: 'half' }]);
});
