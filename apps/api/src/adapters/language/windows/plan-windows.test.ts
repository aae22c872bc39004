import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnalysisInput, TranscriptSegment } from '@/adapters/language/language';
import { estimateTokens } from './estimate-tokens';
import { lineOf, mostWindows, planWindows } from './plan-windows';

const budget = { context: 4_000, fixed: 800 };
const line = (
  at: number,
  text = `Line ${at} says something about the budget of next year and who writes it.`,
) => ({
  id: `s${at}`,
  startMs: at * 8_000,
  endMs: at * 8_000 + 7_000,
  text,
  speaker: null,
});
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at));
const input = (segments: TranscriptSegment[], more: Partial<AnalysisInput> = {}): AnalysisInput => ({
  segments,
  language: 'en',
  recordedAt: '2026-02-24T09:30:00Z',
  timeZone: 'UTC',
  people: [],
  tasks: [],
  ...more,
});
const tokensOf = (segments: readonly TranscriptSegment[]) =>
  estimateTokens(JSON.stringify(segments.map(lineOf)), 'en');

test('what fits is one window, and nothing is none', () => {
  const segments = lines(20);
  const { windows, pieces } = planWindows(input(segments), budget);
  expect(windows).toEqual([{ from: 0, to: 20, people: [], tasks: [] }]);
  expect(pieces).toEqual(segments);
  expect(planWindows(input([]), budget).windows).toEqual([]);
});

test('what is longer is divided into whole lines, each in a window, with a minute or less in two', () => {
  const { windows, pieces } = planWindows(input(lines(300)), budget);
  expect(windows.length).toBeGreaterThan(3);
  expect(windows[0]?.from).toBe(0);
  expect(windows.at(-1)?.to).toBe(300);
  windows.slice(1).forEach(({ from }, at) => {
    const before = windows[at];
    const shared = pieces.slice(from, before?.to);
    expect(shared.length).toBeGreaterThan(0);
    expect((shared.at(-1)?.endMs ?? 0) - (shared[0]?.startMs ?? 0)).toBeLessThanOrEqual(68_000);
  });
  const sizes = windows.map(({ from, to }) => tokensOf(pieces.slice(from, to)));
  for (const size of sizes) expect(size).toBeLessThanOrEqual(4_000 - 1_000 - 800);
  // None is a rest of a few lines.
  expect(Math.min(...sizes)).toBeGreaterThan(Math.max(...sizes) / 2);
});

test('people and tasks that do not fit give way, those that are spoken of last', () => {
  const people = Array.from({ length: 2_000 }, (_, at) => ({
    id: `u${at}`,
    firstName: `First${at}`,
    lastName: `Last${at}`,
    email: `p${at}@tavla.test`,
  }));
  const tasks = Array.from({ length: 1_000 }, (_, at) => ({
    id: `t${at}`,
    title: `Task number${at}`,
    status: 'todo',
  }));
  const said = 'Then first1999 looks at number777, as she said.';
  const { windows } = planWindows(input([line(0, said), ...lines(10)], { people, tasks }), budget);
  expect(windows).toHaveLength(1);
  const [window] = windows;
  expect(window?.people.map(({ id }) => id)).toContain('u1999');
  expect(window?.people.map(({ id }) => id)).toContain('u0');
  expect(window?.tasks[0]?.id).toBe('t777');
  expect(window?.people.length).toBeLessThan(200);
  const many = planWindows(input(lines(300), { people, tasks }), budget).windows;
  expect(many.length).toBeLessThan(20);
  // There is room for them with a larger model.
  const [large] = planWindows(input(lines(10), { people, tasks }), { context: 200_000, fixed: 800 }).windows;
  expect([large?.people.length, large?.tasks.length]).toEqual([2_000, 1_000]);
});

test('a line longer than any request is cut, and nothing of it is lost', () => {
  const said = line(0, 'We send the report. '.repeat(2_000));
  const { windows, pieces } = planWindows(input([said]), budget);
  expect(pieces.map(({ text }) => text).join('')).toBe(said.text);
  expect(pieces[0]?.startMs).toBe(said.startMs);
  expect(pieces.at(-1)?.endMs).toBe(said.endMs);
  for (const { from, to } of windows)
    expect(tokensOf(pieces.slice(from, to))).toBeLessThanOrEqual(4_000 - 1_000 - 800);
});

test('a transcript without end is read up to a limit', () => {
  expect(planWindows(input(lines(40_000)), budget).windows).toHaveLength(mostWindows);
});

test('whatever was said, every piece is in a window, and no window stands still', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.constant('a'.repeat(9_000)),
    fc.constant('é '.repeat(900)),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 60 }), (texts) => {
      const { windows, pieces } = planWindows(input(texts.map((said, at) => line(at, said))), budget);
      let reached = 0;
      windows.forEach(({ from, to }, at) => {
        expect(from).toBeLessThanOrEqual(reached);
        expect(to).toBeGreaterThan(reached);
        if (at > 0) expect(from).toBeGreaterThan(windows[at - 1]?.from ?? 0);
        reached = to;
      });
      expect(reached).toBe(pieces.length);
    }),
    { numRuns: 60 },
  );
});
