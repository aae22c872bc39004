import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from './caller';
import {
  compareOrder,
  comparePeople,
  compareReaders,
  compareSessions,
  compareTasks,
  compareUploads,
} from './compare';
import { Confirmed } from './confirmed';
import { importPeople } from './import-people';
import { type Installation, type Layout, startInstallation } from './installation';
import { kills } from './kills';
import { count, fault, killsOf, type Ledger, note } from './ledger';
import { randomOf } from './random';
import { EventReader } from './read-events';
import { signInGuests } from './sign-in-guests';
import { uploadRecordings } from './upload-recordings';
import { makeWorld, type World } from './world';
import { moveTasks, writeTasks } from './write-tasks';

export interface ChaosOptions {
  /** How many kills. */
  kills: number;
  seed: number;
  layout: Layout;
  /** Clients of each kind: writers and movers. */
  clients: number;
  say: (line: string) => void;
}

const readers = 4;
/** A part that has not come back by itself after this time, in milliseconds, needs a hand. */
const patience = 120_000;

/**
 * Kills parts of an installation at random while people work, and afterwards holds what was confirmed to them
 * against what is there. Adds everything to the ledger.
 */
export async function runChaos(ledger: Ledger, options: ChaosOptions): Promise<void> {
  const place = await startInstallation({
    layout: options.layout,
    onOwnEnd: (name, output) => fault(ledger, 'byHand', `${name} ended by itself:\n${output}`),
  });
  try {
    if (!(await place.isWell(patience))) throw new Error('The installation did not start.');
    const world = await makeWorld(place, options.kills * 30 + 50);
    const caller = new Caller(place.addresses, ledger);
    const confirmed = new Confirmed();
    const random = randomOf(options.seed);
    const reading = new AbortController();
    const working = new AbortController();
    const eventReaders = Array.from(
      { length: readers },
      () => new EventReader(() => caller.next(), world.adminCookie, ledger),
    );
    const reads = eventReaders.map((reader) => reader.read(reading.signal));
    const work = startWork(place, world, caller, confirmed, random, options.clients, working.signal);

    await killAtRandom(place, ledger, random, options);
    await sleep(1_000);
    working.abort();
    await Promise.all(work);
    if (!(await calmDown(place, world, eventReaders))) {
      const left = await leftOver(place, world, eventReaders);
      fault(ledger, 'byHand', `jobs or events were left over when all else was calm: ${left}`);
    }
    const compared = { place, world, confirmed, ledger };
    await compareTasks(compared);
    await compareOrder(compared);
    await comparePeople(compared, place.mails);
    await compareUploads(compared, caller);
    await compareSessions(compared, caller);
    await compareReaders(compared, eventReaders);
    reading.abort();
    await Promise.all(reads);
    ledger.runs += 1;
    for (const { name, errors } of place.apis) {
      for (const error of errors) note(ledger, `${name} logged: ${error}`);
    }
  } finally {
    await place.stop();
  }
}

function startWork(
  { mails }: Installation,
  world: World,
  caller: Caller,
  confirmed: Confirmed,
  random: () => number,
  clients: number,
  signal: AbortSignal,
): Promise<void>[] {
  const cookie = (at: number) => world.cookies[at % world.cookies.length] ?? '';
  return [
    ...Array.from({ length: clients }, (_, at) => writeTasks(caller, cookie(at), confirmed, signal)),
    ...Array.from({ length: clients }, (_, at) =>
      moveTasks(caller, cookie(clients + at), world.sharedTasks, confirmed, random, signal),
    ),
    importPeople(caller, world.adminCookie, confirmed, signal),
    // Who reads the log: that a transcript is ready is told to its uploader alone.
    uploadRecordings(caller, world.adminCookie, confirmed, signal),
    signInGuests(caller, mails, world.guests, confirmed, signal),
  ];
}

/** Mostly waits until everything is well again, and sometimes kills while it is not. */
async function killAtRandom(
  place: Installation,
  ledger: Ledger,
  random: () => number,
  { kills: wanted, say }: ChaosOptions,
): Promise<void> {
  const names = Object.keys(kills);
  const before = killsOf(ledger);
  while (killsOf(ledger) - before < wanted) {
    await sleep(300 + random() * 1_200);
    const name = names[Math.floor(random() * names.length)] ?? '';
    if (!(await kills[name]?.(place, random))) continue;
    count(ledger.kills, name);
    const done = killsOf(ledger) - before;
    say(`${done} of ${wanted}: ${name}`);
    const isHasty = random() < 0.2 && done < wanted;
    if (!isHasty && !(await place.isWell(patience))) {
      fault(ledger, 'byHand', `not well ${patience / 1000} s after: ${name}`);
      say('  it has not come back; stopping here');
      return;
    }
  }
}

/** What a killed process was sending waits for two minutes; nobody is killed any more, so a sixth of that will do. */
const freeClaims = `update waiting_mail set "dueAt" = now()
  where claim is not null and "dueAt" < now() + interval '100 seconds'`;

/** In words, for who looks into it. */
async function leftOver(place: Installation, { id }: World, eventReaders: EventReader[]): Promise<string> {
  const { rows } = await place.query<object>(
    `select (select "eventSeq"::int from organization where id = $1) as newest,
       (select json_agg(job) from graphile_worker._private_jobs job) as jobs,
       (select json_agg(mail) from invitation_mail mail) as mails`,
    [id],
  );
  return JSON.stringify({ ...rows[0], readers: eventReaders.map(({ newest }) => newest) }).slice(0, 4_000);
}

/**
 * Waits until queue and outbox are empty and the readers are at the end of the log. A job that fails after its
 * key was given to a new one stays in the queue, used up; what it was to do is the new one's.
 */
async function calmDown(place: Installation, { id }: World, eventReaders: EventReader[]): Promise<boolean> {
  if (!(await place.isWell(patience))) return false;
  for (const deadline = Date.now() + 2 * patience; Date.now() < deadline; await sleep(200)) {
    await place.query(freeClaims).catch(() => {});
    const { rows } = await place
      .query<{ jobs: number; newest: number }>(
        `select (select count(*)::int from graphile_worker._private_jobs where is_available or locked_at is not null)
             + (select count(*)::int from waiting_mail) as jobs,
           "eventSeq"::int as newest from organization where id = $1`,
        [id],
      )
      .catch(() => ({ rows: [{ jobs: -1, newest: -1 }] }));
    const now = rows[0];
    if (now?.jobs === 0 && eventReaders.every((reader) => reader.newest === now.newest)) return true;
  }
  return false;
}
