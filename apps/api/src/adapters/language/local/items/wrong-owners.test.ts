import { expect, test } from 'vitest';
import { itemsOf } from './talk.test-kit';

/** Who must not have a task after what was said: a wrong owner is worse than none. */
test.each<[string, string[]]>([
  ['samir', ['Nora: We need the signed form from you, Inés.', 'Samir: I will remind her.']],
  ['samir', ['Nora: Inés, we need the signed form from you.', 'Samir: Of course.', 'Inés: Fine.']],
  ['samir', ['Nora: I told Inés: I need the photos from you.', 'Samir: I will see.']],
  ['diego', ['Nora: We need the new beds from Soto Furniture by Friday.']],
  ['ines', ['Nora: We need the forms from Ines Martin.']],
  ['samir', ['Nora: We need the spare parts from Samira.']],
  ['ines', ['Nora: I still need the slides from Inés.', 'Samir: I sent them to you, no?']],
  ['samir', ['Nora: Could you send the report to the board by Friday?', 'Samir: I will ask Inés to do it.']],
  ['ines', ['Nora: Could you check the report on page two?', 'Inés: I will let Samir do it.']],
  ['samir', ['Nora: Could you send the report to the board by Friday?', 'Samir: I will never do that.']],
  ['samir', ['Nora: Could you fix the printer before Friday?', 'Samir: I will do no such thing.']],
  ['samir', ['Nora: Could you fix the printer before Friday?', 'Samir: No problem, Inés does it.']],
  [
    'samir',
    ['Nora: Could you fix the printer before Friday?', 'Samir: Sure, this is something Inés can do.'],
  ],
  [
    'samir',
    ['Nora: Could you send the report to the board by Friday?', 'Samir: Yes, tomorrow Inés is sending it.'],
  ],
  [
    'samir',
    ['Nora: Could you book the hall for the party?', 'Samir: Yes, this is a good idea. Inés should do it.'],
  ],
  ['samir', ['Nora: Could you book the hall for the party?', 'Samir: Sure, next topic.']],
  ['samir', ['Nora: Could you book the hall?', 'Samir: Sure, by the way, where is Inés?']],
  [
    'samir',
    [
      'Nora: Could you send the minutes to the board by Friday?',
      'Samir: Sure. Inés, you have the minutes, right?',
      "Inés: Yes, I'll send them.",
    ],
  ],
  ['ines', ['Nora: Could you check the report on page two?', "Inés: You'll have it from Samir tomorrow."]],
  ['samir', ['Nora: Can you pay the invoice without a signature?', 'Samir: Yes, this is possible.']],
  ['samir', ['Nora: Can you book the hall online?', 'Samir: Sure.']],
  ['samir', ['Nora: Could you call the printer, Marcus?', 'Samir: Will do.']],
  [
    'ines',
    [
      'Nora: Did Samir order the chairs?',
      "Inés: Not yet. He's going to do it tomorrow, and I'll do it if not.",
    ],
  ],
  ['samir', ['Nora: Did we order the chairs?', "Samir: No, we don't need them. I'll do it next year."]],
])('English: %s has no task: %j', async (who, lines) =>
  expect((await itemsOf(lines, 'en')).map(([, owner]) => owner)).not.toContain(who),
);

const informe = 'Inés: ¿Podrías enviar el informe al cliente antes del viernes?';
test.each<[string, string[]]>([
  ['diego', [informe, 'Diego: Sí, mañana lo envía Nora.']],
  ['diego', [informe, 'Diego: Claro, el informe lo tiene Nora, que lo mande ella.']],
  ['diego', [informe, 'Diego: Sin problema, Nora lo envía.']],
  ['diego', [informe, 'Diego: Lo tendrás de Nora.']],
  ['diego', [informe, 'Diego: Hecho está ya desde ayer.']],
  [
    'diego',
    ['Inés: ¿Podrías enviar el informe al cliente?', 'Diego: Me ocupo de otras cosas ahora, imposible.'],
  ],
  ['diego', ['Inés: ¿Puedes llamar a la gestoría?', 'Diego: Me encargo de que Nora lo haga.']],
  ['diego', ['Inés: ¿Podrías llamar a la gestoría?', 'Diego: Claro, hoy no.']],
  ['diego', ['Inés: ¿Podrías enviar el acta al cliente?', 'Diego: Sí, el acta ya la mandó Nora.']],
  ['diego', ['Inés: ¿Se puede pagar la factura sin firma?', 'Diego: Sí.']],
  ['diego', ['Inés: Habría que pedir presupuesto a otros dos.', 'Diego: Creo yo.']],
  ['diego', ['Inés: ¿Quién llama a la gestoría?', 'Diego: Yo, pero el mes pasado. Ahora le toca a Nora.']],
  ['diego', ['Inés: ¿Quién llama a la gestoría?', 'Diego: Yo me encargo, pero de otra cosa.']],
  ['diego', ['Inés: Alguien tiene que pedir el presupuesto.', 'Diego: Eso lo puedo hacer yo o Nora.']],
  ['nora', ['Inés: Nora, necesitamos el contrato firmado.', 'Diego: Lo mando yo mañana.']],
])('Spanish: %s has no task: %j', async (who, lines) =>
  expect((await itemsOf(lines, 'es')).map(([, owner]) => owner)).not.toContain(who),
);

