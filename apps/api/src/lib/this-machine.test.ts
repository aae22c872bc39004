import { expect, it } from 'vitest';
import { isThisMachine } from './this-machine';

it.each([
  'localhost',
  'LOCALHOST',
  '127.0.0.1',
  '127.1.2.3',
  '::1',
  '[::1]',
  '',
  '%2Fvar%2Frun%2Fpostgresql',
])('knows "%s" as this machine', (host) => expect(isThisMachine(host)).toBe(true));

it.each([
  'db',
  'db.internal',
  '10.0.0.5',
  '127.0.0.1.example.com',
  'localhost.example.com',
  '::2',
  '128.0.0.1',
])('knows "%s" as another one', (host) => expect(isThisMachine(host)).toBe(false));
