import { wordSet } from '@/adapters/language/local/word-set';
import { unsafe } from '../slots/stop-words';
import { endOfSentence, endsSentence, isQuotation, type Token } from '../text/tokens';

const longestAside = 25;
const asideStarts = wordSet(
  "because since as she he they it it's we she's he's they're we're i'm we've they've he'd that's que porque pues ya es esta son ella el there hay there's until till hasta while mientras waiting awaiting still esperando todavia aun",
);
/** What a sentence that tells something does not begin with: another wish, or one that takes something back. */
const wishes = wordSet(
  'whatever whichever anything everything delete archive send email mail call invite book duplicate copy share export print schedule ask tell check look notify unmark revert restore trash kill block wait keep leave no not do does did borra elimina envia manda llama invita copia comparte avisa deshaz restaura espera no',
);
const questions = wordSet(
  'what who whom whose which when where why how is are was were does did do has have am should shall que quien quienes cual cuales cuando donde como cuanto cuantos cuanta cuantas por',
);
const pronouns = wordSet(
  "she he they it it's she's he's that that's they're i we i'm ella el es ya esto eso this",
);

/**
 * Whether the words from here to their sentence's end only tell something, which no wish beside them has to heed: no
 * condition, no doubt, nobody else's words. `isInside`: behind a comma.
 */
