import { expect, test } from 'vitest';
import { Kept } from '@/lib/kept';
import { aStorage } from '@/lib/storage.fixture';
import { keepTold, readTold } from './told-entries';

test('what was told outlives the page, for that person, until it is read', () => {
  const storage = aStorage();
  const of = (personId: string) => new Kept({ companyId: 'company', personId }, storage);
  keepTold(of('me'), [{ id: 'one' }, { id: 'two' }]);
  expect([...readTold(of('me'))]).toEqual(['one', 'two']);
  expect(readTold(of('another')).size).toBe(0);
  keepTold(of('me'), [{ id: 'two' }]);
  expect([...readTold(of('me'))]).toEqual(['two']);
  keepTold(of('me'), []);
  expect(storage.items.size).toBe(0);
});
