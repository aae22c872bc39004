import type { CompanyDb } from '@/db/database';
import { inTransaction } from '@/db/transaction';
import { taskEvent } from '../task.presenter';
import { positionLengthMax, positionsBetween, type Slot } from '../task-position';
import { lockNeighbourhood } from '../task-read.repo';
import type { TaskRow, TaskSave } from '../task-row';
import { saveMany } from '../write/task-write.repo';

const nobody = { id: null, name: '', ip: '', userAgent: '' };

/**
 * Spreads the cards around a crowded slot anew, so that positions become short again. Only a stretch of the
 * column is touched, as wide as it must be; everybody is told the new positions.
 */
export async function makeRoom(db: CompanyDb, column: string, slot: Slot): Promise<void> {
  await inTransaction(db.pool, async (client) => {
    for (let reach = 16; ; reach *= 4) {
      const cards = await lockNeighbourhood(db, client, column, slot, reach + 1);
      const saves = spread(cards, reach, slot);
      const longest = Math.max(0, ...saves.map(({ after }) => after.position.length));
      // Half of what is allowed, so that it does not have to be done again at once.
      if (longest > positionLengthMax / 2 && reach < cards.length) continue;
      const writes = saves.map((save) => ({ actor: nobody, save, event: taskEvent('update', save.after) }));
      if (writes.length > 0) await saveMany(db, client, writes);
      return;
    }
  });
}

/** Pure: new positions for up to `reach` cards on each side; the ones beyond them stay and bound the stretch. */
function spread(cards: TaskRow[], reach: number, { lower }: Slot, now = new Date()): TaskSave[] {
  const left = cards.filter(({ position }) => lower !== null && position <= lower);
  const right = cards.slice(left.length);
  const first = left.length > reach ? left.shift() : undefined;
  const last = right.length > reach ? right.pop() : undefined;
  const moving = [...left, ...right];
  const positions = positionsBetween(
    { lower: first?.position ?? null, upper: last?.position ?? null },
    moving.length,
  );
  return moving.map((row, index) => ({
    after: withPosition(row, positions[index] ?? row.position, now),
    entries: [],
    edits: [],
  }));
}

function withPosition(row: TaskRow, position: string, now: Date): TaskRow {
  const version = row.version + 1;
  return {
    ...row,
    position,
    version,
    fieldVersions: { ...row.fieldVersions, position: version },
    updatedAt: now,
  };
}
