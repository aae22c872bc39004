import { expect, test, vi } from 'vitest';
import { askForChanges } from '@/db/read-only';
import { useTestApp } from '@/test/test-app';

const app = useTestApp();

test('however many ask at once how the process is, the database is asked once, and anew for the next', async () => {
  const query = vi.spyOn(app.current.db.pool, 'query');
  const asked = () => query.mock.calls.filter(([text]) => String(text) === askForChanges).length;
  const ask = () => app.current.as(null).get('/healthz');
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const together = asked();
  expect(together).toBeLessThan(10);
  await ask();
  expect(asked()).toBe(together + 1);
  query.mockRestore();
});
