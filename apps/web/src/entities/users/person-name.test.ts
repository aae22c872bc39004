import { expect, test } from 'vitest';
import { personName } from './person-name';

const ada = { id: 'ada', email: 'ada@example.org', firstName: 'Ada', lastName: 'Berg' };

test('a name that is not known says why', () => {
  expect((['here', 'coming', 'hidden'] as const).map((known) => personName(undefined, known))).toEqual([
    'Someone who left',
    '…',
    'Someone (name hidden)',
  ]);
  expect(personName(ada, 'hidden')).toBe('Ada Berg');
});
