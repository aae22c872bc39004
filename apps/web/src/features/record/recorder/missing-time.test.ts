import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Gap, withGap, withoutTime } from '@/entities/meetings/recordings/gaps';
import { MissingTime } from './missing-time';

const hour = 3_600_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A machine that records, whose sound comes ten times a second while it is awake. */
async function record() {
  let [wall, steady, sound, server, isOnline] = [
    Date.UTC(2026, 2, 4),
    500,
    0,
    Date.UTC(2026, 2, 4, 0, 0, 7),
    true,
  ];
  let gaps: Gap[] = [];
  let kept: { savedAt: number; aheadMs: number | undefined } = { savedAt: wall, aheadMs: undefined };
  const writer = {
    noteAhead: (aheadMs: number | undefined) => {
      kept = { ...kept, aheadMs };
    },
    mark: (missingMs: number, why: Gap['why']) => {
      const gap = { atMs: sound, missingMs, why };
      gaps = withGap(gaps, gap);
      return gap;
    },
    takeBack: (gap: Gap, tooMuchMs: number) => {
      gaps = withoutTime(gaps, gap, tooMuchMs);
    },
  };
  const clocks = {
    wall: () => wall,
    steady: () => steady,
    // To the second, as the header tells it.
    server: async () => (isOnline ? Math.floor(server / 1_000) * 1_000 : undefined),
  };
  let missing = new MissingTime(writer, clocks);
  const pass = (ms: number, isAsleep = false) => {
    wall += ms;
    server += ms;
    if (!isAsleep) steady += ms;
  };
  const machine = {
    missing: () => missing,
    pass,
    /** The page is closed, and opened again after so long; its steady clock begins anew. */
    closeFor: (ms: number, setBy = 0) => {
      missing.end();
      pass(ms);
      wall += setBy;
      steady = 0;
      missing = new MissingTime(writer, clocks, kept);
    },
    /** Records for so long. */
    listen: async (ms: number) => {
      for (let done = 0; done < ms; done += 100) {
        pass(100);
        sound += 100;
        missing.heard(wall, 100);
        if (sound % 1_000 === 0) kept = { ...kept, savedAt: wall };
        await vi.advanceTimersByTimeAsync(100);
      }
    },
    doze: (ms: number) => pass(ms, true),
    setClock: (ms: number) => {
      wall += ms;
    },
    /** The page sees the clock that was set before the audio thread does. */
    setClockWithin: async (ms: number) => {
      const at = wall + 100;
      pass(100);
      sound += 100;
      wall += ms;
      missing.heard(at, 100);
      await vi.advanceTimersByTimeAsync(100);
    },
    connect: (does: boolean) => {
      isOnline = does;
    },
    gaps: () => gaps.map(({ why, missingMs }) => [why, Math.round(missingMs / 1_000)]),
  };
  await machine.listen(2_000);
  return machine;
}

test('a machine that slept has a gap, whether its steady clock stood still or not', async () => {
  const machine = await record();
  machine.doze(hour);
  await machine.listen(9_000);
  machine.pass(60_000);
  await machine.listen(9_000);
  expect(machine.gaps()).toEqual([
    ['slept', 3_600],
    ['slept', 60],
  ]);
});

test.each([hour, 24 * hour, 10_000])('a clock that is set ahead by %i ms leaves none', async (by) => {
  const machine = await record();
  machine.setClock(by);
  await machine.listen(9_000);
  expect(machine.gaps()).toEqual([]);
  await machine.setClockWithin(by);
  await machine.listen(9_000);
  expect(machine.gaps()).toEqual([]);
});

test('a clock that is set back and put right again leaves none', async () => {
  const machine = await record();
  machine.setClock(-hour);
  await machine.listen(9_000);
  machine.setClock(hour);
  await machine.listen(9_000);
  expect(machine.gaps()).toEqual([]);
});

test('a clock that is set while the machine sleeps leaves the sleep', async () => {
  const machine = await record();
  machine.doze(60_000);
  machine.setClock(hour);
  await machine.listen(9_000);
  expect(machine.gaps()).toEqual([['slept', 60]]);
});

test('without the server a leap is a gap, until it answers', async () => {
  const machine = await record();
  machine.connect(false);
  machine.setClock(hour);
  await machine.listen(9_000);
  expect(machine.gaps()).toEqual([['slept', 3_600]]);
  machine.connect(true);
  await machine.listen(9_000);
  expect(machine.gaps()).toEqual([]);
});

test('a recording that has ended keeps what it noted', async () => {
  const machine = await record();
  machine.connect(false);
  machine.setClock(hour);
  await machine.listen(1_000);
  machine.missing().end();
  machine.connect(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(machine.gaps()).toEqual([['slept', 3_600]]);
});

test.each([0, hour, -hour])('a pause is as long as it was, with a clock set by %i ms', async (by) => {
  const machine = await record();
  machine.missing().hold();
  machine.pass(120_000);
  machine.setClock(by);
  machine.missing().release('paused');
  await machine.listen(9_000);
  expect(machine.gaps()).toEqual([['paused', 120]]);
});

describe('who goes on with an earlier recording', () => {
  test.each([0, hour, -hour, 24 * hour, -24 * hour])(
    'misses what has passed, with a clock that was set by %i ms meanwhile',
    async (setBy) => {
      const machine = await record();
      machine.closeFor(90_000, setBy);
      await machine.listen(3_000);
      const [[why, seconds] = ['', 0]] = machine.gaps();
      expect([machine.gaps().length, why]).toEqual([1, 'closed']);
      // The server tells seconds.
      expect(Math.abs(Number(seconds) - 90)).toBeLessThanOrEqual(1);
    },
  );

  test('misses what the clock says until the server answers, and then what it says', async () => {
    const machine = await record();
    machine.connect(false);
    machine.closeFor(90_000, hour);
    await machine.listen(3_000);
    expect(machine.gaps()).toEqual([['closed', 3_690]]);
    machine.connect(true);
    await machine.listen(6_000);
    expect(Math.abs(Number(machine.gaps()[0]?.[1]) - 90)).toBeLessThanOrEqual(1);
  });

  test('misses what the clock says, where it was set just before and nobody knows by how much', async () => {
    const machine = await record();
    machine.connect(false);
    machine.setClock(hour);
    await machine.listen(2_000);
    machine.connect(true);
    machine.closeFor(90_000);
    await machine.listen(3_000);
    expect(machine.gaps()).toEqual([
      ['slept', 3_600],
      ['closed', 90],
    ]);
  });

  test('sleeps and has a clock that is set as before', async () => {
    const machine = await record();
    machine.closeFor(90_000, hour);
    await machine.listen(3_000);
    machine.setClock(hour);
    await machine.listen(9_000);
    machine.doze(60_000);
    await machine.listen(9_000);
    expect(machine.gaps().map(([why]) => why)).toEqual(['closed', 'slept']);
  });
});
