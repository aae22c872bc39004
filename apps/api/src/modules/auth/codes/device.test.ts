import { expect, it } from 'vitest';
import { type Device, formatDevice, knows, parseDevice, remember } from './device';

const secret = 'the secret of this server';
const after = (...people: string[]) =>
  people.reduce<Device | undefined>((device, id) => remember(secret, device, id), undefined) as Device;

it('knows whoever signed in, and nobody else', () => {
  const device = parseDevice(formatDevice(after('ada', 'mia')));
  expect(['ada', 'mia', 'eve', '', undefined].map((id) => knows(secret, device, id))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(knows(secret, undefined, 'ada')).toBe(false);
});

it('means nothing at another server, or with the number of another browser', () => {
  const device = after('ada');
  expect(knows('another secret', device, 'ada')).toBe(false);
  expect(knows(secret, { ...device, nonce: after('ada').nonce }, 'ada')).toBe(false);
});

it('names nobody', () => {
  const id = '0198f7d2-7d4c-7000-8000-000000000001';
  expect(formatDevice(after(id))).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
  expect(formatDevice(after(id))).not.toBe(formatDevice(after(id)));
});

it('remembers ten people, the last ones, each once', () => {
  const people = Array.from({ length: 12 }, (_, index) => `person ${index}`);
  const device = parseDevice(formatDevice(after(...people, 'person 1')));
  expect(device?.marks).toHaveLength(10);
  const known = people.filter((id) => knows(secret, device, id));
  expect(known).toEqual(people.filter((_, index) => index === 1 || index > 2));
});

it.each(['', 'x', 'a'.repeat(21), `${'a'.repeat(22)}.`, `${'a'.repeat(22)}.b`, 'a'.repeat(4_000)])(
  'is none when it reads "%.30s"',
  (cookie) => expect(parseDevice(cookie)).toBeUndefined(),
);
it('is none when it is longer than ten people', () => {
  expect(parseDevice(Array(11).fill('a'.repeat(22)).join('.'))).toBeDefined();
  expect(parseDevice(Array(12).fill('a'.repeat(22)).join('.'))).toBeUndefined();
});
