import { expect, test } from 'vitest';
import { words } from '@/adapters/language/fold-text';
import type { MeetingLanguage } from '@/adapters/language/language';
import { analyseMeeting } from '@/adapters/language/local/analyse-meeting';

function analyse(lines: readonly string[], language: MeetingLanguage = 'en') {
  return analyseMeeting({
    segments: lines.map((text, at) => ({
      ...{ id: String(at), text, speaker: null },
      startMs: at * 5_000,
      endMs: at * 5_000 + 4_500,
    })),
    language,
    recordedAt: '2026-10-07T10:00:00Z',
    timeZone: 'Europe/Stockholm',
    people: [],
    tasks: [],
  });
}

const lines = [
  'Hello everyone, thanks for coming.',
  'So, um, the the main problem with the new booking page is the time that it takes on old phones.',
  "I'll measure the booking page on three old phones by Friday.",
  'Most of the visitors come from the newsletter, and they leave before the page has loaded.',
  'We decided to remove the video from the booking page.',
  'Do we still need the second payment provider after that?',
  'I really do not know, we have to ask the bank.',
  'The newsletter brings more visitors than the search engines and the costs are lower.',
  'We have not decided yet which bank we take for the refunds.',
  'Okay, bye.',
];

test('a summary tells what was said, not the action items again, with the second of each sentence', () => {
  const { summary, outline, actionItems } = analyse(lines);
  expect(actionItems.map(({ quote }) => quote)).toEqual([lines[2]]);
  const [topic] = outline.topics;
  expect(outline.topics).toHaveLength(1);
  expect(topic).toMatchObject({ startMs: 0, endMs: 49_500 });
  const told = [
    ...outline.overview,
    ...outline.topics.flatMap(({ sentences }) => sentences),
    ...outline.open,
  ];
  expect(summary).toBe(outline.overview.map(({ text }) => text).join(' '));
  expect(summary).toContain(
    'The main problem with the new booking page is the time that it takes on old phones.',
  );
  for (const { text, quote, startMs } of told) {
    const line = lines[Math.floor((startMs ?? -1) / 5_000)];
    expect(line).toBe(quote);
    expect(quote).not.toBe(lines[2]);
    const said = words(quote ?? '').map((word) => word.text);
    for (const word of words(text)) expect(said).toContain(word.text);
  }
  expect(new Set(told.map(({ quote }) => quote)).size).toBe(told.length);
});

test('what got no answer and what is not decided stays open', () => {
  const { outline } = analyse(lines);
  expect(outline.open.map(({ quote, startMs }) => [quote, startMs])).toEqual([
    [lines[5], 25_000],
    [lines[8], 40_000],
  ]);
  const answered = analyse([lines[5] ?? '', 'No, one provider is enough for us.', 'Fine.']);
  expect(answered.outline.open).toEqual([]);
});

test('a long meeting is told in about 110 words, a Spanish one in Spanish', () => {
  const long = Array.from({ length: 30 }, () => lines).flat();
  const { summary } = analyse(long);
  expect(words(summary).length).toBeLessThan(150);
  const { outline } = analyse(
    [
      'Bueno, pues, eh, el problema principal de la nueva página es el tiempo que tarda en los teléfonos viejos.',
      'La mayoría de los visitantes llega por el boletín y se marcha antes de ver la página.',
      'Todavía no sabemos qué banco vamos a usar para los pagos de la página.',
      'El boletín trae más visitantes que los buscadores y los costes son más bajos.',
    ],
    'es',
  );
  expect(outline.overview[0]?.text).toMatch(/^El problema principal de la nueva página/);
  expect(outline.open.map(({ startMs }) => startMs)).toEqual([10_000]);
});

test('an action item is not told again where only a part of its sentence is one', () => {
  const { actionItems, outline } = analyse([
    'The disk of the backup server was full because nobody looked at the alarms of the weekend.',
    'Jonas, please add a disk space alert for the backup server by tomorrow evening.',
    'Fine.',
  ]);
  expect(actionItems.map(({ quote }) => quote)).toEqual([
    'please add a disk space alert for the backup server by tomorrow evening.',
  ]);
  const told = [...outline.overview, ...outline.topics.flatMap(({ sentences }) => sentences)];
  expect(told.map(({ startMs }) => startMs)).toEqual([0]);
});
