import { Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type User, userImpact } from '@tavla/shared/contracts/users';
import { fullName } from '@tavla/shared/full-name';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { showSaved } from '@/entities/show-saved';
import { useAppDispatch } from '@/entities/store-hooks';
import { PersonPicker } from '@/entities/users/PersonPicker';
import { usersStore } from '@/entities/users/users-store';
import { QuestionDialog } from '@/ui/QuestionDialog';

interface DeleteUserDialogProps {
  user: User;
  onCancel: () => void;
  onDeleted: () => void;
}

/** Says what deleting a person touches, and asks what becomes of their tasks. */
export function DeleteUserDialog({ user, onCancel, onDeleted }: DeleteUserDialogProps) {
  const { t } = useTranslation('users');
  const dispatch = useAppDispatch();
  const [fate, setFate] = useState('unassign');
  const [heirId, setHeirId] = useState<string | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const impact = useQuery({
    queryKey: ['user-impact', user.id],
    queryFn: ({ signal }) => call(userImpact, { params: { id: user.id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const handsOver = fate === 'handOver' && Boolean(impact.data?.tasks);
  const remove = useMutation({
    mutationFn: () => dispatch(usersStore.remove(user.id, handsOver && heirId ? { handOverTo: heirId } : {})),
    onSuccess: () => {
      showSaved('user', 'deleted');
      onDeleted();
    },
  });
  const confirm = () => {
    setIncomplete(handsOver && !heirId);
    if (!handsOver || heirId) remove.mutate();
  };

  return (
    <QuestionDialog
      title={t('remove.title')}
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('remove.cancel')}
      failure={remove.isError ? { title: t('remove.failed'), text: errorText(remove.error) } : undefined}
      closeOnClickOutside={false}
      isDangerous
      isPending={remove.isPending}
      isDisabled={impact.isPending}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <Text>{t('remove.text', { name: fullName(user) })}</Text>
      {impact.isPending && <Skeleton h={20} role="status" aria-label={t('remove.loading')} />}
      {impact.isError && <Text c="dimmed">{t('remove.impactFailed')}</Text>}
      {impact.data && (
        <div>
          <Text size="sm">
            {impact.data.tasks
              ? t('remove.tasks', { count: impact.data.tasks, open: impact.data.openTasks })
              : t('remove.noTasks')}
          </Text>
          {impact.data.reports > 0 && (
            <Text size="sm">{t('remove.reports', { count: impact.data.reports })}</Text>
          )}
        </div>
      )}
      {Boolean(impact.data?.tasks) && (
        <Radio.Group label={t('remove.fate')} value={fate} onChange={setFate}>
          <Stack gap={6} mt={6}>
            <Radio value="unassign" label={t('remove.unassign')} />
            <Radio value="handOver" label={t('remove.handOver')} />
          </Stack>
        </Radio.Group>
      )}
      {handsOver && (
        <PersonPicker
          label={t('remove.heir')}
          placeholder={t('remove.heirPlaceholder')}
          value={heirId}
          onChange={setHeirId}
          exceptId={user.id}
          error={isIncomplete && !heirId ? t('remove.heirRequired') : undefined}
        />
      )}
      <Text size="sm" c="dimmed">
        {t('remove.undone')}
      </Text>
    </QuestionDialog>
  );
}
