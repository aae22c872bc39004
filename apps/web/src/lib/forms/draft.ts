import { mergeFields, pickFields, type Same } from './merge-fields';

/** What was changed in a form and never saved. */
export interface Draft<V> {
  changed: Partial<V>;
  /** What stood in these fields when they were changed, as far as that is known. */
  base: Partial<V>;
}

/**
 * The values that a form begins with that has a draft, and what the draft stood on in those of its fields that others
 * have changed since: a draft may wait for weeks, and must not pass for an answer to what it never saw.
 */
export function mergeDraft<V extends object>(now: V, draft: Draft<V> | undefined, isSame?: Same<V>) {
  const base = { ...now, ...draft?.base };
  const { values, clashes } = mergeFields(
    { base, mine: { ...base, ...draft?.changed }, theirs: now },
    isSame,
  );
  return { values, clashed: pickFields(base, clashes) };
}
