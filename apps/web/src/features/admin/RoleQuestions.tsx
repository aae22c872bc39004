import type { Role } from '@tavla/shared/contracts/roles';
import type { Permission } from '@tavla/shared/permissions';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { useRoleForm } from './use-role-form';

interface RoleQuestionsProps {
  role: Role;
  asking: Pick<ReturnType<typeof useRoleForm>, 'changes' | 'danger' | 'removal'>;
}

/** What is asked before a role is deleted, or before a change reaches people. */
export function RoleQuestions({ role, asking: { changes, danger, removal } }: RoleQuestionsProps) {
  const { t } = useTranslation('admin');
  const { t: tPair } = useTranslation('permissions');
  const isOwn = useMe().role.id === role.id;
  const inWords = (permissions: readonly Permission[]) =>
    permissions.map(({ action, resource }) => tPair(`pair.${resource}.${action}`)).join('; ');
  const { gained, lost } = changes;
  const words = [
    t('roles.dangerPeople', { count: role.userCount }),
    isOwn && t('roles.dangerOwn'),
    gained.length > 0 && t('roles.dangerGrants', { list: inWords(gained) }),
    lost.length > 0 && t('roles.dangerLoses', { list: inWords(lost) }),
  ].filter(Boolean);
  return (
    <>
      <ConfirmDialog
        opened={danger.isAsking}
        title={t('roles.dangerTitle')}
        text={words.join(' ')}
        confirmLabel={t('roles.dangerConfirm')}
        cancelLabel={t('cancel')}
        isDangerous
        onConfirm={danger.confirm}
        onCancel={danger.cancel}
      />
      <ConfirmDialog
        opened={removal.isAsking}
        title={t('roles.deleteTitle')}
        text={t('roles.deleteText', { name: role.name })}
        confirmLabel={t('roles.delete')}
        cancelLabel={t('cancel')}
        isDangerous
        onConfirm={removal.confirm}
        onCancel={removal.cancel}
      />
    </>
  );
}