test('of two things that are named with one verb nobody knows which is meant', async () =>
  expect(
    (
      await itemsOf(
        ['Inés: Las cajas las trae Nora y las mesas las trae Diego.', 'Diego: Sí, las traigo mañana.'],
        'es',
      )
    )[0]?.[0],
  ).not.toBe('Traer las cajas'));

test.each([
  'Entonces llamo a la puerta y no abre nadie.',
  'Entonces mando el correo y nadie responde.',
  'Entonces pregunto al médico y me dice que descanse.',
  'Pues entonces pago la cuenta y me dicen que no.',
  'Vale, paso la palabra a Nora.',
  'Vale, cambio la pregunta.',
  'De acuerdo, retiro la pregunta.',
  'Perfecto, cierro la reunión.',
  'Perfecto, hago un resumen.',
  'Sí, recibo la factura por correo.',
  'Sí, aviso al carpintero cuando hace falta.',
  'Sí. Llevo la contabilidad de dos tiendas.',
])('Spanish, no task: %s', async (said) => expect(await itemsOf([`Diego: ${said}`], 'es')).toEqual([]));

test.each([
  ['es', 'Inés: Diego, necesito la tarde libre.'],
  ['es', 'Inés: Necesito la verdad, Diego.'],
  ['es', 'Inés: Necesito tu ayuda, Diego.'],
  ['es', 'Inés: Necesito el lunes libre, Diego.'],
  ['en', 'Nora: I need a little distance from Samir.'],
  ['en', 'Nora: The weather should be done by Friday.'],
  ['en', 'Nora: All guests have to be out by Sunday.'],
  ['en', 'Nora: The kids have to be up early tomorrow.'],
  ['en', 'Nora: The prices should be up by Monday, I guess.'],
] as const)('%s, no task: %s', async (language, line) => expect(await itemsOf([line], language)).toEqual([]));

test('what was heard twice is one task', async () =>
  expect(
    await itemsOf(['Samir: I need the photos from you by Friday.', 'Inés: I will send them tomorrow.'], 'en'),
  ).toHaveLength(1));
test('a name at the end is not part of the title', async () =>
  expect(
    (
      await itemsOf(
        ['Inés: ¿Has pagado ya la factura de la grúa, Nora?', 'Diego: No, la pago yo mañana.'],
        'es',
      )
    )[0]?.[0],
  ).toBe('Pagar la factura de la grúa'));

const asksSamir = {
  en: 'Nora: Samir, can you send the report to the client by Friday?',
  es: 'Nora: Samir, ¿puedes mandar el informe al cliente el viernes?',
};
test.each([
  ['en', "Inés: I'll take that one, Samir is on holiday."],
  ['en', 'Inés: I can do that, Samir is away.'],
  ['en', 'Inés: Let me do it, he is off.'],
  ['es', 'Inés: Lo hago yo, Samir está de vacaciones.'],
] as const)('%s, whoever steps in has it: %s', async (language, line) => {
  const [item, ...others] = await itemsOf([asksSamir[language], line], language);
  expect([item?.[1], others]).toEqual(['ines', []]);
});
test.each([
  ['en', 'Samir: I would rather not, to be honest.'],
  ['en', "Samir: I won't have time for that, sorry."],
  ['en', "Samir: I'm on holiday from Thursday."],
  ['es', 'Samir: Preferiría que no.'],
  ['es', 'Samir: Estoy de baja esa semana.'],
] as const)('%s, whoever asks to be spared has nothing: %s', async (language, line) => {
  expect(await itemsOf([asksSamir[language], line], language)).toEqual([]);
});
