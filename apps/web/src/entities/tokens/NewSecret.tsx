import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { useUnsaved } from '@/ui/use-unsaved';

interface NewSecretProps {
  secret: string;
  /** Why it is to be copied now, and what it is called. */
  words: { text: string; label: string };
  onDone: () => void;
}

/** A new secret, which is shown this once: nobody leaves the page unasked who has not copied it. */
export function NewSecret({ secret, words, onDone }: NewSecretProps) {
  const { t } = useTranslation('tokens');
  const [state, setState] = useState<'copy' | 'copied' | 'copyFailed'>('copy');
  const unsaved = useUnsaved(state !== 'copied');
  const copy = () =>
    void navigator.clipboard.writeText(secret).then(
      () => setState('copied'),
      () => setState('copyFailed'),
    );
  return (
    <Stack gap="sm">
      <Text size="sm">{words.text}</Text>
      <Textarea
        label={words.label}
        autosize
        minRows={1}
        readOnly
        variant="filled"
        value={secret}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', overflowWrap: 'anywhere' } }}
      />
      {state === 'copyFailed' && (
        <Alert color="orange" role="alert">
          {t('copyFailed')}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          leftSection={state === 'copied' ? <IconCheck size={16} /> : <IconCopy size={16} />}
          onClick={copy}
          data-autofocus
        >
          <span aria-live="polite">{t(state === 'copied' ? 'copied' : 'copy')}</span>
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
      </Group>
      {unsaved.isAsking && (
        <ConfirmDialog
          opened
          title={t('leave.title')}
          text={t('leave.text')}
          confirmLabel={t('leave.confirm')}
          cancelLabel={t('leave.cancel')}
          isDangerous
          onConfirm={unsaved.leave}
          onCancel={unsaved.stay}
        />
      )}
    </Stack>
  );
}
