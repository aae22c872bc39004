import { type ImportField, importFields } from '@tavla/shared/contracts/data/imports';
import type { Column } from '@tavla/shared/contracts/tasks';
import { columnKey } from '@/modules/csv/csv-records';

/** What columns of spreadsheets and of other products' exports are called, in English, Spanish and Swedish. */
const fieldNames: Record<ImportField, readonly string[]> = {
  title: [
    'title',
    'name',
    'task',
    'taskname',
    'summary',
    'subject',
    'cardname',
    'content',
    'título',
    'tarea',
    'titel',
    'uppgift',
    'namn',
  ],
  description: [
    'description',
    'notes',
    'details',
    'body',
    'carddescription',
    'descripción',
    'notas',
    'beskrivning',
    'anteckningar',
  ],
  status: [
    'status',
    'state',
    'column',
    'list',
    'section',
    'listname',
    'section/column',
    'bucket',
    'estado',
    'columna',
    'lista',
    'kolumn',
  ],
  assignee: [
    'assignee',
    'assignedto',
    'assignees',
    'assigneeemail',
    'owner',
    'responsible',
    'email',
    'members',
    'responsable',
    'asignado',
    'ansvarig',
    'tilldelad',
  ],
  due: [
    'due',
    'duedate',
    'enddate',
    'deadline',
    'dueon',
    'duedateonly',
    'vencimiento',
    'fecha',
    'fechalímite',
    'förfallodatum',
    'slutdatum',
    'datum',
  ],
  tags: ['tags', 'labels', 'tag', 'label', 'category', 'categories', 'etiquetas', 'etiketter', 'taggar'],
  id: ['id', 'key', 'taskid', 'issuekey', 'issueid', 'cardid', 'number', 'gid', 'externalid'],
};

const fieldByKey = new Map(importFields.flatMap((field) => fieldNames[field].map((name) => [name, field])));

/** Pure: what a column means by its name. */
export function fieldOf(name: string): ImportField | undefined {
  return fieldByKey.get(columnKey(name).normalize('NFC'));
}

/**
 * Words of lists by the column that they mean, those of the later column first: 'Done this week' is done. A word ends
 * where no letter of any script goes on.
 */
const columnWords: readonly [Column, RegExp][] = [
  [
    'done',
    /(?<!\p{L})(done|closed|completed?|finished|resolved|released|shipped|live|hecho|terminad[oa]|listo|klart?|färdig|klara)(?!\p{L})/u,
  ],
  [
    'in-progress',
    /(?<!\p{L})(in[- ]?progress|doing|wip|started|working|active|review(ing)?|test(ing)?|qa|verify|en (curso|progreso|proceso)|haciendo|pågår|pågående|granskning)(?!\p{L})/u,
  ],
  [
    'pending',
    /(?<!\p{L})(pending|on approval|on-approval|backlog|ice ?box|ideas?|inbox|later|someday|triage|wish ?list|on hold|waiting|blocked|pendientes?|espera|väntar|idéer|inkorg)(?!\p{L})/u,
  ],
  [
    'todo',
    /(?<!\p{L})(to[- ]?do|todo|open|next|planned|ready|new|upcoming|sprint|this week|today|por hacer|tareas|att göra|nästa)(?!\p{L})/u,
  ],
];

/** Pure: where the tasks of a list go by its name; To Do where it says nothing. */
export function columnOfName(name: string): Column {
  const words = name.normalize('NFC').toLowerCase().replaceAll(/[_/]+/g, ' ');
  return columnWords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'todo';
}
