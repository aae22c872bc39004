import { Select } from '@mantine/core';
import type { Person } from '@tavla/shared/contracts/users';
import { plainLetters } from '@tavla/shared/text/plain-letters';
import { useTranslation } from 'react-i18next';
import { foundByTyping } from '@/lib/forms/mark-text';
import { useEnterTakesFirst, useSearchField } from '@/ui/form/use-search-field';
import { useNobodyWords, usePeopleOptions, usePeopleState } from '../board-lists';

interface Props {
  people: readonly Person[];
  /** An e-mail address. */
  value: string | null;
  onChange(value: string | null): void;
  onBlur(): void;
  error: string | undefined;
}

/** Whose a task is, found by typing, also while the people are still coming. */
export function AssigneeSelect({ people, value, onChange, ...input }: Props) {
  const { t } = useTranslation(['board', 'taskForm']);
  const nobody = useNobodyWords(t('form.nobodyFound'));
  const options = usePeopleOptions(people, 'email');
  const isComing = usePeopleState() === 'coming';
  const chosen = options.find((one) => one.value === value)?.label ?? '';
  const field = useSearchField(chosen);
  const wanted = plainLetters(field.wanted.trim());
  const first = options.find(({ label, disabled }) => !disabled && plainLetters(label).includes(wanted));
  const onKeyDown = useEnterTakesFirst(field, {
    wanted,
    isComing: isComing && first === undefined,
    first: first?.value,
    onChange,
  });
  return (
    <Select
      {...input}
      label={t('form.assignee')}
      withAsterisk
      {...foundByTyping}
      allowDeselect={false}
      limit={100}
      placeholder={t('taskForm:assigneePlaceholder')}
      nothingFoundMessage={nobody}
      data={options}
      value={value}
      onChange={onChange}
      {...field.props}
      onKeyDown={onKeyDown}
    />
  );
}
