import { notifications } from '@mantine/notifications';
import { User, UserInput } from '@tavla/shared/contracts/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { savingErrorText } from '@/api/error-text';
import { GivenUp } from '@/entities/forms/refusal';
import { type Edit, useEntityForm } from '@/entities/forms/use-entity-form';
import { useMe } from '@/entities/me/use-me';
import { showSaved } from '@/entities/show-saved';
import { useAppDispatch } from '@/entities/store-hooks';
import { usersStore } from '@/entities/users/users-store';
import type { Source } from '@/lib/forms/source';
import { useQuestion } from '@/ui/use-question';
import { patchOf, type UserFormValues, valuesOf } from './user-form-values';

const schema = UserInput.required();
const currentIn = (data: unknown) => User.safeParse(data).data;

/** The form of one person: creates or changes them and says so. Whoever changes their own access is asked first. */
export function useUserForm(source: Source<User>, onSaved: () => void) {
  const { t } = useTranslation('users');
  const dispatch = useAppDispatch();
  const ownId = useMe().id;
  const [endSessions, setEndSessions] = useState(true);
  const own = useQuestion();

  async function change(edit: Edit<User, UserFormValues>) {
    const { entity, changed } = edit;
    const isOwnAccess = entity.id === ownId && (changed.blocked || changed.roleId !== undefined);
    if (isOwnAccess && !(await own.ask())) throw new GivenUp();
    const saved = await dispatch(usersStore.patch(entity.id, patchOf(edit, endSessions)));
    showSaved('user', 'updated');
    return saved;
  }

  async function create(values: UserFormValues) {
    const saved = await dispatch(usersStore.post(values));
    showSaved('user', 'created');
    if (!saved.blocked && saved.invitedAt === null)
      notifications.show({ color: 'orange', message: t('form.invitationFailed'), autoClose: false });
    return saved;
  }

  const save = (values: UserFormValues, edit: Edit<User, UserFormValues> | null) =>
    edit ? change(edit) : create(values);
  const form = useEntityForm({
    source,
    valuesOf,
    schema,
    currentIn,
    save,
    onSaved,
    inWords: savingErrorText,
  });
  return { form, own, endSessions, setEndSessions };
}
