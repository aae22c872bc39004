import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { UserInput } from './contracts/users';
import { DeviceZone, DueDay, Instant, line, SearchText, Text, TimeZone } from './fields';

describe('texts', () => {
  test('lose what no database can store and keep everything else', () => {
    expect(line('title').parse(' a\0b 👩‍👩‍👧 ')).toBe('ab 👩‍👩‍👧');
    expect(Text.parse('\0מִבְצָע\n')).toBe('מִבְצָע\n');
  });

  test.each([line('title'), Text, SearchText, UserInput.shape.firstName])(
    'are refused with half a character in them',
    (schema) => {
      for (const half of ['abc\ud800', '\udc00abc', 'a\ud83d\ud83d\udc69b']) {
        expect(schema.safeParse(half).error?.issues.map(({ message }) => message)).toEqual([
          'This text holds half a character. Type it again',
        ]);
      }
    },
  );

  test('that name something are the same however they were typed', () => {
    expect(line('name').parse('A\u030asa')).toBe('\u00c5sa');
    expect(UserInput.shape.lastName.parse('Cafe\u0301')).toBe('Caf\u00e9');
    expect(SearchText.parse('A\u030a')).toBe('\u00c5');
  });

  test('keep the marks that scripts put on a letter, and no piles of them', () => {
    const zalgo = `Z${'\u0301\u0316'.repeat(250_000)}`;
    for (const schema of [line('title'), Text, SearchText, UserInput.shape.firstName]) {
      // Sorted one by one, these would take minutes.
      expect(schema.parse(`Ann ${zalgo}`).length).toBeLessThan(40);
      expect(schema.parse('Việt Nam שִׁמְעוֹן กี่')).toBe('Việt Nam שִׁמְעוֹן กี่'.normalize('NFC'));
    }
  });

  test.each([
    ' ',
    '\u200b\u200b\u200b',
    '\u2060\ufeff',
    '\u3164\u3164\u3164',
    '\u2800',
    '\u202e \u00ad',
    '\u0301\ufe0f',
    '\u00a0\u3000\t',
  ])('are blank when there is nothing to be seen: %j', (value) => {
    expect(
      line('name')
        .safeParse(value)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Name is required']);
    expect(UserInput.shape.firstName.safeParse(value.repeat(3)).success).toBe(false);
  });

  test('stand on one line where there is room for one only', () => {
    expect(line('name').parse('Chef\r\nKitchen\t2\n')).toBe('Chef Kitchen 2');
    expect(UserInput.shape.firstName.parse('Ann\nMarie')).toBe('Ann Marie');
  });

  test('that are missing are asked for in the same words as blank ones', () => {
    const issues = UserInput.safeParse({ roleId: null }).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual([
      'First name must be between 3 and 100 characters',
      'Last name must be between 3 and 255 characters',
      'Invalid email',
      'Role is required',
    ]);
    expect(line('name').safeParse(undefined).error?.issues[0]?.message).toBe('Name is required');
  });

  test('that hold nothing else are blank', () => {
    expect(line('title').safeParse('\0 \0').error?.issues[0]?.message).toBe('Title is required');
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

describe('due days', () => {
  test.each([
    ['2026-10-09', '2026-10-09'],
    ['2028-02-29', '2028-02-29'],
    // The day that is written down counts, whatever moment it is elsewhere.
    ['2026-10-09T23:59:59.999Z', '2026-10-09'],
    ['2026-10-09T23:59:59+14:00', '2026-10-09'],
    ['2026-10-09T00:00:00-11:00', '2026-10-09'],
    ['2026-10-09T17:00', '2026-10-09'],
    ['1900-01-01', '1900-01-01'],
    ['9999-12-31', '9999-12-31'],
  ])('%s is %s', (sent, day) => expect(DueDay.parse(sent)).toBe(day));

  const form = 'Must be a day of the calendar such as 2026-03-31';
  const years = 'Must be a day between 1900-01-01 and 9999-12-31';
  test.each([
    ['2026-02-30', form],
    ['2027-02-29', form],
    ['2026-13-01', form],
    ['2026-02-30T12:00:00Z', form],
    ['2026-03-01T25:00:00Z', form],
    ['2026-03-01 ', form],
    ['2026-3-1', form],
    ['31.03.2026', form],
    ['tomorrow', form],
    ['', form],
    [20260331, form],
    ['12026-03-31', form],
    ['0026-03-31', years],
    ['1899-12-31T23:00:00-05:00', years],
  ])('refuses %j: %s', (sent, words) =>
    expect(DueDay.safeParse(sent).error?.issues.map(({ message }) => message)).toEqual([words]),
  );
});

describe('zones', () => {
  const known = ['Europe/Stockholm', 'europe/stockholm', 'US/Pacific', 'Etc/GMT-14', 'UTC', 'EST5EDT'];
  const unknown = [
    '',
    'Mars/Olympus',
    'Etc/Unknown',
    'posix/Europe/Berlin',
    'localtime',
    "'; drop table task",
  ];
  const offsets = ['+02:00', '-0330', '+02', '\u221202:00'];

  /** Newer engines take offsets for zones. */
  function takeOffsets() {
    const { DateTimeFormat } = Intl;
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(locale, options) {
      const isOffset = offsets.includes(options?.timeZone ?? '');
      return new DateTimeFormat(locale, { ...options, ...(isOffset && { timeZone: 'UTC' }) });
    } as typeof DateTimeFormat);
    onTestFinished(() => void vi.restoreAllMocks());
  }

  test('are known by their IANA names, and offsets are none, whatever the engine takes', () => {
    takeOffsets();
    const taken = [...known, ...unknown, ...offsets].filter((zone) => TimeZone.safeParse(zone).success);
    expect(taken).toEqual(known);
  });

  test('that a device gives and nobody here knows count as not said', () => {
    takeOffsets();
    expect(known.map((zone) => DeviceZone.parse(zone))).toEqual(known);
    for (const zone of [...unknown, ...offsets]) expect(DeviceZone.parse(zone)).toBeUndefined();
  });
});
