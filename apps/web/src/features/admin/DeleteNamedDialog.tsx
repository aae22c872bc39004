import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { NamedWithCount } from '@tavla/shared/contracts/named';
import { useTranslation } from 'react-i18next';
import { errorText } from '@/api/error-text';
import { showSaved } from '@/entities/show-saved';
import { useAppDispatch } from '@/entities/store-hooks';
import { QuestionDialog } from '@/ui/QuestionDialog';
import { type NamedKind, namedKinds } from './named-kinds';

interface DeleteNamedDialogProps {
  kind: NamedKind;
  item: NamedWithCount;
  onClose: () => void;
}

/** Asks before a position or department is taken from the people who have it. */
export function DeleteNamedDialog({ kind, item, onClose }: DeleteNamedDialogProps) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { store, entity } = namedKinds[kind];
  const { name, userCount: count } = item;
  const remove = useMutation({
    mutationFn: () => dispatch(store.remove(item.id)),
    onSuccess: () => {
      showSaved(entity, 'deleted');
      onClose();
    },
  });
  return (
    <QuestionDialog
      title={t(`named.${kind}.deleteTitle`)}
      confirmLabel={t('named.delete')}
      cancelLabel={t('cancel')}
      failure={remove.isError ? { title: t('notDeleted'), text: errorText(remove.error) } : undefined}
      isDangerous
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <Text size="md">
        {count ? t(`named.${kind}.deleteText`, { count, name }) : t(`named.${kind}.deleteNobody`, { name })}
      </Text>
      <Text size="sm" c="dimmed">
        {t('named.undone')}
      </Text>
    </QuestionDialog>
  );
}
