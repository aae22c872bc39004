import { describe, expect, test } from 'vitest';
import type { MeetingLanguage } from '@/adapters/language/language';
import { analyseMeeting } from '../analyse-meeting';

const people = ['Tom', 'Sofia', 'Priya', 'Elena', 'Marcus', 'Lucía'].map((firstName) => ({
  id: firstName,
  firstName,
  lastName: `${firstName}son`,
  email: `${firstName}@tavla.test`,
}));

/** Each line is a segment of an unknown speaker, recorded on Tuesday, 5 May 2026. */
function items(lines: readonly string[], language: MeetingLanguage) {
  const segments = lines.map((text, at) => ({
    id: String(at),
    startMs: at * 5000,
    endMs: at * 5000 + 4000,
    text,
    speaker: null,
  }));
  const recordedAt = '2026-05-05T10:00:00Z';
  const { actionItems } = analyseMeeting({
    segments,
    language,
    recordedAt,
    timeZone: 'UTC',
    people,
    tasks: [],
  });
  return actionItems.map(({ title, ownerId, endDate }) => [title, ownerId, endDate]);
}

describe('English', () => {
  test.each([
    ['Update the dashboard', null, '2026-05-11', 'I will update the dashboard on Monday.'],
    ['Prepare the slides', null, '2026-05-07', 'I can prepare the slides by Thursday.'],
    ['Review the contract', 'Sofia', '2026-05-08', 'Could you review the contract by Friday, Sofia?|Yes.'],
    [
      'Finish the survey',
      'Priya',
      '2026-06-30',
      'Priya, I need you to finish the survey before the end of June.',
    ],
    [
      'Update the dashboard',
      null,
      '2026-05-08',
      'I will update the dashboard by Thursday, no wait, by Friday.',
    ],
    // A change is no refusal.
    [
      'Review the contract',
      'Sofia',
      '2026-05-08',
      'Sofia, could you review the contract by Thursday?|No wait, make that Friday.',
    ],
    // As some programs write what they hear.
    ['Send the list to the office', null, '2026-05-08', "I'LL SEND THE LIST TO THE OFFICE BY FRIDAY."],
    ['Book the flights', 'Elena', '2026-05-12', 'Elena is going to book the flights by next Tuesday.'],
    ['Draft the announcement', 'Priya', null, "I'd like Priya to draft the announcement."],
    ['Cancel the old subscription', 'Elena', null, "Elena, don't forget to cancel the old subscription."],
    ['Water the plants', null, null, 'We need someone to water the plants.'],
    ['Water the plants', null, null, 'And some one has to water the plants.'],
    [
      'Translate the manual',
      null,
      '2026-05-31',
      'We still need to translate the manual by the end of the month.',
    ],
    ['Pick up the badges', null, null, 'Who can pick up the badges?|I can do that.'],
    [
      'Order the badges',
      null,
      '2026-05-20',
      'He wants them on May twentieth, so I will order the badges that day.',
    ],
  ])('%s', (title, owner, due, lines) =>
    expect(items(lines.split('|'), 'en')).toEqual([[title, owner, due]]),
  );

  test.each([
    'I sent the report yesterday.',
    'If we had money I would buy a new server.',
    'Should we move the launch to June?|Hard to say.',
    'It would be great to have a bigger office.',
    "I'll be on holiday next week.",
    'I was going to call them, but they were closed.',
    'Maybe we could hire an intern?|No, too expensive.',
    'Can you hear me, Tom?|Yes.',
    'Someone should have checked that before the launch.',
    'Tom, could you redo the logo?|No, leave it as it is.',
    'You can find the document in the shared folder.',
    'She said I will get the contract.',
    'Priya said: "I will update the dashboard on Monday."',
    'If Sofia says yes on Thursday, I will buy everyone lunch on Friday.',
  ])('no action item: %s', (lines) => expect(items(lines.split('|'), 'en')).toEqual([]));
});

