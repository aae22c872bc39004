/** What a sentence is filled with: names, numbers and lists of names, never a sentence of its own. */
export type Param = string | number | string[];
export type Params = Record<string, Param>;

/** A sentence for a person, and what another language makes its own of: why, and with what. */
export interface Words {
  /** Its name in a catalogue, such as `name-taken`; a program can rely on it. */
  reason: string;
  params: Params;
  /** In English. */
  message: string;
}

/** What stands between the braces of a template: `count`, or `max, number`. */
type Slot<T extends string> = T extends `${string}{{${infer One}}}${infer Rest}` ? One | Slot<Rest> : never;
type NameOf<S extends string> = S extends `${infer Name}, ${string}` ? Name : S;
type ValueOf<S extends string> = S extends `${string}, list${string}`
  ? string[]
  : S extends `${string}, number` | 'count'
    ? number
    : S extends `${string}, label`
      ? string
      : string | number;
type Filling<T extends string> = { [S in Slot<T> as NameOf<S>]: ValueOf<S> };

/** The reasons of a catalogue: two entries `_one` and `_other` are one reason. */
export type ReasonIn<C> = keyof {
  [Key in keyof C & string as Key extends `${infer Reason}_one` | `${infer Reason}_other` ? Reason : Key]: 1;
};

/** What a reason's templates ask for; a plural asks for `count` as well. */
export type ParamsIn<C, Reason extends string> = Reason extends keyof C
  ? Filling<C[Reason] & string>
  : Filling<C[`${Reason}_other` & keyof C] & string> & { count: number };

type Given<P> = keyof P extends never ? [] : [params: P];

/**
 * Says the sentences of a catalogue. Its templates are written as i18next takes them, so that it is a language file
 * as it stands: `{{name}}`, `{{names, list(type: unit)}}`, `{{most, number}}`, `{{field, label}}`, and `_one` and
 * `_other` behind a reason that depends on `count`.
 */
export function sayerOf<const C extends Record<string, string>>(templates: C) {
  return <Reason extends ReasonIn<C>>(reason: Reason, ...given: Given<ParamsIn<C, Reason>>): Words => {
    const params = (given[0] ?? {}) as Params;
    return { reason, params, message: fill(templateOf(templates, reason, params) ?? '', params) };
  };
}

const plural = new Intl.PluralRules('en');

/** The template of a reason, the one for this `count` where there are several; undefined for no reason of these. */
export function templateOf(
  templates: Record<string, string>,
  reason: string,
  { count }: Params,
): string | undefined {
  return templates[reason] ?? templates[`${reason}_${plural.select(Number(count))}`];
}

const slot = /\{\{(\w+)(?:, (\w+)[^}]*)?\}\}/g;

/** Pure: a template with what it asks for. What was filled in is not looked at again. */
export function fill(template: string, params: Params): string {
  return template.replaceAll(slot, (whole, name: string, format = 'plain') => {
    const value = params[name];
    return value === undefined ? whole : (formats[format]?.(value) ?? String(value));
  });
}

/** The names that a template asks for. */
export function namesIn(template: string): string[] {
  return [...template.matchAll(slot)].map(([, name = '']) => name);
}

const list = new Intl.ListFormat('en', { type: 'unit' });

/** As i18next formats by these names; `label` is ours. */
const formats: Record<string, (value: Param) => string> = {
  number: (value) => Number(value).toLocaleString('en'),
  list: (value) => list.format(Array.isArray(value) ? value : [String(value)]),
  label: (value) => labelOf(String(value)),
};

/** Pure: the name of a field, and which of its entries is meant: the third of them is `tags[2]`. */
export function fieldParts(field: string): { name: string; entry?: number } {
  const [, name = field, entry] = /^(.*)\[(\d+)\]$/s.exec(field) ?? [];
  return entry === undefined ? { name } : { name, entry: Number(entry) };
}

/** Pure: the name of a field in words: categoryName is 'Category name', tags[2] is 'Tags: entry 3'. */
export function labelOf(field: string): string {
  const { name, entry } = fieldParts(field);
  if (name === '') return 'The request';
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const label = words.charAt(0).toUpperCase() + words.slice(1);
  return entry === undefined ? label : `${label}: entry ${entry + 1}`;
}
