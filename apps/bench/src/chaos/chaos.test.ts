import { expect, it } from 'vitest';
import { emptyLedger, killsOf } from './ledger';
import { runChaos } from './run-chaos';

it.each(['one', 'several'] as const)(
  'loses, doubles and misses nothing, and needs no hand, when parts of %s are killed under load',
  async (layout) => {
    const ledger = emptyLedger();
    const options = { kills: 3, seed: Date.now() % 2 ** 31, clients: 4, layout };
    await runChaos(ledger, { ...options, say: () => {} });
    const none = { lost: 0, doubled: 0, missed: 0, byHand: 0, unexpected: 0 };
    expect(ledger.faults, `seed ${options.seed}\n${ledger.notes.join('\n')}`).toEqual(none);
    expect(killsOf(ledger)).toBe(3);
    for (const what of ['tasks created', 'edits', 'moves', 'people imported', 'events read']) {
      expect(ledger.confirmed[what], what).toBeGreaterThan(0);
    }
  },
  600_000,
);
