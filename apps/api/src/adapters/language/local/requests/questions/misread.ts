import type { Token } from '../text/tokens';

const denial =
  /^(?:not|non|neither|nor|never|except|excluding|counting|besides|than|menos|excepto|salvo|aparte|ni|nunca|isn't|aren't|wasn't|weren't|don't|doesn't|haven't|hasn't)$/;
/** In Spanish 'no' denies what stands behind these. */
const denied = /^(?:esta|estan|estaba|estaban|es|son|sea|sean|tiene|tienen|lleva|llevan|vence|vencen|-.*)$/;
/** What may stand between a denial and what it denies. */
const between =
  /^(?:is|are|was|were|be|been|being|yet|still|currently|already|really|now|in|on|of|the|a|an|any|have|has|having|got|tagged|labelled|labeled|assigned|to|due|with|for|from|esta|estan|estaba|estaban|es|son|sea|sean|ya|aun|todavia|en|de|la|las|el|los|a|con|tiene|tienen|lleva|llevan|etiquetad[oa]s?|asignad[oa]s?)$/;

/** What a task has or has not. */
const attribute =
  /^(?:tags?|labels?|descriptions?|attachments?|files?|comments?|adjuntos?|archivos?|comentarios?|assignees?|owners?|assigned|deadlines?|dates?|etiquetas?|descripcion|descripciones|responsables?|duenos?|fechas?|plazos?|asignad[oa]s?)$/;
const date = /^(?:deadlines?|dates?|fechas?|plazos?)$/;
const holds = /^(?:has|have|having|with|are|is|got|tienen?|tengan?|llevan?|con|estan?)$/;
const many =
  /^(?:a|an|any|some|the|at|least|more|than|only|exactly|no|due|one|two|three|four|five|several|many|multiple|\d+|un|una|alguna?|algun|mas|de|dos|tres|cuatro|cinco|varias|varios|la)$/;

/** 'Overdue or urgent', and not 'or so'. */
const isEither = (word: string, next: string) =>
  (/^(?:or|o)$/.test(word) || (word === 'u' && /^h?o/.test(next))) &&
  !/^(?:so|less|more|later|earlier|something|anything|whatever|asi|algo|mas|menos|lo|[?.!,])$/.test(next);

/**
 * Whether words that nothing explains turn what was understood into something else: 'not overdue' denies it, and how
 * many 'have two tags' is no number of all tasks.
 * @param left which tokens nothing explains
 * @param isDated whether days were understood: 'with a deadline this week' is due then
 */
export function isMisread(
  tokens: readonly Token[],
  left: readonly number[],
  from: number,
  to: number,
  isDated: boolean,
): boolean {
  const open = new Set(left);
  const text = (at: number) => tokens[at]?.text ?? '';
  return left.some((at) => {
    const isOrNot = /^(?:no|not)$/.test(text(at + 1)) && !/\p{L}/u.test(text(at + 2));
    if (isEither(text(at), text(at + 1)) && at + 1 < to && !isOrNot) {
      // A filter holds what is all of it true at once.
      for (let before = from; before < at; before += 1) if (!open.has(before)) return true;
    }
    // Whoever it is that nobody is, no filter holds it.
    if (/^(?:excluded|excluid[oa]s?)$/.test(text(at))) return true;
    if (/^(?:nobody|noone|nadie)$/.test(text(at)) || (text(at) === 'no' && text(at + 1) === 'one'))
      return true;
    const isDenial =
      denial.test(text(at)) ||
      (text(at) === 'no' && denied.test(text(at + 1))) ||
      (text(at - 1) === 'sin' && /^(?:cuenta|conta)/.test(text(at))) ||
      (text(at) === 'mas' && text(at + 1) === 'de');
    if (isDenial) {
      let next = at + 1;
      while (next < to && open.has(next) && between.test(text(next))) next += 1;
      if (next < to && !open.has(next)) return true;
    }
    if (!attribute.test(text(at)) || (isDated && date.test(text(at)))) return false;
    let before = at - 1;
    while (open.has(before) && many.test(text(before))) before -= 1;
    return holds.test(text(before));
  });
}
