import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { ErrorCode } from '@tavla/shared/errors';
import { createTable, type Entity, type EntityTable } from './entity-table';

export const operations = ['getAll', 'getOne', 'post', 'patch', 'delete', 'postCsv'] as const;
export type Operation = (typeof operations)[number];
export type OperationStatus = 'idle' | 'pending' | 'fulfilled' | 'rejected';

export interface EntityStoreState<T extends Entity> {
  table: EntityTable<T>;
  statuses: Record<Operation, OperationStatus>;
  /** Why the server refused an operation, where that was what ended it the last time. */
  refusals: Partial<Record<Operation, ErrorCode | undefined>>;
  /** Whether a list has arrived since the start: an empty table then means that there is nothing. */
  isLoaded: boolean;
  /** Which list was asked for last. Another one that is still on its way is older than it. */
  asked: number;
  /** What changed while that list was on its way: newer than the list, which was read before. */
  touched: Readonly<Record<string, true>>;
}

/** Actions and reducer of one store; `name` is the key of its state. */
export function createEntityState<T extends Entity>(name: string) {
  const table = createTable<T>();
  const statuses = Object.fromEntries(operations.map((operation) => [operation, 'idle']));
  const initial: EntityStoreState<T> = {
    table: table.empty,
    statuses: statuses as Record<Operation, OperationStatus>,
    refusals: {},
    isLoaded: false,
    asked: 0,
    touched: {},
  };

  const actions = {
    /** An operation began or ended; of a list with its number. */
    statusChanged: createAction<{
      operation: Operation;
      status: OperationStatus;
      ask?: number;
      refusal?: ErrorCode | undefined;
    }>(`${name}/statusChanged`),
    /** The whole list, of this number if it was asked for: what is not in it is gone. */
    listed: createAction(`${name}/listed`, (entities: readonly T[], ask?: number) => ({
      payload: entities,
      meta: { ask },
    })),
    /** Some entities, the rest stays. */
    received: createAction<readonly T[]>(`${name}/received`),
    removed: createAction<string>(`${name}/removed`),
  };

  function touch(state: EntityStoreState<T>, ids: readonly string[]): EntityStoreState<T>['touched'] {
    if (state.statuses.getAll !== 'pending') return state.touched;
    return { ...state.touched, ...Object.fromEntries(ids.map((id) => [id, true as const])) };
  }

  /** The list, with what changed since it was asked for as we have it. */
  function list(state: EntityStoreState<T>, entities: readonly T[]): EntityStoreState<T> {
    let next = table.of(entities);
    for (const id of Object.keys(state.touched)) {
      const known = table.get(state.table, id);
      next = known ? table.set(next, known) : table.remove(next, id);
    }
    return { ...state, table: next, isLoaded: true, touched: {} };
  }

  /** An older list than the one that comes is better than none, and never in place of a newer one. */
  function listOlder(state: EntityStoreState<T>, entities: readonly T[]): EntityStoreState<T> {
    return state.isLoaded ? state : { ...list(state, entities), touched: state.touched };
  }

  function receive(state: EntityStoreState<T>, entities: readonly T[]): EntityStoreState<T> {
    const fresh = entities.filter((entity) => !isOlder(entity, table.get(state.table, entity.id)));
    if (!fresh.length) return state;
    const touched = touch(
      state,
      fresh.map(({ id }) => id),
    );
    return { ...state, table: fresh.reduce(table.set, state.table), touched };
  }

  const reducer: Reducer<EntityStoreState<T>> = (state = initial, action: UnknownAction) => {
    if (actions.statusChanged.match(action)) {
      const { operation, status, refusal, ask = state.asked } = action.payload;
      const isList = operation === 'getAll';
      if (isList && status !== 'pending' && ask !== state.asked) return state;
      const begun = isList && status === 'pending' ? { touched: {}, asked: ask } : {};
      const statuses = { ...state.statuses, [operation]: status };
      // The words for a refusal stay while it is tried again.
      const refusals = status === 'pending' ? state.refusals : { ...state.refusals, [operation]: refusal };
      return { ...state, ...begun, statuses, refusals };
    }
    if (actions.listed.match(action)) {
      const { ask = state.asked } = action.meta;
      return (ask === state.asked ? list : listOlder)(state, action.payload);
    }
    if (actions.received.match(action)) return receive(state, action.payload);
    if (actions.removed.match(action)) {
      const id = action.payload;
      return { ...state, table: table.remove(state.table, id), touched: touch(state, [id]) };
    }
    return state;
  };

  return { actions, reducer, get: table.get };
}

/** Answers and events can overtake each other; a version tells which is newer. */
function isOlder(entity: object, known: object | undefined): boolean {
  if (!known || !('version' in entity) || !('version' in known)) return false;
  return Number(entity.version) < Number(known.version);
}
