import type { AudioDetail } from '@tavla/shared/contracts/audios';
import type { Segment } from '@tavla/shared/meetings/findings';
import { expect, test } from 'vitest';
import { withChange } from './transcript-changes';

const segment = (id: string, change: Partial<Segment> = {}): Segment => ({
  ...{ id, startMs: 0, endMs: 1, text: 'before', speaker: 'Anna', version: 1, isCorrected: false },
  ...change,
});
const meeting = {
  segments: [segment('a'), segment('b', { version: 3 })],
  analysis: null,
} as unknown as AudioDetail;

test('a corrected line takes the place of the older one, and of no newer', () => {
  const segments = [segment('a', { text: 'after', version: 2 }), segment('b', { text: 'old', version: 2 })];
  expect(withChange(meeting, { id: 'm', segments }).segments.map(({ text }) => text)).toEqual([
    'after',
    'before',
  ]);
});

test('speakers are named by line, or wherever one is said to speak', () => {
  const speakers = (spoken: { speaker: string; ids?: string[]; from?: string }) =>
    withChange(meeting, { id: 'm', spoken }).segments.map(({ speaker }) => speaker);
  expect(speakers({ speaker: 'Bo', ids: ['b'] })).toEqual(['Anna', 'Bo']);
  expect(speakers({ speaker: 'Bo', from: 'Anna' })).toEqual(['Bo', 'Bo']);
  expect(speakers({ speaker: 'Bo', from: 'Cleo' })).toEqual(['Anna', 'Anna']);
});

test('an action item takes the place of an older one, and of no newer; the rest of the analysis stays', () => {
  const item = (id: string, version: number, title: string) => ({ id, version, title });
  const decided = {
    findings: 'kept',
    actionItems: [item('x', 1, 'old'), item('y', 3, 'newer')],
    updates: [],
  };
  const known = { ...meeting, analysis: decided } as unknown as AudioDetail;
  const items = [item('x', 2, 'new'), item('y', 2, 'late')] as never[];
  const after = withChange(known, { id: 'm', items }).analysis;
  expect(after?.actionItems.map(({ title }) => title)).toEqual(['new', 'newer']);
  expect(after).toMatchObject({ findings: 'kept', updates: [] });
});

test('how loud a recording is comes later, and stays', () => {
  const loud = withChange({ ...meeting, peaks: null }, { id: 'm', peaks: 'AP8=' });
  expect(loud.peaks).toBe('AP8=');
  expect(withChange(loud, { id: 'm' }).peaks).toBe('AP8=');
});
