import { useTranslation } from 'react-i18next';
import { personName } from '@/entities/users/person-name';
import { useKnownPeople, useKnownPerson } from '@/entities/users/use-known-people';
import { longDay } from '@/lib/dates/dates';
import { FoldedText } from '../FoldedText';
import classes from './suggestion.module.css';

interface Props {
  reminder: { userId: string; day: string; text: string };
}

/** Who is to be reminded, when, and of what beside the task. */
export function ReminderText({ reminder: { userId, day, text } }: Props) {
  const { t } = useTranslation('answer');
  const name = personName(useKnownPerson(userId), useKnownPeople());
  return (
    <>
      <span className={classes.reminds}>{t('reminds', { name, day: longDay(day) })}</span>
      {text && <FoldedText text={text} />}
    </>
  );
}
