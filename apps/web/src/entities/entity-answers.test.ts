import { describe, expect, test } from 'vitest';
import { createEntityState } from './entity-state';
import { entitiesOf } from './entity-table';

interface Row {
  id: string;
  name: string;
  version?: number;
}

const sorted = (rows: Iterable<Row>) => [...rows].sort((one, other) => (one.id < other.id ? -1 : 1));

describe('what one deletes and brings back while its events are late', () => {
  const { actions, reducer } = createEntityState<Row>('rows');
  const at = (version: number) => ({ id: 'a', name: `version ${version}`, version });
  const begin = [
    actions.received([at(1)]),
    actions.sent(1),
    actions.removed('a'),
    actions.answered(1),
    actions.sent(2),
  ].reduce(reducer, reducer(undefined, { type: 'start' }));
  const shown = (...more: Parameters<typeof reducer>[1][]) => [
    ...entitiesOf(more.reduce(reducer, begin).table),
  ];

  test('is there when the answer comes, whenever its deletion is told', () => {
    expect(shown(actions.removed('a', 2), actions.received([at(3)], 2))).toEqual([at(3)]);
    expect(shown(actions.received([at(3)], 2), actions.removed('a', 2))).toEqual([at(3)]);
    expect(shown(actions.removed('a', 2), actions.listed([at(3)]))).toEqual([at(3)]);
  });

  test('is gone where somebody else has deleted it since', () => {
    const others = [actions.received([at(3)]), actions.removed('a', 4)];
    expect(shown(actions.removed('a', 2), ...others, actions.received([at(3)], 2))).toEqual([]);
    expect(shown(actions.received([at(3)], 2), actions.removed('a', 4))).toEqual([]);
  });
});

test('a page takes away what it lacks, and nothing that came while it was on its way', () => {
  const { actions, reducer } = createEntityState<Row>('rows');
  const rows = (names: string) => [...names].map((name) => ({ id: name, name }));
  const state = [
    actions.received(rows('abc')),
    actions.sent(1),
    actions.received(rows('d')),
    actions.received(rows('a'), 1, ['b', 'c', 'd']),
    actions.answered(1),
  ].reduce(reducer, reducer(undefined, { type: 'start' }));
  expect(sorted(entitiesOf(state.table))).toEqual(rows('ad'));
  expect(state.touched).toEqual({});
});
