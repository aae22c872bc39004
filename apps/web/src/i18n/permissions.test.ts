import { allContracts } from '@tavla/shared/all-contracts';
import { expect, test } from 'vitest';
import { permissions } from './en/permissions';

test('no pair that opens something is said to be used by nothing', () => {
  const asked = allContracts
    .flatMap(({ access, fieldAccess = {} }) => [access, ...Object.values(fieldAccess)])
    .filter((pair) => typeof pair !== 'string');
  expect(asked.length).toBeGreaterThan(100);
  const wrong = asked.filter(([action, resource]) =>
    permissions.pair[resource][action].includes('no screen uses it'),
  );
  expect(wrong.map((pair) => pair.join(' '))).toEqual([]);
});
