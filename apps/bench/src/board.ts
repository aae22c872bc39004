import { load, ms, percentile, request, table } from './board-client';
import { type BenchCompany, startRig } from './board-rig';

/**
 * How long the server takes for a whole board, and what travels:
 * `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/board.ts`.
 */
const rounds = 20;

async function measure(port: number, company: BenchCompany): Promise<(string | number)[]> {
  const [cookie = ''] = company.cookies;
  const get = (headers: Record<string, string> = {}) =>
    request(port, 'GET', '/api/v1/tasks', { cookie, headers });
  const compressed = { 'accept-encoding': 'gzip, br' };
  const fresh: number[] = [];
  const kept: number[] = [];
  const unchanged: number[] = [];
  let answer = await get(compressed);
  for (let round = 0; round < rounds; round++) {
    // Somebody changed a task: nothing that was kept counts any more.
    const id = company.taskIds[round] ?? '';
    await request(port, 'PATCH', `/api/v1/tasks/${id}`, { cookie, body: { description: `Round ${round}` } });
    answer = await get(compressed);
    fresh.push(answer.took);
    kept.push((await get(compressed)).took);
    unchanged.push((await get({ 'if-none-match': String(answer.headers.etag) })).took);
  }
  const plain = await get();
  return [
    company.taskIds.length,
    `${ms(percentile(fresh, 0.5))} / ${ms(percentile(fresh, 0.95))}`,
    `${ms(percentile(kept, 0.5))} / ${ms(percentile(kept, 0.95))}`,
    `${ms(percentile(unchanged, 0.5))} / ${ms(percentile(unchanged, 0.95))}`,
    `${(answer.body.length / 1000).toFixed(0)} kB`,
    `${(plain.body.length / 1000).toFixed(0)} kB`,
  ];
}

const rig = await startRig();
try {
  const api = await rig.serve('api');
  const bare = await rig.serve('bare');
  const rows: (string | number)[][] = [];
  for (const size of [1_000, 5_000, 10_000]) rows.push(await measure(api, await rig.addCompany(4, size)));
  table(
    ['tasks', 'after a change, p50 / p95 ms', 'kept, ms', 'unchanged (304), ms', 'compressed', 'plain'],
    rows,
  );
  const company = await rig.addCompany(1, 100);
  const ceiling = await load(1, 2, (_, round) =>
    request(bare, 'GET', `/${company.id}/${company.taskIds[round % 100]}`),
  );
  console.log(`Ceiling: one row by primary key ${ms(ceiling.p50)} / ${ms(ceiling.p95)} ms`);
} finally {
  await rig.stop();
}
