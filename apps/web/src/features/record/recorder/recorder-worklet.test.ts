import { expect, test, vi } from 'vitest';

interface Processor {
  port: { onmessage: () => void; postMessage: ReturnType<typeof vi.fn> };
  process(inputs: Float32Array[][]): boolean;
}

/** The audio thread's own globals, around the real processor. */
async function startProcessor(): Promise<Processor> {
  let made: (new () => Processor) | undefined;
  vi.stubGlobal('sampleRate', 16_000);
  vi.stubGlobal(
    'AudioWorkletProcessor',
    class {
      port = { onmessage: () => {}, postMessage: vi.fn() };
    },
  );
  vi.stubGlobal('registerProcessor', (_: string, processor: new () => Processor) => {
    made = processor;
  });
  await import('./recorder-worklet');
  if (!made) throw new Error('nothing was registered');
  return new made();
}

test('nothing comes after the end, wherever in a block it falls', async () => {
  const processor = await startProcessor();
  const quantum = [[new Float32Array(128).fill(0.5)]];
  for (let n = 0; n < 12; n++) expect(processor.process(quantum)).toBe(true);
  processor.port.onmessage();
  const { calls } = processor.port.postMessage.mock;
  expect(calls.at(-1)?.[0]).toBe('end');
  const before = calls.length;
  // A thirteenth would fill the block of 1,600 samples.
  expect(processor.process(quantum)).toBe(false);
  expect(calls).toHaveLength(before);
});
