import { TaskInput } from '@tavla/shared/contracts/tasks';
import { samplesOf } from '@tavla/shared/field-samples.fixture';
import { type FieldName, fieldNames, fieldsByName } from '@tavla/shared/task-fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepFields } from '../field-columns';
import type { TaskRow } from '../task-row';
import { changedFields, changeTask, conflictingFields, type RowPatch } from './change-task';
import { newTask } from './create-task';

const samples = (name: FieldName) => samplesOf(fieldsByName[name].shown, ['ada', 'mia']);
/** Few values of each field, so that patches meet. */
const patch: fc.Arbitrary<RowPatch> = fc
  .tuple(
    fc.record(Object.fromEntries(fieldNames.map((name) => [name, fc.constantFrom(...samples(name))])), {
      requiredKeys: [],
    }),
    fc.constantFrom(undefined, 'todo' as const, 'done' as const, 'pending' as const, 'on-approval' as const),
  )
  .map(([fields, status]) => ({ ...keepFields(fields), ...(status && { status }) }));
const patches = fc.array(patch, { maxLength: 8 });
const now = new Date('2026-01-01T00:00:00Z');

function start(): TaskRow {
  const input = TaskInput.parse({ title: 'A' });
  return newTask('task', input, { lower: null, upper: null }, null, now).after;
}

const apply = (row: TaskRow, wanted: RowPatch) => changeTask(row, wanted, undefined, now)?.after ?? row;
const history = (changes: RowPatch[]) => {
  const rows = [start()];
  for (const wanted of changes) rows.push(apply(rows.at(-1) ?? start(), wanted));
  return rows;
};

describe('merging', () => {
  test('a change that saw the newest version never conflicts', () => {
    fc.assert(
      fc.property(patches, patch, (changes, mine) => {
        const row = history(changes).at(-1) ?? start();
        expect(conflictingFields(row, mine, row.version)).toEqual([]);
      }),
    );
  });

  test('conflicts are exactly the fields that somebody changed since and that I want otherwise', () => {
    fc.assert(
      fc.property(patches, patch, fc.nat(), (changes, mine, pick) => {
        const rows = history(changes);
        const seen = rows[pick % rows.length] ?? start();
        const current = rows.at(-1) ?? start();
        const later = rows.slice(rows.indexOf(seen));
        const changedSince = (field: keyof RowPatch) =>
          later.some((row, index) => {
            const before = later[index - 1];
            return before !== undefined && changedFields(before, { [field]: row[field] }).length > 0;
          });
        const expected = changedFields(current, mine).filter(changedSince);
        expect(conflictingFields(current, mine, seen.version)).toEqual(expected);
      }),
    );
  });

  test('two people who change different fields both get what they want, in either order', () => {
    fc.assert(
      fc.property(patch, patch, (one, two) => {
        const mine = Object.fromEntries(Object.entries(two).filter(([field]) => !(field in one))) as RowPatch;
        const first = apply(apply(start(), one), mine);
        const second = apply(apply(start(), mine), one);
        expect(changedFields(first, { ...one, ...mine })).toEqual([]);
        expect(changedFields(second, { ...one, ...mine })).toEqual([]);
      }),
    );
  });
});

describe('a change', () => {
  test('raises the version by one when it changes something, and is none when it does not', () => {
    fc.assert(
      fc.property(patches, patch, (changes, mine) => {
        const row = history(changes).at(-1) ?? start();
        const save = changeTask(row, mine, undefined, now);
        const changed = changedFields(row, mine);
        expect(save === undefined).toBe(changed.length === 0);
        if (save) expect(save.after.version).toBe(row.version + 1);
        if (save) expect(changeTask(save.after, mine, undefined, now)).toBeUndefined();
      }),
    );
  });

  test('writes one entry for a status and one edit for everything else', () => {
    fc.assert(
      fc.property(patch, (mine) => {
        const save = changeTask(start(), mine, undefined, now);
        const changed = changedFields(start(), mine);
        const others = changed.filter((field) => field !== 'status');
        expect(save?.entries.length ?? 0).toBe(changed.includes('status') ? 1 : 0);
        expect(save?.edits.flatMap(({ changes }) => changes.map(({ field }) => field)) ?? []).toEqual(others);
      }),
    );
  });
});
