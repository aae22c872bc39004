import { useLayoutEffect, useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { errorBody } from '@/api/error-text';
import { i18n } from '@/i18n/i18n';
import { checkedResolver } from '@/lib/forms/checked-resolver';
import { type Draft, mergeDraft } from '@/lib/forms/draft';
import { changedFields, isSameValue, mergeFields, pickFields, type Same } from '@/lib/forms/merge-fields';
import type { Source } from '@/lib/forms/source';
import type { Unsaved } from '@/lib/leaving';
import type { Clash, FormState } from '@/ui/form/form-state';
import { useUnsaved } from '@/ui/use-unsaved';
import { Refused, refusalOf } from './refusal';
import { useCheckedForm } from './use-checked-form';

/** What a form changes of something that exists. */
export interface Edit<T, V> {
  /** As others last left it: its version is the one that the changes stand on. */
  entity: T;
  /** Only the fields that were changed. */
  changed: Partial<V>;
}

interface EntityFormOptions<T, V extends FieldValues> {
  /** Its entity is another object only when it has changed. */
  source: Source<T>;
  /** The fields of an entity, in the order of the form; of null those of a new one. */
  valuesOf: (entity: T | null) => V;
  schema: z.ZodType<V, V>;
  /** Answers what was saved, for a form that stays open; rejects with why not, or with `GivenUp`. */
  save: (values: V, edit: Edit<T, V> | null) => Promise<T | undefined>;
  onSaved: () => void;
  /** Reads the entity that a refusal for an old version (409) brings. */
  currentIn?: (data: unknown) => T | undefined;
  isSame?: Same<V>;
  /** What was changed here before and never saved. What others changed since clashes with it. */
  draft?: Draft<V> | undefined;
  /** Fields that are checked also when nobody touched them. */
  required?: readonly (keyof V)[];
  /** `nothing`: what is typed is kept elsewhere, and leaving asks nothing. */
  lostBy?: Unsaved['lostBy'] | 'nothing';
  /** Puts a failure into words, where the form has its own for one that says nothing. */
  inWords?: (error: unknown) => string;
}

export type EntityForm<T, V extends FieldValues> = ReturnType<typeof useEntityForm<T, V>>;

/**
 * The state of the form of one entity, new or not. It goes on from what others make of the entity while it is open:
 * their values come into the fields that were not touched here; where both changed a field, both values are shown, and
 * the next submit asks before it keeps one's own. Only what was changed is checked and sent.
 */
export function useEntityForm<T, V extends FieldValues>(options: EntityFormOptions<T, V>) {
  const { source, valuesOf, schema, save, onSaved, currentIn, isSame = isSameValue } = options;
  const { draft, required = [], lostBy = 'address', inWords } = options;
  const entity = source.state === 'there' ? source.entity : undefined;
  const [base, setBase] = useState(entity);
  const [start] = useState(() => mergeDraft(valuesOf(entity ?? null), draft, isSame));
  /** The fields that both changed, with what stood in them before. */
  const [clashed, setClashed] = useState<Partial<V>>(start.clashed);
  /** The news that was taken in last: a refusal may have brought newer ones, which it must not undo. */
  const seen = useRef(entity);
  /** Whether a submit has shown the clashes: then the next one keeps one's own values. */
  const isWarned = useRef(false);
  const began = valuesOf(base ?? null);
  const edited = (values: V) => (base ? [...required, ...changedFields(began, values, isSame)] : undefined);
  const latest = useRef(edited);
  latest.current = edited;
  const [resolver] = useState(() => checkedResolver(schema, (values: V) => latest.current(values)));

  const checked = useCheckedForm<V>({ start: start.values, resolver, send, explain });
  const { form, isSending } = checked;
  const values = useWatch({ control: form.control, compute: (all: V) => all });
  const changed = changedFields(began, values, isSame);
  const clashes = (Object.keys(clashed) as (keyof V & string)[]).filter(
    (field) => !isSame(field, values[field], began[field]),
  );

  // Not while it is being saved: the answer says whose change it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new entity is news
  useLayoutEffect(() => {
    if (entity === undefined || entity === seen.current || isSending) return;
    seen.current = entity;
    if (entity && base) mergeIn(base, entity);
    else adopt(entity);
  }, [entity, isSending]);

  function adopt(next: T | null) {
    const merged = mergeDraft(valuesOf(next), base === undefined ? draft : undefined, isSame);
    setBase(next);
    setClashed(merged.clashed);
    form.reset(merged.values);
  }

  /** @param before null for a new one, which somebody else has made meanwhile */
  function mergeIn(before: T | null, theirs: T) {
    if (before && versionOf(theirs) < versionOf(before)) return 0;
    const merge = { base: valuesOf(before), mine: form.getValues(), theirs: valuesOf(theirs) };
    const merged = mergeFields(merge, isSame);
    for (const field of changedFields(merge.mine, merged.values, isSame)) set(field, merged.values[field]);
    setBase(theirs);
    if (!merged.clashes.length) return 0;
    isWarned.current = false;
    setClashed((now) => ({ ...pickFields(merge.base, merged.clashes), ...now }));
    return merged.clashes.length;
  }

  function set(field: keyof V, value: V[keyof V]) {
    form.setValue(field as Path<V>, value as PathValue<V, Path<V>>);
  }

  async function send(input: V) {
    if (clashes.length && !isWarned.current) {
      isWarned.current = true;
      throw new Refused(i18n.t('form.conflict.again'));
    }
    const edit = base
      ? { entity: base, changed: pickFields(input, changedFields(began, input, isSame)) }
      : null;
    const saved = await save(input, edit);
    if (saved && edit) adopt(saved);
    onSaved();
  }

  function explain(error: unknown) {
    const body = errorBody(error);
    const current = body?.code === 'stale-version' ? currentIn?.(body.current) : undefined;
    if (base === undefined || !current || !mergeIn(base, current)) return refusalOf(error, inWords);
    isWarned.current = true;
    return undefined;
  }

  const unsaved = useUnsaved(
    changed.length > 0 && lostBy !== 'nothing',
    lostBy === 'page' ? 'page' : 'address',
  );
  const state: FormState<V> = {
    source: base === undefined && source.state === 'there' ? { state: 'loading' } : source,
    element: checked.element,
    isDirty: changed.length > 0,
    maySave: !base || changed.length > 0,
    isSending,
    failure: checked.failure,
    clashes: clashes.map(
      (field): Clash<V> => ({
        field,
        mine: values[field],
        theirs: began[field],
        take: () => {
          set(field, began[field]);
          setClashed(({ [field]: _, ...others }) => others as Partial<V>);
        },
      }),
    ),
    unsaved,
  };
  /** What to keep of it, to begin with when it is opened again. */
  const unsavedDraft: Draft<V> = {
    changed: pickFields(values, changed),
    base: { ...pickFields(began, changed), ...pickFields(clashed as V, clashes) },
  };
  return { ...state, form, values, changed, unsavedDraft, base, setFailure: checked.setFailure };
}

/** Zero where a noun has none. */
function versionOf(entity: unknown): number {
  const { version } = entity as { version?: unknown };
  return typeof version === 'number' ? version : 0;
}
