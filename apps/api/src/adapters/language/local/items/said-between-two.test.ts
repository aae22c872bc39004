import { expect, test } from 'vitest';
import { itemsOf } from './talk.test-kit';

test.each<[string, string[], (string | null)[][]]>([
  [
    'what is done with a thing that somebody lacks is named by it',
    ['Nora: The board wanted a list of all the servers.', 'Samir: I can put that together by tomorrow.'],
    [['Put together a list of all the servers', 'samir', '2026-10-08']],
  ],
  [
    'what was asked about and is not done is what somebody looks into',
    [
      'Nora: Did anybody check whether the hall is insured?',
      'Samir: Not yet. I can look into that next week.',
    ],
    [['Check whether the hall is insured', 'samir', '2026-10-16']],
  ],
  [
    'also where it is told by what has been done',
    ['Nora: Has anyone paid the crane?', "Samir: No. I'll do it tomorrow."],
    [['Pay the crane', 'samir', '2026-10-08']],
  ],
  [
    'whoever is needed something from provides it',
    ['Samir: I still need the photos from Inés.', "Inés: You'll have them tomorrow."],
    [['Provide the photos', 'ines', '2026-10-08']],
  ],
  [
    'what must be out by a day is whose who is asked to do that',
    [
      'Nora: The invitations need to go out before Friday. Samir, can you do that?',
      "Samir: I can, but I'd need the list of guests from you.",
      "Nora: I'll send it to you this afternoon.",
    ],
    [
      ['Get the invitations out', 'samir', '2026-10-09'],
      ['Send the list of guests', 'nora', '2026-10-07'],
    ],
  ],
  [
    'whoever says that they will was asked, where nobody was called',
    ['Nora: And could you call the printer about the invoice?', 'Samir: Will do.'],
    [['Call the printer about the invoice', 'samir', null]],
  ],
  [
    'a word with somebody is talk',
    ["Samir: I'll have a word with the printer tomorrow."],
    [['Talk with the printer', 'samir', '2026-10-08']],
  ],
  [
    'what is due where it was said to be lacking',
    ['Nora: The inspectors want our radiation file by the 23rd.', "Samir: Yeah, I'll get it over to them."],
    [['Send the radiation file', 'samir', '2026-10-23']],
  ],
  [
    'a ring and a line are ways to speak to somebody',
    ["Nora: I'll give the plumber a ring tomorrow.", "Samir: I'll drop Sandra a line after this."],
    [
      ['Call the plumber', 'nora', '2026-10-08'],
      ['Write to Sandra', 'samir', null],
    ],
  ],
  [
    'what is accepted is not moved by the day of something else',
    [
      'Samir: I can ring their agents this afternoon if you like.',
      "Nora: Please. Let's say Monday, seven o'clock.",
    ],
    [['Ring their agents', 'samir', '2026-10-07']],
  ],
  [
    'a label may name the speaker',
    ['Nora: To do for me: renew the certificate.'],
    [['Renew the certificate', 'nora', null]],
  ],
  [
    'a thing may be called by what is done',
    ["Samir: I'm going to fix the encoding today."],
    [['Fix the encoding', 'samir', '2026-10-07']],
  ],
])('English: %s', async (_, lines, wanted) => expect(await itemsOf(lines, 'en')).toEqual(wanted));

test.each<[string, string[], (string | null)[][]]>([
  [
    'whoever is asked for it in the middle of something else promises nothing',
    ['Nora: Could you send the list?', 'Samir: Yes, that would be good.', 'Inés: I agree.'],
    [['Send the list', '', null]],
  ],
  [
    'what nobody denies was done',
    ['Nora: Did anybody book the room?', 'Samir: Yes. I can do that again.'],
    [],
  ],
  ['no work was asked about', ['Nora: Has anybody been to Rome?', 'Samir: No. I can do that next year.'], []],
  ['what must be so at no day is a rule', ['Nora: The doors must be done before the windows.'], []],
])('English, and not so: %s', async (_, lines, wanted) => expect(await itemsOf(lines, 'en')).toEqual(wanted));

