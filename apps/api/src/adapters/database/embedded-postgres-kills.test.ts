import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { query, useDatabaseFolder } from './database.test-kit';
import { sendSignal } from './send-signal';

const at = useDatabaseFolder({ isMade: true });
const status = () => readFileSync(at.pidFile(), 'utf8').split('\n')[7]?.trim();
const kept = (url: string) => query(url, 'select value from kept');

/** Leaves a folder behind whose next server has to recover tens of megabytes of log. */
async function crashAfterManyWrites(): Promise<void> {
  const { child, answer } = await at.startElsewhere();
  await query(answer.url, 'create table kept as select 42 as value');
  await query(
    answer.url,
    'create table bulk as select n, repeat(md5(n::text), 20) as text from generate_series(1, 100000) n',
  );
  child.kill('SIGKILL');
  at.killAll();
  await expect.poll(() => at.servers()).toEqual([]);
}

/** Stops a recovery in its middle: it neither ends nor obeys. */
async function freezeRecovery(): Promise<number> {
  for (;;) {
    const [startup] = at.servers('startup recovering');
    if (startup) {
      sendSignal(startup.pid, 'SIGSTOP');
      return startup.pid;
    }
    await sleep(1);
  }
}

/** A frozen recovery that no living process is in charge of. */
async function leaveFrozenRecovery(): Promise<void> {
  await crashAfterManyWrites();
  const { child } = at.spawnElsewhere();
  await freezeRecovery();
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

describe.skipIf(process.platform !== 'linux')('a database under fire', { timeout: 120_000 }, () => {
  it('comes back with everything confirmed when its processes are killed under load', async () => {
    const database = await at.start();
    await query(database.url, 'create table confirmed (n int)');
    const confirmed: number[] = [];
    let isOver = false;
    const pool = new pg.Pool({ connectionString: database.url });
    pool.on('error', () => {});
    const load = (async () => {
      for (let n = 0; !isOver; n++) {
        const insert = pool.query('insert into confirmed values ($1)', [n]);
        await insert.then(() => confirmed.push(n)).catch(() => sleep(20));
      }
    })();
    for (const victim of ['checkpointer', 'walwriter', 'tavla tavla', '-D']) {
      const before = confirmed.length;
      await expect.poll(() => confirmed.length, { timeout: 60_000 }).toBeGreaterThan(before + 20);
      // It may be on its way, after the one before it.
      await expect.poll(() => sendSignal(at.servers(victim)[0]?.pid, 'SIGKILL')).toBe(true);
    }
    const before = confirmed.length;
    await expect.poll(() => confirmed.length, { timeout: 60_000 }).toBeGreaterThan(before + 20);
    isOver = true;
    await load;
    const rows = await query<{ n: number }>(database.url, 'select n from confirmed');
    expect(rows.map(({ n }) => n)).toEqual(expect.arrayContaining(confirmed));
    await pool.end();
    expect(at.lines).toContain('The database is back.');
  });

  it('leaves nothing running when it is stopped while it is being brought back', async () => {
    const database = await at.start();
    sendSignal(at.postmasterPid(), 'SIGKILL');
    await expect.poll(() => at.lines).toContain('The database has stopped. Starting it again…');
    await database.stop();
    expect(at.servers()).toEqual([]);
    expect(at.hasPidFile()).toBe(false);
  });

  it('leaves nothing running when it is stopped in the middle of a recovery that hangs', async () => {
    await crashAfterManyWrites();
    const stop = new AbortController();
    const starting = at.start({ signal: stop.signal });
    const ended = expect(starting).rejects.toThrow('aborted');
    await freezeRecovery();
    stop.abort();
    await ended;
    expect(at.servers()).toEqual([]);
    expect(await kept((await at.start()).url)).toEqual([{ value: 42 }]);
  });

  it('kills what does not even end at once', async () => {
    await crashAfterManyWrites();
    const stop = new AbortController();
    const patience = { fastMs: 100, immediateMs: 300 };
    const ended = expect(at.start({ signal: stop.signal, patience })).rejects.toThrow('aborted');
    await freezeRecovery();
    stop.abort();
    await ended;
    expect(at.lines).toContain('The database does not stop. Ending all of its processes…');
    expect(at.servers()).toEqual([]);
    expect(await kept((await at.start()).url)).toEqual([{ value: 42 }]);
  });

  it('ends a former database that hangs in its stop, says so, and starts anew', async () => {
    await leaveFrozenRecovery();
    sendSignal(at.postmasterPid(), 'SIGINT');
    await expect.poll(status).toBe('stopping');
    const database = await at.start({ patience: { stoppingMs: 2_000 } });
    expect(at.lines.slice(0, 2)).toEqual([
      'A former database is still stopping…',
      'A former database is still stopping; ending it…',
    ]);
    expect(await kept(database.url)).toEqual([{ value: 42 }]);
  });

  it('says that a former database recovers, and ends it when it makes no progress', async () => {
    await leaveFrozenRecovery();
    const database = await at.start({ patience: { silenceMs: 2_500 } });
    expect(at.lines.slice(0, 2)).toEqual([
      'The database is recovering from a crash…',
      'The database makes no progress; ending it and starting anew…',
    ]);
    expect(await kept(database.url)).toEqual([{ value: 42 }]);
  });

  it('waits for another start that recovers; then the folder is one’s, and the other is told so', async () => {
    await crashAfterManyWrites();
    const first = at.spawnElsewhere();
    const startup = await freezeRecovery();
    const second: Promise<{ url?: string; error?: string }> = at.start().then(
      ({ url }) => ({ url }),
      (error: Error) => ({ error: error.message }),
    );
    await expect.poll(() => at.lines).toContain('The database is recovering from a crash…');
    sendSignal(startup, 'SIGCONT');
    // Both have waited for the same moment.
    const answers = await Promise.all([first.answer, second]);
    const urls = answers.flatMap(({ url }) => url ?? []);
    expect(urls).toHaveLength(1);
    expect(await kept(urls[0] ?? '')).toEqual([{ value: 42 }]);
    expect(answers.flatMap(({ error }) => error ?? [])).toEqual([
      expect.stringContaining('Another Tavla is using the folder'),
    ]);
  });

  it('leaves a recovery that belongs to somebody else when it is told to stop', async () => {
    await crashAfterManyWrites();
    const first = at.spawnElsewhere();
    const startup = await freezeRecovery();
    const stop = new AbortController();
    const second = expect(at.start({ signal: stop.signal })).rejects.toThrow('aborted');
    await expect.poll(() => at.lines).toContain('The database is recovering from a crash…');
    stop.abort();
    await second;
    sendSignal(startup, 'SIGCONT');
    expect(await kept((await first.answer).url ?? '')).toEqual([{ value: 42 }]);
  });

  it('starts while a former Tavla closes, however long that takes', async () => {
    const first = await at.start();
    await query(first.url, 'create table kept as select 42 as value');
    await first.announceEnd();
    const second = at.start();
    await expect.poll(() => at.lines).toContain('Another Tavla is just closing; waiting for it…');
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const looks = () =>
      asked.mock.calls.filter((call) => String(call).includes('pg_try_advisory_lock')).length;
    const clock = vi.spyOn(performance, 'now');
    clock.mockReturnValue(performance.now() + 30_000);
    await expect.poll(looks).toBeGreaterThan(1);
    clock.mockRestore();
    asked.mockRestore();
    await first.stop();
    expect(await kept((await second).url)).toEqual([{ value: 42 }]);
  });

  it('starts while a former database is stopping', async () => {
    const { child, answer } = await at.startElsewhere();
    await query(answer.url, 'create table kept as select 42 as value');
    child.kill('SIGTERM');
    expect(await kept((await at.start()).url)).toEqual([{ value: 42 }]);
  });

  it('leaves nothing running when its process exits in a hurry', async () => {
    const { child } = await at.startElsewhere();
    child.kill('SIGHUP');
    await once(child, 'exit');
    await expect.poll(() => at.servers()).toEqual([]);
  });
});
