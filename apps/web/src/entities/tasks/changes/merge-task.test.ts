import { samplesOf } from '@tavla/shared/field-samples.fixture';
import { fieldNames, fieldsByName, isSameField, type TaskFields } from '@tavla/shared/task-fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aTask } from '../task.fixture';
import { conflicts, resolve } from './merge-task';
import { changedFields, fieldsOf, isEmpty, patchBody, withFields } from './task-fields';

/** Few values of each field, so that edits meet. */
const fields = fc.record(
  Object.fromEntries(
    fieldNames.map((name) => [name, fc.constantFrom(...samplesOf(fieldsByName[name].shown, ['ada', 'bo']))]),
  ),
) as fc.Arbitrary<unknown> as fc.Arbitrary<TaskFields>;
const three = fc.record({ base: fields, mine: fields, theirs: fields });

describe('merging two edits of one task', () => {
  it('asks about exactly the fields that both changed differently', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const asked = conflicts({ base, changes: changedFields(base, mine) }, withFields(aTask(), theirs));
        const expected = fieldNames.filter(
          (name) =>
            !isSameField(name, base[name], mine[name]) &&
            !isSameField(name, base[name], theirs[name]) &&
            !isSameField(name, mine[name], theirs[name]),
        );
        expect(asked.map((conflict) => conflict.field)).toEqual(expected);
      }),
    );
  });

  it('with every choice mine ends at my changes on top of theirs', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const current = withFields(aTask(), theirs);
        const changes = changedFields(base, mine);
        const merged = fieldsOf(withFields(current, resolve({ base, changes }, current, {})));
        for (const name of fieldNames) {
          const wanted = changes[name] === undefined ? theirs[name] : mine[name];
          expect(isSameField(name, merged[name], wanted)).toBe(true);
        }
      }),
    );
  });

  it('with every conflict theirs loses none of their values and keeps my other changes', () => {
    fc.assert(
      fc.property(three, ({ base, mine, theirs }) => {
        const current = withFields(aTask(), theirs);
        const edit = { base, changes: changedFields(base, mine) };
        const asked = conflicts(edit, current).map((conflict) => conflict.field);
        const choices = Object.fromEntries(asked.map((field) => [field, 'theirs' as const]));
        const merged = fieldsOf(withFields(current, resolve(edit, current, choices)));
        for (const name of fieldNames) {
          const wanted = edit.changes[name] === undefined || asked.includes(name) ? theirs[name] : mine[name];
          expect(isSameField(name, merged[name], wanted)).toBe(true);
        }
      }),
    );
  });

  it('leaves nothing to save when both sides made the same change', () => {
    fc.assert(
      fc.property(fields, fields, (base, both) => {
        const current = withFields(aTask(), both);
        const edit = { base, changes: changedFields(base, both) };
        expect(conflicts(edit, current)).toEqual([]);
        expect(isEmpty(resolve(edit, current, {}))).toBe(true);
      }),
    );
  });
});

describe('the body of an edit', () => {
  it('holds the changed fields and the version, nothing else', () => {
    const task = aTask({ title: 'Old', endDate: '2026-03-01' });
    const changes = changedFields(fieldsOf(task), { ...fieldsOf(task), title: 'New', endDate: null });
    expect(patchBody(changes, 3)).toEqual({ title: 'New', endDate: null, version: 3 });
    expect(patchBody({ tags: [] }, 4)).toEqual({ customField: { tags: [] }, version: 4 });
  });
});
