import { ActionIcon, Button, Group, Menu, Modal, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type Audio, retryAudio } from '@tavla/shared/contracts/audios';
import { lineMax } from '@tavla/shared/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText, fieldErrors } from '@/api/error-text';
import { useMay } from '@/entities/me/use-me';
import { meetingsStore } from '@/entities/meetings/meetings-store';
import { useAppDispatch } from '@/entities/store-hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface Props {
  meeting: Audio;
  onDeleted?(): void;
}

/** What can be done to a meeting; only what the person may do is there. */
export function MeetingMenu({ meeting, onDeleted }: Props) {
  const { t } = useTranslation(['meetings', 'common']);
  const dispatch = useAppDispatch();
  const queries = useQueryClient();
  const mayUpdate = useMay('update', 'actions');
  const mayDelete = useMay('delete', 'actions');
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const [isPending, setIsPending] = useState(false);
  if (!mayUpdate && !mayDelete) return null;

  const remove = async () => {
    setIsPending(true);
    try {
      await dispatch(meetingsStore.remove(meeting.id));
      notifications.show({
        message: t('common:toast.deleted', { entity: t('common:entity.audio') }),
        color: 'teal',
      });
      onDeleted?.();
    } catch (error) {
      notifications.show({ title: t('deleteFailed'), message: errorText(error), color: 'red' });
    } finally {
      setIsPending(false);
      setOpen(null);
    }
  };
  const retry = async () => {
    try {
      dispatch(meetingsStore.received([await call(retryAudio, { params: { id: meeting.id } })]));
      await queries.invalidateQueries({ queryKey: ['meeting', meeting.id] });
    } catch (error) {
      notifications.show({ title: t('tryAgainFailed'), message: errorText(error), color: 'red' });
    }
  };

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={t('actions', { name: meeting.name })}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayUpdate && meeting.status === 'failed' && (
            <Menu.Item leftSection={<IconRefresh size={16} />} onClick={retry}>
              {t('tryAgain')}
            </Menu.Item>
          )}
          {mayUpdate && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setOpen('rename')}>
              {t('rename')}
            </Menu.Item>
          )}
          {mayDelete && (
            <Menu.Item
              color="var(--mantine-color-error)"
              leftSection={<IconTrash size={16} />}
              onClick={() => setOpen('delete')}
            >
              {t('delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={open === 'rename'} onClose={() => setOpen(null)} title={t('rename')} size="sm">
        <RenameForm meeting={meeting} onDone={() => setOpen(null)} />
      </Modal>
      <ConfirmDialog
        opened={open === 'delete'}
        title={t('deleteTitle')}
        text={t('deleteText', { name: meeting.name })}
        confirmLabel={t('delete')}
        cancelLabel={t('cancel')}
        isDangerous
        isPending={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}

function RenameForm({ meeting, onDone }: { meeting: Audio; onDone(): void }) {
  const { t } = useTranslation(['meetings', 'common']);
  const dispatch = useAppDispatch();
  const [name, setName] = useState(meeting.name);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await dispatch(meetingsStore.patch(meeting.id, { name }));
      notifications.show({
        message: t('common:toast.updated', { entity: t('common:entity.audio') }),
        color: 'teal',
      });
      onDone();
    } catch (failure) {
      setError(fieldErrors(failure).name ?? errorText(failure));
    }
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={t('name')}
          value={name}
          maxLength={lineMax}
          error={error}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!name.trim() || name === meeting.name}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
