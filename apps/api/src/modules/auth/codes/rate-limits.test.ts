import { expect, it } from 'vitest';
import { useTestApp } from '@/test/test-app';
import { consumeLimits } from './rate-limits';

const test = useTestApp();
const limit = (key: string) => ({ key, max: 2, window: 60_000, words: 'code-just-sent' as const });
const take = (key: string) => consumeLimits(test.current.db, [limit(key)]);
/** As if the clock had leapt so many minutes ahead, or back. */
const leap = (minutes: number) =>
  test.current.db.pool.query(`update rate_limit set "expiresAt" = "expiresAt" - make_interval(mins => $1)`, [
    minutes,
  ]);

it.each([
  ['ahead', 1],
  ['back by an hour', -60],
  ['back by ten years', -5_259_600],
])('a clock that leaps %s keeps nobody waiting for longer than a window', async (_, minutes) => {
  const key = crypto.randomUUID();
  await take(key);
  await take(key);
  await expect(take(key)).rejects.toMatchObject({ statusCode: 429 });
  await leap(minutes);
  await take(key);
  await take(key);
  const refused = await take(key).catch((error) => error);
  expect(refused).toMatchObject({ statusCode: 429 });
  expect(refused.extra.retryAfterSeconds).toBeLessThanOrEqual(60);
});

it('counts those who ask at once, also when one of them began before', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => take('at once')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});
