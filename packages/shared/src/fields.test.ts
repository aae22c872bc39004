import { describe, expect, test } from 'vitest';
import { Instant, line, Text } from './fields';

describe('texts', () => {
  test('lose what no database can store and keep everything else', () => {
    expect(line('Title').parse(' a\0b\ud800 👩‍👩‍👧 ')).toBe('ab 👩‍👩‍👧');
    expect(Text.parse('\0מִבְצָע\udc00\n')).toBe('מִבְצָע\n');
  });

  test('that hold nothing else are blank', () => {
    expect(line('Title').safeParse('\0 \ud800').error?.issues[0]?.message).toBe('Title is required');
  });
});

describe('instants', () => {
  test.each(['2026-02-28T23:59:59.999Z', '2026-03-01T01:00:00+02:00', '0001-01-01T00:00:00Z'])(
    '%s',
    (value) => {
      expect(Instant.safeParse(value).success).toBe(true);
    },
  );
  test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '2026-02-30T00:00:00Z', '2026-02-28', ''])(
    'refuses %j',
    (value) => expect(Instant.safeParse(value).success).toBe(false),
  );
});
