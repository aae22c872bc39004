import { ActionIcon, Group, TextInput, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A text that is to be entered elsewhere. */
export function CopyRow({ label, value, hint }: { label: string; value: string; hint?: string }) {
  const { t } = useTranslation('sso');
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const words = t(isCopied ? 'copied' : 'copy', { what: label });
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        label={label}
        description={hint}
        value={value}
        readOnly
        variant="filled"
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
        style={{ flex: 1, minWidth: 0 }}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <Tooltip label={words}>
        <ActionIcon variant="default" size={36} aria-label={words} onClick={copy}>
          {isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
