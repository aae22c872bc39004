import { expect, test } from 'vitest';
import type { AnalysisInput, MeetingLanguage } from '@/adapters/language/language';
import { analyseMeeting } from './analyse-meeting';

const people = [
  ['nora', 'Nora', 'Ekberg'],
  ['samir', 'Samir', 'Haddad'],
  ['ines', 'Inés', 'Romero'],
].map(([id = '', firstName = '', lastName = '']) => ({ id, firstName, lastName, email: `${id}@tavla.test` }));

/** Each line is a segment of five seconds; 'Nora: …' names its speaker. Recorded on a Wednesday. */
function meeting(lines: readonly string[], language: MeetingLanguage = 'en'): AnalysisInput {
  const segments = lines.map((line, at) => {
    const [, speaker = null, text = ''] = /^(?:(\p{L}+): )?(.*)$/u.exec(line) ?? [];
    return { id: String(at), startMs: at * 5000, endMs: at * 5000 + 4500, text, speaker };
  });
  const tasks = [{ id: 'task-1', title: 'Translate the price list', status: 'todo' }];
  return {
    segments,
    language,
    recordedAt: '2026-10-07T10:00:00Z',
    timeZone: 'Europe/Stockholm',
    people,
    tasks,
  };
}

const analyse = (lines: readonly string[], language?: MeetingLanguage) =>
  analyseMeeting(meeting(lines, language));

test('an English meeting without known speakers', async () => {
  const lines = [
    'Hello everyone. Nora, how is the trade fair going?',
    'The stand is booked. I sent the deposit last week.',
    "I'll order the posters by Monday.",
    'Great. Samir, could you print the flyers before the end of the month?',
    'Sure, no problem.',
    'The price list translation is still in progress. If we had a designer we could redo the logo.',
    'Someone should rent a van. And it would be lovely to have a bigger stand.',
    'We decided to stay one night only.',
  ];
  const { engine, summary, actionItems, decisions, updates } = await analyse(lines);
  expect(engine).toBe('local');
  expect(actionItems).toMatchObject([
    { title: 'Order the posters', ownerId: 'nora', endDate: '2026-10-12', confidence: 0.9 },
    {
      title: 'Print the flyers',
      ownerId: 'samir',
      ownerCandidates: ['samir'],
      endDate: '2026-10-31',
    },
    { title: 'Rent a van', ownerId: null, ownerCandidates: [], endDate: null, confidence: 0.7 },
  ]);
  expect(actionItems[1]?.quote).toBe('Samir, could you print the flyers before the end of the month?');
  expect(decisions.map(({ quote }) => quote)).toEqual(['We decided to stay one night only.']);
  expect(updates).toMatchObject([{ taskId: 'task-1', status: 'in_progress' }]);
  for (const sentence of summary.split(/(?<=[.?!]) /))
    expect(lines.join(' ').toLowerCase()).toContain(sentence.slice(0, -1).toLowerCase());
  expect(summary).not.toContain('posters');
});

test('a Spanish meeting with known speakers', async () => {
  const { actionItems, decisions } = await analyse(
    [
      'Nora: Buenos días. Hoy tenemos que hablar de la feria.',
      'Samir: Ya reservé el hotel. Yo me encargo de los carteles y los enviaré antes del viernes.',
      'Nora: Inés, ¿puedes traducir el folleto para el lunes que viene?',
      'Inés: Claro, sin problema.',
      'Samir: Alguien debería alquilar una furgoneta.',
      'Nora: Si tuviéramos tiempo podríamos pintar el local.',
      'Nora: Decidimos que no habrá regalos este año.',
    ],
    'es',
  );
  expect(actionItems).toMatchObject([
    { ownerId: 'samir', endDate: '2026-10-09' },
    { title: 'Traducir el folleto', ownerId: 'ines', endDate: '2026-10-12' },
    { title: 'Alquilar una furgoneta', ownerId: null },
  ]);
  expect(decisions.map(({ text }) => text)).toEqual(['No habrá regalos este año']);
});

test('an empty transcript has nothing in it, in any language', async () => {
  for (const language of ['en', 'es', 'sv'] as const)
    expect(await analyse(['', ' … '], language)).toMatchObject({
      summary: '',
      actionItems: [],
      decisions: [],
      updates: [],
    });
});

test('Swedish is refused in words', async () => {
  const { summary, actionItems } = await analyse(['Jag skickar rapporten i morgon.'], 'sv');
  expect(summary).toMatch(/English and Spanish only/);
  expect(actionItems).toEqual([]);
});

test.each([
  ['The price list translation is done.', 1],
  ['Nobody told me the price list translation is done.', 0],
  ['I thought the price list translation was done.', 0],
  ["Last year's price list translation was done in May.", 0],
])('a report about a task: %s', (line, count) => {
  expect(analyse([line]).updates).toHaveLength(count);
});

test.each([
  ['Pensaba que la traducción de la lista de precios estaba terminada.', 0],
  ['La traducción de la lista de precios está terminada.', 1],
])('un aviso sobre una tarea: %s', (line, count) => {
  const input = meeting([line], 'es');
  const tasks = [{ id: 'task-1', title: 'Traducción de la lista de precios', status: 'todo' }];
  expect(analyseMeeting({ ...input, tasks }).updates).toHaveLength(count);
});

test('a decision is one at whatever length it is told', () => {
  const line =
    "We've now decided to close the shop in the old town between Christmas and the first week of February.";
  expect(analyse([line]).decisions.map(({ quote }) => quote)).toEqual([line]);
});
