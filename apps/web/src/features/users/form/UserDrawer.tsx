import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@tavla/shared/contracts/users';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { errorStatus } from '@/api/error-text';
import type { RootOf } from '@/entities/entity-store';
import { useMay } from '@/entities/me/use-me';
import { useIsAbove } from '@/entities/roles/use-is-above';
import { useAppDispatch } from '@/entities/store-hooks';
import { isUser, usersStore } from '@/entities/users/users-store';
import { SideDrawer } from '@/ui/SideDrawer';
import { UnsavedQuestion } from '@/ui/UnsavedQuestion';
import { useUnsaved } from '@/ui/use-unsaved';
import { PeopleFailed } from '../PeopleStates';
import { PersonAdmin, type PersonDialog } from './PersonAdmin';
import { UserForm } from './UserForm';

interface UserDrawerProps {
  /** Null makes a new person. */
  personId: string | null;
  onClose: () => void;
}

/** One person, to be made or changed. Closing asks when something would be lost. */
export function UserDrawer({ personId, onClose }: UserDrawerProps) {
  const { t } = useTranslation('users');
  const { user, isKnown, isGone, retry } = usePerson(personId);
  const [isDirty, setDirty] = useState(false);
  const [dialog, setDialog] = useState<PersonDialog>();
  const unsaved = useUnsaved(isDirty);
  const noteDirty = useCallback((next: boolean) => setDirty(next), []);
  const mayUpdate = useMay('update', 'user');
  const isAbove = useIsAbove(user?.roleId);
  const isOnlyRead = personId !== null && (isAbove || !mayUpdate);
  const name = personId === null ? t('drawer.newTitle') : user && `${user.firstName} ${user.lastName}`;
  const isComing = !isGone && !retry;

  return (
    <>
      <SideDrawer
        onClose={() => unsaved.close(onClose)}
        title={name ?? t(isComing ? 'drawer.loading' : 'drawer.nobody')}
        isOnlyRead={isOnlyRead}
        // Escape closes the topmost thing only.
        closeOnEscape={!dialog && !unsaved.isAsking}
      >
        {isGone ? (
          <Stack align="flex-start">
            <Text>{t(isKnown ? 'drawer.deletedMeanwhile' : 'drawer.gone')}</Text>
            <Button variant="default" onClick={onClose}>
              {t('drawer.close')}
            </Button>
          </Stack>
        ) : retry ? (
          <PeopleFailed onRetry={retry} />
        ) : personId !== null && !user ? (
          <FormSkeleton />
        ) : (
          <>
            <UserForm
              user={user ?? null}
              onDirty={noteDirty}
              onSaved={onClose}
              isAsking={dialog === 'own'}
              onAsk={(isAsking) => setDialog(isAsking ? 'own' : undefined)}
            />
            {user && <PersonAdmin user={user} dialog={dialog} onDialog={setDialog} onDeleted={onClose} />}
          </>
        )}
      </SideDrawer>
      <UnsavedQuestion unsaved={unsaved} />
    </>
  );
}

/** The person as the store has them, loaded when they stand on no page that was shown. */
function usePerson(personId: string | null) {
  const dispatch = useAppDispatch();
  const store = useStore<RootOf<typeof usersStore>>();
  const [known] = usersStore.useByIds(useMemo(() => (personId ? [personId] : []), [personId]));
  const [wasKnown] = useState(() => Boolean(usersStore.selectById(store.getState(), personId)));
  const user: User | undefined = known && isUser(known) ? known : undefined;
  const load = useQuery({
    queryKey: ['person', personId],
    enabled: personId !== null && !wasKnown,
    queryFn: () => dispatch(usersStore.getOne(personId ?? '')),
    retry: (count, error) => errorStatus(error) !== 404 && count < 2,
    gcTime: 0,
  });
  const isMissing = errorStatus(load.error) === 404;
  const isGone = personId !== null && !user && (wasKnown || load.isSuccess || isMissing);
  const retry = load.isError && !isMissing ? () => void load.refetch() : undefined;
  return { user, isKnown: wasKnown || load.isSuccess, isGone, retry };
}

function FormSkeleton() {
  const { t } = useTranslation('users');
  return (
    <Stack role="status" aria-label={t('drawer.loading')}>
      {['first', 'last', 'email', 'role', 'status', 'position'].map((field) => (
        <Stack key={field} gap={6}>
          <Skeleton h={12} w={80} />
          <Skeleton h={36} />
        </Stack>
      ))}
    </Stack>
  );
}
