import { describe, expect, test } from 'vitest';
import { createEntityState } from './entity-state';
import { changesBetween } from './entity-table';
import { byText, createSortedView } from './sorted-view';

interface Row {
  id: string;
  name: string;
  version?: number;
  editedAt?: string | null;
}

const { actions, reducer, get } = createEntityState<Row>('rows');
const start = reducer(undefined, { type: 'start' });
const many = Array.from({ length: 10_000 }, (_, at) => ({ id: `id-${at}`, name: `row ${at}` }));

function apply(...list: Parameters<typeof reducer>[1][]) {
  return list.reduce(reducer, start);
}

describe('a store of entities', () => {
  test('holds what a list brought and forgets what a later one lacks', () => {
    const state = apply(
      actions.listed([
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ]),
      actions.listed([{ id: 'b', name: 'B' }]),
    );
    expect(get(state.table, 'a')).toBeUndefined();
    expect(get(state.table, 'b')?.name).toBe('B');
    expect(state.isLoaded).toBe(true);
  });

  test('copies one shard of ten thousand entities for one event', () => {
    const before = apply(actions.listed(many));
    const after = reducer(before, actions.received([{ id: 'id-77', name: 'new' }]));
    expect(after.table.filter((shard, at) => shard !== before.table[at])).toHaveLength(1);
    expect(changesBetween(before.table, after.table)).toEqual([
      { before: many[77], after: { id: 'id-77', name: 'new' } },
    ]);
  });

  test('does not let a list undo what events changed while it was on its way', () => {
    const state = apply(
      actions.listed([
        { id: 'a', name: 'old' },
        { id: 'b', name: 'B' },
      ]),
      actions.sent(1),
      actions.statusChanged({ operation: 'getAll', status: 'pending', ask: 1 }),
      actions.received([
        { id: 'a', name: 'new' },
        { id: 'c', name: 'C' },
      ]),
      actions.removed('b'),
      actions.listed([
        { id: 'a', name: 'old' },
        { id: 'b', name: 'B' },
      ]),
      actions.answered(1),
    );
    expect(get(state.table, 'a')?.name).toBe('new');
    expect(get(state.table, 'b')).toBeUndefined();
    expect(get(state.table, 'c')?.name).toBe('C');
    expect(state.touched).toEqual({});
  });

  test('takes several out at once, and none that was brought back since', () => {
    const state = apply(
      actions.sent(1),
      actions.received([
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
        { id: 'c', name: 'C' },
      ]),
      actions.removed(['a', 'b']),
      actions.listed([
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
        { id: 'c', name: 'C' },
      ]),
    );
    expect(['a', 'b', 'c'].map((id) => get(state.table, id)?.name)).toEqual([undefined, undefined, 'C']);
    expect(reducer(state, actions.removed([]))).toBe(state);
  });

  test('does not let a list that was read before bring back what leaves, and takes it back where that failed', () => {
    const row = { id: 'a', name: 'A' };
    const meanwhile = apply(
      actions.listed([row]),
      actions.sent(1),
      actions.leaving('a'),
      actions.statusChanged({ operation: 'getAll', status: 'pending', ask: 2 }),
      actions.sent(2),
    );
    const listed = reducer(meanwhile, actions.listed([row], 2));
    expect(get(listed.table, 'a')).toBeUndefined();
    // The change fails while another list is still on its way.
    const failed = [actions.answered(1), actions.received([row])].reduce(reducer, meanwhile);
    expect(get(failed.table, 'a')).toEqual(row);
    // Once nothing is on its way, a list is believed.
    const after = [actions.answered(1), actions.answered(2), actions.listed([row])].reduce(reducer, listed);
    expect(get(after.table, 'a')).toEqual(row);
  });

  test('of two lists on their way takes the one that was asked for last, whichever comes first', () => {
    const asked = (ask: number) => actions.statusChanged({ operation: 'getAll', status: 'pending', ask });
    const ended = (ask: number) => actions.statusChanged({ operation: 'getAll', status: 'fulfilled', ask });
    const [first, second] = [[{ id: 'a', name: 'A' }], [{ id: 'a', name: 'A' }, ...many.slice(0, 1)]];
    const early = apply(
      ...[1, 2].flatMap((ask) => [actions.sent(ask), asked(ask)]),
      actions.listed(first, 1),
      ended(1),
    );
    expect(early.isLoaded).toBe(true);
    expect(early.statuses.getAll).toBe('pending');
    const gone = [actions.removed('a'), actions.listed(second, 2), ended(2)].reduce(reducer, early);
    expect(get(gone.table, 'a')).toBeUndefined();
    expect(get(gone.table, 'id-0')).toBeDefined();
    expect(gone.statuses.getAll).toBe('fulfilled');
    const late = [actions.listed(first, 1), ended(1)].reduce(reducer, gone);
    expect(late).toEqual(gone);
  });

  test('keeps the newer version when answers and events overtake each other', () => {
    const state = apply(
      actions.received([{ id: 'a', name: 'second', version: 2 }]),
      actions.received([{ id: 'a', name: 'first', version: 1 }]),
    );
    expect(get(state.table, 'a')?.name).toBe('second');
  });

  test('keeps the words that a message has since it was edited, and takes all else that is read', () => {
    const message = (words: string, editedAt: string | null) => ({ id: 'a', name: words, editedAt });
    const edited = message('edited', '2026-11-21T10:00:00.000Z');
    const names = [message('old', null), message('answered', edited.editedAt)].map((read) => {
      const state = apply(actions.sent(1), actions.received([edited]), actions.received([read], 1, []));
      return get(state.table, 'a')?.name;
    });
    expect(names).toEqual(['edited', 'answered']);
  });

  test('keeps a status per operation', () => {
    const state = apply(
      actions.listed(many),
      actions.statusChanged({ operation: 'post', status: 'rejected' }),
    );
    expect(state.statuses).toMatchObject({ post: 'rejected', patch: 'idle' });
  });
});

describe('a sorted view', () => {
  test('agrees with sorting anew after any mix of changes', () => {
    const view = createSortedView<Row>(byText(({ name }) => name));
    let state = apply(actions.listed(many.slice(0, 500)));
    view(state.table);
    for (let at = 0; at < 300; at++) {
      const id = `id-${(at * 7919) % 600}`;
      const change =
        at % 3 === 0 ? actions.removed(id) : actions.received([{ id, name: `row ${(at * 31) % 97}` }]);
      state = reducer(state, change);
      if (at % 2) view(state.table);
      expect(view(state.table)).toEqual(createSortedView<Row>(byText(({ name }) => name))(state.table));
    }
  });

  test('is the same array until something changes', () => {
    const view = createSortedView<Row>(byText(({ name }) => name));
    const state = apply(actions.listed(many));
    const pending = reducer(state, actions.statusChanged({ operation: 'getOne', status: 'pending' }));
    expect(view(pending.table)).toBe(view(state.table));
    expect(view(state.table)[0]?.name).toBe('row 0');
  });
});