describe('Spanish', () => {
  test.each([
    ['Llamar al casero', null, '2026-05-06', 'Me encargo de llamar al casero mañana.'],
    ['Revisar las cifras', null, '2026-05-06', 'Yo reviso las cifras antes del miércoles.'],
    ['Preparar la demo', null, '2026-05-07', 'Prepararé la demo para el jueves.'],
    [
      'Terminar la encuesta',
      'Priya',
      '2026-05-31',
      'Priya, necesito que termines la encuesta antes de junio.',
    ],
    ['Pedir los portátiles', 'Tom', '2026-05-08', 'Tom pedirá los portátiles esta semana.'],
    [
      'Encargarse de las invitaciones',
      'Marcus',
      '2026-05-15',
      'Marcus, ¿podrías encargarte de las invitaciones antes del 15 de mayo?|Vale.',
    ],
    ['Renovar el dominio', null, '2026-06-30', 'Alguien tiene que renovar el dominio antes de julio.'],
    ['Comprar el tóner', null, null, 'Falta comprar el tóner, pero no sabemos quién lo hará.'],
    // A recogniser does not hear the end of 'escribiré'.
    [
      'Escribir un correo al equipo',
      null,
      '2026-05-31',
      'Yo escribí un correo al equipo antes de fin de mes.',
    ],
    [
      'Mandar la factura',
      'Lucía',
      '2026-05-08',
      'Lucía, ¿puedes mandar la factura el jueves?|No, espera, que sea el viernes.',
    ],
    ['Llamar al proveedor', null, '2026-05-12', 'De eso me ocupo yo: llamaré al proveedor el martes.'],
  ])('%s', (title, owner, due, lines) =>
    expect(items(lines.split('|'), 'es')).toEqual([[title, owner, due]]),
  );

  test.each([
    'Ayer envié el informe.',
    'Yo escribí el informe el mes pasado, antes del viernes 13.',
    'Ayer yo escribí la carta antes de fin de mes.',
    'Yo escribí la carta.',
    'Si tuviera tiempo, escribiría un libro.',
    '¿Deberíamos mover el lanzamiento a junio?|No sé.',
    'La semana que viene estaré de vacaciones.',
    'Alguien debería haber revisado eso antes.',
    'Hay que tener cuidado con el gato.',
    'Podríamos contratar a un becario. No, es demasiado caro.',
    'El año pasado tuvimos que cambiar el servidor.',
    'Priya dijo: «Mandaré la factura el lunes».',
    'Yo creo que merece la pena el viernes.',
  ])('no action item: %s', (lines) => expect(items(lines.split('|'), 'es')).toEqual([]));
});

test.each([
  // Two of them, whoever of both speaks; the end of a longer name.
  ['Elena Elenason: Priya and I will update the dashboard on Monday.', null],
  ['Elena Elenason: The Interface Mana uh Marcus will update the dashboard on Monday.', null],
  ['Elena Elenason: I will update the dashboard on Monday.', 'Elena'],
  ['Elena Elenason: Priya and Tom will update the dashboard on Monday.', null],
  ['Elena Elenason: Priya or Tom should update the dashboard on Monday.', null],
  // What stands before the 'and' is nobody.
  ['Elena Elenason: The desk is mine on Tuesday and I will update the dashboard on Monday.', 'Elena'],
])('owner of what was said: %s', (line, owner) => {
  const [, speaker = '', text = ''] = /^(.*?): (.*)$/.exec(line) ?? [];
  const { actionItems } = analyseMeeting({
    segments: [{ id: '0', startMs: 0, endMs: 4000, text, speaker }],
    language: 'en',
    recordedAt: '2026-05-05T10:00:00Z',
    timeZone: 'UTC',
    people,
    tasks: [],
  });
  expect(actionItems.map(({ ownerId }) => ownerId)).toEqual([owner]);
});
