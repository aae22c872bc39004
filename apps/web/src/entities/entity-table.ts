import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';

export interface Entity {
  id: string;
}

/**
 * Entities normalised by id, in shards by a hash of the id. Changing one copies one shard, so the cost of an
 * event is the same for ten entities and for ten thousand.
 */
export type EntityTable<T extends Entity> = readonly EntityState<T, string>[];

/** One entity that came (no before), went (no after) or changed. */
export interface EntityChange<T> {
  before: T | undefined;
  after: T | undefined;
}

const shardCount = 256;

/** The shards of one kind of entity and the functions over them; all of them leave their input as it was. */
export function createTable<T extends Entity>() {
  const adapter = createEntityAdapter<T>();
  const nothing = adapter.getInitialState();
  const empty: EntityTable<T> = Array.from({ length: shardCount }, () => nothing);
  const change = (
    table: EntityTable<T>,
    id: string,
    next: (shard: EntityState<T, string>) => EntityState<T, string>,
  ) => {
    const at = shardOf(id);
    return table.with(at, next(table[at] ?? nothing));
  };
  return {
    empty,
    get: (table: EntityTable<T>, id: string): T | undefined => table[shardOf(id)]?.entities[id],
    set: (table: EntityTable<T>, entity: T): EntityTable<T> =>
      change(table, entity.id, (shard) => adapter.setOne(shard, entity)),
    remove: (table: EntityTable<T>, id: string): EntityTable<T> =>
      change(table, id, (shard) => adapter.removeOne(shard, id)),
    /** Only these entities; the ones that did not change in content keep their identity. */
    of: (entities: readonly T[]): EntityTable<T> => {
      const shards = empty.map(() => ({ ids: [] as string[], entities: {} as Record<string, T> }));
      for (const entity of entities) {
        const shard = shards[shardOf(entity.id)];
        if (!shard) continue;
        if (!(entity.id in shard.entities)) shard.ids.push(entity.id);
        shard.entities[entity.id] = entity;
      }
      return shards;
    },
  };
}

/** All entities, in no order. */
export function* entitiesOf<T extends Entity>(table: EntityTable<T>): Generator<T> {
  for (const shard of table) for (const id of shard.ids) yield shard.entities[id] as T;
}

/** What differs between two tables; untouched shards are skipped by identity. */
export function changesBetween<T extends Entity>(
  before: EntityTable<T>,
  after: EntityTable<T>,
): EntityChange<T>[] {
  const changes: EntityChange<T>[] = [];
  for (const [at, shard] of after.entries()) {
    const earlier = before[at];
    if (!earlier || earlier === shard) continue;
    for (const id of shard.ids) {
      if (earlier.entities[id] !== shard.entities[id])
        changes.push({ before: earlier.entities[id], after: shard.entities[id] });
    }
    for (const id of earlier.ids) {
      if (!(id in shard.entities)) changes.push({ before: earlier.entities[id], after: undefined });
    }
  }
  return changes;
}

/** FNV-1a over the characters: ids of any kind spread evenly. */
function shardOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % shardCount;
}
