import { wordSet } from '@/adapters/language/local/word-set';
import type { SlotMatch, SlotReader, Tongue } from '../grammar/match';
import type { Target } from '../request';
import type { Token } from '../text/tokens';
import { foldedWords, type Reader, spansOf, typed } from './reader';
import { noTitle, unsafe } from './stop-words';

/** A task as it is spoken of: a target, several of them, or 'it', which is what was spoken of last. */
export type TaskRef =
  | Target
  | { kind: 'several'; targets: Target[] }
  /** `isHere`: what is open beside the message ('this'), before anything that was spoken of. */
  | { kind: 'pronoun'; words: string; isMany: boolean; isHere: boolean };

const longestTitle = 28;
/** Words of a name. */
const longestOwner = 3;
/** 'The budget's deadline' is that of the budget. */
const plainEnd = (words: string) =>
  words
    .replace(/ (?:from|of|in) (?:this|that|the|our) (?:meeting|call|recording)$/i, '')
    .replace(/['’]s?$/, '');
const pronouns: Record<Tongue, RegExp> = {
  en: /^(?:it|this|that|them|both|both of them|these|those|(?:this|that|the|my) (?:task|ticket|card|item|thing)|this one|that one|these (?:tasks|tickets|ones)|those (?:tasks|tickets|ones)|the tasks)$/,
  es: /^(?:-la|-lo|-las|-los|ambas|ambos|las dos|los dos|esto|eso|esta|este|esa|ese|(?:la|esta|esa|mi) (?:tarea|tarjeta)|(?:el|este|ese|mi) ticket|(?:las|estas|esas) (?:tareas|tarjetas)|estas|estos)$/,
};
const many =
  /^(?:them|these|those|both|both of them|ambas|ambos|las dos|los dos|-las|-los|estas|estos|.*(?:tasks|tickets|ones|tareas|tarjetas))$/;
const here = /^(?:this|these|esto|esta|este|estas|estos)\b/;
/** What stands before the words of a title. */
const leads: Record<Tongue, RegExp> = {
  en: /^(?:(?:the|a|an|our|my|this|that) )?(?:(?:task|ticket|one|proposal) )?(?:(?:called|named|titled|about|for|on|with|regarding) )?/,
  es: /^(?:(?:lo|la|el|las|los|mi|esta|esa|este|ese) )?(?:(?:tarea|tarjeta|ticket|propuesta) )?(?:(?:llamada|llamado|titulada|titulado|sobre|de|del|que se llama) )?/,
};
const tails = /^(?:task|ticket|one|tarea)$/;
/** What a title that is not quoted does not begin with. */
const noBeginning =
  /^(?:what|what's|whats|which|who|who's|whose|when|where|why|how|quien|quienes|cual|cuales|cuando|cuanto|cuanta|cuantos|cuantas|nobody|somebody|everybody|nadie|alguien|oh|ah|hey|hi|ok|well|into|over|up|back|to|from|as|by|at|of|with|and|or|all|every|each|any|en|con|por|para|como|que|todas|todos|todo|cada|y|o|falta|faltan|queda|quedan|hay|hace|llega|llegan)$/;
const namesDay =
  /^(?:today|tomorrow|\d{1,2}(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|hoy|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;
/** What is made, and no task that is there. */
const reminding = /^(?:nudge|reminder|recordatorio)$/;
const denial = /^(?:no|not|never|nunca|tampoco)$/;
const nothing =
  /^(?:this|that|it|these|those|esto|eso|a|an|the|of|to|for|in|on|la|el|los|las|lo|de|del|un|una|and|y|task|ticket|one|tarea|me|anything|something|nothing|algo|nada|-.*)$/;

/** A task: 'it', a quoted title, several by a filter, or words of its title. */
export function taskSlot(reader: Reader, filters: SlotReader): SlotReader {
  return (at, tongue) => [
    ...pronounAt(reader, at, tongue),
    ...quotedAt(reader, at, tongue),
    ...filters(at, tongue),
    ...titledAt(reader, at, tongue),
  ];
}

/** The same without bare words of a title. */
export function certainTaskSlot(reader: Reader): SlotReader {
  return (at, tongue) => [...pronounAt(reader, at, tongue), ...quotedAt(reader, at, tongue)];
}

/** A task that is named before a colon: words of a title that nobody would begin a letter or a quotation with. */
export function topicalTaskSlot(reader: Reader, filters: SlotReader): SlotReader {
  const tasks = taskSlot(reader, filters);
  return (at, tongue) =>
    tasks(at, tongue).filter(({ end, value }) => {
      const said = reader.tokens.slice(at, end);
      const isTitled = (value as TaskRef).kind === 'titled';
      return isTitled && (said.length > 1 || said[0]?.text === '⟦') && !said.some((token) => isTold(token));
    });
}

/** What no title holds: a doubt, a verb of something that is only told, or one that tells somebody to do it. */
const isTold = ({ text, raw }: Token) => unsafe.has(text) || raw !== undefined || tells.has(text);
const tells = wordSet(
  'is are was were be been has have had went goes broke needs need wants want expects asks knows likes thanks thank said says told es era eran fue fueron esta estan estaba estaban iba iban va van ha han habia tenia tiene tienen dijo dice gracias tasks tickets cards everything anything whatever tareas tarjetas',
);

function pronounAt(reader: Reader, at: number, tongue: Tongue): SlotMatch[] {
  return spansOf(reader, at, 2).flatMap((end): SlotMatch[] => {
    const words = foldedWords(reader, at, end);
    if (!pronouns[tongue].test(words)) return [];
    const isMany = many.test(words);
    const value: TaskRef = {
      kind: 'pronoun',
      words: typed(reader, at, end),
      isMany,
      isHere: here.test(words),
    };
    return [{ end, value, cost: 0 }];
  });
}

/** One quoted title or more of them. */
function quotedAt(reader: Reader, at: number, tongue: Tongue): SlotMatch[] {
  const { tokens } = reader;
  const found: SlotMatch[] = [];
  for (const start of leadEnds(reader, at, tongue)) {
    const targets: Target[] = [];
    let next = start;
    while (tokens[next]?.kind === 'quote' && targets.length < 20) {
      targets.push({ kind: 'titled', words: tokens[next]?.inner ?? '' });
      const end = next + 1;
      const [only] = targets;
      const value: TaskRef | undefined =
        targets.length === 1 ? only : { kind: 'several', targets: [...targets] };
      if (targets.every((target) => target.kind === 'titled' && target.words !== ''))
        found.push({ end, value, cost: 0 });
      next = end;
      while (/^(?:,|and|y|e)$/.test(tokens[next]?.text ?? '')) next += 1;
    }
  }
  return found;
}

function titledAt(reader: Reader, at: number, tongue: Tongue): SlotMatch[] {
  const found: SlotMatch[] = [];
  const starts = [...leadEnds(reader, at, tongue)];
  const lead = Math.max(...starts);
  for (const end of spansOf(reader, at, longestTitle)) {
    const last = reader.tokens[end - 1];
    if (!last || (end > lead && noTitle.has(last.text))) break;
    const start = end > lead ? lead : at;
    const value = titled(reader, start, end);
    // A day in a title is more likely when it is to be done.
    const days = reader.tokens.slice(lead, end).filter(({ text }) => namesDay.test(text)).length;
    if (value) found.push({ end, value, cost: 5 + (end - at) * 0.3 + 20 * days });
  }
  return found;
}

function titled(reader: Reader, start: number, end: number): TaskRef | null {
  const { tokens, people } = reader;
  const isNoun = end - start > 1 && tails.test(tokens[end - 1]?.text ?? '');
  const stop = isNoun ? end - 1 : end;
  const first = tokens[start]?.text ?? '';
  if (noBeginning.test(first) || tokens.slice(start, end).some(({ text }) => reminding.test(text)))
    return null;
  if (tokens.slice(start, stop).every(({ text }) => nothing.test(text))) return null;
  // 'De esto no se encarga Eva', 'a la nota no le falta nada': what is denied is no title.
  if (stop - start > 1 && denial.test(tokens[stop - 1]?.text ?? '')) return null;
  // 'La publicó esta mañana' tells something.
  if (/\p{L}{3,}ó(?!\p{L})/u.test(typed(reader, start, stop))) return null;
  for (let named = start + 1; named <= Math.min(isNoun ? stop : stop - 1, start + longestOwner); named += 1) {
    if (!/'s?$/.test(tokens[named - 1]?.text ?? '')) continue;
    const [only, ...others] = people.called(foldedWords(reader, start, named).replace(/'s?$/, ''));
    if (only && others.length === 0) {
      // 'Rubén's task': the only one, or it is asked which.
      if (isNoun && named === stop) return { kind: 'filter', filter: { assigneeId: only.id }, isOne: true };
      // 'Simon's two'.
      const rest = foldedWords(reader, named, stop);
      if (/^(?:two|three|four|both)$/.test(rest)) return { kind: 'filter', filter: { assigneeId: only.id } };
      return { kind: 'titled', words: plainEnd(typed(reader, named, stop)), assigneeId: only.id };
    }
  }
  return { kind: 'titled', words: plainEnd(typed(reader, start, stop)) };
}

/** Where a title may begin behind 'the task called' and its like, or at once. */
function leadEnds(reader: Reader, at: number, tongue: Tongue): Set<number> {
  const words = `${foldedWords(reader, at, at + 5)} `;
  const lead = leads[tongue].exec(words)?.[0].trim() ?? '';
  return new Set([at, at + (lead === '' ? 0 : lead.split(' ').length)]);
}
