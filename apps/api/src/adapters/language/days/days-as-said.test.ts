import { expect, test } from 'vitest';
import { findDueDate } from './find-due-date';

/** A Tuesday. */
const said = { year: 2026, month: 2, day: 24 };

/** Days as people say them, then as a recogniser writes them: no capitals, numbers apart. */
const days: Readonly<Record<'en' | 'es', readonly [said: string, day: string][]>> = {
  en: [
    ['Have it ready by end of day Thursday.', '2026-2-26'],
    ['Send it over by close of business tomorrow.', '2026-2-25'],
    ['I need that by COB Friday.', '2026-2-27'],
    ["I'll call them first thing Monday morning.", '2026-3-2'],
    ['Fix the gate before the weekend.', '2026-2-27'],
    ["I'll read it over the weekend.", '2026-3-1'],
    ['Please answer no later than the 10th of April.', '2026-4-10'],
    ["We want it in a week's time.", '2026-3-3'],
    ['Come back to us in a fortnight.', '2026-3-10'],
    ['Draw the plans by mid-March.', '2026-3-15'],
    ['Publish it by the middle of April.', '2026-4-15'],
    ['Bring the keys on Monday the 9th.', '2026-3-9'],
    ['Order the chairs by noon on Wednesday.', '2026-2-25'],
    ['Hand it in two weeks from Friday.', '2026-3-13'],
    ['Water the plants by the start of next week.', '2026-3-2'],
    ['Pay the bill by the beginning of April.', '2026-4-1'],
    ['Reply within 48 hours.', '2026-2-26'],
    ["I'll do it later this week.", '2026-2-27'],
    ['by the twenty seventh of february', '2026-2-27'],
    ['send it by march the third', '2026-3-3'],
    ['by end of the week we need the list', '2026-2-27'],
    ['call the painter by wednesday the fourth', '2026-3-4'],
    ['i will write it by to morrow', '2026-2-25'],
    ['can you do that on the week end', '2026-3-1'],
    // Written when the above were read.
    ['Let us meet on the last Friday of March.', '2026-3-27'],
    ['I will know in about ten days.', '2026-3-6'],
    ['before end of play Wednesday', '2026-2-25'],
    ['in the next couple of weeks', '2026-3-10'],
    ['It is for the friday after next.', '2026-3-6'],
    ['on the last day of the month', '2026-2-28'],
    ['in the first week of April', '2026-4-3'],
    ['by the second of next month', '2026-3-2'],
    ['sometime next week', '2026-3-6'],
    ['find somebody before the end of me', '2026-5-31'],
    ['within five working days', '2026-3-3'],
    ['around the middle of next week', '2026-3-4'],
    ['by half past four today', '2026-2-24'],
  ],
  es: [
    ['Lo entrego a finales de marzo.', '2026-3-31'],
    ['Hay que pagarlo a principios de abril.', '2026-4-1'],
    ['Lo reviso a mediados de marzo.', '2026-3-15'],
    ['Mándalo en quince días.', '2026-3-11'],
    ['Lo pinto este fin de semana.', '2026-3-1'],
    ['Ciérralo antes del fin de semana.', '2026-2-27'],
    ['Llamo al cliente el lunes a primera hora.', '2026-3-2'],
    ['Tráelo el viernes de la próxima semana.', '2026-3-6'],
    ['Nos vemos el próximo 15 de marzo para entregarlo.', '2026-3-15'],
    ['Lo hago a lo largo de esta semana.', '2026-2-27'],
    ['Hay que firmarlo antes de que acabe el año.', '2026-12-31'],
    ['Lo arreglo antes de que termine el mes.', '2026-2-28'],
    ['Te contesto en un par de días.', '2026-2-26'],
    ['Lo preparo en un par de semanas.', '2026-3-10'],
    ['Se lo mando la semana que entra.', '2026-3-6'],
    ['Paso por allí el lunes que entra.', '2026-3-2'],
    ['lo tengo para el veinti siete de febrero', '2026-2-27'],
    ['antes del dieci seis de marzo mando la lista', '2026-3-16'],
    ['lo miro pasado manana', '2026-2-26'],
    ['hay que pedirlo para el miercoles', '2026-2-25'],
    // Written when the above were read.
    ['de aquí a dos semanas', '2026-3-10'],
    ['el último día del mes', '2026-2-28'],
    ['a mitad de marzo', '2026-3-15'],
    ['en cuarenta y ocho horas', '2026-2-26'],
    ['en el plazo de una semana', '2026-3-3'],
    ['antes de acabar la semana', '2026-2-27'],
    ['la primera semana de abril', '2026-4-3'],
    ['para finales de la semana que viene', '2026-3-6'],
    ['a primeros de mes', '2026-3-1'],
    ['en los próximos diez días', '2026-3-6'],
    ['en cinco días hábiles', '2026-3-3'],
  ],
};

test.each([
  // No day: only the day of a week counts with 'the first', and nobody's end is due.
  ['Monday, the first thing is the gate.', '2026-3-2'],
  ['It will be the end of me.', null],
])('%s', (sentence, day) => {
  const found = findDueDate(sentence, 'en', said);
  expect(found && [found.date.year, found.date.month, found.date.day].join('-')).toBe(day);
});

for (const language of ['en', 'es'] as const)
  test.each(days[language])(`${language}: %s`, (sentence, day) => {
    const found = findDueDate(sentence, language, said);
    expect(found && [found.date.year, found.date.month, found.date.day].join('-')).toBe(day);
  });
