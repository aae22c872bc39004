import { Input, SegmentedControl, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Theme } from '@tavla/shared/contracts/auth';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { errorText } from '@/api/error-text';
import { useMe } from '@/entities/me/use-me';
import { TimeZoneSelect } from '@/ui/TimeZoneSelect';
import { Section } from './Section';
import { useUpdateMe } from './use-update-me';

/** Theme and time zone; a choice is saved as it is made, and follows the person to other devices. */
export function PreferencesSection() {
  const { t } = useTranslation('account');
  const me = useMe();
  const update = useUpdateMe();
  const labelId = useId();
  const chosen = update.isPending ? update.variables : {};

  function save(change: Parameters<typeof update.mutate>[0]) {
    update.mutate(change, {
      onError: (error) =>
        notifications.show({ color: 'red', title: t('preferences.failed'), message: errorText(error) }),
    });
  }

  return (
    <Section title={t('preferences.title')}>
      <Stack gap={0} align="flex-start">
        <Input.Label id={labelId} labelElement="div">
          {t('preferences.theme')}
        </Input.Label>
        <SegmentedControl
          aria-labelledby={labelId}
          value={chosen.theme ?? me.theme}
          onChange={(theme) => save({ theme: theme as z.infer<typeof Theme> })}
          data={[
            { value: 'auto', label: t('preferences.auto') },
            { value: 'light', label: t('preferences.light') },
            { value: 'dark', label: t('preferences.dark') },
          ]}
        />
      </Stack>
      <TimeZoneSelect
        maw={360}
        label={t('preferences.timeZone')}
        description={t('preferences.timeZoneHint')}
        value={chosen.timeZone ?? me.timeZone ?? me.organization.timeZone ?? 'UTC'}
        onChange={(timeZone) => timeZone && save({ timeZone })}
      />
    </Section>
  );
}
