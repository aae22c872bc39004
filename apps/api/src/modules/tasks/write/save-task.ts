import type pg from 'pg';
import type { CompanyDb } from '@/db/database';
import type { Actor } from '@/db/events/change';
import type { NewEvent } from '@/db/events/event-log';
import type { TaskSave } from '../task-row';
import { saveMany, saveOne, type TaskWrite } from './task-write.repo';

interface Waiting {
  write: TaskWrite;
  resolve(isSaved: boolean): void;
  reject(error: unknown): void;
}

/** Writes of a company that wait while one is on its way to the disk. */
type Queue = Waiting[];

const queues = new WeakMap<pg.Pool, Map<string, Queue>>();
const most = 50;

/**
 * Saves a task with its story and event. False when somebody changed it since it was read; then nothing
 * was written. A company's writes take turns at its counter, so those that come while one is being written
 * travel together in the next statement: sixteen writers wait for one commit, not for sixteen.
 */
export function saveTask(db: CompanyDb, actor: Actor, save: TaskSave, event: NewEvent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const waiting = { write: { actor, save, event }, resolve, reject };
    const companies = queues.get(db.pool) ?? new Map<string, Queue>();
    queues.set(db.pool, companies);
    const queue = companies.get(db.organizationId);
    if (queue) {
      queue.push(waiting);
      return;
    }
    const started: Queue = [waiting];
    companies.set(db.organizationId, started);
    void drain(db, started, () => companies.delete(db.organizationId));
  });
}

async function drain(db: CompanyDb, queue: Queue, onEmpty: () => void): Promise<void> {
  while (queue.length > 0) await settle(db, takeGroup(queue));
  // In the same breath as the look at the queue, so that nobody joins one that nobody works on.
  onEmpty();
}

/** Pure but for the queue: writes of different tasks, the first of each; the others wait for the next turn. */
function takeGroup(queue: Queue): Queue {
  const ids = new Set<string>();
  const group: Queue = [];
  const rest: Queue = [];
  for (const waiting of queue.splice(0)) {
    const { id } = waiting.write.save.after;
    if (group.length === most || ids.has(id)) rest.push(waiting);
    else group.push(waiting);
    ids.add(id);
  }
  queue.push(...rest);
  return group;
}

async function settle(db: CompanyDb, group: Queue): Promise<void> {
  const [only] = group;
  if (only && group.length === 1) return settleOne(db, only);
  try {
    const saved = await saveMany(
      db,
      db.pool,
      group.map(({ write }) => write),
    );
    for (const { write, resolve } of group) resolve(saved.has(write.save.after.id));
  } catch {
    // One of them cannot be written (a position was taken, say): each gets its own answer.
    for (const waiting of group) await settleOne(db, waiting);
  }
}

async function settleOne(db: CompanyDb, { write, resolve, reject }: Waiting): Promise<void> {
  const isNew = write.save.after.version === 1;
  const saving = isNew
    ? saveMany(db, db.pool, [write]).then((saved) => saved.size === 1)
    : saveOne(db, write);
  await saving.then(resolve, reject);
}
