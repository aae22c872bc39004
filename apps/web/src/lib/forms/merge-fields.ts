/** Whether two values of a field say the same. */
export type Same<V> = <Field extends keyof V>(field: Field, one: V[Field], other: V[Field]) => boolean;

/** What two people made of the same thing. */
export interface Three<V> {
  /** What both began with. */
  base: V;
  mine: V;
  theirs: V;
}

export interface Merged<V> {
  /** Theirs, with what only I changed; mine where both changed a field. */
  values: V;
  /** The fields that both changed, to different values, in their order. */
  clashes: (keyof V)[];
}

/** Lists say the same in any order; else the same is the same as JSON. */
export function isSameValue(_field: unknown, one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other);
}

/** The fields of `from` that differ in `to`, in their order. */
export function changedFields<V extends object>(from: V, to: V, isSame: Same<V> = isSameValue): (keyof V)[] {
  const fields = Object.keys(from) as (keyof V)[];
  return fields.filter((field) => !isSame(field, from[field], to[field]));
}

/** The one three-way merge of two people's changes, field by field. */
export function mergeFields<V extends object>(three: Three<V>, isSame: Same<V> = isSameValue): Merged<V> {
  const { base, mine, theirs } = three;
  const changed = changedFields(base, mine, isSame);
  const clashes = changed.filter(
    (field) => !isSame(field, base[field], theirs[field]) && !isSame(field, mine[field], theirs[field]),
  );
  return { values: { ...theirs, ...pickFields(mine, changed) }, clashes };
}

/** These fields alone. */
export function pickFields<V extends object>(values: V, fields: readonly (keyof V)[]): Partial<V> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>;
}

function keyOf(value: unknown): string {
  return Array.isArray(value) ? JSON.stringify(value.map(keyOf).sort()) : JSON.stringify(value);
}
