import { expect, test } from 'vitest';
import { durationOf } from './recording-rate';
import { wavFile } from './wav';

test('a file says what it holds', async () => {
  const samples = Int16Array.from([1, -1, 300]);
  const file = wavFile([new Blob([samples.slice(0, 1)]), samples.slice(1).buffer], 'meeting.wav');
  const view = new DataView(await file.arrayBuffer());
  expect(file.type).toBe('audio/wav');
  expect(view.byteLength).toBe(50);
  expect(view.getUint32(4, true)).toBe(42);
  expect(view.getUint16(22, true)).toBe(1);
  expect(view.getUint32(24, true)).toBe(16_000);
  expect(view.getUint16(34, true)).toBe(16);
  expect(view.getUint32(40, true)).toBe(6);
  expect(view.getInt16(48, true)).toBe(300);
});

test('a second is 32,000 bytes', () => {
  expect(durationOf(32_000)).toBe(1_000);
});
