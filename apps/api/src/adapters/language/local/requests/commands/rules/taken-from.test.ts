import { expect, test } from 'vitest';
import { told } from '../../requests.test-kit';

test.each([
  ['take Owen off the van tyres', "'van tyres': assign null from owen"],
  ['take Owen off the van tyres and give it to Tomasz', "'van tyres': assign tomasz from owen"],
  ['the van tyres should go from Owen to Tomasz', "'van tyres': assign tomasz from owen"],
  ['let Owen off the van tyres', "'van tyres': assign null from owen"],
  ['quítale a Owen los neumáticos', "'neumáticos': assign null from owen"],
])('what somebody blocked has is taken from them by name: %s', (message, expected) => {
  expect(told(message, { place: 'board' })).toBe(expected);
});

test('nothing is given to somebody blocked, and of several it is asked which', () => {
  expect(told('give the van tyres to Owen', { place: 'board' })).toBe("unclear person 'Owen' blocked []");
  expect(told('take Ana off the van tyres', { place: 'board' })).toBe(
    "unclear person 'Ana' several [ana-g ana-l]",
  );
});
