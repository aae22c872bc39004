import { expect, test } from 'vitest';
import { itemsOf } from './talk.test-kit';

test.each<[string, string[], (string | null)[][]]>([
  [
    'a promise is of the work that was named with its verb',
    [
      'Nora: And cancel the order with the old printer.',
      "Samir: Yes, I'll cancel it today.",
      'Nora: Did you call the bank?',
      "Samir: Not yet, I'll call them tomorrow morning.",
    ],
    [
      ['Cancel the order with the old printer', 'samir', '2026-10-07'],
      ['Call the bank', 'samir', '2026-10-08'],
    ],
  ],
  ['and of none that was refused', ["Nora: Please don't call the bank.", "Samir: I'll call them later."], []],
  [
    'somebody takes what another has just taken',
    ["Nora: I'll book the band for Saturday.", 'Samir: Actually, you have enough, let me do that.'],
    [['Book the band', 'samir', '2026-10-10']],
  ],
  [
    'whoever helps takes nothing away',
    ["Nora: I'll book the band for Saturday.", 'Samir: Good. I can help with that.'],
    [['Book the band', 'nora', '2026-10-10']],
  ],
  [
    'an order names whom it is for at its end',
    ['Nora: Then update the website, please, Samir.', 'Samir: Will do.'],
    [['Update the website', 'samir', null]],
  ],
  [
    'what two are asked for is either’s',
    ['Nora: Samir and Inés, can you two sort out the hotel rooms by Friday?', 'Samir: Sure.'],
    [['Sort out the hotel rooms', 'ines or samir', '2026-10-09']],
  ],
  [
    'a short answer says who, or when',
    [
      'Nora: Could somebody fix the printer on the second floor?',
      'Inés: I can.',
      'Nora: Samir, when can you send the guest list to the agency?',
      'Samir: On Thursday.',
    ],
    [
      ['Fix the printer on the second floor', 'ines', null],
      ['Send the guest list to the agency', 'samir', '2026-10-08'],
    ],
  ],
  [
    'who asks who does it asks for it to be done',
    [
      'Nora: And who tells the customers about the new address?',
      "Samir: I can do that, I'll put it on the website.",
      'Nora: Who knows the way?',
      'Inés: Me.',
    ],
    [['Tell the customers about the new address', 'samir', null]],
  ],
  [
    'what somebody says of it beside is no other task',
    [
      'Nora: Samir, can you get two quotes?',
      "Samir: Yes, I'll have them by Friday.",
      'Nora: The security update has to go out this week.',
      "Inés: I'll take care of the security update.",
    ],
    [
      ['Get two quotes', 'samir', '2026-10-09'],
      ['Get the security update out', 'ines', '2026-10-09'],
    ],
  ],
  [
    'what is dictated as one',
    ['Nora: Action item for Samir: order the banners.', 'Samir: Noted.'],
    [['Order the banners', 'samir', null]],
  ],
  [
    'what somebody is to be told is said whole',
    ['Nora: Samir, tell Inés to send the photos to the agency.'],
    [['Tell Inés to send the photos to the agency', 'samir', null]],
  ],
])('English: %s', async (_, lines, wanted) => expect(await itemsOf(lines, 'en')).toEqual(wanted));

test.each<[string, string[], (string | null)[][]]>([
  [
    'la cosa puede ir delante del verbo',
    ['Nora: Perfecto. La copia del contrato te la mando mañana.'],
    [['Mandar la copia del contrato', 'nora', '2026-10-08']],
  ],
  [
    'un pronombre es de lo único que concuerda con él',
    [
      'Nora: La página de precios está anticuada, habría que cambiarla.',
      'Inés: Eso lo hago yo esta semana.',
      'Nora: ¿Y las facturas de septiembre?',
      'Samir: Me faltan dos. Las pido hoy mismo y el lunes las paso a contabilidad.',
    ],
    [
      ['Cambiar la página de precios', 'ines', '2026-10-09'],
      ['Pedir las facturas de septiembre', 'samir', '2026-10-07'],
    ],
  ],
  [
    'una orden nombra al final a quién',
    ['Nora: Cancela el pedido de las sillas, Samir.', 'Samir: De acuerdo, lo cancelo hoy.'],
    [['Cancelar el pedido de las sillas', 'samir', '2026-10-07']],
  ],
  [
    'otro la hace en su lugar',
    [
      'Nora: Yo preparo la presentación para el jueves.',
      'Samir: Mejor la prepara Inés, que tiene los datos.',
      'Inés: Vale, la preparo yo.',
    ],
    [['Preparar la presentación', 'ines', '2026-10-08']],
  ],
  [
    'el título acaba donde acaba la tarea',
    [
      'Nora: Tenemos que renovar el dominio, caduca el día veinte.',
      'Nora: Hazlo tú, Samir, que tienes la clave.',
      'Inés: Yo llamo al técnico y le digo que venga el jueves.',
      'Nora: Hay que reservar el hotel cuanto antes.',
    ],
    [
      ['Renovar el dominio', 'samir', '2026-10-20'],
      ['Llamar al técnico', 'ines', '2026-10-08'],
      ['Reservar el hotel', '', null],
    ],
  ],
  [
    'quien la hace puede decirlo detrás del verbo o de la cosa',
    [
      'Nora: ¿Y el internet?',
      'Samir: Llamo yo al proveedor esta tarde.',
      'Nora: ¿Quién avisa a los clientes de la nueva dirección?',
      'Inés: Yo.',
      'Nora: ¿Nos llevamos la impresora vieja?',
      'Samir: No, la vendemos. Inés, ponla en internet, por favor.',
      'Samir: De la actualización me encargo yo.',
    ],
    [
      ['Llamar al proveedor', 'samir', '2026-10-07'],
      ['Avisar a los clientes de la nueva dirección', 'ines', null],
      ['Poner la impresora en internet', 'ines', null],
      ['Encargarse de la actualización', 'samir', null],
    ],
  ],
  [
    'quien responde la toma',
    ['Nora: Que alguien compre café, por favor.', 'Samir: Ya voy yo.'],
    [['Comprar café', 'samir', null]],
  ],
])('español: %s', async (_, lines, wanted) => expect(await itemsOf(lines, 'es')).toEqual(wanted));
