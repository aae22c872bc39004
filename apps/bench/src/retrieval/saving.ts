import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { table } from '../board-client';
import { startRig } from '../board-rig';
import { randomTalk } from '../search/random-talk';

/**
 * What it costs to make long descriptions findable, in processor time of the database's process (Linux):
 * `npx tsx --tsconfig apps/bench/tsconfig.json apps/bench/src/retrieval/saving.ts`.
 */
const tasks = 200;

/** Milliseconds of processor time that a process has taken; the system counts them in hundredths of a second. */
async function processorMs(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const { sentence } = randomTalk();
const rig = await startRig();
const client = new pg.Client({ connectionString: rig.url });
try {
  const company = await rig.addCompany(2, tasks);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const lines: (string | number)[][] = [];
  for (const characters of [0, 200, 2_000, 20_000]) {
    const begun = await processorMs(pid);
    for (const id of company.taskIds.slice(0, tasks)) {
      let text = '';
      while (text.length < characters) text += `${sentence()}. `;
      await client.query('update task set description = $3 where "organizationId" = $1 and id = $2', [
        company.id,
        id,
        text.slice(0, characters),
      ]);
    }
    lines.push([characters, (((await processorMs(pid)) - begun) / tasks).toFixed(1)]);
  }
  table(['characters', 'processor ms each'], lines);
} finally {
  await client.end();
  await rig.stop();
}
