import { Alert, Button, Group, Modal, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type User, userImpact } from '@tavla/shared/contracts/users';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { showSaved } from '@/entities/show-saved';
import { useAppDispatch } from '@/entities/store-hooks';
import { PersonPicker } from '@/entities/users/PersonPicker';
import { usersStore } from '@/entities/users/users-store';

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
    <Modal opened onClose={onCancel} title={t('remove.title')} closeOnClickOutside={false}>
      <Stack gap="sm">
        <Text>{t('remove.text', { name: `${user.firstName} ${user.lastName}` })}</Text>
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
        {remove.isError && (
          <Alert color="red" title={t('remove.failed')} role="alert">
            {errorText(remove.error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" data-autofocus onClick={onCancel}>
            {t('remove.cancel')}
          </Button>
          <Button color="red.8" loading={remove.isPending} disabled={impact.isPending} onClick={confirm}>
            {t('remove.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
