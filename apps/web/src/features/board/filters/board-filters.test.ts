import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTask } from '@/entities/tasks/task.fixture';
import { changedQuery } from '@/lib/address/query';
import {
  type BoardFilters,
  dueFilters,
  filterCount,
  isFiltering,
  noFilters,
  queryOf,
  readFilters,
  taskFilter,
} from './board-filters';

const word = fc.string({ minLength: 1 });
const anyFilters: fc.Arbitrary<BoardFilters> = fc.record({
  search: fc.string(),
  assignee: fc.option(word),
  due: fc.option(fc.constantFrom(...dueFilters)),
  tags: fc.uniqueArray(word),
  activeOnly: fc.boolean(),
});

describe('filters in the address', () => {
  it('come back as they went in', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const address = changedQuery('', queryOf(filters));
        expect(readFilters(new URLSearchParams(address))).toEqual(filters);
      }),
    );
  });

  it('leave the other parameters alone, and nothing behind when cleared', () => {
    const query = '?task=7&column=done&tag=a&tag=b&q=x&active=1&due=none';
    expect(changedQuery(query, queryOf(noFilters))).toBe('?task=7&column=done');
  });

  it('ignore what makes no sense', () => {
    expect(readFilters(new URLSearchParams('active=yes&assignee=&tag=&tag=a&tag=a&due=any'))).toEqual({
      ...noFilters,
      tags: ['a'],
    });
  });
});

describe('taskFilter', () => {
  const today = '2026-03-10';
  const tag = (id: string) => ({ id, name: id, category: 'Area', color: 'blue' as const });
  const task = aTask({
    title: 'Räksmörgås för alla',
    description: 'Before FRIDAY',
    userId: 'ada',
    customField: { tags: [tag('web'), tag('ux')] },
  });
  const matches = (filters: Partial<BoardFilters>, assigneeId?: string) =>
    taskFilter({ ...noFilters, ...filters }, assigneeId, today)(task);

  it('searches title and description without regard to case and accents', () => {
    expect(matches({ search: ' RÄKSMÖRGÅS ' })).toBe(true);
    expect(matches({ search: 'friday' })).toBe(true);
    expect(matches({ search: 'ra\u0308k' })).toBe(true);
    expect(matches({ search: 'rak' })).toBe(true);
    expect(matches({ search: 'monday' })).toBe(false);
  });

  it('matches the assignee by the id behind the address', () => {
    expect(matches({ assignee: 'ada@example.org' }, 'ada')).toBe(true);
    expect(matches({ assignee: 'bo@example.org' }, 'bo')).toBe(false);
    expect(matches({ assignee: 'nobody@example.org' }, undefined)).toBe(false);
  });

  it('matches any of the selected tags', () => {
    expect(matches({ tags: ['api', 'ux'] })).toBe(true);
    expect(matches({ tags: ['api'] })).toBe(false);
  });

  it('hides done tasks on request', () => {
    const done = aTask({ status: 'done' });
    expect(taskFilter({ ...noFilters, activeOnly: true }, undefined, today)(done)).toBe(false);
    expect(taskFilter(noFilters, undefined, today)(done)).toBe(true);
    expect(matches({ activeOnly: true })).toBe(true);
  });

  it.each([
    ['2026-03-09', 'overdue'],
    ['2026-03-10', 'due-soon'],
    ['2026-03-13', 'due-soon'],
    ['2026-03-14', null],
    [null, 'none'],
  ])('finds a task due at %s under %s alone', (endDate, due) => {
    const found = dueFilters.filter((one) =>
      taskFilter({ ...noFilters, due: one }, undefined, today)(aTask({ endDate })),
    );
    expect(found).toEqual(due === null ? [] : [due]);
  });

  it('knows whether anything is narrowed, and by how much', () => {
    expect(isFiltering({ ...noFilters, due: 'none' })).toBe(true);
    expect(filterCount({ ...noFilters, search: 'x', due: 'overdue', tags: ['a', 'b'] })).toBe(3);
    expect(isFiltering(noFilters)).toBe(false);
    expect(isFiltering({ ...noFilters, search: '  ' })).toBe(false);
    expect(isFiltering({ ...noFilters, tags: ['a'] })).toBe(true);
  });
});
