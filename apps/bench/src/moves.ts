import { type Load, load, ms, request, table } from './board-client';
import { type BenchCompany, startRig } from './board-rig';

/**
 * Creating and moving with one and with sixteen clients of one company, beside one statement by primary key:
 * `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/moves.ts`.
 */
const seconds = 3;
/** Enough that nobody meets the limit of requests per minute. */
const people = 400;

function create(port: number, company: BenchCompany, clients: number): Promise<Load> {
  let count = 0;
  return load(clients, seconds, (client) =>
    request(port, 'POST', '/api/v1/tasks', {
      cookie: company.cookies[count++ % people] ?? '',
      body: { title: `Task of client ${client}`, customField: { status: 'in-progress' } },
    }),
  );
}

/** Random cards of one column go above random others. */
function move(port: number, company: BenchCompany, clients: number): Promise<Load> {
  const { taskIds, cookies } = company;
  let count = 0;
  const any = () => taskIds[Math.floor(Math.random() * taskIds.length)] ?? '';
  return load(clients, seconds, () => {
    const id = any();
    const beforeId = any();
    return request(port, 'PATCH', `/api/v1/tasks/${id}`, {
      cookie: cookies[count++ % people] ?? '',
      body: { move: { status: 'todo', beforeId: beforeId === id ? null : beforeId } },
    });
  });
}

function bareRead(port: number, { id, taskIds }: BenchCompany, clients: number): Promise<Load> {
  return load(clients, seconds, () =>
    request(port, 'GET', `/${id}/${taskIds[Math.floor(Math.random() * taskIds.length)]}`),
  );
}

function bareWrite(port: number, { id, taskIds }: BenchCompany, clients: number): Promise<Load> {
  return load(clients, seconds, () =>
    request(port, 'POST', `/${id}/${taskIds[Math.floor(Math.random() * taskIds.length)]}`),
  );
}

const cells = ({ perSecond, p50, p99, errors }: Load) => [perSecond.toFixed(0), ms(p50), ms(p99), errors];

const rig = await startRig();
try {
  const api = await rig.serve('api');
  const bare = await rig.serve('bare');
  const rows: (string | number)[][] = [];
  for (const size of [1_000, 5_000, 10_000]) {
    const company = await rig.addCompany(people, size);
    for (const clients of [1, 16]) {
      rows.push([size, clients, 'create', ...cells(await create(api, company, clients))]);
      rows.push([size, clients, 'move', ...cells(await move(api, company, clients))]);
    }
    const { rows: found } = await rig.pool.query(
      `select count(*)::int - count(distinct ("column", position))::int as twice,
         (select "eventSeq"::int - (select count(*)::int from event where "organizationId" = $1)
          from organization where id = $1) as missing
       from task where "organizationId" = $1`,
      [company.id],
    );
    console.log(`${size}: ${found[0].twice} positions twice, ${found[0].missing} numbers missing in the log`);
    for (const clients of size === 10_000 ? [1, 16] : []) {
      rows.push([size, clients, 'ceiling: read by key', ...cells(await bareRead(bare, company, clients))]);
      rows.push([size, clients, 'ceiling: write by key', ...cells(await bareWrite(bare, company, clients))]);
    }
  }
  table(['tasks', 'clients', '', 'per second', 'p50 ms', 'p99 ms', 'errors'], rows);
} finally {
  await rig.stop();
}
