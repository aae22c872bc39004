import type { Role } from '@tavla/shared/contracts/roles';
import type { Permission } from '@tavla/shared/permissions';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { RoleQuestion } from './RoleDrawer';
import type { useRoleForm } from './use-role-form';

interface RoleQuestionsProps {
  question: RoleQuestion;
  role: Role | null;
  /** Whether it is the role of the person who edits it. */
  isOwn: boolean;
  form: ReturnType<typeof useRoleForm>;
  onSettled: () => void;
}

/** What is asked before a role is deleted, or before a change reaches people. */
export function RoleQuestions({ question, role, isOwn, form, onSettled }: RoleQuestionsProps) {
  const { t } = useTranslation('admin');
  const { t: tPair } = useTranslation('permissions');
  const inWords = (permissions: readonly Permission[]) =>
    permissions.map(({ action, resource }) => tPair(`pair.${resource}.${action}`)).join('; ');
  const { gained, lost } = form.changes;
  const danger = [
    t('roles.dangerPeople', { count: role?.userCount ?? 0 }),
    isOwn && t('roles.dangerOwn'),
    gained.length > 0 && t('roles.dangerGrants', { list: inWords(gained) }),
    lost.length > 0 && t('roles.dangerLoses', { list: inWords(lost) }),
  ].filter(Boolean);
  return (
    <>
      {question === 'change' && (
        <ConfirmDialog
          opened
          title={t('roles.dangerTitle')}
          text={danger.join(' ')}
          confirmLabel={t('roles.dangerConfirm')}
          cancelLabel={t('cancel')}
          isDangerous
          isPending={form.isPending}
          onConfirm={() => void form.save().then(onSettled)}
          onCancel={onSettled}
        />
      )}
      {question === 'delete' && (
        <ConfirmDialog
          opened
          title={t('roles.deleteTitle')}
          text={t('roles.deleteText', { name: role?.name ?? '' })}
          confirmLabel={t('roles.delete')}
          cancelLabel={t('cancel')}
          isDangerous
          isPending={form.isPending}
          onConfirm={() => void form.remove().then(onSettled)}
          onCancel={onSettled}
        />
      )}
    </>
  );
}
