import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { BodyInput, Endpoint, QueryInput, ResponseOf } from '@tavla/shared/endpoint';
import type { StreamEvent } from '@tavla/shared/events';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { call } from '@/api/call';
import { errorBody, errorStatus } from '@/api/error-text';
import { createEntityState, type EntityStoreState, type Operation } from './entity-state';
import type { Entity } from './entity-table';
import { type Compare, createSortedView } from './sorted-view';

export type AppDispatch = ThunkDispatch<unknown, undefined, UnknownAction>;
type Thunk<Result> = (dispatch: AppDispatch) => Promise<Result>;

/** The endpoints of a noun, as far as it has them. */
interface Contracts {
  list: Endpoint;
  get?: Endpoint;
  create?: Endpoint;
  update?: Endpoint;
  remove?: Endpoint;
}

interface Options<Name extends string, T extends Entity, C extends Contracts> {
  name: Name;
  contracts: C;
  compare: Compare<T>;
  /** The entity of an event's data; undefined when it is none of this store. */
  parse: (data: unknown) => T | undefined;
}

type Listed<T> = { data: readonly T[] };
type Body<E> = E extends { encoding: 'multipart' } ? FormData : BodyInput<E>;

/**
 * The one way to make a Redux store of entities: normalised, sorted on demand, with a status per operation and
 * the calls that change it. Its thunks reject with the error of the call, for the caller to put into words.
 */
export function createEntityStore<Name extends string, T extends Entity, C extends Contracts>({
  name,
  contracts,
  compare,
  parse,
}: Options<Name, T, C>) {
  type Root = { [K in Name]: EntityStoreState<T> };
  const { actions, reducer, get } = createEntityState<T>(name);
  const sorted = createSortedView(compare);

  let asks = 0;

  /** Sends a request under a number of its own: what has changed since then, its answer does not undo. */
  function asking<Result>(work: (dispatch: AppDispatch, ask: number) => Promise<Result>): Thunk<Result> {
    return async (dispatch) => {
      const ask = ++asks;
      dispatch(actions.sent(ask));
      try {
        return await work(dispatch, ask);
      } finally {
        dispatch(actions.answered(ask));
      }
    };
  }

  /** Runs one operation: pending, then fulfilled or rejected, with what it changes in between, by its number. */
  function operation<Result>(
    which: Operation,
    work: (dispatch: AppDispatch, ask: number) => Promise<Result>,
  ): Thunk<Result> {
    return asking(async (dispatch, ask) => {
      dispatch(actions.statusChanged({ operation: which, status: 'pending', ask }));
      try {
        const result = await work(dispatch, ask);
        dispatch(actions.statusChanged({ operation: which, status: 'fulfilled', ask }));
        return result;
      } catch (error) {
        const refusal = errorBody(error)?.code ?? (errorStatus(error) ? 'internal' : undefined);
        dispatch(actions.statusChanged({ operation: which, status: 'rejected', refusal, ask }));
        throw error;
      }
    });
  }

  // A contract as general as this says nothing about its input; the signatures of `thunks` do.
  const send = call as (contract: Endpoint | undefined, input: object) => Promise<unknown>;

  function saving<Result>(which: Operation, contract: Endpoint | undefined, input: object): Thunk<Result> {
    return operation(which, async (dispatch, ask) => {
      const entity = await send(contract, input);
      dispatch(actions.received([entity as T], ask));
      return entity as Result;
    });
  }

  const selectTable = (root: Root) => root[name].table;
  const selectById = (root: Root, id: string | null | undefined) =>
    id ? get(root[name].table, id) : undefined;

  const thunks = {
    /** Loads the list and forgets what is not in it. */
    getAll: (query?: QueryInput<C['list']>) =>
      operation('getAll', async (dispatch, ask) => {
        const answer = await send(contracts.list, { query });
        dispatch(actions.listed((answer as Listed<T>).data, ask));
        return answer as ResponseOf<C['list']>;
      }),
    getOne: (id: string) =>
      operation('getOne', async (dispatch, ask) => {
        const entity = (await send(contracts.get, { params: { id } })) as T;
        dispatch(actions.received([entity], ask, []));
        return entity;
      }),
    post: (body: Body<C['create']>, query?: QueryInput<C['create']>) =>
      saving<ResponseOf<C['create']>>('post', contracts.create, { body, query }),
    patch: (id: string, body: Body<C['update']>) =>
      saving<ResponseOf<C['update']>>('patch', contracts.update, { params: { id }, body }),
    remove: (id: string, query?: QueryInput<C['remove']>) =>
      operation('delete', async (dispatch) => {
        await send(contracts.remove, { params: { id }, query });
        dispatch(actions.removed(id));
      }),
  };

  /** What an event of the stream does to the store; undefined for data that is not of this noun. */
  function applyEvent({ action, data }: Pick<StreamEvent, 'action' | 'data'>): UnknownAction | undefined {
    if (action === 'delete') {
      const { id, version } = (data ?? {}) as Partial<Entity & { version: number }>;
      return id === undefined ? undefined : actions.removed(id, version);
    }
    const entity = parse(data);
    return entity && actions.received([entity]);
  }

  return {
    name,
    reducer,
    ...actions,
    ...thunks,
    asking,
    operation,
    applyEvent,
    selectTable,
    selectById,
    /** All entities in the store's order; the same array until something changes. */
    useAll: () => useSelector((root: Root) => sorted(root[name].table)),
    useById: (id: string | null | undefined) => useSelector((root: Root) => selectById(root, id)),
    /** The entities of these ids that there are, in their order. */
    useByIds: (ids: readonly string[]) => {
      const table = useSelector(selectTable);
      return useMemo(() => ids.flatMap((id) => get(table, id) ?? []), [table, ids]);
    },
    useStatus: (which: Operation) => useSelector((root: Root) => root[name].statuses[which]),
    /** The code of the answer that ended the operation the last time; undefined for any other end, and where none came. */
    useRefusal: (which: Operation) => useSelector((root: Root) => root[name].refusals[which]),
    /** Whether the list has arrived. */
    useIsLoaded: () => useSelector((root: Root) => root[name].isLoaded),
  };
}

/** The state that a store's selectors read. */
export type RootOf<Store extends { selectTable: (root: never) => unknown }> = Parameters<
  Store['selectTable']
>[0];
