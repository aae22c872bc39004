import type { errorTemplates } from '@tavla/shared/error-words';
import type { fieldTemplates } from '@tavla/shared/field-words';
import { fieldParts, labelOf, type Words } from '@tavla/shared/words';
import { i18n } from './i18n';

/**
 * A language's words for what is refused, by reason: the area `said` of its catalogue. `label-title` names a field,
 * and `entry` one of several. What is missing is said in English.
 */
export type SaidTexts = {
  [Reason in
    | keyof typeof errorTemplates
    | keyof typeof fieldTemplates
    | `label-${string}`
    | 'entry']?: string;
};

const area = 'said';
/** i18next knows the keys of the areas that are loaded in English; this one never is. */
const untyped = i18n as unknown as {
  exists(key: string, options: object): boolean;
  t(key: string, options: object): string;
};

// `{{field, label}}` in a template.
i18n.services.formatter?.add('label', (field, lng) => label(String(field), lng));

/** What was said in English, in the chosen language: English as it was said, another by its reason. */
export function inLanguage({ message, ...said }: Partial<Words> & { message: string }): string {
  return translated(said) ?? message;
}

/** The words of another language for a reason; undefined in English, and where it has none. */
export function translated({ reason, params = {} }: Partial<Words>): string | undefined {
  const isEnglish = /^en\b/.test(i18n.language);
  return isEnglish || reason === undefined ? undefined : textOf(reason, params, i18n.language);
}

function label(field: string, lng: string | undefined): string {
  const { name, entry } = fieldParts(field);
  const words = textOf(`label-${name}`, {}, lng) ?? labelOf(name);
  if (entry === undefined) return words;
  return textOf('entry', { label: words, count: entry + 1 }, lng) ?? `${words} ${entry + 1}`;
}

/** Asked for first: i18next would look for parameters in the English sentence, which holds what people wrote. */
function textOf(key: string, params: Words['params'], lng: string | undefined): string | undefined {
  const { count } = params;
  const options = { ns: area, lng, replace: params, ...(count !== undefined && { count }) };
  return untyped.exists(key, options) ? untyped.t(key, options) : undefined;
}
