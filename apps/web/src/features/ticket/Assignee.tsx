import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '@/entities/users/PersonAvatar';
import { personName } from '@/entities/users/person-name';
import { useKnownPeople, useKnownPerson } from '@/entities/users/use-known-people';
import classes from './ticket.module.css';

/** Whose task it is, or that it is nobody's. */
export function Assignee({ userId }: { userId: string | null }) {
  const { t } = useTranslation('ticket');
  const person = useKnownPerson(userId);
  const known = useKnownPeople();
  const name = userId === null ? t('unassigned') : personName(person, known);
  return (
    <span className={classes.person}>
      {/* An empty circle would be nobody's. */}
      {userId && !person && known === 'coming' ? (
        <Skeleton circle h={20} w={20} />
      ) : (
        <PersonAvatar person={person} isSomebody={userId !== null} />
      )}
      <span dir="auto">{name}</span>
    </span>
  );
}
