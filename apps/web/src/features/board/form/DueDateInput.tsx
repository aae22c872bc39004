import '@mantine/dates/styles.css';
import { DateInput, type DateInputProps } from '@mantine/dates';
import { firstDueDay } from '@tavla/shared/fields';
import { isValid, parseISO } from 'date-fns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '@/lib/dates/days';

/** The day a task is due. Escape closes its calendar first, and only then what it stands in. */
export function DueDateInput(props: DateInputProps) {
  const { t } = useTranslation('board');
  const [isOpen, setOpen] = useState(false);
  return (
    <DateInput
      {...props}
      label={t('form.dueDate')}
      placeholder={t('form.noDate')}
      clearable
      clearButtonProps={{ 'aria-label': t('form.clearDate') }}
      valueFormat="MMM DD, YYYY"
      dateParser={parseDay}
      minDate={firstDueDay}
      highlightToday
      // Red is for what is overdue.
      weekendDays={[]}
      popoverProps={{ onOpen: () => setOpen(true), onClose: () => setOpen(false) }}
      data-mantine-stop-propagation={isOpen || undefined}
    />
  );
}

/** A typed date, as the field shows it or as 2026-11-21. */
function parseDay(text: string): string | null {
  const iso = parseISO(text.trim());
  const date = isValid(iso) ? iso : new Date(text);
  return isValid(date) ? dayOf(date) : null;
}
