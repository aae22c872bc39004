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
  /** The requests that are not answered yet, the newest last. */
  underway: readonly number[];
  /** What is known is newer than the answer to this request, since the list is. */
  listedAfter: number;
  /** The same of what has changed since: newer than any request that was sent by then. */
  touched: Readonly<Record<string, number>>;
  /** Of what was taken out meanwhile, the version of its deletion: what is newer has been brought back. */
  goneAt: Readonly<Record<string, number>>;
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
    underway: [],
    listedAfter: 0,
    touched: {},
    goneAt: {},
  };

  const actions = {
    /** A request leaves, and has been answered or has failed. */
    sent: createAction<number>(`${name}/sent`),
    answered: createAction<number>(`${name}/answered`),
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
    /**
     * Some entities, of an event or of the request with this number; the rest stays, but for those that are gone. What
     * was read and not saved says which: they would be among the others, were they there still.
     */
    received: createAction(
      `${name}/received`,
      (entities: readonly T[], ask?: number, gone?: readonly string[]) => ({
        payload: entities,
        meta: { ask, gone },
      }),
    ),
    /** One that is gone, or several; with the version of its deletion it is left where a newer one is known. */
    removed: createAction(`${name}/removed`, (ids: string | readonly string[], version?: number) => ({
      payload: typeof ids === 'string' ? [ids] : ids,
      meta: { version },
    })),
    /**
     * One that will be gone once a request that is under way is answered. A list that was asked for after it and was
     * read before it was done does not bring it back.
     */
    leaving: createAction<string>(`${name}/leaving`),
  };

  /** Whether what is known of an entity is newer than what a request was answered with. */
  function isTouched({ touched, listedAfter }: EntityStoreState<T>, id: string, ask: number): boolean {
    return Math.max(touched[id] ?? 0, listedAfter) >= ask;
  }

  /** Whether it was taken out since a request was sent, and is not what was brought back after that. */
  function isGone(state: EntityStoreState<T>, entity: T, ask: number): boolean {
    return isTouched(state, entity.id, ask) && !isAfter(entity, state.goneAt[entity.id] ?? Infinity);
  }

  /** The list, with what changed since it was asked for as we have it. */
  function list(state: EntityStoreState<T>, entities: readonly T[], ask: number): EntityStoreState<T> {
    let next = table.of(entities);
    for (const id of Object.keys(state.touched)) {
      if (!isTouched(state, id, ask)) continue;
      const known = table.get(state.table, id);
      const listed = table.get(next, id);
      if (!known) next = listed && isGone(state, listed, ask) ? table.remove(next, id) : next;
      else if (!isOlder(known, listed)) next = table.set(next, known);
    }
    return { ...state, table: next, isLoaded: true, listedAfter: ask - 1 };
  }

  /** Notes of what is put in and out that it is newer than the answer to this request, or to any that is under way. */
  function put(
    state: EntityStoreState<T>,
    entities: readonly T[],
    gone: readonly string[],
    request = state.underway.at(-1) ?? 0,
  ): EntityStoreState<T> {
    const next = { ...state, table: gone.reduce(table.remove, entities.reduce(table.set, state.table)) };
    if (!state.underway.length) return next;
    const touched = { ...state.touched };
    for (const id of [...entities.map((entity) => entity.id), ...gone])
      touched[id] = Math.max(request, touched[id] ?? 0);
    return { ...next, touched };
  }

  /**
   * What was deleted since it was asked for does not come back. Of what was changed since only a version tells: the
   * change may be an old one, told late.
   */
  function receive(
    state: EntityStoreState<T>,
    entities: readonly T[],
    ask = Infinity,
    gone?: readonly string[],
  ) {
    const fresh = entities.filter((entity) => {
      const known = table.get(state.table, entity.id);
      return known ? !isOlder(entity, known) : !isGone(state, entity, ask);
    });
    const left = gone?.filter((id) => !isTouched(state, id, ask)) ?? [];
    return fresh.length || left.length ? put(state, fresh, left, gone && ask - 1) : state;
  }

  /** A deletion that is told late is no news of what was brought back since. */
  function remove(
    state: EntityStoreState<T>,
    ids: readonly string[],
    version = Infinity,
  ): EntityStoreState<T> {
    const gone = ids.filter((id) => {
      const known = table.get(state.table, id);
      return !known || !isAfter(known, version);
    });
    if (gone.length === 0) return state;
    const next = put(state, [], gone);
    const goneAt = Object.fromEntries(gone.map((id) => [id, version]));
    return next.underway.length ? { ...next, goneAt: { ...next.goneAt, ...goneAt } } : next;
  }

  const reducer: Reducer<EntityStoreState<T>> = (state = initial, action: UnknownAction) => {
    if (actions.statusChanged.match(action)) {
      const { operation, status, refusal, ask = state.asked } = action.payload;
      const isList = operation === 'getAll';
      if (isList && status !== 'pending' && ask !== state.asked) return state;
      const begun = isList && status === 'pending' ? { asked: ask } : {};
      const statuses = { ...state.statuses, [operation]: status };
      // The words for a refusal stay while it is tried again.
      const refusals = status === 'pending' ? state.refusals : { ...state.refusals, [operation]: refusal };
      return { ...state, ...begun, statuses, refusals };
    }
    if (actions.sent.match(action)) {
      return { ...state, underway: [...state.underway, action.payload] };
    }
    if (actions.answered.match(action)) {
      const underway = state.underway.filter((ask) => ask !== action.payload);
      return underway.length ? { ...state, underway } : { ...state, underway, touched: {}, goneAt: {} };
    }
    if (actions.listed.match(action)) {
      const { ask = state.asked } = action.meta;
      // An older list than the one that comes is better than none, and never in place of a newer one.
      return ask !== state.asked && state.isLoaded ? state : list(state, action.payload, ask);
    }
    if (actions.received.match(action)) {
      return receive(state, action.payload, action.meta.ask, action.meta.gone);
    }
    if (actions.leaving.match(action)) return put(state, [], [action.payload], Number.MAX_SAFE_INTEGER);
    if (actions.removed.match(action)) return remove(state, action.payload, action.meta.version);
    return state;
  };

  return { actions, reducer, get: table.get };
}

interface Stamped {
  version?: number;
  editedAt?: string | null;
}

/** Answers and events can overtake each other; a version tells which is newer, or when a message was edited. */
function isOlder(entity: object, known: object | undefined): boolean {
  return known !== undefined && stampOf(entity) < stampOf(known);
}

/** Whether it is of a later version; nothing without versions is. */
function isAfter(entity: object, version: number): boolean {
  return Number((entity as Stamped).version) > version;
}

/** Not a number where there is neither. */
function stampOf({ version, editedAt }: Stamped): number {
  return editedAt === undefined ? Number(version) : Number(new Date(editedAt ?? 0));
}
