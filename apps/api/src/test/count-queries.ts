import pg from 'pg';
import { vi } from 'vitest';

/** How many statements this process sends to the database while `work` runs. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls.length;
  } finally {
    spy.mockRestore();
  }
}
