import '@mantine/dates/styles.css';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { firstDueDay } from '@tavla/shared/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longDay, monthOfDay, weekdayOfDay } from '@/lib/dates/dates';
import { readDay } from '@/lib/dates/read-day';
import '@/i18n/calendar-catalogue';

/** The day a task is due. Escape closes its calendar first, and only then what it stands in. */
export function DueDateInput(props: DateInputProps) {
  const { t } = useTranslation(['board', 'calendar']);
  const [isOpen, setOpen] = useState(false);
  return (
    <DateInput
      {...props}
      label={t('form.dueDate')}
      placeholder={t('form.noDate')}
      clearable
      clearButtonProps={{ 'aria-label': t('form.clearDate') }}
      valueFormat={longDay}
      monthLabelFormat={monthOfDay}
      weekdayFormat={weekdayOfDay}
      dateParser={readDay}
      minDate={firstDueDay}
      ariaLabels={{
        ...{ previousMonth: t('calendar:previousMonth'), nextMonth: t('calendar:nextMonth') },
        ...{ previousYear: t('calendar:previousYear'), nextYear: t('calendar:nextYear') },
        ...{ previousDecade: t('calendar:previousYears'), nextDecade: t('calendar:nextYears') },
        ...{ monthLevelControl: t('calendar:months'), yearLevelControl: t('calendar:years') },
      }}
      getDayAriaLabel={longDay}
      // They are those of another month, and too pale to be read.
      hideOutsideDates
      highlightToday
      // Red is for what is overdue.
      weekendDays={[]}
      popoverProps={{ onOpen: () => setOpen(true), onClose: () => setOpen(false) }}
      data-mantine-stop-propagation={isOpen || undefined}
    />
  );
}
