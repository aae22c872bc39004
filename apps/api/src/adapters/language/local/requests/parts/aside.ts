import { wordSet } from '@/adapters/language/local/word-set';
import { commandWords } from '../commands/command-words';
import { tellsSaid } from '../commands/sentences';
import type { Ground } from '../grammar/match';
import type { RequestContext } from '../request';
import { unsafe } from '../slots/stop-words';
import { isQuotation, type Token } from '../text/tokens';
import type { Placed } from './cover';

/** Verbs that only tell, at any place but the first. */
const tells = wordSet(
  "is are was were has have had may will can needs need knows wants takes likes gets got goes went came comes left works looks seems broke failed passed arrived promised agreed called sent did does gave took made found told saw said says put paid got rang lost won built bought brought caught fell felt flew forgot grew held hit hurt kept knew led let lay met ran sat sold set shut slept spoke spent stood swam thought threw understood woke wore wrote wait waits starts start ends leaves asks keeps runs stays expects depends counts remains means isn't",
);
const cuenta = wordSet(
  'fue fueron hizo hicieron estuvo quiso pudo dio dieron cambio subio bajo es son esta estan estaba hay tiene tienen anda andan sigue siguen falta faltan ha han hemos he va van viene vienen llega llegan necesita necesitan queda quedan hace hacen llego llegaron termino terminaron prometi prometimos prometio avanza lleva llevan empieza empieza avisaron aviso confirmo confirmaron llamo llamaron vence firmo firmaron pago pagaron mando mandaron arreglo salio salieron vino vinieron pidieron reclaman urge corre',
);
const questions = wordSet(
  'what who whom whose which when where why how que quien quienes cual cuales cuando donde como cuanto cuantos do does did',
);
/** Times that only say when something is told. */
const present =
  /^(?:today|now|yesterday|this week|this morning|tonight|hoy|ahora|ayer|esta semana|esta manana)$/;
const subjects = /^(?:i|we|he|she|they|it|who|el|ella|ellos|yo)$/;

/**
 * Whether words that nothing explains only tell something: they hold no value, no doubt, no question and no other wish.
 */
export function onlyTells(
  ground: Ground,
  context: RequestContext,
  own: readonly Placed[],
  mayBeVerbless = false,
): boolean {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return false;
  const tokens = ground.tokens.slice(first.from, last.to);
  const [opening] = tokens;
  if (!opening || tokens.length < 2 || tokens.some((token) => isQuotation(token) || /^-l/.test(token.text)))
    return false;
  const isPerson = (ground.slots.namesake?.(first.from, 'en') ?? []).length > 0;
  const denies = deniesFact(tokens, isPerson) || tellsSaid(tokens);
  if (tokens.some(({ text }) => unsafe.has(text) || /n't$/.test(text)) && !denies) return false;
  if (questions.has(opening.text) || opening.raw !== undefined) return false;
  // 'Pagamos la factura' begins a form of words, and tells.
  const isTold = /[aei]mos$/.test(opening.text) || mayBegin.has(opening.text);
  if (commandWords.has(opening.text) && !isTold) return false;
  if (own.some(({ piece }) => piece !== null && holdsValue(ground, context, piece, own))) return false;
  return (
    mayBeVerbless ||
    denies ||
    tokens.some(({ text, start, end }, at) => {
      const typed = context.message.slice(start, end);
      if (cuenta.has(text) || /[óé]$|(?:aron|ieron|aban?|ían?|[aei]mos)$/.test(typed)) return true;
      if (at === 0) return /'(?:s|re|m|ve|ll)$/.test(text);
      const before = tokens[at - 1]?.text ?? '';
      return (
        tells.has(text) ||
        /'(?:s|re|m|ve|ll)$/.test(text) ||
        (/ed$/.test(text) && text.length > 4) ||
        (subjects.test(before) && /s$/.test(text))
      );
    })
  );
}

const denials = /^(?:not|never|cannot|no|tampoco|ni)$|n't$/;
/** What leaves open whether the wish beside it holds, or is somebody else's. */
const doubts = wordSet(
  'know think sure say said says want wants wanted mean believe decide decided agree agreed care mind like let to need see remember recall understand mention tell told ask asked sabe sabemos saben se sabia seguro segura seguros decidido decidida decidimos quiere quiero queremos quieren creo crees cree digo dice dijo recuerdo acuerdo entiendo pienso',
);
const deniers =
  /^(?:i|we|he|she|they|it|nobody|the|our|my|no|aun|todavia|ya|el|la|los|las|ella|ellos|nadie|yo|esto|eso)$/;
/** Behind these a 'no' is no order: 'no cierres' is one. */
const indicative =
  /^(?:puedo|podemos|puede|pueden|ha|han|he|hemos|esta|estan|tiene|tienen|tenemos|tengo|hay|nos|me|llega|llegan|llego|llegamos|vino|va|van|voy|vamos|da|dan|damos|doy|queda|quedan|sale|salio|funciona|firmo|firmaron|contesto|contestaron|pago|pagaron|es|son|hemos|hubo|habra|llegara|estara|podra|podre|podremos)$/;

/** 'I can't sign it off yet', 'todavía no podemos aprobarla': a fact, and nothing that takes a wish back. */
function deniesFact(tokens: readonly Token[], isPerson: boolean): boolean {
  const at = tokens.findIndex(({ text }) => denials.test(text));
  const text = (index: number) => tokens[index]?.text ?? '';
  if (at < 0 || !(isPerson || deniers.test(text(0))) || doubts.has(text(at + 1)) || doubts.has(text(at + 2)))
    return false;
  if (/^(?:no|tampoco|ni)$/.test(text(at)) && !indicative.test(text(at + 1))) return false;
  return !tokens.some((token, index) => index !== at && (unsafe.has(token.text) || /n't$/.test(token.text)));
}

const mayBegin = wordSet(
  'the it she he they we i a all that this en la el ya se esto eso lo no aun todavia nobody our my',
);

function holdsValue(
  ground: Ground,
  context: RequestContext,
  piece: Placed['piece'] & object,
  own: readonly Placed[],
): boolean {
  const place = own.find((one) => one.piece === piece);
  const words = place ? ground.tokens.slice(place.from, place.to) : [];
  const { to, from, day, bareDay, span, column, unclear, opens, told } = piece;
  // 'Pagó' is no tag that is called 'pago'.
  const isVerb = words.some((token) => /[óé]$/.test(context.message.slice(token.start, token.end)));
  const tags = isVerb ? undefined : piece.tags;
  if (bareDay !== undefined || day !== undefined) {
    return !present.test(words.map(({ text }) => text).join(' '));
  }
  return [to, from, span, column, tags, unclear, opens, told?.tags, told?.day].some(
    (value) => value !== undefined,
  );
}
