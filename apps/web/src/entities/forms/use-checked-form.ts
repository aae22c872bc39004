import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { placeRefusal, type Refusal, refusalOf } from './refusal';

interface CheckedFormOptions<V extends FieldValues> {
  start: V;
  resolver: Resolver<V, unknown, V>;
  /** Gets what was checked; rejects with why it was not taken. */
  send: (values: V) => Promise<void>;
  /** Puts a refusal into words; undefined says nothing. */
  explain?: (error: unknown) => Refusal | undefined;
}

/**
 * What all forms have in common. A submit that fails always says so: at each faulty field, the first of which takes the
 * focus, and in `failure` for what has no field.
 */
export function useCheckedForm<V extends FieldValues>(options: CheckedFormOptions<V>) {
  const { start, resolver, send, explain = (error) => refusalOf(error) } = options;
  const form = useForm<V, unknown, V>({
    defaultValues: start as DefaultValues<V>,
    resolver,
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = form.formState;
  const [refused, setRefused] = useState<string>();
  const { element, focusFault } = useFaultFocus();
  const isOnItsWay = useRef(false);

  const run = form.handleSubmit(
    async (values) => {
      setRefused(undefined);
      try {
        await send(values);
      } catch (error) {
        const refusal = explain(error);
        if (!refusal) return;
        const { placed, text } = placeRefusal(refusal, Object.keys(start));
        for (const [field, message] of Object.entries(placed)) form.setError(field as Path<V>, { message });
        setRefused(text);
        focusFault();
      }
    },
    () => {
      setRefused(undefined);
      focusFault();
    },
  );

  // Of a value without an input of its own.
  const unplaced = (Object.values(errors) as (FieldError | undefined)[]).flatMap((error) =>
    error && !error.ref ? [error.message] : [],
  );
  const submit = async (event?: FormEvent) => {
    // A form in a dialog is drawn within another one's component, which would hear it, too.
    event?.stopPropagation();
    event?.preventDefault();
    // A quick hand sends it again before the button is drawn as busy.
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    await run(event).finally(() => {
      isOnItsWay.current = false;
    });
  };
  return {
    form,
    submit,
    isSending: isSubmitting,
    failure: [...unplaced, refused].filter(Boolean).join(' ') || undefined,
    setFailure: setRefused,
    element: { ref: element, onSubmit: (event: FormEvent) => void submit(event), noValidate: true as const },
  };
}

/** Puts the focus into the first input that is marked as faulty, once the marks are drawn. */
function useFaultFocus() {
  const element = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState(0);
  useEffect(() => {
    if (!faults) return;
    const timer = setTimeout(() => {
      const first = element.current?.querySelector<HTMLElement>(
        ':is(input, textarea, select, button)[aria-invalid="true"]:not(:disabled)',
      );
      first?.focus();
    });
    return () => clearTimeout(timer);
  }, [faults]);
  return { element, focusFault: () => setFaults((count) => count + 1) };
}
