import { expect, test } from 'vitest';
import { allContracts } from './all-contracts';

test('names and addresses are unique', () => {
  const names = allContracts.map((contract) => contract.name);
  const addresses = allContracts.map((contract) => `${contract.method} ${contract.path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every parameter of a path has its schema', () => {
  for (const { name, path, params } of allContracts) {
    const named = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]);
    const shape = params && 'shape' in params ? Object.keys(params.shape as object) : [];
    expect(shape, name).toEqual(named);
  }
});
