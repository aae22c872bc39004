import { fold } from '@/adapters/language/fold-text';
import { readRequest } from '@/adapters/language/local/requests/read-request';
import type { Retrieved } from '@/modules/retrieval/retrieved';
import type { Asked } from './asked';

/** What a sentence begins with that says nothing yet. */
const opening =
  /^(?:(?:@?tavla|and|so|then|now|also|ok|okay|hi|hey|hello|please|just|y|pues|entonces|ahora|hola|oye|por favor|och|sa|nu|snalla)\b\W*)+/;
/** Words in English, Spanish and Swedish with which a sentence asks, or asks for something to be done. Folded. */
const asks = new RegExp(
  `^(?:${[
    'what|whats|who|whos|whom|whose|when|where|wheres|why|which|how|hows',
    '(?:is|are|was|were|do|does|did|has|have|can|could|would|will|should) (?:there|it|this|that|the|we|you|i|he|she|they|anyone|anybody|somebody|someone|\\p{L}+)',
    'tell|show|list|give|find|search|look|explain|summari[sz]e|describe|compare|count|check|draft|write|remind|help',
    'move|mark|set|put|start|finish|close|complete|reopen|approve|assign|reassign|unassign|hand|delegate|postpone|reschedule',
    'push|extend|rename|retitle|tag|untag|label|create|add|make|split|merge|combine|delete|remove|drop|discard|comment|let',
    'sort|get|schedule|book|update|change|swap|cancel|undo|take|ask|let s|lets|i want|i need|i would like|i d like|id like',
    'que|quien|quienes|cuando|donde|por que|cual|cuales|como|cuanto|cuantos|cuanta|cuantas|hay|puedes|podrias|quiero|necesito',
    'dime|muestra\\w*|lista|dame|busca\\w*|explica\\w*|resume\\w*|describe\\w*|compara|cuenta|redacta|escribe|recuerda\\w*|ayuda\\w*',
    'muev\\w*|mueve\\w*|marca\\w*|pon\\w*|pasa\\w*|empieza|termina|cierra\\w*|completa|aprueba|asigna\\w*|reasigna\\w*|aplaza\\w*',
    'pospon\\w*|renombra\\w*|etiqueta\\w*|crea\\w*|anade\\w*|agrega\\w*|divide\\w*|junta\\w*|borra\\w*|elimina\\w*|quita\\w*|haz\\w*',
    'vad|vem|nar|var|varfor|vilken|vilket|vilka|hur|visa|hitta|beratta|sammanfatta|flytta|tilldela|skapa|radera|markera|paminn|kan du',
  ].join('|')})(?![\\p{L}])`,
  'u',
);

/** What an indirect question begins with, in the same languages. */
const indirect =
  '(?:of |about |de |on |om )?(?:whether|if|what|who|whom|whose|when|where|why|which|how|si|que|quien|quienes|cuando|donde|por que|cual|cuales|como|cuant[oa]s?|om|vad|vem|nar|var|varfor|vilken|vilket|vilka|hur)';
/** Somebody would like to know it. */
const wonders = new RegExp(
  `^(?:${[
    'any (?:idea|clue|word|news)|(?:anyone|anybody|someone|somebody) knows?|(?:(?:i am|i m|am|just|still|also) )?(?:wondering|curious)|i wonder',
    '(?:i (?:would|d) |would |d )?(?:love|like|want) to (?:know|hear|see|understand)',
    '(?:alguna|ni) idea|tienes idea|alguien sabe|sabe alguien|sabes|sabeis|me pregunto|(?:me gustaria|quisiera) saber',
    '(?:har )?nagon aning|vet (?:nagon|du|ni)|(?:jag )?undrar',
  ].join('|')}) ${indirect}(?![\\p{L}])`,
  'u',
);
/** Somebody does not know it, which is asked where nothing else is said. */
const lacks = new RegExp(
  `^(?:(?:i am|i m|am) )?(?:not sure|unsure|no (?:idea|clue)|i (?:do not|don t) know|no (?:se|sabemos)|vet inte) ${indirect}(?![\\p{L}])[^,;:]*$`,
  'u',
);
/** What comes behind tells something. */
const tells = /(?<![\p{L}])(?:but|because|since|though|although|pero|porque|aunque|men|eftersom)(?![\p{L}])/u;

/** What is longer tells something. */
const longestWish = 300;

/**
 * Whether a message that was put to the assistant only asks or wishes, so that nothing rests on it: 'move the boats to
 * Friday' says nothing of when the boats are. What it also tells makes it more than that.
 */
export function onlyAsks(asked: Asked, text: string): boolean {
  const sentences = fold(text)
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((one) =>
      one
        .replace(/^[\W_]+/, '')
        .replaceAll(/['’]/g, ' ')
        .replace(opening, ''),
    )
    .filter((one) => /\p{L}/u.test(one));
  if (
    sentences.length > 0 &&
    sentences.every((one) => one.trimEnd().endsWith('?') || asks.test(one) || asksIndirectly(one))
  )
    return true;
  return text.length <= longestWish && readRequest({ ...asked, message: text.trim() }).kind === 'commands';
}

const asksIndirectly = (sentence: string) =>
  (wonders.test(sentence) || lacks.test(sentence)) && !tells.test(sentence);

/** Passages that an answer may rest on: without what people only asked the assistant. */
export function evidenceIn(asked: Asked, found: readonly Retrieved[]): Retrieved[] {
  return found.filter((one) => one.kind !== 'message' || !one.isAsked || !onlyAsks(asked, one.text));
}
