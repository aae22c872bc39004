import type { Token } from './tokens';

/** Forms behind 'quiero que', and those of '¿me … ?', by the name that rules know the verb by. */
const wished = formsOf(
  'asigna:asignes reasigna:reasignes pasa:pases mueve:muevas pon:pongas cambia:cambies marca:marques cierra:cierres reabre:reabras empieza:empieces aprueba:apruebes aplaza:aplaces quita:quites anade:anadas agrega:agregues renombra:renombres divide:dividas comenta:comentes recuerda:recuerdes avisa:avises junta:juntes crea:crees redacta:redactes',
);
const asked = formsOf(
  'asigna:asignas reasigna:reasignas pasa:pasas mueve:mueves pon:pones cambia:cambias marca:marcas cierra:cierras reabre:reabres aprueba:apruebas aplaza:aplazas quita:quitas anade:anades renombra:renombras divide:divides recuerda:recuerdas avisa:avisas junta:juntas crea:creas redacta:redactas',
);

function formsOf(list: string): ReadonlyMap<string, string> {
  return new Map(list.split(' ').map((pair) => pair.split(':').reverse() as [string, string]));
}

const pronoun = /^(?:me|se|la|lo|las|los|le|les)$/;

/**
 * 'Quiero que la muevas' as 'mueve -la' and '¿me la pasas?' as 'puedes pasa -me -la ?': the same wishes with the words
 * in another order. Only where a sentence begins so, and the second only where it is asked.
 */
export function asCommands(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const made = isStart(tokens, at) ? (wishAt(tokens, at) ?? askedAt(tokens, at)) : toldAt(tokens, at);
    if (made) found.push(...made.tokens);
    else found.push(...tokens.slice(at, at + 1));
    at = made?.end ?? at + 1;
  }
  return found;
}

const isStart = (tokens: readonly Token[], at: number) =>
  at === 0 || tokens[at - 1]?.kind === 'mark' || tokens[at - 1]?.text === 'y';

function wishAt(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  if (!/^(?:quiero|necesito|querria|quisiera)$/.test(tokens[at]?.text ?? '')) return null;
  if (tokens[at + 1]?.text !== 'que') return null;
  return verbAt(tokens, at + 2, wished);
}

function askedAt(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const first = tokens[at];
  const politely = politelyAt(tokens, at);
  if (politely) return politely;
  if (!first || !/^(?:me|nos|la|lo|las|los|se)$/.test(first.text)) return null;
  const made = verbAt(tokens, at, asked);
  const mark = tokens.slice(at).find(({ kind, text }) => kind === 'mark' && /^[.?!;\n]$/.test(text));
  return made && mark?.text === '?'
    ? {
        ...made,
        tokens:
          at > 0 && tokens[at - 1]?.text === 'y'
            ? made.tokens
            : [{ ...first, text: 'puedes' }, ...made.tokens],
      }
    : null;
}

/** Behind these it is a condition, a reason or a denial. */
const noOrder =
  /^(?:si|cuando|que|no|porque|como|donde|tu|aunque|mientras|nunca|siempre|ya|por|cuantas|cuantos|cuanto|cual|quien|tampoco|nunca)$/;

/** 'A lo que no tenga responsable le pones fecha': what one tells an assistant to do, as if it did. */
function toldAt(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  const before = tokens[at - 1]?.text ?? '';
  if (!pronoun.test(tokens[at]?.text ?? '') || pronoun.test(before) || noOrder.test(before)) return null;
  return verbAt(tokens, at, asked);
}

/** '¿La puedes pasar a hecho?' as 'puedes pasa -la a hecho ?'. */
function politelyAt(tokens: readonly Token[], at: number): { tokens: Token[]; end: number } | null {
  let end = at;
  while (end < at + 2 && pronoun.test(tokens[end]?.text ?? '')) end += 1;
  const [can, verb] = [tokens[end], tokens[end + 1]];
  if (
    end === at ||
    !can ||
    !verb ||
    !/^(?:puedes|podrias|podes|podeis|puede|podria|podriais)$/.test(can.text)
  )
    return null;
  if (verb.raw === undefined || !/r$/.test(verb.raw)) return null;
  const pronouns = tokens.slice(at, end).map((token) => ({ ...token, text: `-${token.text}` }));
  return { tokens: [can, verb, ...pronouns], end: end + 2 };
}

/** A verb behind its pronouns, before them. */
function verbAt(
  tokens: readonly Token[],
  at: number,
  forms: ReadonlyMap<string, string>,
): { tokens: Token[]; end: number } | null {
  let end = at;
  while (end < at + 2 && pronoun.test(tokens[end]?.text ?? '')) end += 1;
  const verb = tokens[end];
  const name = verb && forms.get(verb.text);
  if (!verb || name === undefined) return null;
  const pronouns = tokens.slice(at, end).map((token) => ({ ...token, text: `-${token.text}` }));
  return { tokens: [{ ...verb, text: name, raw: verb.text }, ...pronouns], end: end + 1 };
}
