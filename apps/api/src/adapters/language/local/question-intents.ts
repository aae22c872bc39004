import { bothEnds } from '@/adapters/language/both-ends';
import { fold } from '@/adapters/language/fold-text';

/** What a question about a ticket may ask for. */
export type Intent =
  | 'change'
  | 'summary'
  | 'assignee'
  | 'overdue'
  | 'due'
  | 'status'
  | 'changes'
  | 'meeting'
  | 'files'
  | 'tags';

/** Read on folded text, English and Spanish together: their words do not collide. In the order of the answer. */
const intents: readonly { intent: Intent; pattern: RegExp }[] = [
  {
    intent: 'change',
    pattern:
      /^(?:(?:can|could|would|will) you )?(?:please |now )*(?:move|set|assign|reassign|delete|remove|mark|close|rename|add|create|postpone|approve|update|change)\b(?! (?:since|made|about))|^(?:por favor,? )?(?:mueve|pon|asigna|borra|elimina|marca|cierra|anade|crea|aplaza|aprueba|actualiza|cambia)\b/,
  },
  {
    intent: 'summary',
    pattern:
      /\b(?:summar(?:y|ise|ize)\w*|overview|recap|tl;?dr|what(?:'s| is) (?:this|it|the (?:ticket|task)) (?:all )?about|describe|description|resum\w+|de que (?:va|trata)|descripcion|describe)\b/,
  },
  {
    intent: 'assignee',
    pattern:
      /\b(?:assignee|assigned|owner|owns|responsible|in charge|who(?:'s| is| does| should| has to| will| works)(?! (?:said|changed|moved))\b|whose|responsable|asignad\w+|encargad\w+|a quien|quien (?:es|lo|la|se|tiene|lleva|debe))\b/,
  },
  {
    intent: 'overdue',
    pattern: /\b(?:overdue|late|behind schedule|delayed|atrasad\w+|vencid\w+|retras\w+)\b/,
  },
  {
    intent: 'due',
    pattern:
      /\b(?:due|deadline|by when|when (?:is|must|should|does|do|will|has)|how (?:long|much time|many days)|vence|plazo|fecha (?:limite|de (?:entrega|vencimiento))|(?:para )?cuando(?! se dijo)|cuanto tiempo)\b/,
  },
  {
    intent: 'status',
    pattern:
      /\b(?:status|state|progress|finished|done yet|is it done|how is it going|how far|estado|terminad\w+|como va|hecho ya|esta hecho|progreso)\b/,
  },
  {
    intent: 'changes',
    pattern:
      /\b(?:chang(?:ed?|es)|history|activity|what happened|who (?:moved|changed|created|closed|edited|made)|when was (?:it|this) (?:created|moved|changed|closed)|since (?:yesterday|monday|last)|cambi\w+|historial|actividad|que ha pasado|que paso|quien (?:movio|cambio|creo|cerro))\b/,
  },
  {
    intent: 'meeting',
    pattern:
      /\b(?:meeting|transcript|recording|was said|did (?:we|they|you|anyone) say|discussed|come from|came from|reunion|transcripcion|grabacion|se dijo|dijimos|dijeron|de donde (?:viene|sale))\b/,
  },
  {
    intent: 'files',
    pattern:
      /\b(?:files?|attach\w*|documents?|pdf|spreadsheet|archivos?|adjunt\w+|documentos?|hoja de calculo)\b/,
  },
  { intent: 'tags', pattern: /\b(?:tags?|labels?|etiquetas?)\b/ },
];

/** The intents of a question, at most three. */
export function readIntents(message: string): Intent[] {
  const folded = fold(bothEnds(message.trim()));
  const found = intents.filter(({ pattern }) => pattern.test(folded)).map(({ intent }) => intent);
  if (found[0] === 'change') return ['change'];
  return found.filter((intent) => !(intent === 'due' && found.includes('overdue'))).slice(0, 3);
}

/** Words that say what kind of answer is wanted, not what it is about. */
export const intentWords: ReadonlySet<string> = new Set(
  'summary summarise summarize overview recap ticket task please tell show give find search look anything something assigned assignee owner responsible overdue late due deadline status state progress changed change changes history activity happened meeting transcript recording said discussed file files attachment attachments attached document documents tag tags contents content contain contains about mention mentioned written description question answer resume resumen tarea favor dime muestra busca encuentra asignado responsable atrasado vence plazo estado cambiado cambio cambios historial actividad pasado reunion transcripcion grabacion dijo archivo archivos adjunto adjuntos documento documentos etiqueta etiquetas contiene descripcion sobre trata habla menciona escrito hacer quien cuando donde cual'.split(
    ' ',
  ),
);
