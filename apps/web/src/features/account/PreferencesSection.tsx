import { Input, SegmentedControl, Select, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { Theme } from '@tavla/shared/contracts/auth';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { errorText } from '@/api/error-text';
import { useMe } from '@/entities/me/use-me';
import { markText } from '@/lib/mark-text';
import { Section } from './Section';
import { useUpdateMe } from './use-update-me';

/** Theme and time zone; a choice is saved as it is made, and follows the person to other devices. */
export function PreferencesSection() {
  const { t } = useTranslation('account');
  const me = useMe();
  const update = useUpdateMe();
  const labelId = useId();
  const zones = useMemo(() => timeZones(me.timeZone), [me.timeZone]);
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
      <Select
        maw={360}
        label={t('preferences.timeZone')}
        description={t('preferences.timeZoneHint')}
        searchable
        onMouseDown={markText}
        limit={60}
        nothingFoundMessage={t('preferences.nothingFound')}
        allowDeselect={false}
        data={zones}
        value={chosen.timeZone ?? me.timeZone ?? ownZone()}
        onChange={(timeZone) => timeZone && save({ timeZone })}
      />
    </Section>
  );
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Every zone that the browser knows, with the chosen and the device's own, which may be none of them (UTC). */
function timeZones(chosen: string | null): string[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), ownZone(), ...(chosen ? [chosen] : [])]);
  return [...known].sort();
}
