import pg from 'pg';
import { vi } from 'vitest';

/**
 * How many statements this process sends to the database while `work` runs.
 * @param work can ask how many there are so far
 * @param matching counts only statements with this in their text
 */
export async function countQueries(
  work: (sent: () => number) => Promise<unknown>,
  matching = /(?:)/,
): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  const sent = () => spy.mock.calls.map(textOf).filter((text) => matching.test(text)).length;
  try {
    await work(sent);
    return sent();
  } finally {
    spy.mockRestore();
  }
}

function textOf([query]: unknown[]): string {
  return typeof query === 'string' ? query : ((query as { text?: string }).text ?? '');
}