export function isAside(
  tokens: readonly Token[],
  at: number,
  isInside: boolean,
  end = endOfSentence(tokens, at),
): boolean {
  const own = tokens.slice(at, end);
  const first = own[0]?.text ?? '';
  if (own.length === 0 || own.length > longestAside || tokens[end]?.text === '?') return false;
  if (
    own.some(
      (token) => isQuotation(token) || (token.kind === 'mark' && token.text !== ',') || /^-/.test(token.text),
    )
  )
    return false;
  // 'Y que estén mañana' is another wish.
  if (first === 'que' && (tokens[at - 1]?.text === 'y' || isSubjunctive(own.slice(1)))) return false;
  if (first === 'that' && tokens[at - 1]?.text === 'and' && pronouns.has(own[1]?.text ?? '')) return false;
  // 'But Jonas wants it' is no reason.
  if (/^(?:but|pero)$/.test(tokens[at - 1]?.text ?? '')) return false;
  if (own.some(({ text }) => unsafe.has(text) || /n't$/.test(text))) return tellsWhy(own);
  // 'Iker, by friday, tag urgent': what stands before a comma and tells nothing is a part of the wish.
  const isPart = end < endOfSentence(tokens, at);
  if (isInside || isPart) return (asideStarts.has(first) && !isArticle(own)) || tellsByItself(own);
  return !wishes.has(first) && !questions.has(first);
}

/** 'El presupuesto' is no 'él'. */
const isArticle = ([first, second]: readonly Token[]) =>
  first?.text === 'el' &&
  !says.has(second?.text ?? '') &&
  !/^(?:ya|no|se|me|la|lo)$/.test(second?.text ?? '');

const subjunctive =
  /^(?:este|esten|sea|sean|quede|queden|vaya|vayan|pase|pasen|venza|venzan|haga|hagan|lleve|lleven|termine|terminen|acabe|tenga|tengan|coja|cojan|salga|salgan|entre|vuelva|ponga|cierre|firme|pague|prepare|revise|mire|llame|espere|esperen|encargue|ocupe|responda|conteste|recoja|traiga|compre|pida|pinte|arregle)$/;
const indicative =
  /^(?:tiene|tienen|quiere|quieren|viene|vienen|puede|pueden|hace|hacen|conoce|conocen|sabe|saben|debe|deben|pide|piden|vende|venden|mueve|mueven|parece|parecen|pone|ponen)$/;
const isSubjunctive = (own: readonly Token[]) =>
  own.slice(0, 3).some(({ text, raw }, at) => {
    const verb = raw ?? text;
    if (at > 0 && !isPronoun(own[at - 1]?.text)) return false;
    return subjunctive.test(verb) || (at > 0 && /en?$/.test(verb) && !indicative.test(verb));
  });
const isPronoun = (text = '') => /^(?:lo|la|los|las|se|le|les)$/.test(text);

const reasons = wordSet('because since as que porque pues ya aun todavia it');
const speakers = wordSet("i we he she they it i'm we're he's she's they're it's there's that's the parts");
/** What takes a wish back, or leaves it open. */
const takesBack = wordSet(
  "move close assign put change leave touch bother mean me us you your want sure certain decided wait actually nevermind cancel undo if unless whether or maybe perhaps might hold stop forget ignore would should could said says wrote told asked asks suggested message mail email don't dont please until when " +
    'espera cancela olvida si quizas quiza salvo excepto o quiero quiere deberia podria dijo dice pidio pide cuando hasta mejor tampoco toques muevas cambies cierres',
);
const says = wordSet(
  'is are was were has have had needs need knows know wants takes likes gets got goes went came comes left works worked looks seems broke failed passed started finished ended arrived promised agreed called sent es son esta estan tiene tienen hace va van llega llegan llego sabe necesita queda falta faltan ha han fue tarda vuelve llevo llegaron firme paid rang signed moved checked asks knows empezo empezaron terminaron acabaron pagaron firmo firmaron llamo llamaron hizo hicieron vino vinieron salio salieron confirmo prometio cerro cerraron abrio abrieron subio subieron dio dieron dejaron recibio recibimos enviaron entregaron aprobo aprobaron cancelo cancelaron renovo reparo pinto tradujo',
);

const saysSo = /^(?:says|said|dice|dijo)$/;
const subject = /^(?:he|she|it|they|there|ya|no|esta)(?:'(?:ll|s|re|ve|d))?$/;
const denials = /^(?:no|not|cannot)$|n't$/;
/** What somebody may want to be done by saying so. */
const mayWish =
  /^(?:done|finished|ready|closed|needs|need|has|have|goes|go|gives|takes|take|hecha|hecho|lista|listo|tiene|toca|va|pasa)$/;

/** 'Jonas says he'll be quicker': what somebody tells, and no wish of theirs. */
export function tellsSaid(own: readonly Token[]): boolean {
  if (!saysSo.test(own[1]?.text ?? '')) return false;
  const told = own.slice(/^(?:that|que)$/.test(own[2]?.text ?? '') ? 3 : 2);
  return (
    subject.test(told[0]?.text ?? '') &&
    told.every(
      ({ text }) =>
        denials.test(text) ||
        text === 'do' ||
        !(unsafe.has(text) || takesBack.has(text) || wishes.has(text) || mayWish.test(text)),
    )
  );
}

/** What may be so until some day, and says why. */
export const lasts =
  /^(?:closed|shut|open|away|off|out|full|busy|abroad|holiday|leave|cerrad[oa]s?|abiert[oa]s?|fuera|baja|vacaciones|ocupad[oa]s?)$/;

/** 'We're not painting this year', 'because he can't', 'que ya no corre prisa': why, and nothing that is taken back. */
function tellsWhy(own: readonly Token[]): boolean {
  if (saysSo.test(own[1]?.text ?? '')) return tellsSaid(own);
  const first = own[0]?.text ?? '';
  // 'Pending until the landlord answers': nothing that is to be done.
  const isReason = /^(?:because|since|porque|pues|until|till|hasta|while|mientras)$/.test(first);
  const doubts = own.filter(
    ({ text }, at) =>
      takesBack.has(text) &&
      !(/^(?:until|till|hasta)$/.test(text) && lasts.test(own[at - 1]?.text ?? '')) &&
      !(isReason && /^(?:until|till|hasta|decided|says)$/.test(text)) &&
      // 'We do not know yet when'.
      !(
        /^(?:cuando|when)$/.test(text) &&
        /^(?:sabemos|sabe|saben|se|know|knows)$/.test(own[at - 1]?.text ?? '')
      ) &&
      // 'It doesn't mean anything any more'.
      !(text === 'mean' && /^(?:it|that|this|they)$/.test(first)),
  );
  if (doubts.length > 0 || wishes.has(first)) return false;
  if (questions.has(first) && first !== 'que') return false;
  return (
    isReason ||
    reasons.has(first) ||
    speakers.has(first) ||
    own.findIndex(({ text }) => says.has(text) || /n't$/.test(text)) >= 1
  );
}

/** A subject of a few words and a verb that only tells: 'the printer is late'. */
function tellsByItself(own: readonly Token[]): boolean {
  const verb = own.findIndex(({ text }) => says.has(text));
  return verb >= 1 && verb <= 5;
}

/** Whether an aside speaks of what was spoken of already. */
export const speaksOfSame = (token: Token | undefined): boolean => pronouns.has(token?.text ?? '');

/** 'Should we close it', without its question mark. */
export const wonders = (tokens: readonly Token[], at: number) =>
  /^(?:should|shall|must)$/.test(tokens[at]?.text ?? '') &&
  /^(?:the|we|i|it|this|that|he|she|they|our|my|⟦)$/.test(tokens[at + 1]?.text ?? '');

/** Whether a sentence asks something. */
export function isQuestion(tokens: readonly Token[], at: number): boolean {
  const end = endOfSentence(tokens, at);
  const own = tokens.slice(at, end);
  const asks = tokens[end]?.text === '?' || questions.has(own[0]?.text ?? '');
  return own.length > 0 && asks && !own.some((token) => isQuotation(token) || unsafe.has(token.text));
}

/** Whether a sentence begins as a question that is a wish: 'can you …?'. */
export function asksPolitely(tokens: readonly Token[], at: number): boolean {
  let start = at;
  while (start > 0 && !endsSentence(tokens[start - 1])) start -= 1;
  const opening = tokens
    .slice(start, start + 10)
    .map(({ text }) => text)
    .join(' ');
  const closing = tokens
    .slice(Math.max(start, endOfSentence(tokens, start) - 2), endOfSentence(tokens, start))
    .map(({ text }) => text)
    .join(' ');
  if (/(?:would|will|could|can) you$|^(?:.* )?(?:please|pls|porfa|plis)$|por favor$/.test(closing))
    return true;
  // 'Can we finish it by Friday?' asks whether it can be done.
  if (/^(?:can|could) (?:we|i) (?:finish|deliver|complete|do|make|manage)\b/.test(opening)) return false;
  return /\b(?:can|could|would|will) (?:you|we|someone|somebody)\b|^(?:can|could) .*\b(?:go|move|take|have|get|own|pick|handle)\b|\bany chance\b|\bpossible (?:to|for)\b|\bwhy don't (?:we|you)\b|\b(?:puedes|podrias|puede|podria|podeis|te importa|te importaria|podemos|podrian|podriamos|podes|seria tan amable|serias tan amable)\b/.test(
    opening,
  );
}

/** 'Qué hay sin asignar'. */
export const asksWhich = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === 'que' &&
  /^(?:tarea|tareas|ticket|tickets|cosas|hay|esta|estan|queda|quedan|tiene|tienen|tengo|tenemos|falta|faltan|vence|vencen|toca)$/.test(
    tokens[at + 1]?.text ?? '',
  );
