import '@/i18n/answer-catalogue';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMe } from '@/entities/me/use-me';
import { personName } from '@/entities/users/person-name';
import { useKnownPeople, useKnownPerson } from '@/entities/users/use-known-people';
import { paths } from '@/lib/paths';
import classes from './mentions.module.css';

interface Props {
  userId: string;
  /** As it was written. */
  text: string;
}

/** Somebody who is mentioned, by the name that they have now: leads to their tasks. */
export function MentionPill({ userId, text }: Props) {
  const { t } = useTranslation(['ticket', 'answer']);
  const me = useMe();
  const person = useKnownPerson(userId);
  const known = useKnownPeople();
  if (!person) return <span className={classes.pill}>{text}</span>;
  const name = personName(person, known);
  return (
    <Link
      className={classes.pill}
      data-me={userId === me.id || undefined}
      to={paths.board({ assignee: person.email })}
      title={t('answer:write.mentionOf', { name })}
      dir="auto"
    >
      @{name}
    </Link>
  );
}
