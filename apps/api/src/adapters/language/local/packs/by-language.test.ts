import { expect, test } from 'vitest';
import { analyseMeeting } from '../analyse-meeting';
import { byLanguage } from './by-language';

const linesOf = (...lines: string[]) =>
  lines.map((text, at) => ({
    id: String(at),
    startMs: at * 5_000,
    endMs: at * 5_000 + 4_000,
    text,
    speaker: null,
  }));
const mixed = linesOf(
  'Good morning, this is about the new office.',
  'Me encargo de llamar al casero mañana.',
  'Vale.',
  'I will update the dashboard on Monday.',
  'Alguien tiene que renovar el dominio antes de julio.',
);

test('each line is told by its small words, and an answer is in the language of what it answers', () => {
  const parts = byLanguage(mixed, 'en');
  expect(parts.map(({ pack, segments }) => [pack.language, segments.map(({ id }) => Number(id))])).toEqual([
    ['en', [0, 3]],
    ['es', [1, 2, 4]],
  ]);
});

test('one foreign word, or a name, changes nothing', () => {
  const lines = linesOf('We ask Juan de la Cruz about it.', 'Call Los Angeles.', 'Okay.', 'It is a fiasco.');
  expect(byLanguage(lines, 'en')).toHaveLength(1);
  expect(byLanguage(linesOf('El equipo usa un “dashboard” nuevo.', 'Update.'), 'es')).toHaveLength(1);
});

test.each(['en', 'es'] as const)(
  'both are read by their own rules, whichever is said to be spoken: %s',
  (language) => {
    const { actionItems, languages } = analyseMeeting({
      segments: mixed,
      language,
      recordedAt: '2026-05-05T10:00:00Z',
      timeZone: 'UTC',
      people: [],
      tasks: [],
    });
    expect(actionItems.map(({ title, endDate }) => [title, endDate])).toEqual([
      ['Llamar al casero', '2026-05-06'],
      ['Update the dashboard', '2026-05-11'],
      ['Renovar el dominio', '2026-06-30'],
    ]);
    expect(new Set(languages)).toEqual(new Set(['en', 'es']));
  },
);
