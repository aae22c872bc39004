import { setTimeout as sleep } from 'node:timers/promises';
import { ERRORS, type Lock, type RequestRelease } from '@tus/server';
import type { CompanyDb } from '@/db/database';

/** Tells all processes that somebody wants to go on with an upload. */
export const uploadChannel = 'tavla_upload';

/** A request that is asked to make way stores what has arrived within this time, or loses it. */
const patience = 5_000;
const askEvery = 150;

/**
 * One request at a time writes to an upload, whichever process it reaches. A request whose connection hangs
 * is asked to make way to the next one; a process that is gone or does not listen is waited for no longer
 * than `patience`. From then on its token is no longer the one in the row, so nothing that it still does counts.
 */
export class UploadLocks {
  /** The requests of this process that hold a lock, by their tokens' upload. */
  private readonly held = new Map<string, { token: string; makeWay: RequestRelease }>();

  /** Somebody, here or elsewhere, wants this upload. */
  ask(id: string): void {
    void this.held.get(id)?.makeWay();
  }

  /** This process is about to end: what is on its way is stored, and goes on elsewhere. */
  askAll(): void {
    for (const { makeWay } of this.held.values()) void makeWay();
  }

  newLock(db: CompanyDb, id: string, token: string): Lock {
    return {
      lock: async (signal, makeWay) => {
        for (let waited = 0; !(await this.take(db, id, token, waited >= patience)); waited += askEvery) {
          await db.pool.query('select pg_notify($1, $2)', [uploadChannel, id]);
          await sleep(askEvery);
          if (signal.aborted) throw ERRORS.ABORTED;
        }
        this.held.set(id, { token, makeWay });
      },
      unlock: async () => {
        if (this.held.get(id)?.token === token) this.held.delete(id);
        await db.pool.query(
          `update upload set "lockToken" = null where "organizationId" = $1 and id = $2 and "lockToken" = $3`,
          [db.organizationId, id, token],
        );
      },
    };
  }

  /** Whether the upload is ours now. One that is not there needs no lock: nothing can be done with it. */
  private async take(db: CompanyDb, id: string, token: string, byForce: boolean): Promise<boolean> {
    const { rows } = await db.pool.query<{ mine: boolean }>(
      `with taken as (
         update upload set "lockToken" = $3
         where "organizationId" = $1 and id = $2 and ("lockToken" is null or $4) returning 1
       )
       select exists (select from taken)
         or not exists (select from upload where "organizationId" = $1 and id = $2) as mine`,
      [db.organizationId, id, token, byForce],
    );
    return rows[0]?.mine === true;
  }
}
