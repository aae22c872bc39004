import { fullName } from '@tavla/shared/full-name';
import { fold, words as wordsOf } from '@/adapters/language/fold-text';
import type { Asked } from '@/modules/assistant/asked';

/** What can be wished of tasks. */
export type WishKind =
  | 'assign'
  | 'move'
  | 'due'
  | 'rename'
  | 'describe'
  | 'tag'
  | 'create'
  | 'delete'
  | 'comment'
  | 'remind';

/** What somebody wishes with their own words. Nothing that anybody else wrote counts. */
export interface Wish {
  kinds: ReadonlySet<WishKind>;
  /** Whom the message names; where it names nobody, anybody may be meant. */
  personIds: ReadonlySet<string>;
  /** Whether several tasks may be meant that it does not name. */
  isWide: boolean;
  /** The words of the message, folded. */
  words: ReadonlySet<string>;
}

/** Beginnings of words that wish for something, folded, in English, Spanish and Swedish. */
const verbs: Record<WishKind, RegExp> = {
  assign:
    /^(?:(?:re|un)?assign(?:ed|ing|s)?|give|hand|delegate|asign\w*|reasign\w*|encarg\w*|delega\w*|dale|tilldela)$/,
  move: /^(?:move|mark|set|put|start|finish|close|complete|done|reopen|approve|muev\w*|mueve|mover|marca\w*|pon|poner|pasa\w*|empieza|termina\w*|cierra|cerrar|completa\w*|aprueb\w*|flytta|markera)$/,
  due: /^(?:due|deadline|postpone|reschedule|schedule|move|set|push|extend|vence\w*|fecha|plazo|aplaza\w*|pospon\w*|pon|poner|programa\w*|skjut)$/,
  rename: /^(?:rename|retitle|title|call|shorten|renombra\w*|titula\w*|llama\w*|byt)$/,
  describe:
    /^(?:describe|description|draft|write|rewrite|summari[sz]e|fill|add|expand|describ\w*|descripcion|redacta\w*|escrib\w*|rellena\w*|resum\w*|anade|beskriv)$/,
  tag: /^(?:tag|untag|label|tags|labels|etiquet\w*|tagga)$/,
  create:
    /^(?:create|add|make|split|break|turn|plan|crea\w*|anad\w*|agrega\w*|divid\w*|separa\w*|haz|convierte|skapa|dela)$/,
  delete:
    /^(?:delete|remove|merge|combine|drop|discard|borra\w*|elimina\w*|quita\w*|fusiona\w*|junta\w*|radera)$/,
  comment: /^(?:comment|reply|tell|write|post|note|comenta\w*|responde|dile|escrib\w*|kommentera)$/,
  remind: /^(?:remind|reminder|recuerda\w*|recordatorio|recordar\w*|paminn)$/,
};
/** What makes a verb the opposite of a wish. */
const negation = /^(?:not|no|never|dont|don|without|nunca|sin|tampoco|inte)$/;
const wide =
  /^(?:all|every|each|everything|both|any|tasks|tickets|cards|ones|them|these|those|duplicates?|todas?|todos?|cada|ambas|tareas|duplicad\w*|alla|uppgifter)$/;
/** What asks, and wishes only after a request. */
const request =
  /^\W*(?:please\b|(?:can|could|would|will) (?:you|we)\b|por favor\b|(?:me )?(?:puedes|podrias|podeis)\b|kan du\b)/;

/**
 * Pure: what a message wishes, by its own words; undefined where it only asks. Read broadly, since what is offered is
 * shown before it is done, but never beyond it: a model is not asked for a verdict on this.
 */
export function wishOf({ message, people }: Pick<Asked, 'message' | 'people'>): Wish | undefined {
  const folded = fold(message);
  const isQuestion = /[?¿]/.test(message) && !request.test(folded.replace(/@?tavla\W*/, ''));
  if (isQuestion) return undefined;
  const words = wordsOf(message).map(({ text }) => text);
  const said = words.filter(
    (_, at) => !negation.test(words[at - 1] ?? '') && !negation.test(words[at - 2] ?? ''),
  );
  const kinds = new Set(
    (Object.keys(verbs) as WishKind[]).filter((kind) => said.some((word) => verbs[kind].test(word))),
  );
  if (kinds.size === 0) return undefined;
  const all = new Set(words);
  const named = people.filter((person) => isNamed(all, person)).map(({ id }) => id);
  return { kinds, personIds: new Set(named), isWide: words.some((word) => wide.test(word)), words: all };
}

function isNamed(words: ReadonlySet<string>, person: Asked['people'][number]): boolean {
  return wordsOf(fullName(person)).some(({ text }) => text.length > 1 && words.has(text));
}
