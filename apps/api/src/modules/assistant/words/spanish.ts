import { pagesInWords } from '@tavla/shared/chat/pages-in-words';
import { lineMax, picturesSeenBytes, tagsMax, textMax } from '@tavla/shared/limits';
import { fieldWords } from '@tavla/shared/task-fields';
import { spanishPlace } from '@/adapters/language/place-words';
import type { AssistantWords } from './assistant-words';
import { spanishFilter } from './filter-words';
import { listed, namesOfCandidates } from './list-words';

const megabytes = picturesSeenBytes / 2 ** 20;
const quoted = (name: string) => `«${name}»`;
const tasks = (count: number) => `${count} ${count === 1 ? 'tarea' : 'tareas'}`;

export const spanishWords: AssistantWords = {
  locale: 'es',
  columns: {
    pending: 'Pendiente',
    'on-approval': 'Pendiente (una propuesta)',
    todo: 'Por hacer',
    'in-progress': 'En curso',
    done: 'Hecho',
  },
  fields: fieldWords('es'),

  and: 'y',
  unclear({ about, words, why, candidates }, asked) {
    const names = listed(namesOfCandidates(about, candidates, asked), 'o');
    const said = words === '' ? '' : ` «${words}»`;
    if (about === 'correction')
      return `Corriges algo y no entiendo en lugar de qué va${said}. Di la petición entera otra vez.`;
    if (about === 'day' && why === 'unsure') {
      return '¿Es el día en que vence? Dilo como «con fecha del lunes», o deja el día fuera.';
    }
    if (why === 'several' || why === 'unsure') {
      if (names === '') return `No estoy seguro de lo que quieres decir con${said}. ¿Puedes precisarlo?`;
      return why === 'several'
        ? `Hay más de uno que se llama${said}. ¿Te refieres a ${names}?`
        : `No estoy seguro de lo que quieres decir con${said}. ¿Te refieres a ${names}?`;
    }
    if (why === 'blocked') return `${names || words} está inactivo y no puede recibir nada.`;
    if (why === 'unknown') {
      if (about === 'person') return `No he encontrado a nadie que se llame${said}.`;
      if (about === 'task') return `No he encontrado ninguna tarea que se llame${said}.`;
      if (about === 'tag') return `Ninguna tarea tiene la etiqueta${said}.`;
      if (about === 'column') {
        return `No hay ninguna columna${said}. Son Pendiente, Por hacer, En curso y Hecho.`;
      }
      return `No entiendo el día${said}. Puedes escribirlo como 3 de diciembre.`;
    }
    if (about === 'titles') return '¿En qué tareas? Escribe sus títulos uno tras otro, separados por comas.';
    if (about === 'person') return '¿Para quién?';
    if (about === 'day') return '¿Para qué día?';
    return '¿A qué tarea te refieres?';
  },
  offer: (count) =>
    count === 1
      ? 'Puedo hacer este cambio. Nada cambia hasta que lo apliques.'
      : `Puedo hacer estos ${count} cambios. Nada cambia hasta que los apliques.`,
  understood: (meant) => (meant === '' ? 'Si te entiendo bien:' : `Si te entiendo bien (${meant}):`),
  filter: spanishFilter,
  guess: (count) =>
    count === 1
      ? 'No estoy seguro de haberlo entendido. Si es lo que quieres, márcalo y aplícalo.'
      : 'No estoy seguro de haberlo entendido. Marca lo que quieras y aplícalo.',
  tooMany: (count, most) => `Son ${count} cambios, más de los ${most} que ofrezco de una vez.`,
  soAlready: 'No hay nada que cambiar: ya está así.',
  cannotHold: (field) => {
    if (field === 'title')
      return `Un título es una línea de ${lineMax} caracteres como máximo, con algo que se vea en ella.`;
    if (field === 'tags') return `Una tarea tiene ${tagsMax} etiquetas como máximo.`;
    if (field === 'description')
      return `Una descripción tiene ${textMax} caracteres como máximo. No lo he ofrecido.`;
    return 'Ninguna tarea puede tener eso. No lo he ofrecido.';
  },
  noneFits: 'No he encontrado ninguna tarea así.',
  noDayToShift: 'No hay fecha que mover. Di el día, por ejemplo 3 de diciembre.',
  noDuplicates: 'No he encontrado dos tareas abiertas que digan lo mismo.',
  same: (pairs) =>
    ['Estas parecen decir lo mismo:', ...pairs.map(([one, other]) => `- **${one}** y **${other}**`)].join(
      '\n',
    ),
  alike: (pairs) =>
    [
      'No he encontrado dos tareas que digan lo mismo con seguridad. Estas se parecen:',
      ...pairs.map(([one, other]) => `- **${one}** y **${other}**`),
    ].join('\n'),
  draftOpening: (meeting) => `De la reunión «${meeting}»:`,
  nothingToDraftFrom: 'No sé nada de esta tarea con que escribir una descripción.',
  mayNotChange: 'Tu rol no te permite cambiar tareas.',
  mayNotSee: {
    people: 'Tu rol no te permite ver a tus compañeros.',
    departments: 'Tu rol no te permite ver los departamentos.',
  },

  count: (total) => (total === 0 ? 'Ninguna: no he encontrado ninguna tarea así.' : `${tasks(total)}:`),
  andMore: (count) => `… y ${count} más.`,
  noDay: 'sin fecha límite',
  nobody: 'nadie',
  someone: 'Alguien',
  most: (names, count, people) =>
    people === 1
      ? `${names} tiene más que nadie: ${tasks(count)}.`
      : `${names} tienen más que nadie: ${tasks(count)} en cada caso.`,
  nobodyHas: 'Nadie tiene ninguna tarea así.',
  it: 'Esta tarea',
  assignee: (subject, name) => `${subject} está asignada a ${name}.`,
  unassigned: (subject) => `${subject} no está asignada a nadie.`,
  due: (subject, day) => `${subject} vence el ${day}.`,
  notDue: (subject) => `${subject} no tiene fecha límite.`,
  status: (subject, column) => `${subject} está en ${column}.`,
  since: (subject, column, day) => `${subject} está en ${column} desde el ${day}.`,
  created: (subject, day) => `${subject} se creó el ${day}.`,
  tags: (subject, names) => `${subject} tiene las etiquetas ${names}.`,
  noTags: (subject) => `${subject} no tiene etiquetas.`,
  description: (title, text) => `**${title}**: ${text}`,
  noDescription: (title) => `**${title}** no tiene descripción.`,
  workingOn: (name, count) => `${name} está trabajando en ${tasks(count)}:`,
  idle: (name) => `${name} no tiene nada en curso.`,
  next: (count) => `Por hacer después, ${tasks(count)}:`,
  person: ({ name, position, departments, manager, email, isActive }) => {
    const facts = [
      position ?? '',
      departments.length > 0 ? `en ${listed(departments, 'y')}` : '',
      manager === null ? '' : `responde ante ${manager}`,
      email ?? '',
      isActive ? '' : 'sin acceso',
    ].filter(Boolean);
    return facts.length > 0 ? `**${name}**: ${facts.join(', ')}.` : `**${name}** trabaja aquí.`;
  },
  people: (count) => `${count} personas:`,
  meetings: (count) => `${count} ${count === 1 ? 'reunión' : 'reuniones'}:`,
  noMeetings: 'No he encontrado reuniones de esos días de las que pueda hablarte.',
  meetingWas: (meeting, day) => `«${meeting}» fue el ${day}.`,
  team: (department, count) => `${department}: ${count === 1 ? '1 persona' : `${count} personas`}.`,
  least: (names, count, people) =>
    `${names} ${people === 1 ? 'es quien tiene' : 'son quienes tienen'} menos por hacer: ${count === 0 ? 'ninguna tarea abierta' : `${count} ${count === 1 ? 'tarea abierta' : 'tareas abiertas'}`}${people === 1 ? '' : ' cada uno'}.`,
  promises: (name) => `A lo que ${name} se comprometió en reuniones:`,
  noPromises: (name) => `No he encontrado nada a lo que ${name} se comprometiera en una reunión.`,
  decisions: 'Lo que se decidió:',
  noDecisions: (about) =>
    about === ''
      ? 'No he encontrado decisiones en las reuniones que puedes ver.'
      : `No he encontrado ninguna decisión anotada que nombre ${about} en las reuniones que puedes ver.`,
  said: (speaker, meeting, time) => `${speaker ?? 'Alguien'} dijo en el ${time} de «${meeting}»:`,
  notSaid: 'Esta tarea no viene de una reunión que puedas ver, así que no sé quién lo dijo.',
  present: (meeting, names) => `En «${meeting}» estuvieron ${names}.`,
  nobodyPresent: (meeting) => `De «${meeting}» no se sabe quién estuvo.`,
  noMeetingNamed: (words) => `No he encontrado ninguna reunión llamada «${words}» de la que pueda hablarte.`,
  noMeeting: 'No he encontrado ninguna reunión de la que contarte.',
  summary: (meeting) => `«${meeting}» en breve:`,
  decided: 'Se decidió:',
  decidedThere: 'Esto se decidió justo después de que se hablara de ello:',
  toDo: 'Por hacer:',
  changes: (since, until) => {
    if (since === null) return 'Los últimos cambios:';
    if (until === null) return `Desde el ${since}:`;
    return since === until ? `El ${since}:` : `Del ${since} al ${until}:`;
  },
  noChanges: (since, until) => {
    if (since === null) return 'No ha cambiado nada.';
    if (until === null) return `No ha cambiado nada desde el ${since}.`;
    return since === until ? `No cambió nada el ${since}.` : `No cambió nada del ${since} al ${until}.`;
  },
  comments: (title, count) =>
    count === 1 ? `Un comentario en «${title}»:` : `En «${title}» se ha escrito, lo más nuevo al final:`,
  noComments: (title, person) =>
    `${person ?? 'Nadie'} ${person ? 'no ' : ''}ha comentado nada en ${title === null ? 'ninguna de estas tareas' : `«${title}»`}.`,
  wasCreated: 'creada',
  wasMoved: (column) => `movida a ${column}`,
  wasChanged: (fields) => `cambió: ${fields}`,
  comesFrom: (meeting, time) => `Viene de «${meeting}», en el ${time}:`,
  related: (title) => `Lo que tiene que ver con **${title}**:`,
  noRelated: (title) => `No he encontrado nada más que tenga que ver con **${title}**.`,
  nearest: 'No he encontrado nada que diga exactamente eso. Lo más cercano es:',
  welcome: 'De nada.',
  withdrawn: 'De acuerdo. No he cambiado nada.',
  found: 'He encontrado esto:',
  place: spanishPlace,
  nothing: (about) =>
    about === ''
      ? 'No he encontrado nada sobre eso en las tareas, reuniones, mensajes y archivos que puedes ver.'
      : `No he encontrado nada sobre ${about} en las tareas, reuniones, mensajes y archivos que puedes ver.`,

  loads: (people) => {
    const each = people.map(
      ({ name, count, late }) => `${name} ${tasks(count)}${late > 0 ? ` (${late} con retraso)` : ''}`,
    );
    return `Abiertas ahora: ${listed(each, 'y')}.`;
  },
  looseItems: (meeting, count) =>
    count === 0
      ? `Todo lo que se pidió en «${meeting}» está en el tablero.`
      : `Se pidió en «${meeting}» y todavía no está en el tablero:`,
  outside: [
    'No puedo escribir ni enviar nada fuera de Tavla: ni correos, ni llamadas, ni calendarios. En su lugar puedo:',
    '- dejar un texto como comentario o descripción de una tarea: «Comenta en la licencia: …»',
    '- crear una tarea: «Crea una tarea: escribir al banco, para Grace, antes del viernes»',
    '- recordártelo a ti o a otra persona: «Recuérdame el viernes lo de la licencia»',
    '- buscar lo que se dijo y se decidió, para que lo escribas tú',
  ].join('\n'),
  help: [
    'Conozco las tareas, reuniones, mensajes y archivos que puedes ver, y puedo prepararte cambios. Por ejemplo:',
    '- ¿Qué está vencido? ¿Qué vence esta semana? ¿Quién tiene más trabajo?',
    '- ¿Qué decidimos sobre el presupuesto? ¿Quién lo dijo? Resume la última reunión.',
    '- ¿Qué ha cambiado desde el lunes? ¿Para cuándo es? ¿Por qué lo necesitamos?',
    '- Asígnamela y pásala a En curso. Aplázala una semana. Divídela en A, B y C.',
    '- Mueve todas mis tareas vencidas a Pendiente. Recuérdamelo el viernes. Crea una tarea: llamar al banco.',
    'Nada cambia hasta que lo apliques.',
  ].join('\n'),
  cutShort:
    'Lo dejo aquí: esta pregunta pide buscar más de lo que cabe en una respuesta. Pregunta por menos cada vez.',
  unsupported:
    'Nada en las tareas, reuniones, mensajes y archivos de los que puedo hablar aquí respalda esta respuesta.',
  unsupportedParts: (sentences) =>
    ['Nada de lo que puedo contar aquí respalda esto:', ...sentences.map((one) => `- «${one}»`)].join('\n'),
  unknownFigures: (figures) =>
    `No he encontrado esta cifra en nada de lo que he consultado, así que puede ser errónea: ${figures}.`,
  leftOut: (count) =>
    count === 1
      ? 'He dejado fuera un cambio que no se puede hacer así.'
      : `He dejado fuera ${count} cambios que no se pueden hacer así.`,
  blind: 'No he visto las imágenes: el modelo que responde aquí no las ha aceptado.',
  unseen: (names) =>
    `No he visto ${listed(names.map(quoted), 'ni')}: para una pregunta se me muestran unas pocas imágenes, de ${megabytes} MB en total.`,
  withoutText: (name, pages) =>
    `En ${quoted(name)} no he podido leer nada en la pág. ${pagesInWords(pages)}: esas páginas no tienen texto, como las escaneadas.`,
};
