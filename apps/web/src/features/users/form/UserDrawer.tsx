import { fullName } from '@tavla/shared/full-name';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay, useMe } from '@/entities/me/use-me';
import { useRank } from '@/entities/roles/use-rank';
import { FormDrawer } from '@/ui/form/FormDrawer';
import { OwnAccessQuestion } from './OwnAccessQuestion';
import { PersonAdmin, type PersonDialog } from './PersonAdmin';
import { UserFields } from './UserFields';
import { useFieldWords } from './use-field-words';
import { usePerson } from './use-person';
import { useUserForm } from './use-user-form';

interface UserDrawerProps {
  /** Null makes a new person. */
  personId: string | null;
  onClose: () => void;
}

/** One person, to be made or changed. */
export function UserDrawer({ personId, onClose }: UserDrawerProps) {
  const { t } = useTranslation('users');
  const source = usePerson(personId);
  const { form, own, endSessions, setEndSessions } = useUserForm(source, onClose);
  const [dialog, setDialog] = useState<PersonDialog>();
  const user = source.state === 'there' ? source.entity : null;
  const rank = useRank(user?.roleId);
  const mayUpdate = useMay('update', 'user');
  const isOwn = useMe().id === user?.id;
  const isComing = source.state === 'loading';
  const name = personId === null ? t('drawer.newTitle') : user && fullName(user);
  const isLocked = personId !== null && (rank !== 'within' || !mayUpdate);
  return (
    <>
      <FormDrawer
        form={form}
        title={name ?? t(isComing ? 'drawer.loading' : 'drawer.nobody')}
        goneWords={{ gone: t('drawer.gone'), meanwhile: t('drawer.deletedMeanwhile') }}
        isLocked={isLocked}
        onClose={onClose}
        aside={user && <PersonAdmin user={user} dialog={dialog} onDialog={setDialog} onDeleted={onClose} />}
        {...useFieldWords()}
      >
        <UserFields
          form={form}
          isLocked={isLocked}
          isAbove={rank === 'above'}
          isOwn={isOwn}
          endSessions={endSessions}
          onEndSessions={setEndSessions}
        />
      </FormDrawer>
      {own.isAsking && (
        <OwnAccessQuestion isLockingOut={form.values.blocked} onConfirm={own.confirm} onCancel={own.cancel} />
      )}
    </>
  );
}