test.each<[string, string[], (string | null)[][]]>([
  [
    'quien dice que lo hace lo tiene',
    ['Inés: ¿Quién llama a la gestoría?', 'Diego: Ya llamo yo mañana.'],
    [['Llamar a la gestoría', 'diego', '2026-10-08']],
  ],
  [
    'lo que se hace está dicho antes de su verbo',
    ['Inés: Las luces las pide Diego, ¿verdad?', 'Diego: Sí, las pido hoy mismo.'],
    [['Pedir las luces', 'diego', '2026-10-07']],
  ],
  [
    'lo que aún no está hecho',
    ['Inés: ¿Has pagado ya la factura de la grúa?', 'Diego: Todavía no, la pago mañana.'],
    [['Pagar la factura de la grúa', 'diego', '2026-10-08']],
  ],
  [
    'lo mismo con el pronombre detrás',
    ['Inés: Habría que pedir presupuesto a otros dos.', 'Diego: Puedo pedirlos yo.'],
    [['Pedir presupuesto a otros dos', 'diego', null]],
  ],
  [
    'lo que se necesita de alguien',
    ['Inés: Para el lunes necesito el inventario, Diego.', 'Diego: Lo tendrás.'],
    [['Entregar el inventario', 'diego', '2026-10-12']],
  ],
  [
    'lo que tiene que estar hecho un día',
    [
      'Inés: El escaparate tiene que estar montado el día quince.',
      'Diego: Yo me encargo, pero necesito ayuda.',
    ],
    [['Montar el escaparate', 'diego', '2026-10-15']],
  ],
  [
    'lo que va delante del verbo es lo que se hace',
    ['Inés: El menú lo tengo que mandar yo a dirección antes del 20.'],
    [['Mandar el menú a dirección', 'ines', '2026-10-20']],
  ],
  [
    'el día puede ir delante',
    [
      'Inés: La caja la cierro yo los viernes, pero este no puedo.',
      'Diego: Tranquila, este viernes la cierro yo.',
    ],
    [['Cerrar la caja', 'diego', '2026-10-09']],
  ],
  [
    'a quién se escribe está dicho antes',
    ['Inés: ¿Usted conoce a alguien allá?', 'Diego: A la profe de historia. Le escribo el viernes.'],
    [['Escribir a la profe de historia', 'diego', '2026-10-09']],
  ],
  [
    'otro es otro de lo mismo',
    ['Inés: El termómetro de la cámara está loco.', 'Diego: Pues hay que comprar otro.'],
    [['Comprar otro termómetro', '', null]],
  ],
  [
    'lo nuevo es lo que se presenta después',
    ['Diego: Te armo un borrador para el miércoles que viene.', 'Inés: Dale. Después lo presento yo.'],
    [
      ['Armar un borrador', 'diego', '2026-10-14'],
      ['Presentar el borrador', 'ines', null],
    ],
  ],
  [
    'lo que se hace enseguida',
    [
      'Inés: Cerramos el domingo.',
      'Diego: Entonces cambio el cartel de la puerta.',
      'Inés: Sí. Aviso al carpintero.',
    ],
    [
      ['Cambiar el cartel de la puerta', 'diego', null],
      ['Avisar al carpintero', 'ines', null],
    ],
  ],
])('Spanish: %s', async (_, lines, wanted) => expect(await itemsOf(lines, 'es')).toEqual(wanted));

test.each([
  'Llevo unas semanas con esto.',
  'Hago las facturas los martes, como siempre.',
  'Sí. Paso los fines de semana en el pueblo.',
  'Vale, cierro el tema.',
  'La nómina la saco yo los viernes, como siempre.',
  'Yo apunto la temperatura todas las mañanas.',
  'La semana que viene lo invito a un café.',
  'Bueno, pongo un ejemplo: el lunes vino un cliente.',
  'Necesito un café, Inés.',
  'La puerta tiene que estar cerrada siempre.',
])('Spanish, and no task: %s', async (said) => expect(await itemsOf([`Diego: ${said}`], 'es')).toEqual([]));
