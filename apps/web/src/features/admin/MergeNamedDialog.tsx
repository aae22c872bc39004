import { Select, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { NamedWithCount } from '@tavla/shared/contracts/named';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { errorText } from '@/api/error-text';
import { showSaved } from '@/entities/show-saved';
import { useAppDispatch } from '@/entities/store-hooks';
import { foundByTyping } from '@/lib/forms/mark-text';
import { QuestionDialog } from '@/ui/QuestionDialog';
import { type NamedKind, namedKinds } from './named-kinds';

interface MergeNamedDialogProps {
  kind: NamedKind;
  item: NamedWithCount;
  all: readonly NamedWithCount[];
  onClose: () => void;
}

/** Gives everyone of one position or department another one, after saying how many they are. */
export function MergeNamedDialog({ kind, item, all, onClose }: MergeNamedDialogProps) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { store, entity, merge } = namedKinds[kind];
  const [intoId, setIntoId] = useState<string | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const run = useMutation({
    mutationFn: (into: string) => call(merge, { params: { id: item.id }, body: { intoId: into } }),
    onSuccess: (merged) => {
      dispatch(store.removed(item.id));
      dispatch(store.received([merged]));
      showSaved(entity, 'updated');
      onClose();
    },
  });
  const confirm = () => {
    setIncomplete(!intoId);
    if (intoId) run.mutate(intoId);
  };
  return (
    <QuestionDialog
      title={t(`named.${kind}.mergeTitle`, { name: item.name })}
      confirmLabel={t('named.mergeConfirm')}
      cancelLabel={t('cancel')}
      failure={run.isError ? { title: t('named.notMerged'), text: errorText(run.error) } : undefined}
      isPending={run.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Text size="md">{t(`named.${kind}.mergeText`, { count: item.userCount, name: item.name })}</Text>
      <Select
        label={t('named.mergeInto')}
        placeholder={t('named.mergeChoose')}
        comboboxProps={{ keepMounted: false }}
        {...foundByTyping}
        limit={100}
        data={all
          .filter(({ id }) => id !== item.id)
          .map(({ id, name, userCount }) => ({ value: id, label: `${name} (${userCount})` }))}
        value={intoId}
        onChange={setIntoId}
        error={isIncomplete && !intoId ? t('named.mergeRequired') : undefined}
      />
    </QuestionDialog>
  );
}
