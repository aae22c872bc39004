import { zodResolver } from '@hookform/resolvers/zod';
import { type User, UserInput } from '@tavla/shared/contracts/users';
import { useRef, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { useSaveUser } from './use-save-user';
import {
  changedFields,
  clashingFields,
  rebaseValues,
  type UserField,
  type UserFormValues,
  userFields,
  valuesOf,
} from './user-form-values';

export interface Conflict {
  theirs: UserFormValues;
  fields: readonly UserField[];
}

const resolveAll = zodResolver(UserInput.required());

/**
 * The state of the form of one person; null is a new one. Only what was changed is checked and sent. When
 * somebody else changed the person meanwhile, the form goes on from their version.
 */
export function useUserForm(user: User | null, onSaved: (saved: User) => void) {
  const [base, setBase] = useState(user);
  const latestBase = useRef(base);
  latestBase.current = base;
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const [endSessions, setEndSessions] = useState(true);
  const { save, isSaving } = useSaveUser();

  const resolver: Resolver<UserFormValues, unknown, UserInput> = async (values, context, options) => {
    const result = await resolveAll(values, context, options);
    const start = latestBase.current;
    if (!start || !Object.keys(result.errors).length) return result;
    // A name from before the rules keeps nobody from changing something else.
    const changed = new Set<string>(changedFields(valuesOf(start), values));
    const errors = Object.fromEntries(Object.entries(result.errors).filter(([field]) => changed.has(field)));
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
  };
  const form = useForm<UserFormValues, unknown, UserInput>({ defaultValues: valuesOf(user), resolver });
  const values = useWatch({ control: form.control, compute: (all: UserFormValues) => all });
  const changed = changedFields(valuesOf(base), values);

  const submit = form.handleSubmit(async (input) => {
    setFailure(undefined);
    const outcome = await save(base, input, endSessions);
    if ('saved' in outcome) {
      onSaved(outcome.saved);
      return;
    }
    if (base && outcome.current) rebase(base, input, outcome.current);
    else setFailure(outcome.message);
    for (const [path, message] of Object.entries(outcome.current ? {} : outcome.fields)) {
      const field = userFields.find((name) => path === name || path.startsWith(`${name}.`));
      if (field) form.setError(field, { message });
    }
  });

  function rebase(before: User, mine: UserFormValues, current: User) {
    setConflict({ theirs: valuesOf(current), fields: clashingFields(before, mine, current) });
    setBase(current);
    form.reset(rebaseValues(before, mine, current));
  }

  /** Takes the value that somebody else gave a field that both changed. */
  function takeTheirs(field: UserField) {
    if (!conflict) return;
    form.setValue(field, conflict.theirs[field]);
    const fields = conflict.fields.filter((one) => one !== field);
    setConflict(fields.length ? { ...conflict, fields } : undefined);
  }

  return {
    form,
    values,
    submit,
    isSaving,
    isDirty: changed.length > 0,
    hasNewAddress: base !== null && changed.includes('email'),
    endSessions,
    setEndSessions,
    // A new person's status counts as changed from the start.
    maySave: !user || changed.length > 0,
    failure,
    setFailure,
    conflict,
    takeTheirs,
  };
}
