import type { Tag } from '@tavla/shared/contracts/tasks';
import { tagsMax, textMax } from '@tavla/shared/limits';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { KeptChange } from '@/modules/chat/suggestions/suggestion';
import type { TaskRow } from '@/modules/tasks/task-row';
import { findDuplicates } from './find-duplicates';
import { asLeft, foldEdits } from './fold-edits';
import { holdValues } from './hold-values';
import { mergeTasks } from './merge-tasks';
import { planEdit } from './plan-changes';
import { splitTask } from './split-task';

const tag = (name: string): Tag => ({ id: name, name, category: 'Area', color: 'blue' });
const task = (title: string, about: Partial<TaskRow> = {}): TaskRow =>
  ({
    ...{ id: newId(), title, description: '', status: 'todo', column: 'todo', userId: null, endDate: null },
    ...{ tags: [], version: 3, createdAt: new Date(0), ...about },
  }) as TaskRow;
const valuesOf = (changes: ReturnType<typeof planEdit>) =>
  changes.map(({ kind, before, after }) => ({ kind, before, after }));

describe('an edit', () => {
  it('says what was there, and is none where it is so already', () => {
    const row = task('Order chairs', { userId: 'ana', tags: [tag('Office'), tag('old')] });
    expect(valuesOf(planEdit(row, { kind: 'assign', userId: null }, []))).toEqual([
      { kind: 'edit', before: { userId: 'ana' }, after: { userId: null } },
    ]);
    expect(planEdit(row, { kind: 'assign', userId: 'ana' }, [])).toEqual([]);
    expect(planEdit(row, { kind: 'assign', userId: null, from: 'ben' }, [])).toEqual([]);
    expect(planEdit(row, { kind: 'move', status: 'todo' }, [])).toEqual([]);
    const [retagged] = planEdit(row, { kind: 'tag', add: ['urgent', 'office'], remove: ['OLD'] }, [
      tag('urgent'),
      tag('office'),
    ]);
    expect(retagged?.after).toEqual({ tags: [tag('Office'), tag('urgent')] });
    expect(retagged?.version).toBe(3);
  });
});

describe('two edits of one task', () => {
  const row = task('Order chairs', { tags: [tag('old')], endDate: '2027-01-01' });
  const inUse = ['old', 'urgent', 'finance'].map(tag);
  const then = (...actions: Parameters<typeof planEdit>[1][]) => {
    let changes: KeptChange[] = [];
    for (const action of actions)
      changes = foldEdits([...changes, ...planEdit(asLeft(row, changes), action, inUse)]);
    return changes;
  };

  it('are one where they are of the same field, which holds what both ask for', () => {
    const tagged = (name: string) => ({ kind: 'tag' as const, add: [name], remove: [] });
    const changes = then(tagged('urgent'), { kind: 'assign', userId: 'ana' }, tagged('finance'));
    expect(valuesOf(changes)).toEqual([
      {
        ...{ kind: 'edit', before: { tags: [tag('old')] } },
        after: { tags: [tag('old'), tag('urgent'), tag('finance')] },
      },
      { kind: 'edit', before: { userId: null }, after: { userId: 'ana' } },
    ]);
    const week = { kind: 'shift', months: 0, days: 7 } as const;
    expect(valuesOf(then(week, week))).toEqual([
      { kind: 'edit', before: { endDate: '2027-01-01' }, after: { endDate: '2027-01-15' } },
    ]);
  });

  it('stay two where they are of different fields: each can be chosen', () => {
    const changes = then({ kind: 'assign', userId: 'ana' }, { kind: 'rename', title: 'Order tables' });
    expect(changes.map(({ title, after }) => [title, after])).toEqual([
      ['Order chairs', { userId: 'ana' }],
      ['Order chairs', { title: 'Order tables' }],
    ]);
  });

  it('are taken over by a merge that comes after them, which needs them then', () => {
    const other = task('Chairs', { tags: [tag('finance')] });
    const earlier = then({ kind: 'tag', add: ['urgent'], remove: ['old'] });
    const [edited, deleted, ...more] = foldEdits([...earlier, ...mergeTasks(row, [other], earlier)]);
    expect([edited?.after, more]).toEqual([{ tags: [tag('urgent'), tag('finance')] }, []]);
    expect([deleted?.kind, deleted?.needs]).toEqual(['delete', edited?.id]);
  });
});

