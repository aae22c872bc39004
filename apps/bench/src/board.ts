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
  const took: Record<'edit' | 'move' | 'kept' | 'unchanged', number[]> = {
    edit: [],
    move: [],
    kept: [],
    unchanged: [],
  };
  const first = await get(compressed);
  let answer = first;
  for (let round = 0; round < rounds; round++) {
    // Somebody changed a task, each time another one of the whole board.
    const id = company.taskIds[Math.floor((round / rounds) * company.taskIds.length)] ?? '';
    const change = (body: object) => request(port, 'PATCH', `/api/v1/tasks/${id}`, { cookie, body });
    await change({ description: `Round ${round}` });
    took.edit.push((await get(compressed)).took);
    await change({ move: { status: 'done', afterId: null, beforeId: null } });
    answer = await get(compressed);
    took.move.push(answer.took);
    took.kept.push((await get(compressed)).took);
    took.unchanged.push((await get({ 'if-none-match': String(answer.headers.etag) })).took);
  }
  const plain = await get();
  const cell = (list: number[]) => `${ms(percentile(list, 0.5))} / ${ms(percentile(list, 0.95))}`;
  return [
    company.taskIds.length,
    ms(first.took),
    ...Object.values(took).map(cell),
    `${(answer.body.length / 1000).toFixed(0)} kB`,
    `${(plain.body.length / 1000).toFixed(0)} kB`,
  ];
}

const rig = await startRig();
try {
  const api = await rig.serve('api');
  const bare = await rig.serve('bare');
  const rows: (string | number)[][] = [];
  // The first requests of a process take longer.
  await measure(api, await rig.addCompany(4, 1_000));
  for (const size of [1_000, 5_000, 10_000]) rows.push(await measure(api, await rig.addCompany(4, size)));
  table(
    ['tasks', 'first, ms', 'after an edit, p50 / p95 ms', 'a move', 'kept', '304', 'compressed', 'plain'],
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
