import { Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { timeZones } from '@/lib/dates/time-zones';
import { foundByTyping } from '@/lib/forms/mark-text';

interface TimeZoneSelectProps extends Omit<SelectProps, 'data' | 'value' | 'onChange'> {
  /** IANA name. */
  value: string | null;
  onChange: (timeZone: string | null) => void;
  /** What it means to choose none; left out, one must be chosen. */
  unsetLabel?: string;
}

const unset = 'unset';

/** A time zone, found by typing a part of its name. */
export function TimeZoneSelect({ value, onChange, unsetLabel, ...props }: TimeZoneSelectProps) {
  const { t } = useTranslation();
  const data = useMemo(() => {
    // New York is looked for with a space.
    const zones = timeZones(value).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
    return unsetLabel === undefined ? zones : [{ value: unset, label: unsetLabel }, ...zones];
  }, [value, unsetLabel]);
  return (
    <Select
      {...foundByTyping}
      limit={60}
      nothingFoundMessage={t('nothingFound')}
      allowDeselect={false}
      {...props}
      data={data}
      value={value ?? (unsetLabel === undefined ? null : unset)}
      onChange={(chosen) => onChange(chosen === unset ? null : chosen)}
    />
  );
}
