import type { ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkedResolver } from './checked-resolver';

const schema = z.object({
  name: z.string().trim().min(3, 'Name is too short'),
  ids: z.array(z.uuid('No such department')),
});
type Values = z.infer<typeof schema>;
const input = { name: 'name' };
const options = {
  fields: { name: { ref: input, name: 'name' } },
  shouldUseNativeValidation: false,
} as unknown as ResolverOptions<Values>;
const check = (values: Values, changed?: (keyof Values)[]) =>
  checkedResolver(schema, () => changed)(values, undefined, options);

test('what is right comes back as the contract makes it', async () => {
  expect(await check({ name: ' Ann ', ids: [] })).toEqual({ values: { name: 'Ann', ids: [] }, errors: {} });
});

test('a message stands at the field, also of what is wrong inside it, with its input if it has one', async () => {
  expect((await check({ name: 'A', ids: ['1', '2'] })).errors).toEqual({
    name: { type: 'check', message: 'Name is too short', ref: input },
    ids: { type: 'check', message: 'No such department', ref: undefined },
  });
});

test('what was not changed keeps nobody from changing the rest', async () => {
  const values = { name: 'A', ids: ['1'] };
  expect(await check(values, [])).toEqual({ values, errors: {} });
  expect(Object.keys((await check(values, ['name'])).errors)).toEqual(['name']);
});
