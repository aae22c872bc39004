import { fold } from '@/adapters/language/fold-text';
import { countOf } from '@/adapters/language/local/requests/filters/since-slot';

const known =
  'one|two|three|four|five|six|seven|eight|nine|ten|un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|couple|par';
/** How many that is, nobody can say. */
const vague = 'some|several|half|most|few|algunas|algunos|unas|unos|varias|varios|mitad|mayoria';
const number = `(?:${known}|\\d{1,3})`;
const many = `(?:(?!(?:one|una?|uno)\\b)${number})`;
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ene|abr|ago|dic';
const units = `(?:more |extra |mas )?(?:days?|weeks?|months?|years?|hours?|minutes?|people|persons?|dias?|semanas?|mes|meses|anos?|horas?|minutos?|personas?|${months})\\b`;
const nouns =
  '(?:tasks?|tickets?|cards?|items?|ones|jobs|todos|deadlines|proposals?|tareas?|tarjetas?|asuntos|propuestas?|plazos)';
/** Behind these a number says into how many, or by how much. */
const apart = '(?<!\\b(?:into|in|en|by|after|por|than) (?:a )?)';

/** A month by its name or as seen from today, behind the number of a day. */
const ofMonth = `(?:of|de) (?:(?:this|next|that|the|this coming|following|este|ese|el|proximo|mismo) )*(?:month|mes|${months})\\b(?!')`;
/** A day or an hour: 'to the 5', 'on the 15 of next month', 'al 5 de este mes', 'las tres de la tarde'. */
const moment = new RegExp(
  [
    `\\b(?:on|to|by|before|until|till|from|after|since|for) the \\d{1,2}\\b(?! ?['%:-])(?: ${ofMonth}|(?! (?:that|which|with|without|in|of|from)\\b)(?! (?:\\S+ ){0,3}?${nouns}\\b))`,
    `\\b(?:al|el|del|dia) \\d{1,2}\\b(?: ${ofMonth})?`,
    `\\b${number}(?: (?:y|menos) \\S+)? de la (?:manana|tarde|noche|madrugada)\\b`,
  ].join('|'),
  'g',
);

/** What counts tasks: 'two of', 'three overdue tasks', 'the next two', 'both'. The first group is how many. */
const forms = [
  `${apart}\\b(${number}|${vague}) (?:of|de) (?!(?:de |the |la |el )?${units}|us\\b|you\\b)`,
  `${apart}\\b(${number}|${vague}) (?:(?!${units}|(?:to|for|by|in|into|and|or|of|on|at|about|para|por|en|y|o|a|al|sobre|de|par|couple)\\b)\\S+ ){0,3}?${nouns}\\b`,
  `\\b(?:the|these|those|his|her|their|my|our|all|\\S+'s|sus|mis|estas|esas|(?<!\\ba )(?:las|los)) (?:(?:first|last|next|other|remaining|primer[oa]s|ultim[oa]s|otr[oa]s|proxim[oa]s) )?(${many})\\b(?! (?:${units}|o'clock))`,
  '\\b(both|ambas|ambos)\\b(?! \\S+ (?:and|y) )',
].map((source) => new RegExp(source, 'g'));

/** Pure: of how many tasks a message speaks, each number that it says; NaN where it is vague ('some of'). */
export function tasksCounted(message: string): number[] {
  const said = fold(message.replace(/"[^"]*"|“[^”]*”|«[^»]*»/g, ' '))
    .replace(/’/g, "'")
    .replace(/\s+/g, ' ')
    .replace(moment, ',');
  return forms.flatMap((form) => [...said.matchAll(form)].map(([, word = '']) => manyOf(word)));
}

const isVague = new RegExp(`^(?:${vague})$`);

function manyOf(word: string): number {
  if (isVague.test(word)) return Number.NaN;
  return /^(?:both|ambas|ambos)$/.test(word) ? 2 : countOf(word);
}
