import { notifications } from '@mantine/notifications';
import { User } from '@tavla/shared/contracts/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorBody, errorText, fieldErrors } from '@/api/error-text';
import { showSaved } from '@/entities/show-saved';
import { useAppDispatch } from '@/entities/store-hooks';
import { usersStore } from '@/entities/users/users-store';
import { patchOf, type UserFormValues } from './user-form-values';

/** What became of a save: the person, or why not; `current` is the person as somebody else left them. */
export type SaveOutcome =
  | { saved: User }
  | { message: string; fields: Record<string, string>; current: User | undefined };

/** Creates or changes a person and says so; what failed is handed back for the form to show. */
export function useSaveUser() {
  const { t } = useTranslation('users');
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useState(false);

  async function save(user: User | null, values: UserFormValues, endSessions: boolean): Promise<SaveOutcome> {
    setSaving(true);
    try {
      const saved = await dispatch(
        user ? usersStore.patch(user.id, patchOf(user, values, endSessions)) : usersStore.post(values),
      );
      showSaved('user', user ? 'updated' : 'created');
      if (!user && !saved.blocked && saved.invitedAt === null)
        notifications.show({ color: 'orange', message: t('form.invitationFailed'), autoClose: false });
      return { saved };
    } catch (error) {
      const body = errorBody(error);
      const current = body?.code === 'stale-version' ? User.safeParse(body.current).data : undefined;
      return { message: errorText(error), fields: fieldErrors(error), current };
    } finally {
      setSaving(false);
    }
  }

  return { save, isSaving };
}
