import type { FilePlace } from '@tavla/shared/chat/file-places';
import { englishPlace, spanishPlace } from '@/adapters/language/place-words';

/** The words of the local assistant in one language. Lists come as they are to be said. */
export interface AnswerWords {
  locale: string;
  assignee(name: string): string;
  noAssignee: string;
  status(status: string): string;
  statuses: Record<string, string>;
  due(date: string, days: number): string;
  noDue: string;
  overdue(date: string, days: number): string;
  notOverdue(date: string): string;
  finished: string;
  tags(list: string): string;
  noTags: string;
  about(title: string): string;
  description: string;
  noDescription: string;
  changes: string;
  noChanges: string;
  meeting(name: string): string;
  meetingQuote(time: string, quote: string): string;
  noMeeting: string;
  file(name: string): string;
  files(list: string): string;
  noFiles: string;
  found: string;
  inDescription: string;
  inMeeting(name: string, time: string, speaker: string | null): string;
  emptyFile(name: string): string;
  inFile(name: string, place: FilePlace | null): string;
  inHistory(time: string): string;
  readOnly: string;
  noTicket: string;
  cannot: string;
}

export const englishAnswers: AnswerWords = {
  locale: 'en-GB',
  assignee: (name) => `It is assigned to ${name}.`,
  noAssignee: 'It is not assigned to anyone.',
  status: (status) => `Its status is ${status}.`,
  statuses: {
    pending: 'waiting for approval',
    'on-approval': 'waiting for approval',
    todo: 'to do',
    'in-progress': 'in progress',
    done: 'done',
  },
  due: (date, days) => `It is due on ${date}${days === 0 ? ', today' : days === 1 ? ', tomorrow' : ''}.`,
  noDue: 'It has no due date.',
  overdue: (date, days) =>
    `It is overdue: it was due on ${date}, ${days === 1 ? '1 day' : `${days} days`} ago.`,
  notOverdue: (date) => `It is not overdue: it is due on ${date}.`,
  finished: 'It is done, so nothing is overdue.',
  tags: (list) => `Its tags are ${list}.`,
  noTags: 'It has no tags.',
  about: (title) => `The ticket is “${title}”.`,
  description: 'The description says:',
  noDescription: 'It has no description.',
  changes: 'What happened, oldest first:',
  noChanges: 'Nothing has been recorded about this ticket yet.',
  meeting: (name) => `It came from the meeting “${name}”.`,
  meetingQuote: (time, quote) => `At ${time} it was said: “${quote}”`,
  noMeeting: 'No meeting that everybody may see is connected with this ticket.',
  file: (name) => `The file “${name}” begins:`,
  files: (list) => `The attached files are ${list}.`,
  noFiles: 'No file is attached.',
  found: 'This is what I found:',
  inDescription: 'In the description',
  inMeeting: (name, time, speaker) => `In the meeting “${name}” at ${time}${speaker ? `, ${speaker}` : ''}`,
  emptyFile: (name) => `The file “${name}” has no text that I can read.`,
  inFile: (name, place) => `In the file “${name}”${place ? `, ${englishPlace(place)}` : ''}`,
  inHistory: (time) => `On ${time}`,
  readOnly:
    "I am Tavla's local assistant: I read this ticket but change nothing. You can make the change on the ticket itself.",
  noTicket:
    "I am Tavla's local assistant and answer questions about one ticket. Open a ticket and ask me there.",
  cannot:
    "I am Tavla's local assistant: without a language model I find what stands in this ticket, its meeting and its files, and I found nothing about that. Ask me who is responsible, when it is due, what changed, what was said in the meeting, or for words that the files contain.",
};

export const spanishAnswers: AnswerWords = {
  locale: 'es-ES',
  assignee: (name) => `Está asignado a ${name}.`,
  noAssignee: 'No está asignado a nadie.',
  status: (status) => `Su estado es: ${status}.`,
  statuses: {
    pending: 'pendiente de aprobación',
    'on-approval': 'pendiente de aprobación',
    todo: 'por hacer',
    'in-progress': 'en curso',
    done: 'hecho',
  },
  due: (date, days) => `Vence el ${date}${days === 0 ? ', hoy' : days === 1 ? ', mañana' : ''}.`,
  noDue: 'No tiene fecha de vencimiento.',
  overdue: (date, days) => `Está atrasado: venció el ${date}, hace ${days === 1 ? '1 día' : `${days} días`}.`,
  notOverdue: (date) => `No está atrasado: vence el ${date}.`,
  finished: 'Está hecho, así que no hay nada atrasado.',
  tags: (list) => `Sus etiquetas son ${list}.`,
  noTags: 'No tiene etiquetas.',
  about: (title) => `El ticket es «${title}».`,
  description: 'La descripción dice:',
  noDescription: 'No tiene descripción.',
  changes: 'Esto ha pasado, de lo más antiguo a lo más reciente:',
  noChanges: 'Todavía no hay nada registrado sobre este ticket.',
  meeting: (name) => `Viene de la reunión «${name}».`,
  meetingQuote: (time, quote) => `En el minuto ${time} se dijo: «${quote}»`,
  noMeeting: 'Ninguna reunión que todos puedan ver está unida a este ticket.',
  file: (name) => `El archivo «${name}» empieza así:`,
  files: (list) => `Los archivos adjuntos son ${list}.`,
  noFiles: 'No hay archivos adjuntos.',
  found: 'Esto es lo que he encontrado:',
  inDescription: 'En la descripción',
  inMeeting: (name, time, speaker) =>
    `En la reunión «${name}», minuto ${time}${speaker ? `, ${speaker}` : ''}`,
  emptyFile: (name) => `El archivo «${name}» no tiene texto que yo pueda leer.`,
  inFile: (name, place) => `En el archivo «${name}»${place ? `, ${spanishPlace(place)}` : ''}`,
  inHistory: (time) => `El ${time}`,
  readOnly:
    'Soy el asistente local de Tavla: leo este ticket, pero no cambio nada. Puedes hacer el cambio en el propio ticket.',
  noTicket:
    'Soy el asistente local de Tavla y respondo a preguntas sobre un ticket. Abre un ticket y pregúntame allí.',
  cannot:
    'Soy el asistente local de Tavla: sin un modelo de lenguaje encuentro lo que está escrito en este ticket, en su reunión y en sus archivos, y sobre eso no he encontrado nada. Pregúntame quién es el responsable, cuándo vence, qué ha cambiado, qué se dijo en la reunión o por palabras de los archivos.',
};
