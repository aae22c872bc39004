import type { FormEvent, ReactNode, RefObject } from 'react';
import type { Source } from '@/lib/forms/source';
import type { useUnsaved } from '../use-unsaved';

/** A field that two people changed at once, to different values. */
export interface Clash<V> {
  field: keyof V & string;
  mine: V[keyof V];
  theirs: V[keyof V];
  take: () => void;
}

/** What the frame of a form shows: how far its entity is, and what became of the last submit. */
export interface FormState<V> {
  source: Source<unknown>;
  element: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent) => void; noValidate: true };
  isDirty: boolean;
  maySave: boolean;
  isSending: boolean;
  /** Why the last submit failed, as far as no field says it. */
  failure: string | undefined;
  clashes: readonly Clash<V>[];
  unsaved: ReturnType<typeof useUnsaved>;
}

/** The name of each field, and how its values read; without `inWords` they read as they are. */
export interface FieldWords<V> {
  labels: Record<keyof V & string, string>;
  inWords?: ((field: keyof V & string, value: V[keyof V]) => ReactNode) | undefined;
}
