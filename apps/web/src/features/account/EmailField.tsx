import { Button, Group, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';

/** One's own address, and the way to another one. */
export function EmailField({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation('account');
  const { email } = useMe();
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <Textarea
        // A field of one line would cut a long address off.
        autosize
        minRows={1}
        label={t('profile.email')}
        description={t('profile.emailHint')}
        value={email}
        readOnly
        variant="filled"
        flex={1}
      />
      <Button variant="default" aria-label={t('profile.changeEmailLabel')} onClick={onChange}>
        {t('profile.changeEmail')}
      </Button>
    </Group>
  );
}
