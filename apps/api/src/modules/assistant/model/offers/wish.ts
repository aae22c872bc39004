import { fullName } from '@tavla/shared/full-name';
import { fold, words as wordsOf } from '@/adapters/language/fold-text';
import type { RequestContext } from '@/adapters/language/local/requests/request';
import { stemsInBoth, type ToldValues, toldValues } from './told-values';
import { isWishVerb, type WishKind, wide, wishVerbs } from './wish-verbs';

/** What somebody wishes with their own words. Nothing that anybody else wrote counts. */
export interface Wish {
  kinds: ReadonlySet<WishKind>;
  /** Whom the message names; where it names nobody, anybody may be meant. */
  personIds: ReadonlySet<string>;
  /** Whether several tasks may be meant that it does not name. */
  isWide: boolean;
  /** The words of the message, folded. */
  words: ReadonlySet<string>;
  /** The same in their order, with one space before and behind each. */
  text: string;
  /** Beginnings of the words that may name a task: none that wishes. */
  stems: ReadonlySet<string>;
  told: ToldValues;
}

/** What makes a verb the opposite of a wish. */
const negation = /^(?:not|no|never|dont|don|without|nunca|sin|tampoco|inte)$/;
/** What asks, and wishes only after a request. */
const request =
  /^\W*(?:please\b|(?:can|could|would|will) (?:you|we)\b|por favor\b|(?:me )?(?:puedes|podrias|podeis)\b|kan du\b)/;

/**
 * Pure: what a message wishes, by its own words; undefined where it only asks. Read broadly, since what is offered is
 * shown before it is done, but never beyond it: a model is not asked for a verdict on this.
 */
export function wishOf(context: RequestContext): Wish | undefined {
  const { message, people } = context;
  const folded = fold(message);
  const isQuestion = /[?¿]/.test(message) && !request.test(folded.replace(/@?tavla\W*/, ''));
  if (isQuestion) return undefined;
  const words = wordsOf(message).map(({ text }) => text);
  const said = words.filter(
    (_, at) => !negation.test(words[at - 1] ?? '') && !negation.test(words[at - 2] ?? ''),
  );
  const kinds = new Set(
    (Object.keys(wishVerbs) as WishKind[]).filter((kind) => said.some((word) => wishVerbs[kind].test(word))),
  );
  if (kinds.size === 0) return undefined;
  const all = new Set(words);
  const named = people.filter((person) => isNamed(all, person)).map(({ id }) => id);
  const naming = [...all].filter((word) => !isWishVerb(word));
  return {
    kinds,
    personIds: new Set(named),
    isWide: words.some((word) => wide.test(word)),
    words: all,
    text: asText(words),
    stems: stemsInBoth(naming),
    told: toldValues(context),
  };
}

/** Pure: words in their order, to look for others in them. */
export const asText = (words: readonly string[]): string => ` ${words.join(' ')} `;

function isNamed(words: ReadonlySet<string>, person: RequestContext['people'][number]): boolean {
  return wordsOf(fullName(person)).some(({ text }) => text.length > 1 && words.has(text));
}
