import { randomUUID as newId } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller';
import type { Confirmed } from './confirmed';
import { count } from './ledger';

const rows = 10;

/** Imports ten people at a time, the same file again until it is confirmed. */
export async function importPeople(
  caller: Caller,
  cookie: string,
  confirmed: Confirmed,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const emails = Array.from({ length: rows }, () => `${newId()}@imported.test`);
    const lines = emails.map((email) => `Imported,Person,${email},user`);
    const csv = ['firstName,lastName,email,role', ...lines, ''].join('\n');
    while (!signal.aborted) {
      const body = new FormData();
      body.append('file', new Blob([csv]), 'people.csv');
      const done = await caller.call('POST', '/api/v1/users/csv', { cookie, body }, [201]);
      if (!done) continue;
      for (const email of emails) confirmed.people.add(email);
      count(caller.ledger.confirmed, 'people imported', rows);
      break;
    }
    await sleep(1_000, undefined, { signal }).catch(() => {});
  }
}