describe('a split', () => {
  it('keeps the task as the first of its parts, for the same person and day', () => {
    const row = task('Winter', { userId: 'ana', endDate: '2027-01-01', status: 'on-approval' });
    const [first, ...others] = splitTask(row, ['Print', 'Send']);
    expect([first?.taskId, first?.after]).toEqual([row.id, { title: 'Print' }]);
    expect(others.map(({ kind, after }) => [kind, after])).toEqual([
      ['create', { title: 'Send', userId: 'ana', endDate: '2027-01-01', tags: [], status: 'pending' }],
    ]);
  });

  it('reads the points of a description where no titles are told, if they are as many as asked for', () => {
    const row = task('Winter', { description: 'Do this:\n- Print it\n* Send it \n3. Count it\nThanks' });
    const titles = splitTask(row, []).map(({ after }) => after && 'title' in after && after.title);
    expect(titles).toEqual(['Print it', 'Send it', 'Count it']);
    expect(splitTask(row, [], 2)).toEqual([]);
    expect(splitTask(task('Winter'), [])).toEqual([]);
  });
});

describe('a merge', () => {
  it('gives the task that is kept what it lacks, and deletes the others', () => {
    const kept = task('Charged twice', { description: 'At checkout.', tags: [tag('pay')] });
    const other = task('Double charges', {
      ...{ description: '17 cases', userId: 'ben', endDate: '2027-01-01', tags: [tag('pay'), tag('urgent')] },
    });
    const [edited, deleted] = mergeTasks(kept, [other]);
    expect(edited?.after).toEqual({
      ...{ description: 'At checkout.\n\n17 cases', userId: 'ben', endDate: '2027-01-01' },
      tags: [tag('pay'), tag('urgent')],
    });
    expect([deleted?.kind, deleted?.taskId]).toEqual(['delete', other.id]);
    expect(mergeTasks(kept, [task('Empty')]).map(({ kind }) => kind)).toEqual(['delete']);
  });

  it('is not offered where one task cannot hold what both say, of which some would be lost', () => {
    const text = (letter: string) => ({ description: letter.repeat(textMax / 2) });
    const tags = (from: number) => ({
      tags: Array.from({ length: tagsMax / 2 + 1 }, (_, n) => tag(`t${from + n}`)),
    });
    const refused = (one: TaskRow, other: TaskRow) => mergeTasks(one, [other]).map(holdValues)[0];
    expect(refused(task('A', text('a')), task('B', text('b')))).toEqual({ field: 'description' });
    expect(refused(task('A', tags(0)), task('B', tags(100)))).toEqual({ field: 'tags' });
    expect(refused(task('A', tags(0)), task('B', tags(1)))).toHaveProperty('change');
  });
});

describe('duplicates', () => {
  const others = Array.from({ length: 40 }, (_, n) =>
    task(`Clean room ${n} of the database`, { description: `Floor ${n}` }),
  );

  it('are tasks that share rare words, the one that says more first', () => {
    const one = task('Customers charged twice', { description: 'The bank page times out.' });
    const two = task('Double charges', {
      description: 'Customers are charged twice when the bank page times out.',
    });
    const [pair] = findDuplicates([one, ...others, two]);
    expect([pair?.kept, pair?.other]).toEqual([two, one]);
    expect(pair?.likeness).toBeGreaterThan(0.5);
  });

  it('are not what shares words that many have', () => {
    const rows = [task('Back up the database'), task('Restore the database'), ...others];
    const [first] = findDuplicates(rows.slice(0, 2).concat(others.slice(0, 30)));
    expect(first?.likeness ?? 0).toBeLessThan(1);
    expect(findDuplicates(rows).some(({ kept }) => kept.title.startsWith('Back'))).toBe(false);
  });

  it('cost what is written, not the square of the tasks', () => {
    const many = Array.from({ length: 5_000 }, (_, n) => task(`the same words for all number${n}`));
    expect(findDuplicates(many)).toEqual([]);
  });
});
