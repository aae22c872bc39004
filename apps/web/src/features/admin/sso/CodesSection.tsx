import { Checkbox, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { setCodes } from '@tavla/shared/contracts/single-sign-on/settings';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/call';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { SectionProps } from './section';
import { useStep } from './use-step';

/** Whether people may still sign in by code. */
export function CodesSection({ sso, mayChange, onChanged }: SectionProps) {
  const { t } = useTranslation('sso');
  const [isAsking, asking] = useDisclosure();
  // What was asked and confirmed, whatever another admin does meanwhile.
  const step = useStep((codesOff: boolean) => call(setCodes, { body: { codesOff } }), onChanged);
  const isLocked = !mayChange || (!sso.isTried && !sso.codesOff);
  return (
    <Stack gap="xs" component="section" aria-labelledby="sso-codes">
      <Title order={2} size="h4" id="sso-codes">
        {t('codes.title')}
      </Title>
      <Checkbox
        label={t('codes.on')}
        description={t('codes.hint')}
        checked={!sso.codesOff}
        disabled={isLocked || step.isPending}
        onChange={() => (sso.codesOff ? step.mutate(false) : asking.open())}
      />
      {mayChange && isLocked && <Text size="sm">{t('codes.tryFirst')}</Text>}
      {sso.outside > 0 && (
        <Text size="sm" c="dimmed">
          {t('codes.outside', { count: sso.outside })}
        </Text>
      )}
      {isAsking && (
        <ConfirmDialog
          opened
          title={t('codes.question')}
          text={t('codes.questionText', { count: sso.outside })}
          confirmLabel={t('codes.off')}
          cancelLabel={t('cancel')}
          isPending={step.isPending}
          onConfirm={() => step.mutate(true, { onSettled: asking.close })}
          onCancel={asking.close}
        />
      )}
    </Stack>
  );
}
