import { importFields } from '@tavla/shared/contracts/data/imports';
import { BatchChange } from '@tavla/shared/contracts/tasks';
import { fieldNames, initialFields } from '@tavla/shared/task-fields';
import { expect, test } from 'vitest';
import { ChangeInput } from '@/modules/assistant/model/offers/change-input';
import { fieldsByHand } from './fields-by-hand.test-kit';

/** What the fields say of one place, and why some have none. */
function said<Place extends keyof (typeof fieldsByHand)[keyof typeof fieldsByHand]>(place: Place) {
  const all = fieldNames.map((name) => fieldsByHand[name][place]);
  const reasons = all.flatMap((one) => (typeof one === 'object' && 'without' in one ? one.without : []));
  return { all: all.filter((one) => !(typeof one === 'object' && 'without' in one)), reasons };
}

test('a column of an imported table means each field, or it is said why not', () => {
  const { all, reasons } = said('column');
  expect([...all, 'status', 'id'].sort()).toEqual([...importFields].sort());
  expect(reasons).not.toContain('');
});

test('a model can say a change of each field, or it is said why not', () => {
  const { all, reasons } = said('model');
  const others = ['kind', 'task', 'column', 'text'];
  expect([...all.flat(), ...others].sort()).toEqual(Object.keys(ChangeInput.shape).sort());
  expect(reasons).not.toContain('');
});

test('a batch changes each field, or it is said why not', () => {
  const { all, reasons } = said('batch');
  const kinds = fieldNames.flatMap((name) => {
    const { batch } = fieldsByHand[name];
    const value = (initialFields as Record<string, unknown>)[name] as never;
    return typeof batch === 'function' ? batch(value, value).kind : [];
  });
  expect(kinds).toHaveLength(all.length);
  const others = ['move', 'delete', 'restore'];
  expect([...kinds, ...others].sort()).toEqual(
    BatchChange.options.map(({ shape }) => shape.kind.value).sort(),
  );
  expect(reasons).not.toContain('');
});
