import { expect, test, vi } from 'vitest';
import { peopleOf } from './people';

test('what is near to a name is looked for without taking everybody’s name apart again', () => {
  const company = Array.from({ length: 500 }, (_, at) => ({
    ...{ id: String(at), firstName: `Marco${at}`, lastName: `Molina${at}`, isActive: at !== 7 },
  }));
  const people = peopleOf(company);
  people.near('Marquise');
  const taken = vi.spyOn(String.prototype, 'matchAll');
  expect(people.near('Marcoo42')).toContain('42');
  expect(people.near('Marco7')).not.toContain('7');
  expect(taken.mock.calls.length).toBeLessThan(company.length);
  taken.mockRestore();
});
