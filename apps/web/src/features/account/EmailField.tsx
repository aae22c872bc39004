import { Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useMe } from '@/entities/me/use-me';
import { ChangeEmailDialog } from './ChangeEmailDialog';

/** One's own address, and the way to another one. */
export function EmailField() {
  const { t } = useTranslation('account');
  const { email } = useMe();
  const [isChanging, change] = useDisclosure();
  return (
    <>
      <TextInput
        label={t('profile.email')}
        description={t('profile.emailHint')}
        value={email}
        readOnly
        variant="filled"
        rightSectionWidth={82}
        rightSection={
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('profile.changeEmailLabel')}
            onClick={change.open}
          >
            {t('profile.changeEmail')}
          </Button>
        }
      />
      {isChanging && <ChangeEmailDialog onClose={change.close} />}
    </>
  );
}
